import { sql } from 'kysely';
import type { AlertId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Frequency } from '../rules.ts';
import { nextLetter } from './next-letter.ts';

type Choice = { frequency: Frequency; by_email: boolean };

export const updateAlert = (context: Context, id: AlertId, choice: Choice): Promise<AlertId> =>
  inTransaction(context.db, (db) => choose({ ...context, db }, id, choice));

/** What waits already comes when the new choice says. */
export async function choose(context: Context, id: AlertId, { frequency, by_email }: Choice): Promise<AlertId> {
  const { db, now } = context;
  const { numAffectedRows = 0n } = await sql`
    update alert set frequency = ${frequency}, by_email = ${by_email}
    where id = ${id} and user_id = ${actorOf(context).id}`.execute(db);
  if (numAffectedRows === 0n) refuse('not_found');
  await sql`update alert set due_at = ${nextLetter(now)} where id = ${id} and due_at is not null`.execute(db);
  return id;
}

/** Its list is removed by the next cleaning job, unless another alert uses it. */
export async function deleteAlert(context: Context, id: AlertId): Promise<undefined> {
  const { numAffectedRows = 0n } = await sql`
    delete from alert where id = ${id} and user_id = ${actorOf(context).id}`.execute(context.db);
  if (numAffectedRows === 0n) refuse('not_found');
}
