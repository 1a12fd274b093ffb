import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { PROCESS_ROLES, PROCESS_TROUBLES } from './rules.ts';

const running = z.object({ name: z.string(), since: z.string() });

const portalProcess = z.object({
  id: ids.process,
  role: z.enum(PROCESS_ROLES),
  host: z.string(),
  version: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  memory_mb: z.int(),
  /** How long the process kept others waiting, at worst but for one time in a hundred. */
  loop_delay_ms: z.int(),
  connections: z.int(),
  running: z.array(running),
  troubles: z.array(z.enum(PROCESS_TROUBLES)),
});
export type PortalProcess = z.infer<typeof portalProcess>;
export const processRow = portalProcess.omit({ troubles: true });

const portalHealth = z.object({
  data: z.array(portalProcess),
  /** Whether there is one that carries out jobs. */
  has_worker: z.boolean(),
  /** Queues in which the first has waited too long. */
  late: z.array(z.object({ name: z.string(), oldest_at: z.string() })),
});
export type PortalHealth = z.infer<typeof portalHealth>;

const jobKind = z.object({
  name: z.string(),
  /** When it runs by itself, as cron. */
  cron: z.string().nullable(),
  waiting: z.int(),
  /** Since when the first of those that wait could have begun. */
  oldest_at: z.string().nullable(),
  is_late: z.boolean(),
  /** Given up after the last try. They are kept for an hour. */
  failed: z.int(),
  last: z
    .object({
      host: z.string(),
      ended_at: z.string(),
      milliseconds: z.int(),
      rows: z.int(),
      is_failed: z.boolean(),
    })
    .nullable(),
  last_failure: z.object({ at: z.string(), text: z.string() }).nullable(),
  running: z.array(z.object({ host: z.string(), since: z.string() })),
  can_retry: z.boolean(),
});
export type JobKind = z.infer<typeof jobKind>;

export const listProcesses = endpoint({
  method: 'GET',
  path: '/operations/processes',
  summary: 'For super-admins: every process of the portal, how it is, and what is wrong.',
  access: 'superAdmin',
  rate: 'personal',
  answer: portalHealth,
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/operations/jobs',
  summary: 'For super-admins: every kind of background job, its last run, what waits and what failed.',
  access: 'superAdmin',
  rate: 'personal',
  answer: z.object({ data: z.array(jobKind) }),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/operations/jobs/retry',
  summary: 'For super-admins: jobs of one kind that failed are tried again.',
  access: 'superAdmin',
  rate: 'write',
  body: z.object({ name: z.string().min(1).max(100) }),
  answer: oneOf(z.object({ count: z.int() })),
  isOwnOnly: true,
});
