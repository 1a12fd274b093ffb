import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import type { WindDownId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { End } from './fates.ts';
import { outlookOf } from './outlook.ts';
import { lockedPlan, type Plan } from './plan-rows.ts';

const countedRow = z.object({ before: z.record(z.string(), z.unknown()), tally: z.record(z.string(), z.number()) });

/**
 * What there was, what was done and what is left, in words that are never changed. Their digest stands in the audit log,
 * whose entries are chained: neither can be changed without the other telling of it. While anything is left that was to
 * go, there is no proof.
 */
export async function sealProof({ now }: Pick<JobServices, 'now'>, db: Db, id: WindDownId, end: End): Promise<void> {
  const plan = await lockedPlan(db, id);
  const after = await outlookOf(db, end);
  const { organisations, people } = after;
  const isLeft = organisations.moved + organisations.deleted + people.deleted > 0;
  if (plan.done_at !== null || plan.started_at === null || isLeft) return;
  const { rows } = await rowsOf(countedRow)`select before, tally from wind_down where id = ${id}`.execute(db);
  const done_at = now();
  const text = `${JSON.stringify({ ...headOf(plan), done_at, before: rows[0]?.before, done: rows[0]?.tally, after }, null, 2)}\n`;
  const digest = createHash('sha256').update(text).digest('hex');
  await sql`
    update wind_down set done_at = ${done_at}, proof = ${text}, proof_digest = ${digest} where id = ${id}`.execute(db);
  await recordAudit({ db, now: done_at, actor: null }, 'wind_down.done', {
    municipality_id: plan.municipality_id,
    details: { wind_down: id, sha256: digest },
  });
}

const nameOf = (number: number | null): string | null =>
  number === null ? null : (municipalityById(number)?.name ?? String(number));

const headOf = (plan: Plan) => ({
  wind_down: plan.id,
  portal: plan.tenant_key,
  municipality: nameOf(plan.municipality_id),
  neighbour: nameOf(plan.neighbour_id),
  decision: plan.decision,
  announced_on: plan.announced_on,
  last_day: plan.last_day,
  delete_on: plan.delete_on,
  letters: plan.letters,
  closed_at: plan.closed_at,
  started_at: plan.started_at,
});
