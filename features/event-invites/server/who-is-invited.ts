import { sql } from 'kysely';
import { z } from 'zod';
import type { EventWithAccess } from '#features/events/server/public.ts';
import { canBeMailed } from '#features/messages/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { PATTERNS } from '#platform/contract/patterns.ts';
import { type FieldErrors, refuse } from '#platform/contract/problem.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';

export type Wanted = { emails: readonly string[]; user_ids: readonly UserId[] };

const invitedRow = z.object({
  /** In lower case. */
  email: text,
  user_id: ids.user.nullable(),
  /** As the inviter knows them: by the address that was typed, or by the name of the member that was chosen. */
  called: text,
  /** Null for a user who is not here. */
  lang: z.enum(LOCALES).nullable(),
  /** Not to the user who is shut out, or has said no; the user who invites is not told which. */
  can_be_written_to: boolean,
});
export type Invited = z.infer<typeof invitedRow>;

type Found = { invited: Invited[]; unreachable: number };

/** Each address and each member looked at by itself: everything that is wrong is said at once. */
export async function whoIsInvited(context: Context, event: EventWithAccess, wanted: Wanted): Promise<Found> {
  const texts = REFUSALS[context.language];
  const emails = wanted.emails.map((email) => email.toLowerCase());
  const errors: FieldErrors = {};
  for (const [at, email] of emails.entries()) {
    if (event.organisation?.is_private) errors[`emails.${at}`] = [texts.members_only];
    else if (!isAddress(email)) errors[`emails.${at}`] = [texts.not_an_address(email.slice(0, MAX_SHOWN))];
  }
  const members = await membersAmong(context, event, wanted.user_ids);
  for (const [at, id] of wanted.user_ids.entries()) {
    if (!members.some(({ user_id }) => user_id === id)) errors[`user_ids.${at}`] = [texts.not_a_member];
  }
  if (emails.length + wanted.user_ids.length === 0) errors.emails = [texts.nobody];
  if (Object.keys(errors).length > 0) refuse('invalid', undefined, errors);
  const reachable = members.filter((member) => member.can_be_written_to);
  const others = await peopleWith(context, event, [...new Set(emails)]);
  return { invited: withoutTwins([...reachable, ...others]), unreachable: members.length - reachable.length };
}

const MAX_SHOWN = 80;

/** What a message can be sent to is narrower than what an address may be: no quotes and no brackets. */
const isAddress = (email: string): boolean =>
  PATTERNS.email.test(email) && /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(email);

async function membersAmong(context: Context, event: EventWithAccess, userIds: readonly UserId[]): Promise<Invited[]> {
  if (userIds.length === 0 || !event.organisation_id) return [];
  const { rows } = await rowsOf(invitedRow)`
    select lower(coalesce(app_user.email, '')) as email, app_user.id as user_id, app_user.name as called, app_user.lang,
      ${canBeMailed(event.organisation_id, 'messages')} as can_be_written_to
    from app_user
    where app_user.id = any(${[...new Set(userIds)]}::uuid[]) and app_user.erased_at is null
      and exists (
        select from membership
        where membership.user_id = app_user.id and ${holdsToday(context)}
          and (membership.organisation_id = ${event.organisation_id} or membership.organisation_id in ${cohostsOf(sql`${event.id}::uuid`)}))`.execute(
    context.db,
  );
  return rows;
}

/** A user who has turned off e-mails of this organisation gets none here either. */
async function peopleWith({ db }: Context, event: EventWithAccess, emails: readonly string[]): Promise<Invited[]> {
  if (emails.length === 0) return [];
  const { rows } = await rowsOf(invitedRow)`
    select given.email, app_user.id as user_id, given.email as called, app_user.lang,
      app_user.id is null or ${canBeMailed(event.organisation_id, 'messages')} as can_be_written_to
    from unnest(${emails}::text[]) as given(email)
    left join app_user on lower(app_user.email) = given.email and app_user.email_verified_at is not null
      and app_user.erased_at is null`.execute(db);
  return rows;
}

const withoutTwins = (invited: readonly Invited[]): Invited[] => [
  ...new Map(invited.map((one) => [one.email, one])).values(),
];
