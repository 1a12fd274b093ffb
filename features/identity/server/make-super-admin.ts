import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId, newRandomId } from '#platform/server/new-id.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import { randomToken, type Secrets } from '#platform/server/secrets.ts';
import { LINK_LASTS_MINUTES } from '../rules.ts';
import { endSessions } from './end-sessions.ts';

type Wanted = { email: string; name?: string | undefined };
type Services = { db: Db; secrets: Secrets; now: Date; origins: OriginSettings; tenant: { key: string } };
const accountRow = z.object({
  id: ids.user,
  scopes: z.array(text),
  is_readonly: boolean,
  is_blocked: boolean,
  is_verified: boolean,
});
type Account = z.infer<typeof accountRow>;

export type Made =
  | { outcome: 'promoted' }
  /** The link is told once: it is kept only as a digest. */
  | { outcome: 'created'; url: string }
  | { outcome: 'unknown' | 'already' | 'blocked' | 'readonly' | 'unverified' };

const SUPER_ADMIN = 'admin';

/**
 * For the operator of the machine: a new portal has no super-admin who could make another. Logging in asks the new
 * super-admin for a second factor, as it does all staff.
 */
export function makeSuperAdmin(services: Services, { email, name }: Wanted): Promise<Made> {
  return inTransaction(services.db, async (db) => {
    const inside = { ...services, db };
    const account = await lockAccount(db, email);
    if (account) return promote(inside, account);
    return name === undefined ? { outcome: 'unknown' } : create(inside, { email, name });
  });
}

async function lockAccount(db: Db, email: string): Promise<Account | undefined> {
  const { rows } = await rowsOf(accountRow)`
    select id, scopes, is_readonly, blocked_at is not null as is_blocked, email_verified_at is not null as is_verified
    from app_user where lower(email) = ${email} and erased_at is null
    for no key update`.execute(db);
  return rows[0];
}

async function promote({ db, now }: Services, account: Account): Promise<Made> {
  if (account.scopes.includes(SUPER_ADMIN)) return { outcome: 'already' };
  if (account.is_blocked) return { outcome: 'blocked' };
  if (account.is_readonly) return { outcome: 'readonly' };
  if (!account.is_verified) return { outcome: 'unverified' };
  const scopes = [...account.scopes, SUPER_ADMIN].sort();
  await db.updateTable('app_user').set({ scopes }).where('id', '=', account.id).execute();
  const details = { before: account.scopes.toSorted().join(' '), after: scopes.join(' ') };
  await recordAudit({ db, now, actor: null }, 'user.scopes', { subject_user_id: account.id, details });
  await endSessions({ db, now, actor: null }, account.id);
  return { outcome: 'promoted' };
}

/** The operator vouches for the address; the code at the first login goes there. */
async function create(
  { db, now, secrets, origins, tenant }: Services,
  given: { email: string; name: string },
): Promise<Made> {
  const id = newId<'UserId'>();
  const { email, name } = given;
  const person = { id, name, email, email_verified_at: now, scopes: [SUPER_ADMIN], created_at: now };
  await db.insertInto('app_user').values(person).execute();
  const token = randomToken();
  await db
    .insertInto('verification')
    .values({
      id: newRandomId<'VerificationId'>(),
      purpose: 'restore',
      username: email,
      user_id: id,
      token_digest: secrets.digest('token', token),
      created_at: now,
      sent_at: now,
      expires_at: new Date(now.getTime() + LINK_LASTS_MINUTES * 60_000),
    })
    .execute();
  const details = { before: '', after: SUPER_ADMIN };
  await recordAudit({ db, now, actor: null }, 'user.scopes', { subject_user_id: id, details });
  const url = messageAddress({ tenant, language: 'nb' }, origins, `/auth/reset-password#token=${token}`);
  return { outcome: 'created', url };
}
