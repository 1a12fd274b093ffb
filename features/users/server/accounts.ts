import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { maskAddress } from '#features/identity/mask-address.ts';
import { endSessions, sessionsOf } from '#features/identity/server/public.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { type Account, account } from '../accounts-contract.ts';
import { mayGrant, maySetRights } from '../policy.ts';
import { GRANT_ROLES } from '../rules.ts';

const grantRow = z.object({ municipality_id: number, municipality: text, role: z.enum(GRANT_ROLES) });
const accountRow = z.object({
  ...account.omit({ sessions: true, can: true, grants: true }).shape,
  grants: z.array(grantRow),
});

export async function readAccount(context: Context, userId: UserId): Promise<Account> {
  const { rows } = await rowsOf(accountRow)`
    select app_user.id, app_user.name, email, phone, municipality.name as municipality, app_user.created_at, blocked_at,
      case when blocked_at is not null then (
        select details ->> 'reason' from audit_entry
        where subject_user_id = app_user.id and action = 'user.block'
        order by position desc limit 1) end as blocked_reason,
      has_two_factor, scopes,
      coalesce((
        select json_agg(json_build_object(
            'municipality_id', place.id, 'municipality', place.name, 'role', role) order by place.name_sort, role)
        from municipal_grant join municipality place on place.id = municipal_grant.municipality_id
        where user_id = app_user.id), '[]') as grants
    from app_user left join municipality on municipality.id = app_user.municipality_id
    where app_user.id = ${userId} and erased_at is null`.execute(context.db);
  const [found] = rows;
  if (!found) refuse('not_found');
  const { grants, ...person } = found;
  const actor = actorOf(context);
  const hasPower = person.scopes.length > 0 || grants.length > 0;
  return {
    ...person,
    email: person.email && maskAddress(person.email),
    phone: person.phone && maskAddress(person.phone),
    grants: grants.map(({ municipality_id, municipality, role }) => ({
      municipality_id: municipalityId.parse(String(municipality_id)),
      municipality,
      role,
      can_take: mayGrant(actor, userId, municipality_id, role),
    })),
    sessions: await sessionsOf(context, userId),
    can: {
      set_rights: maySetRights(actor, userId),
      log_in_as: !hasPower && person.blocked_at === null && person.id !== actor.id,
    },
  };
}

/** A user whose account may be in the wrong hands is logged out everywhere, and signs in again. */
export async function endAccountSessions(context: Context, userId: UserId): Promise<undefined> {
  if (!maySetRights(actorOf(context), userId)) refuse('forbidden');
  await inTransaction(context.db, async (db) => {
    const person = await db
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) refuse('not_found');
    const inside = { ...context, db };
    await endSessions(inside, userId);
    await recordAudit(inside, 'user.end_sessions', { subject_user_id: userId });
  });
}
