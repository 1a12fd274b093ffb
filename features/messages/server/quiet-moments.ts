import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { goesAtNight } from '../delivery-classes.ts';
import { type QuietHours, quietUntil, USUAL_QUIET_HOURS } from '../quiet-hours.ts';
import type { Message } from './send-message.ts';

type Waiting = Pick<Message, 'template' | 'user_id' | 'can_wait' | 'expires_at'>;

/** When each of them may go out; null is at once. People without an account have no hours that we know of. */
export async function quietMoments({ db, now }: { db: Db; now: Date }, messages: readonly Waiting[]) {
  const readers = messages.map(({ template, user_id, can_wait }) =>
    can_wait || !goesAtNight(template) ? user_id : null,
  );
  const chosen = await hoursOf(db, [...new Set(readers.filter((reader) => reader !== null))]);
  return messages.map(({ expires_at }, at) => {
    const reader = readers[at] ?? null;
    const moment = reader && quietUntil(now, chosen.get(reader) ?? USUAL_QUIET_HOURS);
    // What would be of no use in the morning goes now.
    return moment && expires_at && expires_at <= moment ? null : moment;
  });
}

async function hoursOf(db: Db, users: readonly UserId[]): Promise<Map<UserId, QuietHours>> {
  if (users.length === 0) return new Map();
  const { rows } = await rowsOf({ user_id: ids.user, from_hour: number, until_hour: number })`
    select user_id, from_hour, until_hour from quiet_hours where user_id = any(${[...users]}::uuid[])`.execute(db);
  return new Map(rows.map(({ user_id, ...hours }) => [user_id, hours]));
}
