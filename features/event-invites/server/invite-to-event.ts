import { sql } from 'kysely';
import { changeEventWith, type EventWithAccess } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { sendMessage } from '#features/messages/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { MAX_INVITED, MAX_INVITES_TO_ONE_A_DAY } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type Invited, type Wanted, whoIsInvited } from './who-is-invited.ts';

type Asked = Wanted & { note: string };
type Answer = { sent: number; already: number; unreachable: number };

/** EVF-03: people are told of an activity, each address once. */
export async function inviteToEvent(
  context: Context,
  origins: OriginSettings,
  eventId: EventId,
  { note, ...wanted }: Asked,
): Promise<Answer> {
  return changeEventWith(context, eventId, 'run', async (inside, event) => {
    demandInvitable(inside, event);
    const { invited, unreachable } = await whoIsInvited(inside, event, wanted);
    const before = await alreadyTold(inside, eventId, invited);
    const others = invited.filter(({ email }) => !before.has(email));
    await demandWithinLimits(inside, event, others);
    const letter = await letterAbout(inside, event, note);
    for (const one of others) {
      await sql`insert into event_invite (id, event_id, email, user_id, invited_by, created_at)
        values (${newId<'EventInviteId'>()}, ${eventId}, ${one.email}, ${one.user_id}, ${actorOf(inside).id}, ${context.now})`.execute(
        inside.db,
      );
      await recordFact(inside, 'event:invited', {
        organisation_id: event.organisation_id,
        event_id: eventId,
        subject_user_id: one.user_id,
      });
      if (one.can_be_written_to) await send(inside, origins, event, one, letter);
    }
    return { sent: others.length, already: before.size, unreachable };
  });
}

function demandInvitable({ now, language }: Context, event: EventWithAccess): void {
  const texts = REFUSALS[language];
  if (event.status === 'draft') refuse('conflict', texts.not_published);
  if (event.status === 'cancelled') refuse('conflict', texts.cancelled);
  if (event.is_completed) refuse('conflict', texts.completed);
  if (event.last_end_at !== null && Date.parse(event.last_end_at) <= now.getTime()) refuse('conflict', texts.ended);
}

async function alreadyTold({ db }: Context, eventId: EventId, invited: readonly Invited[]): Promise<Set<string>> {
  const { rows } = await rowsOf({ email: text })`
    select lower(email) as email from event_invite
    where event_id = ${eventId} and lower(email) = any(${invited.map(({ email }) => email)}::text[])`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

const DAY_MS = 86_400_000;

/** Under the activity's lock, so that the number stays true. */
async function demandWithinLimits(context: Context, event: EventWithAccess, others: readonly Invited[]): Promise<void> {
  const { db, now, language } = context;
  const texts = REFUSALS[language];
  const { rows: sent } = await rowsOf({ count: number })`
    select count(*)::int as count from event_invite where event_id = ${event.id}`.execute(db);
  const left = MAX_INVITED - (sent[0]?.count ?? 0);
  if (others.length > left) refuse('conflict', texts.too_many_in_all(MAX_INVITED, Math.max(0, left)));
  const { rows: pestered } = await rowsOf({ email: text })`
    select lower(event_invite.email) as email
    from event join event_invite on event_invite.event_id = event.id
    where event.organisation_id = ${event.organisation_id}
      and lower(event_invite.email) = any(${others.map(({ email }) => email)}::text[])
      and event_invite.created_at > ${new Date(now.getTime() - DAY_MS)}
    group by 1 having count(*) >= ${MAX_INVITES_TO_ONE_A_DAY}
    limit 1`.execute(db);
  const one = others.find(({ email }) => email === pestered[0]?.email);
  if (one) refuse('too_many', texts.too_often(one.called, MAX_INVITES_TO_ONE_A_DAY));
}

type EventLetter = {
  person: string;
  organisation: string;
  event: string;
  note: string;
  start_at: string | null;
  end_at: string | null;
};

async function letterAbout(context: Context, event: EventWithAccess, note: string): Promise<EventLetter> {
  const { rows } = await rowsOf({ person: text, start_at: textOrNull, end_at: textOrNull })`
    select app_user.name as person, event.next_start_at as start_at, event.next_end_at as end_at
    from event, app_user where event.id = ${event.id} and app_user.id = ${actorOf(context).id}`.execute(context.db);
  const { person = '', start_at = null, end_at = null } = rows[0] ?? {};
  return { person, organisation: event.organisation?.name ?? '', event: event.name, note, start_at, end_at };
}

async function send(
  context: Context,
  origins: OriginSettings,
  event: EventWithAccess,
  { email, user_id, lang }: Invited,
  { start_at, end_at, ...said }: EventLetter,
): Promise<void> {
  const language = lang ?? context.language;
  const { organisation_id } = event;
  const letter = {
    to: email,
    language,
    template: 'eventInvitation',
    values: {
      ...said,
      when: start_at ? whenInLetter({ start_at, end_at }, language, context.now) : '',
      url: messageAddress({ tenant: context.tenant, language }, origins, `/events/${event.id}`),
    },
    ...(organisation_id && { organisation_id }),
  } as const;
  if (user_id !== null) {
    const about = { organisation_id, event_id: event.id, starts_at: start_at, person_id: actorOf(context).id };
    return notify({ ...context, origins }, { ...letter, user_id, about });
  }
  await sendMessage(context, { ...letter, user_id });
}
