import { sql } from 'kysely';
import { guardiansOf } from '#features/households/server/public.ts';
import { canBeMailed } from '#features/messages/server/public.ts';
import { isPaused } from '#features/notifications/server/public.ts';
import type { BulkMessageId, EventId, OccurrenceId, OrganisationId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Asking, isReader, type Place, type Reader, type Recipient, readerRow, recipientRow } from './audience.ts';

/** Those who take part in one time, or in what was to come when it was written. */
export type Attendees = {
  organisation_id: OrganisationId;
  event_id: EventId;
  occurrence_id: OccurrenceId | null;
  includes_waiting: boolean;
  created_at: Date | string;
};

/**
 * Each person once, also with places at several times, and the guardians of the children among them. Of a cancelled
 * time: those who had a place.
 */
const isOnList = (attendees: Attendees) => sql`(
  app_user.id in (${onList(attendees)})
  or app_user.id in ${guardiansOf({ now: new Date(attendees.created_at) }, onList(attendees))})`;

const onList = ({ event_id, occurrence_id, includes_waiting, created_at }: Attendees) => sql`
  select attendance.user_id
  from occurrence
  join event on event.id = occurrence.event_id
  join attendance on attendance.occurrence_id = occurrence.id
  where occurrence.event_id = ${event_id} and occurrence.is_published
    and ${occurrence_id ? sql`occurrence.id = ${occurrence_id}` : sql`occurrence.end_at > ${created_at}`}
    and (
      attendance.status in (${includes_waiting ? sql`'attending', 'waiting', 'offered'` : sql`'attending'`})
      or attendance.status = 'cancelled' and (event.status = 'cancelled' or occurrence.is_cancelled))`;

/** Those it is to, however they want their letters: in the order of their ids. */
export async function attendeesAfter(db: Db, circular: Attendees, after: Place): Promise<Reader[]> {
  const { rows } = await rowsOf(readerRow)`
    select app_user.id as user_id, app_user.lang from app_user
    where ${isOnList(circular)} and ${isReader(after)}
    order by app_user.id
    limit ${after.most}`.execute(db);
  return rows;
}

export async function countAttendees({ db, now }: Asking, attendees: Attendees): Promise<number> {
  const { rows } = await rowsOf({ recipients: number })`
    select count(*)::int as recipients from app_user
    where ${isOnList(attendees)} and ${canBeMailed(attendees.organisation_id, 'messages')} and not ${isPaused(now)}`.execute(
    db,
  );
  return rows[0]?.recipients ?? 0;
}

/** The next who should get a circular and have not. */
export async function nextAttendees(
  { db, now }: Asking,
  circular: Attendees & { id: BulkMessageId },
  most: number,
): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select app_user.id as user_id, app_user.lang, app_user.email as address
    from app_user
    where ${isOnList(circular)} and ${canBeMailed(circular.organisation_id, 'messages')} and not ${isPaused(now)}
      and not exists (select from outgoing_message where circular_id = ${circular.id} and user_id = app_user.id)
    order by app_user.id
    limit ${most}`.execute(db);
  return rows;
}
