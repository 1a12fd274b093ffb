import { type RawBuilder, sql } from 'kysely';
import { lockEvent } from '#features/events/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { type AttendanceId, ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { MergingNow, OwnMove, TwoAccounts } from '#platform/server/merging.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { ACTIVE_STATUSES } from '../rules.ts';
import { count, noteAll } from './place-rows.ts';
import { fillPlaces, type PlacesContext, placesAt } from './places.ts';

/** Who has come, then who has a place, then who is offered one or waits, in their order. */
const rankOf = (row: string): RawBuilder<unknown> => sql`(
  ${sql.ref(`${row}.checked_in_at`)} is not null,
  array_position(array['waiting', 'offered', 'attending'], ${sql.ref(`${row}.status`)}),
  -${sql.ref(`${row}.position`)})`;

const isActive = (row: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.status`)} = any(${ACTIVE_STATUSES}::text[])`;

/** Both accounts have a place at the same time of an activity, or wait for one. */
const twice = ({ gone, kept }: TwoAccounts): RawBuilder<unknown> => sql`
  attendance own join attendance other on other.occurrence_id = own.occurrence_id
  join occurrence on occurrence.id = own.occurrence_id
  join event on event.id = occurrence.event_id
  where own.user_id = ${gone} and ${isActive('own')} and other.user_id = ${kept} and ${isActive('other')}`;

export async function planPlaces({ db, ...accounts }: TwoAccounts<UserId> & { db: Db }): Promise<OwnMove[]> {
  const { rows } = await rowsOf({ total: number, dropped: number, won: number, digest: text })`
    select (select count(*)::int from attendance where user_id = ${accounts.gone}) as total,
      count(*)::int as dropped, (count(*) filter (where ${rankOf('own')} > ${rankOf('other')}))::int as won,
      coalesce(string_agg(own.id || own.status || other.id || other.status, ',' order by own.id), '') as digest
    from ${twice(accounts)}`.execute(db);
  return rows.map(({ total, dropped, won, digest }) => ({
    table: 'attendance',
    moves: total - dropped + won,
    dropped,
    digest,
  }));
}

const doubleRow = {
  occurrence_id: ids.occurrence,
  event_id: ids.event,
  is_deleted: boolean,
  lost_id: ids.attendance,
  lost_status: text,
};

/**
 * A person has one place. The weaker of two is given up without a word to them, as they still have the other, and goes to
 * the user who is next. In the order of ids, as others lock.
 */
export async function mergePlaces({ gone, kept, ...merging }: MergingNow<UserId>): Promise<void> {
  const context: PlacesContext = { ...merging, actor: null, tenant: { key: DEFAULT_TENANT_KEY } };
  const { rows: held } = await rowsOf({ event_id: ids.event })`
    select distinct occurrence.event_id
    from attendance join occurrence on occurrence.id = attendance.occurrence_id
    where user_id = ${gone} and ${isActive('attendance')}
    order by occurrence.event_id`.execute(context.db);
  for (const { event_id } of held) await lockEvent(context, event_id);
  const isWon = sql`${rankOf('own')} > ${rankOf('other')}`;
  const { rows: doubles } = await rowsOf(doubleRow)`
    select own.occurrence_id, occurrence.event_id, event.deleted_at is not null as is_deleted,
      case when ${isWon} then other.id else own.id end as lost_id,
      case when ${isWon} then other.status else own.status end as lost_status
    from ${twice({ gone, kept })} order by occurrence.event_id, occurrence.start_at, occurrence.id`.execute(context.db);
  for (const double of doubles) await giveUp(context, double.lost_id);
  await sql`update attendance set user_id = ${kept} where user_id = ${gone}`.execute(context.db);
  for (const { occurrence_id, is_deleted, lost_status } of doubles) {
    if (is_deleted) continue;
    const places = await placesAt(context, occurrence_id);
    await count(context, places, lost_status === 'waiting' ? { waiting: -1 } : { attending: -1 });
    await fillPlaces(context, places);
  }
}

async function giveUp(context: PlacesContext, id: AttendanceId): Promise<void> {
  await sql`update attendance set status = 'cancelled', offer_expires_at = null, updated_at = ${context.now}
    where id = ${id}`.execute(context.db);
  await noteAll(context, [{ attendance_id: id, kind: 'cancelled', actor_user_id: null, reason: null }]);
}
