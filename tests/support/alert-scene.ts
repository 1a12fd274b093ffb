import { alertWorkers } from '#features/alerts/server/jobs.ts';
import { matchAlerts, tellAlerts } from '#features/alerts/server/jobs-declared.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { TestPortal } from './portal.ts';

const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;

/** Carries out one of the jobs now. */
export async function runAlertJob(portal: TestPortal, job: Pick<Job, 'name'>): Promise<void> {
  const found = alertWorkers({ origins: ORIGINS }).find(({ job: { name } }) => name === job.name);
  await found?.work(portal.jobServices, {});
}

export async function runAlerts(portal: TestPortal): Promise<void> {
  await runAlertJob(portal, matchAlerts);
  await runAlertJob(portal, tellAlerts);
}

type Frequency = 'at_once' | 'daily' | 'weekly';

/** Asks for it as a user in Bergen's portal does. */
export async function askedFor(
  portal: TestPortal,
  user: UserId,
  filters: Record<string, string>,
  frequency: Frequency = 'at_once',
): Promise<string> {
  const answer = await portal.as(user).post('/api/alerts', { filters, frequency });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  return answer.json().data.id;
}
