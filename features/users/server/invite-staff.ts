import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { hasMailbox, sendMessage } from '#features/messages/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { type INVITED_ROLES, MAX_STAFF_INVITES_A_DAY, MAX_STAFF_INVITES_TO_ONE, STAFF_INVITE_DAYS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';

type Invited = { office: number; email: string; role: (typeof INVITED_ROLES)[number] };

const DAY_MS = 86_400_000;
const INVITE_PATH = '/dashboard/municipality/invitation';

/** DSH-03: a colleague who has no account yet. One who is invited already gets a new link, and the old one opens nothing. */
export async function inviteStaff(context: Context, origins: OriginSettings, invited: Invited): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { office, email, role } = invited;
    await lockMunicipality(db, office);
    await demandWithinLimits(inside, invited);
    const token = randomToken();
    await storeInvite(inside, invited, token);
    await recordAudit(inside, 'grant.invite', { municipality_id: office, details: { role } });
    const { person, is_shut_out } = await peopleOf(inside, email);
    if (is_shut_out) return;
    const path = `${INVITE_PATH}?${new URLSearchParams({ token })}`;
    await sendMessage(inside, {
      to: email,
      user_id: null,
      language: context.language,
      template: 'staffInvitation',
      values: {
        person,
        municipality: municipalityById(office)?.name ?? '',
        role,
        days: STAFF_INVITE_DAYS,
        url: messageAddress(context, origins, path),
      },
      expires_at: lastsUntil(inside),
    });
  });
}

const lastsUntil = ({ now }: Context): Date => new Date(now.getTime() + STAFF_INVITE_DAYS * DAY_MS);

/** Under the municipality's lock nobody else adds to the number meanwhile. */
async function demandWithinLimits({ db, now, language }: Context, { office, email }: Invited): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await rowsOf({ today: number, to_one: number })`
    select
      (
        select count(*)::int from audit_entry
        where municipality_id = ${office} and action = 'grant.invite' and at > ${since}
          and split_part(action, '.', 1) = 'grant'
      ) as today,
      (
        select count(*)::int from outgoing_message
        where recipient = ${email} and template = 'staffInvitation' and created_at > ${since}
      ) as to_one`.execute(db);
  const [sent] = rows;
  const words = REFUSALS[language];
  if ((sent?.to_one ?? 0) >= MAX_STAFF_INVITES_TO_ONE) refuse('too_many', words.invited_too_often(email));
  if ((sent?.today ?? 0) >= MAX_STAFF_INVITES_A_DAY)
    refuse('too_many', words.invited_too_many(MAX_STAFF_INVITES_A_DAY));
}

/** What lies here opens nothing: the token itself is in the letter alone. */
async function storeInvite(context: Context, { office, email, role }: Invited, token: string): Promise<void> {
  const { db, now, secrets } = context;
  await sql`
    insert into municipal_invite (id, municipality_id, email, role, token_digest, invited_by, created_at, expires_at)
    values (${newId<'MunicipalInviteId'>()}, ${office}, ${email}, ${role}, ${secrets.digest('token', token)},
      ${actorOf(context).id}, ${now}, ${lastsUntil(context)})
    on conflict (municipality_id, lower(email)) where answer is null do update set role = excluded.role,
      token_digest = excluded.token_digest, invited_by = excluded.invited_by, created_at = excluded.created_at,
      expires_at = excluded.expires_at`.execute(db);
}

/** The user who asks, and whether the address is one that is written to no more. */
async function peopleOf(context: Context, email: string): Promise<{ person: string; is_shut_out: boolean }> {
  const { rows } = await rowsOf({ person: text, is_shut_out: boolean })`
    select name as person,
      exists (
        select from app_user
        where lower(app_user.email) = ${email} and app_user.email_verified_at is not null and not ${hasMailbox}
      ) as is_shut_out
    from app_user where id = ${actorOf(context).id}`.execute(context.db);
  return rows[0] ?? { person: '', is_shut_out: true };
}
