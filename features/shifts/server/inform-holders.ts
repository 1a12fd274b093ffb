import { type EventId, ids, type ShiftId, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Shift } from '../contract.ts';
import type { ShiftPeriod } from '../rules.ts';
import { type ShiftNews, tellAboutShift } from './jobs-declared.ts';

const AT_ONCE = 200;

type ShiftToTellOf = Pick<Shift, 'name' | 'start_at' | 'end_at'>;

/** People are told by a job: writing the letters would keep everybody else waiting for the lock. */
export async function informHolders(
  { db, enqueue, tenant }: Pick<Context, 'db' | 'enqueue' | 'tenant'>,
  eventId: EventId,
  { name, start_at, end_at }: ShiftToTellOf,
  news: ShiftNews,
  userIds: readonly UserId[],
  before: ShiftPeriod | null = null,
): Promise<void> {
  for (let at = 0; at < userIds.length; at += AT_ONCE) {
    await enqueue(db, tellAboutShift, {
      event_id: eventId,
      user_ids: userIds.slice(at, at + AT_ONCE),
      news,
      slot: { name, start_at, end_at },
      before: before && { start_at: before.start_at, end_at: before.end_at },
      tenant: tenant.key,
    });
  }
}

export async function holdersOf({ db }: Pick<Context, 'db'>, shiftId: ShiftId): Promise<UserId[]> {
  const { rows } = await rowsOf({ user_id: ids.user })`
    select user_id from slot_user where slot_id = ${shiftId} order by created_at, user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
