import { sql } from 'kysely';
import { z } from 'zod';
import { isFarOff } from '#features/messages/far-off.ts';
import { isThere, notify, recipient } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { tellParticipants } from './jobs-declared.ts';
import { letterTo, participantRow } from './letters-to-participants.ts';

export type Services = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };
type News = z.output<typeof tellParticipants.payload>;
export const toldRow = z.object({
  id: ids.event,
  name: text,
  organisation: text,
  organisation_id: ids.organisation.nullable(),
});
const placedRow = toldRow.extend({ venue: textOrNull, address: textOrNull, lat: numberOrNull, lng: numberOrNull });
type Told = z.infer<typeof placedRow>;
type Participant = z.infer<typeof participantRow>;

const BATCH = 200;

/** A batch of letters and the order for the next one are written together, so that nobody gets a letter twice. */
export async function tellThoseWhoTakePart(services: Services, news: News): Promise<void> {
  const tenant = tenantByKey(news.tenant);
  if (!tenant) return;
  await inTransaction(services.db, async (db) => {
    const told = await toldEvent(db, news.event_id);
    if (!told) return;
    const readers = await nextParticipants(db, services.now, told, news);
    const { id, name: event, organisation_id, ...place } = told;
    const notices = readers.map((reader) => {
      const url = addressOf(id, reader.lang, { ...services, tenant });
      // What begins soon cannot wait until the morning.
      const can_wait = reader.times.every(({ start_at }) => isFarOff(start_at, services.now));
      const letter = letterTo(reader, { ...place, event }, news, { now: services.now, tenant, url });
      const about = { event_id: id, organisation_id, starts_at: reader.times[0]?.start_at ?? null };
      return { ...letter, about, is_required: news.news !== 'changed', can_wait };
    });
    await notify({ ...services, db, tenant }, ...notices);
    const last = readers.at(-1);
    if (last && readers.length === BATCH) await services.enqueue(db, tellParticipants, { ...news, after: last.id });
  });
}

async function toldEvent(db: Db, id: EventId): Promise<Told | undefined> {
  const { rows } = await rowsOf(placedRow)`
    select e.id, e.name, e.organisation_id, coalesce(o.name, e.name) as organisation, e.venue, e.address, e.lat, e.lng
    from event e left join organisation o on o.id = e.organisation_id
    where e.id = ${id}`.execute(db);
  return rows[0];
}

/** What gives a user who waited a place. */
const GIVES_PLACE = ['promoted', 'accepted', 'drawn'];

/** One row for each person, with those of the times that concern them. */
async function nextParticipants(db: Db, now: Date, event: Told, news: News): Promise<Participant[]> {
  const isConcerned = news.cancelled_at
    ? sql`attendance.status = 'cancelled' and attendance.updated_at = ${news.cancelled_at}::timestamptz`
    : sql`attendance.status in ('attending', 'waiting', 'offered')`;
  const hasPlace = news.cancelled_at
    ? sql`(select coalesce(bool_or(kind = any(${GIVES_PLACE}::text[])), false) or not coalesce(bool_or(kind = 'waiting'), false)
        from attendance_change where attendance_change.attendance_id = attendance.id)`
    : sql`attendance.status = 'attending'`;
  const { rows } = await rowsOf(participantRow)`
    with concerned as (
      select attendance.user_id, occurrence.id, occurrence.start_at, occurrence.end_at, ${hasPlace} as has_place
      from attendance join occurrence on occurrence.id = attendance.occurrence_id
      where attendance.occurrence_id = any(${news.occurrence_ids}::uuid[]) and ${isConcerned}
      union all
      select slot_user.user_id, null, slot.start_at, slot.end_at, false
      from slot join slot_user on slot_user.slot_id = slot.id
      where ${news.has_shifts} and slot.event_id = ${event.id} and slot.end_at > ${now}
    )
    select ${recipient}, json_agg(json_build_object(
        'id', concerned.id, 'start_at', concerned.start_at, 'end_at', concerned.end_at, 'has_place', concerned.has_place)
      order by concerned.start_at, concerned.id) as times
    from concerned join app_user on app_user.id = concerned.user_id
    where ${isThere} and app_user.id > ${news.after ?? NOBODY}::uuid
      and not exists (
        select from attendance
        where attendance.occurrence_id = any(${news.besides}::uuid[]) and attendance.user_id = app_user.id
          and attendance.status in ('attending', 'waiting', 'offered'))
    group by app_user.id
    order by app_user.id
    limit ${BATCH}`.execute(db);
  return rows;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

export const addressOf = (
  id: EventId,
  language: Locale,
  { tenant, origins }: { tenant: Tenant; origins: OriginSettings },
  page = '',
): string => messageAddress({ tenant, language }, origins, `/events/${id}${page}`);
