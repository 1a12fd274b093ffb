import { sql } from 'kysely';
import { z } from 'zod';
import { refillCards } from '#features/cards/server/public.ts';
import { decidedVersion } from '#features/schemes/server/public.ts';
import { ids, type OfficeRunId } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

const AT_ONCE = 200;

const runRow = z.object({
  version_id: ids.schemeVersion,
  amount_ore: number,
  note: text,
  last_card_id: textOrNull,
  decided_by: ids.user.nullable(),
  decided_at: text,
});

/**
 * In small transactions, in the order of ids, each with how far it has come: what is done stays done, and a process that is
 * killed is followed by one that goes on from there. A stop is seen before the next batch.
 */
export async function fillRun(services: JobServices, id: OfficeRunId): Promise<void> {
  await inBatches(services, `fill accounts ${id}`, (db) => fillSome(db, services.now(), id), AT_ONCE);
}

async function fillSome(db: Db, now: Date, id: OfficeRunId): Promise<number> {
  const { rows } = await rowsOf(runRow)`
    select version_id, amount_ore, note, last_card_id, decided_by, decided_at from office_run
    where id = ${id} and state = 'running' for update`.execute(db);
  const run = rows[0];
  const version = run && (await decidedVersion({ db }, run.version_id));
  if (!run || !version) return 0;
  const { rows: cards } = await rowsOf({ id: ids.card })`
    select id from card
    where version_id = ${run.version_id} and closed_at is null and created_at <= ${run.decided_at}
      and (${run.last_card_id}::uuid is null or id > ${run.last_card_id}::uuid)
    order by id limit ${AT_ONCE}`.execute(db);
  const found = cards.map((card) => card.id);
  const { decided_by, amount_ore, note } = run;
  const context = { db, now, actor: decided_by === null ? null : { id: decided_by } };
  const filled = found.length === 0 || (await refillCards(context, version, found, { amount_ore, note, key: id })).ok;
  // Where the frame was used by others meanwhile nobody of this batch gets anything, and the office sees how far it came.
  const state = filled ? (found.length < AT_ONCE ? 'done' : 'running') : 'stopped';
  await sql`update office_run set state = ${state}, filled = filled + ${filled ? found.length : 0},
      last_card_id = coalesce(${(filled ? found.at(-1) : null) ?? null}::uuid, last_card_id) where id = ${id}`.execute(
    db,
  );
  return state === 'running' ? found.length : 0;
}
