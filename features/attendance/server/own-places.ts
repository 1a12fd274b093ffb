import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { demandEvent, eventIdOf } from '#features/events/server/public.ts';
import { leaveEnds, lotsAreDrawnAt, signUpFault } from '#features/events/sign-up-rules.ts';
import { isStoppedOrganisation } from '#features/organisations/server/public.ts';
import { type EventId, ids, type OccurrenceId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { numberOrNull, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { type OwnPlace, ownState } from '../contract.ts';
import { maySeeTime } from '../policy.ts';
import { ACTIVE_STATUSES, hasRoom, isBeforeDraw, leaveFault } from '../rules.ts';
import { activeOf, occurrencePlacesRow } from './place-rows.ts';
import { lineEnds, WAITING_POSITION } from './waiting-position.ts';

const ownPlaceRow = occurrencePlacesRow
  .omit({ event_name: true, organisation_id: true, municipality_ids: true, offer_hours: true, priority_group: true })
  .extend({
    user_id: ids.user,
    own_status: z.enum(ACTIVE_STATUSES).nullable(),
    position: numberOrNull,
    offer_expires_at: textOrNull,
    checked_in_at: textOrNull,
  });
type Row = z.infer<typeof ownPlaceRow>;

export async function getOwnPlace(context: Context, occurrenceId: OccurrenceId): Promise<OwnPlace> {
  const event = await demandEvent(context, await eventIdOf(context, occurrenceId));
  const [row] = await ownRows(context, sql`o.id = ${occurrenceId}`);
  if (!row || !maySeeTime(context.actor, event, row)) refuse('not_found');
  return inWords(row, context.now);
}

/** Right after the person has done something about it: they know that it is there. */
export async function ownPlaceAt(context: Context, occurrenceId: OccurrenceId): Promise<OwnPlace> {
  const [row] = await ownRows(context, sql`o.id = ${occurrenceId}`);
  return row ? inWords(row, context.now) : refuse('not_found');
}

/** `ownPlaceAt` for many at once, by person. */
export async function ownPlacesAt(
  { db, now }: Pick<Context, 'db' | 'now'>,
  occurrenceId: OccurrenceId,
  userIds: readonly UserId[],
): Promise<Map<UserId, OwnPlace>> {
  const rows = await rowsWhere(db, userIds, sql`o.id = ${occurrenceId}`);
  return new Map(rows.map((row) => [row.user_id, inWords(row, now)]));
}

export async function listOwnPlaces(context: Context, eventId: EventId): Promise<OwnPlace[]> {
  const { id } = actorOf(context);
  return (await listPlacesOf(context, eventId, [id])).get(id) ?? [];
}

/** The times of an activity that are to come and that the actor sees, as they are for each of these people. */
export async function listPlacesOf(
  context: Context,
  eventId: EventId,
  userIds: readonly UserId[],
): Promise<Map<UserId, OwnPlace[]>> {
  const event = await demandEvent(context, eventId);
  const seen = maySeeTime(context.actor, event, { is_published: false }) ? sql`true` : sql`o.is_published`;
  const isToCome = sql`o.event_id = ${eventId} and o.end_at > ${context.now} and ${seen}`;
  const rows = await rowsWhere(context.db, userIds, isToCome);
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byPerson].map(([user_id, own]) => [user_id, own.map((row) => inWords(row, context.now))]));
}

/** As many times as an activity can have, of each person. */
const MAX_PLACES = 400;

const ownRows = (context: Context, condition: RawBuilder<unknown>): Promise<Row[]> =>
  rowsWhere(context.db, [actorOf(context).id], condition);

async function rowsWhere(db: Context['db'], userIds: readonly UserId[], condition: RawBuilder<unknown>) {
  const { rows } = await rowsOf(ownPlaceRow)`
    with own as materialized (${activeOf(userIds)}), line_end as materialized (${lineEnds(sql`own`)})
    select person.id as user_id, o.id, o.event_id, o.start_at, o.end_at, o.is_published, o.is_cancelled, o.capacity_max, o.attending_count,
      o.waiting_count, o.drawn_at, e.status, e.completed_at is not null as is_completed, e.source = 'local' as is_local,
      e.has_sign_up, e.sign_up_closes_minutes, e.leave_closes_minutes, e.has_waiting_list, e.waiting_policy,
      e.lottery_hours, ${isStoppedOrganisation(sql`e.organisation_id`)} as is_stopped, a.status as own_status, a.offer_expires_at, a.checked_in_at,
      case when a.status = 'waiting' then ${WAITING_POSITION} end as position
    from occurrence o
    join event e on e.id = o.event_id
    cross join unnest(${userIds}::uuid[]) as person (id)
    left join own a on a.occurrence_id = o.id and a.user_id = person.id
    left join line_end on line_end.occurrence_id = a.occurrence_id and line_end.is_prior = a.is_prior
    where ${condition} and e.deleted_at is null
    order by o.start_at, o.id
    limit ${MAX_PLACES * userIds.length}`.execute(db);
  return rows;
}

function inWords(row: Row, now: Date): OwnPlace {
  const { own_status: status } = row;
  const hasLots = isBeforeDraw(row, now);
  const fault = signUpFault(row, now);
  const isOpen = hasRoom(row) || row.has_waiting_list || hasLots;
  return {
    occurrence_id: row.id,
    event_id: row.event_id,
    start_at: row.start_at,
    end_at: row.end_at,
    is_canceled: row.is_cancelled || row.status === 'cancelled',
    status,
    position: hasLots ? null : row.position,
    offer_expires_at: row.offer_expires_at,
    checked_in_at: row.checked_in_at,
    attendees_count: row.attending_count,
    waiting_count: row.waiting_count,
    capacity: { max: row.capacity_max },
    waiting_policy: row.waiting_policy,
    has_waiting_list: row.has_waiting_list,
    draws_at: hasLots ? new Date(lotsAreDrawnAt(row)).toISOString() : null,
    leave_until: status === null ? null : new Date(leaveEnds(row)).toISOString(),
    fault,
    can: {
      sign_up:
        !row.is_stopped && (status === 'offered' ? isStillHeld(fault) : status === null && fault === null && isOpen),
      leave: status !== null && leaveFault(row, status, now) === null,
    },
  };
}

/** An offer holds although sign-up has closed meanwhile. */
export const isStillHeld = (fault: OwnPlace['fault']): boolean => fault === null || fault === 'closed';

export async function listMyStates(context: Context) {
  const { rows } = await rowsOf(ownState)`
    select distinct on (o.event_id) o.event_id, o.id as occurrence_id, a.status, o.start_at
    from attendance a
    join occurrence o on o.id = a.occurrence_id
    join event e on e.id = o.event_id
    where a.user_id = ${actorOf(context).id} and a.status in ('attending', 'waiting', 'offered')
      and o.end_at > ${context.now} and o.is_published and not o.is_cancelled and e.is_listed
      and not ${isStoppedOrganisation(sql`e.organisation_id`)}
    order by o.event_id, o.start_at, o.id`.execute(context.db);
  return rows;
}
