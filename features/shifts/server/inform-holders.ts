import { type EventId, ids, type SlotId, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Slot } from '../contract.ts';
import type { SlotPeriod } from '../rules.ts';
import { type SlotNews, tellAboutSlot } from './jobs-declared.ts';

const AT_ONCE = 200;

type SlotToTellOf = Pick<Slot, 'name' | 'start_at' | 'end_at'>;

/** People are told by a job: writing the letters would keep everybody else waiting for the lock. */
export async function informHolders(
  { db, enqueue, tenant }: Pick<Context, 'db' | 'enqueue' | 'tenant'>,
  eventId: EventId,
  { name, start_at, end_at }: SlotToTellOf,
  news: SlotNews,
  userIds: readonly UserId[],
  before: SlotPeriod | null = null,
): Promise<void> {
  for (let at = 0; at < userIds.length; at += AT_ONCE) {
    await enqueue(db, tellAboutSlot, {
      event_id: eventId,
      user_ids: userIds.slice(at, at + AT_ONCE),
      news,
      slot: { name, start_at, end_at },
      before: before && { start_at: before.start_at, end_at: before.end_at },
      tenant: tenant.key,
    });
  }
}

export async function holdersOf({ db }: Pick<Context, 'db'>, slotId: SlotId): Promise<UserId[]> {
  const { rows } = await rowsOf({ user_id: ids.user })`
    select user_id from slot_user where slot_id = ${slotId} order by created_at, user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
