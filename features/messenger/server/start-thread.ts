import { sql } from 'kysely';
import { demandRight } from '#features/events/server/public.ts';
import { lockUser } from '#features/identity/server/public.ts';
import { demandPermission } from '#features/organisations/server/public.ts';
import { isSuspended } from '#features/users/server/public.ts';
import { type EventId, ids, type OrganisationId, type ThreadId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import type { Thread, ThreadMessage } from '../contract.ts';
import { mayBeAlone, mayWriteTo } from '../policy.ts';
import { isNewcomer, threadsADay } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeThread, demandMessenger } from './access.ts';
import { letIn } from './let-in.ts';
import { isUnprotected, minorsAmong } from './minors.ts';
import { notifyPeople, type Telling } from './notify-people.ts';
import { type RelatedPerson, relationsTo } from './relations.ts';
import { showThread } from './show-thread.ts';
import { tellOfThread } from './tell-thread.ts';
import { isAdult } from './who-is-in.ts';
import { type Writing, writeIn } from './write-message.ts';

type Direct = Writing & { name: string; users: readonly UserId[] };

/** To one person, or to several in a new group. */
export const writeDirectly = (
  context: Context,
  { name, users, ...writing }: Direct,
): Promise<{ thread_id: string; message: ThreadMessage }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const people = await demandReachable(inside, users);
    const [only, ...more] = people;
    const id =
      only && more.length === 0 ? await directThread(inside, only) : await groupThread(inside, name || null, people);
    const message = await changeThread(inside, id, (locked, thread) => writeIn(locked, thread, writing));
    return { thread_id: id, message };
  });

export const createThread = (
  context: Telling,
  { name, users }: { name: string; users: readonly UserId[] },
): Promise<Thread> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const people = await demandReachable(inside, users);
    const id = await groupThread(inside, name, people);
    await tellAdded(inside, id, people);
    await tellOfThread(inside, id, [actorOf(inside).id, ...people.map((person) => person.id)]);
    return showThread(inside, id);
  });

/** Nothing has been written that they could be told of. */
export const tellAdded = (context: Telling, id: ThreadId, people: readonly { id: UserId }[]): Promise<void> =>
  notifyPeople(
    context,
    id,
    people.map((person) => person.id),
    (values) => ({ template: 'threadAdded', values }),
  );

/** Those who run an activity start it; who takes part finds it when it is there. */
export const openEventThread = (context: Context, eventId: EventId): Promise<Thread> =>
  openThread(context, { kind: 'event', event_id: eventId, organisation_id: null }, (inside) =>
    demandRight(inside, eventId, 'message'),
  );

export const openOrganisationThread = (context: Context, organisationId: OrganisationId): Promise<Thread> =>
  openThread(context, { kind: 'organisation', event_id: null, organisation_id: organisationId }, (inside) =>
    demandPermission(inside, organisationId, 'message_members'),
  );

type Belonging = {
  kind: 'event' | 'organisation';
  event_id: EventId | null;
  organisation_id: OrganisationId | null;
};

const openThread = (
  context: Context,
  thread: Belonging,
  demandOrganiser: (inside: Context) => Promise<unknown>,
): Promise<Thread> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    demandMessenger(inside);
    const found = await threadOf(inside, thread);
    if (found === null) await demandOrganiser(inside);
    const id = found ?? (await insertThread(inside, thread));
    await letIn(inside, { id, ...thread });
    return showThread(inside, id);
  });

/** Everybody whom a user wants to talk to, or a refusal that names those who cannot be written to. */
export async function demandReachable(context: Context, users: readonly UserId[]): Promise<RelatedPerson[]> {
  demandMessenger(context);
  const self = actorOf(context).id;
  const texts = REFUSALS[context.language];
  const wanted = [...new Set(users)].filter((id) => id !== self);
  if (wanted.length === 0) refuse('invalid', undefined, { users: [texts.only_self] });
  const people = await relationsTo(context, wanted);
  const strangers = people.filter((person) => !mayWriteTo(person));
  // Whether an id belongs to a person at all is not told to those who may not write to them.
  if (strangers.length > 0 || people.length < wanted.length) refuse('forbidden', texts.stranger);
  return people;
}

/** BEY-16: an adult and a minor are never alone in a conversation. */
async function directThread(context: Context, other: RelatedPerson): Promise<ThreadId> {
  const self = await selfIn(context);
  if (!mayBeAlone(self, other)) {
    const { alone } = REFUSALS[context.language];
    refuse('forbidden', self.is_adult ? alone.other(other.name) : self.has_birth_date ? alone.minor : alone.unknown);
  }
  const [first, second] = [self.id, other.id].sort();
  const found = await rowsOf({ id: ids.thread })`
    select id from thread where first_user_id = ${first} and second_user_id = ${second}`.execute(context.db);
  if (found.rows[0]) return found.rows[0].id;
  await demandStart(context);
  const id = newId<'ThreadId'>();
  // Two who write to each other for the first time at once find the same one.
  const { rows } = await rowsOf({ id: ids.thread })`
    insert into thread (id, kind, first_user_id, second_user_id, tenant_key, created_by, created_at, last_message_at)
    values (${id}, 'direct', ${first}, ${second}, ${context.tenant.key}, ${self.id}, ${context.now}, ${context.now})
    on conflict (first_user_id, second_user_id) do update set kind = 'direct'
    returning id`.execute(context.db);
  const made = rows[0]?.id ?? id;
  await addPeople(context, made, [self.id, other.id]);
  return made;
}

async function groupThread(context: Context, name: string | null, people: readonly RelatedPerson[]): Promise<ThreadId> {
  const everybody = [actorOf(context).id, ...people.map(({ id }) => id)];
  if (isUnprotected(await minorsAmong(context, everybody))) {
    refuse('forbidden', REFUSALS[context.language].obstacles.minors);
  }
  await demandStart(context);
  const id = await insertThread(context, { kind: 'group', event_id: null, organisation_id: null }, name);
  await addPeople(context, id, everybody);
  return id;
}

/** Before anything was written; who has been there before is there again, and reads on from here. */
export async function addPeople({ db, now }: Context, id: ThreadId, people: readonly UserId[]): Promise<void> {
  await sql`
    insert into thread_participant as present (thread_id, user_id, last_read_seq, joined_seq, joined_at)
    select thread.id, person.id, thread.last_seq, thread.last_seq, ${now}
    from thread cross join unnest(${people}::uuid[]) as person (id)
    where thread.id = ${id}
    on conflict (user_id, thread_id) do update
      set last_read_seq = excluded.last_read_seq, joined_seq = excluded.joined_seq, joined_at = excluded.joined_at,
        left_at = null
      where present.left_at is not null`.execute(db);
}

async function insertThread(
  context: Context,
  { kind, event_id, organisation_id }: { kind: Thread['kind'] } & Omit<Belonging, 'kind'>,
  name: string | null = null,
): Promise<ThreadId> {
  const id = newId<'ThreadId'>();
  await sql`
    insert into thread (id, kind, name, event_id, organisation_id, tenant_key, created_by, created_at, last_message_at)
    values (${id}, ${kind}, ${name}, ${event_id}, ${organisation_id}, ${context.tenant.key}, ${actorOf(context).id},
      ${context.now}, ${context.now})
    on conflict do nothing`.execute(context.db);
  return kind === 'group' ? id : ((await threadOf(context, { event_id, organisation_id })) ?? id);
}

async function threadOf(
  { db }: Context,
  { event_id, organisation_id }: Omit<Belonging, 'kind'>,
): Promise<ThreadId | null> {
  const { rows } = await rowsOf({ id: ids.thread })`
    select id from thread
    where ${event_id ? sql`event_id = ${event_id}` : sql`organisation_id = ${organisation_id}`} and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

const DAY_MS = 86_400_000;

/** So many conversations a day, and few for a new account. The user's row is locked, so that two count as two. */
async function demandStart(context: Context): Promise<void> {
  const { db, now, language } = context;
  const { id } = actorOf(context);
  if (await isSuspended(context)) refuse('conflict', REFUSALS[language].obstacles.suspended);
  await lockUser(db, id);
  const { rows } = await rowsOf({ created_at: text })`select created_at from app_user where id = ${id}`.execute(db);
  const started = await rowsOf({ count: number })`
    select count(*)::int as count from thread
    where created_by = ${id} and created_at > ${new Date(now.getTime() - DAY_MS)}`.execute(db);
  const most = threadsADay(rows[0] !== undefined && isNewcomer(rows[0].created_at, now));
  if ((started.rows[0]?.count ?? 0) >= most) refuse('too_many', REFUSALS[language].too_many_threads(most));
}

export async function selfIn(context: Context) {
  const { rows } = await rowsOf({ id: ids.user, is_adult: boolean, has_birth_date: boolean })`
    select app_user.id, ${isAdult(context)} as is_adult, app_user.birth_date is not null as has_birth_date
    from app_user where app_user.id = ${actorOf(context).id}`.execute(context.db);
  return rows[0] ?? refuse('unauthenticated');
}
