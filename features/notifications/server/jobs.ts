import { type Worker, worker } from '#platform/server/jobs.ts';
import { addTo } from './add-notifications.ts';
import { addNotifications } from './jobs-declared.ts';

export const notificationWorkers: readonly Worker[] = [
  worker(addNotifications, (services, { entries }) => addTo(services, entries)),
];
