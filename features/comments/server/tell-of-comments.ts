import { sql } from 'kysely';
import { z } from 'zod';
import {
  isThere,
  type Notice,
  notify,
  type Recipient,
  recipient,
  recipientRow,
} from '#features/notifications/server/public.ts';
import { isAtLeast, RANKS, rankFor } from '#features/organisations/rules.ts';
import { permissionSettings } from '#features/organisations/running-contract.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import { shortened } from '#platform/language/shortened.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { MAX_WAIT_MINUTES, QUIET_MINUTES } from '../rules.ts';

type Services = Omit<JobServices, 'now'> & { now: Date; origins: OriginSettings };

const BATCH = 50;

/** OCC-09: those who can answer hear of questions, and those who have asked hear of answers; all of one activity at once. */
export async function writeOfComments(services: Services): Promise<void> {
  for (;;) {
    const due = await eventsDue(services);
    for (const id of due) await inTransaction(services.db, (db) => writeOf({ ...services, db }, id));
    services.countRows(due.length);
    if (due.length < BATCH) return;
  }
}

async function eventsDue({ db, now }: Services): Promise<EventId[]> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const { rows } = await rowsOf({ event_id: ids.event })`
    select event_id from comment
    where told_at is null and deleted_at is null
    group by event_id
    having max(created_at) <= ${ago(QUIET_MINUTES)} or min(created_at) <= ${ago(MAX_WAIT_MINUTES)}
    order by min(created_at), event_id
    limit ${BATCH}`.execute(db);
  return rows.map(({ event_id }) => event_id);
}

const writtenRow = z.object({ body: text, person: textOrNull, is_answer: boolean, author_id: ids.user.nullable() });
type Written = z.infer<typeof writtenRow>;

/** Who marks the rows first is the one who writes; both are done or neither. */
async function writeOf(services: Services, eventId: EventId): Promise<void> {
  const { db, now } = services;
  const { rows } = await rowsOf(writtenRow)`
    with told as (
      update comment set told_at = ${now}
      where event_id = ${eventId} and told_at is null and deleted_at is null
      returning id, body, author_id, organisation_id, created_at
    )
    select told.body, app_user.name as person, told.organisation_id is not null as is_answer, told.author_id
    from told left join app_user on app_user.id = told.author_id and app_user.erased_at is null
    order by told.created_at, told.id`.execute(db);
  const event = await eventOf(db, eventId);
  if (!event) return;
  const questions = rows.filter(({ is_answer }) => !is_answer);
  const answers = rows.filter(({ is_answer }) => is_answer);
  if (questions.length > 0) await writeToOrganisers(services, event, questions);
  if (answers.length > 0) await writeToThoseWhoAsked(services, event, answers);
}

const eventRow = z.object({
  id: ids.event,
  name: text,
  organisation: text,
  organisation_id: ids.organisation,
  permissions: permissionSettings,
  owner_user_id: ids.user.nullable(),
  municipality_ids: z.array(number),
  next_start_at: textOrNull,
});
type Event = z.infer<typeof eventRow>;

async function eventOf(db: Db, id: EventId): Promise<Event | undefined> {
  const { rows } = await rowsOf(eventRow)`
    select e.id, e.name, e.organisation_id, o.name as organisation, o.permissions, o.owner_user_id, e.municipality_ids,
      e.next_start_at
    from event e join organisation o on o.id = e.organisation_id
    where e.id = ${id} and e.deleted_at is null and o.deleted_at is null`.execute(db);
  return rows[0];
}

/** In a letter; the page has the rest. */
const MAX_TOLD = 10;
const quoted = (body: string): string => `«${shortened(body)}»`;

async function writeToOrganisers(services: Services, event: Event, questions: readonly Written[]): Promise<void> {
  for (const reader of await organisersOf(services, event)) {
    // What a user has written themselves is no news to them.
    const others = questions.filter(({ author_id }) => author_id !== reader.id);
    if (others.length === 0) continue;
    const lines = others
      .slice(0, MAX_TOLD)
      .map(({ person, body }) => (person === null ? quoted(body) : `${person}: ${quoted(body)}`));
    await write(services, event, reader, (about) => ({
      template: 'questionsAsked',
      values: { ...about, lines, count: others.length },
    }));
  }
}

/** Enough for a user to see it. */
const MAX_ORGANISERS = 20;

/** The admins, and the contact persons who can answer; the activity's own first. */
async function organisersOf({ db, now }: Services, event: Event): Promise<Recipient[]> {
  const lowest = rankFor('run_events', event.permissions);
  const roles = RANKS.filter((rank) => rank !== 'owner' && isAtLeast(rank, lowest));
  const isContact = sql`exists (
    select from event_contact where event_contact.event_id = ${event.id} and event_contact.user_id = membership.user_id)`;
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from membership join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${event.organisation_id} and ${holdsToday({ now })}
      and (membership.role = any(${roles}::text[]) or membership.user_id = ${event.owner_user_id})
      and (membership.role = 'admin' or membership.user_id = ${event.owner_user_id} or membership.is_contact or ${isContact})
      and ${isThere}
    order by ${isContact} desc, membership.role_rank desc, membership.name_sort, membership.user_id
    limit ${MAX_ORGANISERS}`.execute(db);
  return rows;
}

const ASKED_WITHIN_DAYS = 30;
const MAX_ASKERS = 100;

async function writeToThoseWhoAsked(services: Services, event: Event, answers: readonly Written[]): Promise<void> {
  const since = new Date(services.now.getTime() - ASKED_WITHIN_DAYS * 86_400_000);
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user
    where app_user.id in (
        select author_id from comment
        where event_id = ${event.id} and organisation_id is null and deleted_at is null and created_at > ${since})
      and ${isThere}
    order by app_user.id
    limit ${MAX_ASKERS}`.execute(services.db);
  const lines = answers.slice(0, MAX_TOLD).map(({ body }) => quoted(body));
  const writers = new Set(answers.map(({ author_id }) => author_id));
  for (const reader of rows.filter(({ id }) => !writers.has(id))) {
    await write(services, event, reader, (about) => ({
      template: 'questionsAnswered',
      values: { ...about, organisation: event.organisation, lines },
    }));
  }
}

type About = { name: string; event: string; url: string };

async function write(
  services: Services,
  event: Event,
  { id: user_id, name, address: to, lang: language }: Recipient,
  letterOf: (
    about: About,
  ) => Pick<Extract<Notice, { template: 'questionsAsked' | 'questionsAnswered' }>, 'template' | 'values'>,
): Promise<void> {
  const [municipality] = event.municipality_ids;
  const tenant =
    (municipality === undefined ? undefined : tenantOfMunicipality(municipality)) ?? tenantByKey(DEFAULT_TENANT_KEY);
  if (!tenant) throw new Error('There is always the portal of the whole country.');
  const url = messageAddress({ tenant, language }, services.origins, `/events/${event.id}#sporsmal`);
  const letter = letterOf({ name, event: event.name, url });
  const about = { event_id: event.id, organisation_id: event.organisation_id, starts_at: event.next_start_at };
  await notify({ ...services, tenant }, { to, user_id, language, about, ...letter } as Notice);
}
