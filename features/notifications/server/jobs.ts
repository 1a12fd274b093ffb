import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { addTo } from './add-notifications.ts';
import { addNotifications, sendDueDigests } from './jobs-declared.ts';
import { sendDigests } from './send-digests.ts';

export const notificationWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(addNotifications, async (services, { entries }) => {
    await addTo(services, entries);
    services.countRows(entries.length);
  }),
  worker(sendDueDigests, (services) => sendDigests({ ...services, now: services.now(), origins })),
];
