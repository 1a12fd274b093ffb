import { sql } from 'kysely';
import { z } from 'zod';
import {
  canBeMailed,
  hasMailbox,
  type Message,
  type Reader,
  readerRow,
  sendMessage,
} from '#features/messages/server/public.ts';
import { isAtLeast, RANKS, rankFor } from '#features/organisations/rules.ts';
import { permissionSettings } from '#features/organisations/running-contract.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { whenText } from '#platform/language/when-text.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { SEVERAL_TIMES } from '../texts/several-times.ts';
import { type tellOrganisers, tellParticipants } from './jobs-declared.ts';

type Services = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };
type News = z.output<typeof tellParticipants.payload>;
const toldRow = z.object({
  id: ids.event,
  name: text,
  organisation: text,
  organisation_id: ids.organisation.nullable(),
});
type Told = z.infer<typeof toldRow>;
const participantRow = readerRow.extend({ start_at: text, end_at: text, times: number });
type Participant = z.infer<typeof participantRow>;

const BATCH = 200;

/** A batch of letters and the order for the next one are written together, so that nobody gets a letter twice. */
export async function tellThoseWhoTakePart(services: Services, news: News): Promise<void> {
  const tenant = tenantByKey(news.tenant);
  if (!tenant) return;
  await inTransaction(services.db, async (db) => {
    const event = await toldEvent(db, news.event_id);
    if (!event) return;
    const readers = await nextParticipants(db, services.now, event, news);
    for (const reader of readers) {
      await sendMessage({ ...services, db, tenant }, letterTo(reader, event, news, { ...services, tenant }));
    }
    const last = readers.at(-1);
    if (last && readers.length === BATCH) await services.enqueue(db, tellParticipants, { ...news, after: last.id });
  });
}

async function toldEvent(db: Db, id: EventId): Promise<Told | undefined> {
  const { rows } = await rowsOf(toldRow)`
    select e.id, e.name, e.organisation_id, coalesce(o.name, e.name) as organisation
    from event e left join organisation o on o.id = e.organisation_id
    where e.id = ${id}`.execute(db);
  return rows[0];
}

/** One row for each person, with the first of the times that concern them. */
async function nextParticipants(db: Db, now: Date, event: Told, news: News): Promise<Participant[]> {
  const isConcerned = news.cancelled_at
    ? sql`attendance.status = 'cancelled' and attendance.updated_at = ${news.cancelled_at}::timestamptz`
    : sql`attendance.status in ('attending', 'waiting', 'offered')`;
  const isReached = news.news === 'changed' ? canBeMailed(event.organisation_id) : hasMailbox;
  const { rows } = await rowsOf(participantRow)`
    with concerned as (
      select attendance.user_id, occurrence.start_at, occurrence.end_at
      from attendance join occurrence on occurrence.id = attendance.occurrence_id
      where attendance.occurrence_id = any(${news.occurrence_ids}::uuid[]) and ${isConcerned}
      union all
      select slot_user.user_id, slot.start_at, slot.end_at
      from slot join slot_user on slot_user.slot_id = slot.id
      where ${news.has_shifts} and slot.event_id = ${event.id} and slot.end_at > ${now}
    )
    select app_user.id, app_user.name, app_user.email, app_user.lang, min(concerned.start_at) as start_at,
      (array_agg(concerned.end_at order by concerned.start_at))[1] as end_at, count(*)::int as times
    from concerned join app_user on app_user.id = concerned.user_id
    where ${isReached} and app_user.id > ${news.after ?? NOBODY}::uuid
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

type Sending = { now: Date; tenant: Tenant; origins: OriginSettings };

function letterTo(reader: Participant, event: Told, { news, reason, cancelled_at }: News, sending: Sending): Message {
  const when = whenOf(reader, sending.now);
  const url = addressOf(event.id, reader.lang, sending);
  const { id: user_id, email: to, lang: language, name } = reader;
  const reading = { to, user_id, language };
  const about = { name, event: event.name, when, url };
  const { organisation } = event;
  switch (news) {
    case 'changed':
    case 'moved':
      return { ...reading, template: 'eventChanged', values: { ...about, organisation } };
    case 'cancelled':
      return { ...reading, template: 'eventCancelled', values: { ...about, organisation, reason } };
    case 'uncancelled':
      return {
        ...reading,
        template: 'eventUncancelled',
        values: { ...about, organisation, keepsPlace: cancelled_at === null },
      };
    case 'place_cancelled':
      return { ...reading, template: 'placeCancelled', values: { ...about, reason } };
  }
}

function whenOf({ start_at, end_at, times, lang }: Participant, now: Date): string {
  const first = whenText({ start_at, end_at }, { now, moments: momentTextsFor(lang) });
  return times === 1 ? first : SEVERAL_TIMES[lang](first, times - 1);
}

const addressOf = (id: EventId, language: Locale, { tenant, origins }: Sending, page = ''): string =>
  messageAddress({ tenant, language }, origins, `/events/${id}${page}`);

type ContentNews = z.output<typeof tellOrganisers.payload>;
const runRow = toldRow.extend({ permissions: permissionSettings, owner_user_id: ids.user.nullable() });
type Run = z.infer<typeof runRow>;

/** Enough for a user to see it. */
const MAX_ORGANISERS = 20;

/** Those who can put it right, the highest first. */
export async function tellThoseWhoRun(services: Services, content: ContentNews) {
  const { event_id, tenant: key } = content;
  const tenant = tenantByKey(key);
  if (!tenant) return;
  await inTransaction(services.db, async (db) => {
    const { rows } = await rowsOf(runRow)`
      select e.id, e.name, e.organisation_id, o.name as organisation, o.permissions, o.owner_user_id
      from event e join organisation o on o.id = e.organisation_id
      where e.id = ${event_id}`.execute(db);
    const [event] = rows;
    if (!event) return;
    for (const { id: user_id, email: to, lang: language, name } of await organisersOf(db, services.now, event)) {
      const url = addressOf(event.id, language, { ...services, tenant }, '/edit');
      const letter = contentLetter(content, { name, event: event.name, url });
      await sendMessage({ ...services, db, tenant }, { to, user_id, language, ...letter });
    }
  });
}

function contentLetter(
  { news, reason, has_participants }: ContentNews,
  about: { name: string; event: string; url: string },
) {
  return news === 'lifted'
    ? ({ template: 'eventLifted', values: { ...about, reason } } as const)
    : ({ template: 'eventTakenDown', values: { ...about, reason, hasParticipants: has_participants } } as const);
}

async function organisersOf(db: Db, now: Date, event: Run): Promise<Reader[]> {
  const lowest = rankFor('run_events', event.permissions);
  const roles = RANKS.filter((rank) => rank !== 'owner' && isAtLeast(rank, lowest));
  const { rows } = await rowsOf(readerRow)`
    select app_user.id, app_user.name, app_user.email, app_user.lang
    from membership join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${event.organisation_id} and ${holdsToday({ now })} and ${hasMailbox}
      and (membership.role = any(${roles}::text[]) or membership.user_id = ${event.owner_user_id})
    order by membership.role_rank desc, membership.name_sort, membership.user_id
    limit ${MAX_ORGANISERS}`.execute(db);
  return rows;
}
