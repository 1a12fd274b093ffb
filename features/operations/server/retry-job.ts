import { recordAudit } from '#features/audit/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { jobKinds } from './queries.ts';

export type JobParts = {
  kinds: readonly Job[];
  /** Puts those of the kind that were given up back into the queue, and answers how many. */
  retryFailed(name: string): Promise<number>;
};

/** What was given up is put back; of what runs by the clock and is gone from the queue already, one more is begun. */
export async function retryJob(
  context: Context,
  name: string,
  { kinds, retryFailed }: JobParts,
): Promise<{ count: number }> {
  const job = kinds.find((kind) => kind.name === name);
  if (!job) refuse('not_found');
  const [kind] = await jobKinds(context, [job]);
  if (!kind?.can_retry) return { count: 0 };
  let count = kind.failed > 0 ? await retryFailed(name) : 0;
  if (count === 0 && job.cron !== undefined) {
    await context.enqueue(context.db, job, {});
    count = 1;
  }
  await recordAudit(context, 'job.retry', { details: { name, count } });
  return { count };
}
