import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { endOpenCodes, endSessions } from '#features/identity/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { removeDevicesOf } from '#features/push/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { mayGrant, maySetRights, mustSayWhy } from '../policy.ts';
import type { GRANTABLE_SCOPES, GrantRole } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { endInvitesOf, type GrantRow, storeGrant } from './grant-row.ts';
import { tellOfRight } from './tell-of-right.ts';

type Subject = {
  id: UserId;
  email: string | null;
  phone: string | null;
  scopes: string[];
  blocked_at: string | null;
};
type GrantedRole = { id: UserId; municipality: string; role: GrantRole; reason?: string | undefined };

/** An account that is shut opens nothing, also not with tickets that were handed out before, and keeps neither places nor shifts. */
export async function blockUser(context: Context, subjectId: UserId, reason: string): Promise<undefined> {
  if (!maySetRights(actorOf(context), subjectId)) refuse('forbidden');
  await withSubject(context, subjectId, async (inside, subject) => {
    if (subject.blocked_at !== null) return;
    if (subject.scopes.includes('admin')) await demandAnotherSuperAdmin(inside, subject.id);
    await inside.db.updateTable('app_user').set({ blocked_at: inside.now }).where('id', '=', subject.id).execute();
    await recordAudit(inside, 'user.block', { subject_user_id: subject.id, details: { reason } });
    await endOpenCodes(inside, subject);
    await endSessions(inside, subject.id);
    await removeDevicesOf(inside.db, subject.id);
    await recordFact(inside, 'user:blocked', { subject_user_id: subject.id });
  });
}

export async function unblockUser(context: Context, subjectId: UserId, reason: string): Promise<undefined> {
  if (!maySetRights(actorOf(context), subjectId)) refuse('forbidden');
  await withSubject(context, subjectId, async (inside, subject) => {
    if (subject.blocked_at === null) return;
    await inside.db.updateTable('app_user').set({ blocked_at: null }).where('id', '=', subject.id).execute();
    await recordAudit(inside, 'user.unblock', { subject_user_id: subject.id, details: { reason } });
  });
}

/** Sessions end with every change: more power asks for a second factor, less power must hold at once. */
export async function setScopes(
  context: Context,
  subjectId: UserId,
  { scopes: wanted, reason }: { scopes: readonly (typeof GRANTABLE_SCOPES)[number][]; reason: string },
): Promise<undefined> {
  if (!maySetRights(actorOf(context), subjectId)) refuse('forbidden');
  const scopes = [...new Set(wanted)].sort();
  await withSubject(context, subjectId, async (inside, subject) => {
    const [before, after] = [subject.scopes.toSorted().join(' '), scopes.join(' ')];
    if (before === after) return;
    const isTaken = subject.scopes.includes('admin') && !scopes.includes('admin');
    if (isTaken) await demandAnotherSuperAdmin(inside, subject.id);
    await inside.db.updateTable('app_user').set({ scopes }).where('id', '=', subject.id).execute();
    await recordAudit(inside, 'user.scopes', { subject_user_id: subject.id, details: { before, after, reason } });
    await endSessions(inside, subject.id);
  });
}

export const grantMunicipality = (context: Context, origins: OriginSettings, given: GrantedRole): Promise<undefined> =>
  changeGrant(context, origins, given, 'grant.give', storeGrant);

export const revokeMunicipality = (context: Context, origins: OriginSettings, taken: GrantedRole): Promise<undefined> =>
  changeGrant(context, origins, taken, 'grant.revoke', async (inside, { user_id, municipality_id, role }) => {
    const { db } = inside;
    if (role === 'admin') await demandAnotherAdmin(inside, { user_id, municipality_id });
    const { numDeletedRows } = await db
      .deleteFrom('municipal_grant')
      .where('user_id', '=', user_id)
      .where('municipality_id', '=', municipality_id)
      .where('role', '=', role)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  });

/** One at a time: of two super-admins who take each other's right the second one stays. */
async function demandAnotherSuperAdmin({ db, language }: Context, subjectId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('super-admins'))`.execute(db);
  const { rows } = await rowsOf({ is_last: boolean })`
    select not exists (
      select from app_user
      where 'admin' = any(scopes) and id <> ${subjectId} and blocked_at is null and erased_at is null
    ) as is_last`.execute(db);
  if (rows[0]?.is_last) refuse('conflict', REFUSALS[language].last_super_admin);
}

/** Under the municipality's lock: of two admins who are taken away at once the second one stays. */
async function demandAnotherAdmin(
  { db, language }: Context,
  { user_id, municipality_id }: Pick<GrantRow, 'user_id' | 'municipality_id'>,
): Promise<void> {
  await lockMunicipality(db, municipality_id);
  const { rows } = await rowsOf({ is_last: boolean })`
    select not exists (
      select from municipal_grant join app_user on app_user.id = municipal_grant.user_id
      where municipal_grant.municipality_id = ${municipality_id} and municipal_grant.role = 'admin'
        and municipal_grant.user_id <> ${user_id} and app_user.blocked_at is null and app_user.erased_at is null
    ) as is_last`.execute(db);
  if (rows[0]?.is_last) refuse('conflict', REFUSALS[language].last_admin);
}

async function changeGrant(
  context: Context,
  origins: OriginSettings,
  { id, municipality, role, reason }: GrantedRole,
  action: 'grant.give' | 'grant.revoke',
  change: (inside: Context, row: GrantRow) => Promise<boolean>,
): Promise<undefined> {
  const municipality_id = Number(municipality);
  if (!mayGrant(actorOf(context), id, municipality_id, role)) refuse('forbidden');
  if (!municipalityById(municipality_id)) refuse('not_found');
  if (reason === undefined && mustSayWhy(actorOf(context), municipality_id)) {
    const { say_why } = REFUSALS[context.language];
    refuse('invalid', say_why, { reason: [say_why] });
  }
  await withSubject(context, id, async (inside) => {
    const row = { user_id: id, municipality_id, role };
    if (!(await change(inside, row))) return;
    await recordAudit(inside, action, {
      subject_user_id: id,
      municipality_id,
      details: { role, ...(reason && { reason }) },
    });
    await endInvitesOf(inside, row);
    await endSessions(inside, id);
    await tellOfRight(inside, origins, action === 'grant.give' ? 'rightGiven' : 'rightTaken', row);
  });
}

/** One change of a person's rights at a time. A user who is erased is not there any more. */
async function withSubject(
  context: Context,
  subjectId: UserId,
  work: (inside: Context, subject: Subject) => Promise<void>,
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const subject = await db
      .selectFrom('app_user')
      .select(['id', 'email', 'phone', 'scopes', 'blocked_at'])
      .where('id', '=', subjectId)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!subject) refuse('not_found');
    await work({ ...context, db }, subject);
  });
}
