import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import {
  planReminders,
  remindPeople,
  sweepPlaces,
  tellAboutCrowd,
  tellAboutPlace,
  tellAboutPlaces,
} from './jobs-declared.ts';
import { planning } from './plan-reminders.ts';
import { reminding } from './remind-people.ts';
import { sweeping } from './sweep-places.ts';
import { writeAboutCrowd, writeAboutPlace, writeAboutPlaces } from './tell-about-place.ts';

export const attendanceWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellAboutPlace, ({ db, now, secrets, enqueue }, news) =>
    writeAboutPlace({ db, now: now(), secrets, enqueue, origins }, news),
  ),
  worker(tellAboutCrowd, ({ db, now, secrets, enqueue }, news) =>
    writeAboutCrowd({ db, now: now(), secrets, enqueue, origins }, news),
  ),
  worker(tellAboutPlaces, ({ db, now, secrets, enqueue }, news) =>
    writeAboutPlaces({ db, now: now(), secrets, enqueue, origins }, news),
  ),
  worker(sweepPlaces, (services) => sweeping({ ...services, now: services.now() })),
  worker(remindPeople, ({ db, now, secrets, enqueue, countRows }) =>
    reminding({ db, now: now(), secrets, enqueue, countRows, origins }),
  ),
  worker(planReminders, async (services) => {
    await planning(services);
  }),
];
