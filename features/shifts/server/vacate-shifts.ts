import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type EventId, ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { informHolders } from './inform-holders.ts';

const vacatedRow = z.object({ id: ids.shift, name: text, start_at: text, end_at: text, user_ids: z.array(ids.user) });

/** Nobody has a shift to come any more; they are told. With the activity locked. Answers how many shifts were held. */
export async function vacateShiftsOf(context: Context, eventId: EventId): Promise<number> {
  const { rows } = await rowsOf(vacatedRow)`
    with gone as (
      delete from slot_user using slot
      where slot.id = slot_user.slot_id and slot.event_id = ${eventId} and slot.end_at > ${context.now}
      returning slot_user.slot_id, slot_user.user_id
    )
    update slot set taken_count = 0
    from (select slot_id, array_agg(user_id order by user_id) as user_ids from gone group by slot_id) as had
    where slot.id = had.slot_id
    returning slot.id, slot.name, slot.start_at, slot.end_at, had.user_ids`.execute(context.db);
  for (const { user_ids, ...slot } of rows) await informHolders(context, eventId, slot, 'taken_back', user_ids);
  return rows.length;
}

/** An account is shut: others can take what has not begun. */
export const vacateShiftsHeldBy = ({ db, now }: Pick<Context, 'db' | 'now'>, userId: UserId): Promise<void> =>
  giveBack(db, userId, sql`slot.start_at > ${now}`);

/** A person is erased, also from what is over. */
export const removeFromShifts = ({ db }: Pick<Context, 'db'>, userId: UserId): Promise<void> =>
  giveBack(db, userId, sql`true`);

/** Counted down only, so that no lock is needed with those who take a shift meanwhile. */
async function giveBack(db: Db, userId: UserId, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with given as (
      delete from slot_user using slot
      where slot.id = slot_user.slot_id and slot_user.user_id = ${userId} and ${which}
      returning slot_user.slot_id
    )
    update slot set taken_count = greatest(0, taken_count - 1) from given where slot.id = given.slot_id`.execute(db);
}
