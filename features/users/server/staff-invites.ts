import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { maskAddress } from '#features/identity/mask-address.ts';
import { endSessions } from '#features/identity/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type MunicipalInviteId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { maySeeStaff } from '../policy.ts';
import { INVITED_ROLES, MAX_STAFF_INVITES_SHOWN } from '../rules.ts';
import { type StaffInvite, type StaffInviteState, staffInvite } from '../staff-invites-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { storeGrant } from './grant-row.ts';
import { officeOf } from './staff.ts';
import { tellOfRight } from './tell-of-right.ts';

/** Those who have not answered, the latest first. */
export async function staffInvites(context: Context, asked: MunicipalityId | undefined): Promise<StaffInvite[]> {
  const office = officeOf(context, asked);
  const { rows } = await rowsOf(staffInvite)`
    select invite.id, invite.email, invite.role, inviter.name as invited_by, invite.created_at, invite.expires_at,
      invite.expires_at <= ${context.now} as is_expired
    from municipal_invite invite left join app_user inviter on inviter.id = invite.invited_by
    where invite.municipality_id = ${office} and invite.answer is null
    order by invite.created_at desc, invite.id
    limit ${MAX_STAFF_INVITES_SHOWN}`.execute(context.db);
  return rows;
}

export async function withdrawStaffInvite(context: Context, id: MunicipalInviteId): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf({ municipality_id: number, answer: textOrNull })`
      select municipality_id, answer from municipal_invite where id = ${id} for no key update`.execute(db);
    const [found] = rows;
    if (!(found && maySeeStaff(context.actor, found.municipality_id))) refuse('not_found');
    if (found.answer === 'withdrawn') return;
    if (found.answer) refuse('conflict', REFUSALS[context.language].staff_invite_used);
    await sql`update municipal_invite set answer = 'withdrawn', answered_at = ${context.now} where id = ${id}`.execute(
      db,
    );
    await recordAudit(inside, 'grant.withdraw', { municipality_id: found.municipality_id, details: {} });
  });
}

const foundRow = z.object({
  id: ids.municipalInvite,
  municipality_id: number,
  email: text,
  role: z.enum(INVITED_ROLES),
  answer: z.enum(['accepted']).nullable(),
  expires_at: text,
  invited_by: text,
  is_own_address: boolean,
});
type FoundInvite = z.infer<typeof foundRow>;

/** Null for what was never sent, was replaced or taken back, and where the user who asked may not give the reader the right now. */
async function inviteWith(context: Context, token: string, lock = sql``): Promise<FoundInvite | null> {
  const { rows } = await rowsOf(foundRow)`
    select invite.id, invite.municipality_id, lower(invite.email) as email, invite.role, invite.answer,
      invite.expires_at, inviter.name as invited_by,
      exists (
        select from app_user where app_user.id = ${actorOf(context).id} and app_user.email_verified_at is not null
          and lower(app_user.email) = lower(invite.email)
      ) as is_own_address
    from municipal_invite invite
    join app_user inviter on inviter.id = invite.invited_by and inviter.erased_at is null and inviter.blocked_at is null
      and inviter.id <> ${actorOf(context).id}
    join municipal_grant on municipal_grant.user_id = inviter.id and municipal_grant.role = 'admin'
      and municipal_grant.municipality_id = invite.municipality_id
    where invite.token_digest = ${context.secrets.digest('token', token)}
      and invite.answer is distinct from 'withdrawn'
    ${lock}`.execute(context.db);
  return rows[0] ?? null;
}

function stateOf(found: FoundInvite, now: Date): 'open' | 'used' | 'expired' | 'other_address' {
  if (found.answer) return 'used';
  if (Date.parse(found.expires_at) <= now.getTime()) return 'expired';
  return found.is_own_address ? 'open' : 'other_address';
}

/** A user who has the link may know what it is good for; the user who has not learns nothing by trying. */
export async function validateStaffInvite(context: Context, token: string): Promise<StaffInviteState> {
  const found = await inviteWith(context, token);
  if (!found || context.tenant.is_sunset) {
    return { state: 'unknown', municipality: null, role: null, invited_by: null, masked_email: null };
  }
  return {
    state: stateOf(found, context.now),
    municipality: municipalityById(found.municipality_id)?.name ?? '',
    role: found.role,
    invited_by: found.invited_by,
    masked_email: maskAddress(found.email),
  };
}

/** Under the invitation's lock: of two who use the link at once, one does. */
export async function acceptStaffInvite(context: Context, origins: OriginSettings, token: string): Promise<undefined> {
  const words = REFUSALS[context.language];
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const found = await inviteWith(inside, token, sql`for no key update of invite`);
    if (!found) refuse('not_found', words.staff_invite_gone);
    const state = stateOf(found, context.now);
    if (state === 'other_address') refuse('forbidden', words.staff_invite_other(maskAddress(found.email)));
    if (state !== 'open') refuse('conflict', state === 'used' ? words.staff_invite_used : words.staff_invite_expired);
    const { id: user_id } = actorOf(inside);
    const { municipality_id, role } = found;
    await sql`update municipal_invite
      set answer = 'accepted', answered_at = ${context.now}, user_id = ${user_id} where id = ${found.id}`.execute(db);
    const row = { user_id, municipality_id, role };
    if (!(await storeGrant(inside, row))) return;
    const details = { role, invite: found.id };
    await recordAudit(inside, 'grant.give', { subject_user_id: user_id, municipality_id, details });
    await endSessions(inside, user_id);
    await tellOfRight(inside, origins, 'rightGiven', row);
  });
}
