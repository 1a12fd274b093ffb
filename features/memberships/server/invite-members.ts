import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { hasMailbox, sendMessage } from '#features/messages/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { changeWith, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type OrganisationInviteId } from '#features/vocabulary/ids.ts';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { inviteFault } from '../policy.ts';
import { INVITATION_DAYS, MAX_INVITATIONS_TO_ONE, MAX_INVITED_A_DAY } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { ownName } from './letters.ts';

type Invited = { emails: readonly string[]; role: GivenRole; message: string };

const DAY_MS = 86_400_000;

/** MEM-04: the user who is invited already gets a new link and the old one opens nothing; members get none. */
export async function inviteMembers(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
  { emails, role, message }: Invited,
): Promise<{ sent: number; already_members: number }> {
  const texts = REFUSALS[context.language];
  return changeWith(context, id, 'invite_members', async (inside, organisation) => {
    const fault = inviteFault(organisation, role);
    if (fault !== null) refuse('forbidden', fault === 'forbidden' ? undefined : texts[fault]);
    const people = await peopleWith(inside, id, [...new Set(emails)]);
    const invited = people.filter(({ is_member }) => !is_member);
    await demandWithinLimits(inside, id, invited);
    const person = await ownName(inside, actorOf(inside).id);
    for (const one of invited) {
      const token = randomToken();
      const invite = await storeInvitation(inside, id, { email: one.email, role, token });
      await recordFact(inside, 'invite:sent', {
        organisation_id: id,
        subject_user_id: one.user_id,
        details: { invite, role },
      });
      if (one.is_shut_out) continue;
      await sendInvitation(inside, origins, organisation, { ...one, invite, role, token, person, note: message });
    }
    if (role !== 'member' && invited.length > 0) {
      const details = { organisation: id, role, count: invited.length };
      await recordAudit(inside, 'organisation.invite', { details });
    }
    return { sent: invited.length, already_members: people.length - invited.length };
  });
}

const invitedPersonRow = z.object({
  email: text,
  user_id: ids.user.nullable(),
  /** Null for a user who is not here yet. */
  lang: z.enum(LOCALES).nullable(),
  is_member: boolean,
  is_shut_out: boolean,
  /** Invitations of the last day, from all organisations. */
  recent: number,
});
type InvitedPerson = z.infer<typeof invitedPersonRow>;

async function peopleWith(
  { db, now }: Context,
  organisationId: OrganisationId,
  emails: readonly string[],
): Promise<InvitedPerson[]> {
  const { rows } = await rowsOf(invitedPersonRow)`
    select given.email, app_user.id as user_id, app_user.lang, app_user.id is not null and not ${hasMailbox} as is_shut_out,
      exists (
        select from membership
        where membership.organisation_id = ${organisationId} and membership.user_id = app_user.id
          and membership.status in ('active', 'disabled')
      ) as is_member,
      (
        select count(*)::int from outgoing_message
        where recipient = given.email and template = 'invitation' and created_at > ${new Date(now.getTime() - DAY_MS)}
      ) as recent
    from unnest(${emails}::text[]) as given(email)
    left join app_user on lower(app_user.email) = given.email and app_user.email_verified_at is not null
      and app_user.erased_at is null`.execute(db);
  return rows;
}

/** Under the organisation's lock nobody else adds to the number meanwhile. */
async function demandWithinLimits(
  context: Context,
  id: OrganisationId,
  invited: readonly InvitedPerson[],
): Promise<void> {
  const { db, now, language } = context;
  const pestered = invited.find(({ recent }) => recent >= MAX_INVITATIONS_TO_ONE);
  if (pestered) refuse('too_many', REFUSALS[language].invited_too_often(pestered.email));
  const { rows } = await rowsOf({ today: number })`
    select count(*)::int as today from organisation_invite
    where organisation_id = ${id} and created_at > ${new Date(now.getTime() - DAY_MS)}`.execute(db);
  if ((rows[0]?.today ?? 0) + invited.length > MAX_INVITED_A_DAY) {
    refuse('too_many', REFUSALS[language].invited_too_many(MAX_INVITED_A_DAY));
  }
}

const lastsUntil = ({ now }: Context): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** What lies here opens nothing: the token itself is in the letter alone. */
async function storeInvitation(
  context: Context,
  organisationId: OrganisationId,
  { email, role, token }: { email: string; role: GivenRole; token: string },
): Promise<OrganisationInviteId> {
  const { db, now, secrets } = context;
  const { rows } = await rowsOf({ id: ids.organisationInvite })`
    insert into organisation_invite (id, organisation_id, email, role, token_digest, invited_by, created_at, expires_at)
    values (${newId<'OrganisationInviteId'>()}, ${organisationId}, ${email}, ${role}, ${secrets.digest('token', token)},
      ${actorOf(context).id}, ${now}, ${lastsUntil(context)})
    on conflict (organisation_id, lower(email)) where answer is null do update set role = excluded.role,
      token_digest = excluded.token_digest, invited_by = excluded.invited_by, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    returning id`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error('An invitation was not stored.');
  return stored.id;
}

/** In an address, where it is there for the eye alone. */
const MAX_NAME_IN_LINK_LENGTH = 60;

type Sent = InvitedPerson & {
  invite: OrganisationInviteId;
  role: GivenRole;
  token: string;
  person: string;
  note: string;
};

/** Those who are here already find it in the portal too, by an address that opens it for them alone. */
async function sendInvitation(
  context: Context,
  origins: OriginSettings,
  { id: organisation_id, name: organisation }: OrganisationWithAccess,
  { email, user_id, lang, invite, role, token, person, note }: Sent,
): Promise<void> {
  const language = lang ?? context.language;
  const pathWith = (invitationToken: string): `/${string}` => {
    const query = new URLSearchParams({ invitationToken, name: organisation.slice(0, MAX_NAME_IN_LINK_LENGTH) });
    return `/organisations/${organisation_id}?${query}`;
  };
  const url = messageAddress({ tenant: context.tenant, language }, origins, pathWith(token));
  const letter = {
    to: email,
    language,
    template: 'invitation',
    values: { person, organisation, role, note, days: INVITATION_DAYS, url },
    expires_at: lastsUntil(context),
    organisation_id,
  } as const;
  if (user_id === null) return sendMessage(context, { ...letter, user_id });
  const about = { organisation_id, invite_id: invite, person_id: actorOf(context).id };
  await notify({ ...context, origins }, { ...letter, user_id, about, path: pathWith(invite), bundle_key: invite });
}
