import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { tellCohosts, tellOrganisers, tellParticipants } from './jobs-declared.ts';
import { tellNewCohosts } from './tell-cohosts.ts';
import { tellThoseWhoRun } from './tell-organisers.ts';
import { tellThoseWhoTakePart } from './tell-people.ts';

export const seriesWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellParticipants, ({ db, now, secrets, enqueue }, news) =>
    tellThoseWhoTakePart({ db, now: now(), secrets, enqueue, origins }, news),
  ),
  worker(tellOrganisers, ({ db, now, secrets, enqueue }, news) =>
    tellThoseWhoRun({ db, now: now(), secrets, enqueue, origins }, news),
  ),
  worker(tellCohosts, ({ db, now, secrets, enqueue }, news) =>
    tellNewCohosts({ db, now: now(), secrets, enqueue, origins }, news),
  ),
];
