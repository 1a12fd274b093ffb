import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { sendMessage } from '#features/messages/server/public.ts';
import { removeExpired } from '#features/retention/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import type { UserId, VerificationId } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices, Worker } from '#platform/server/jobs.ts';
import { worker } from '#platform/server/jobs.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { CODE_LASTS_MINUTES, LINK_LASTS_MINUTES } from '../rules.ts';
import { takeCodeSms } from './code-sms-budget.ts';
import type { IdentityParts } from './identity-parts.ts';
import { sendCode, sendResetLink, tidyIdentity } from './jobs-declared.ts';
import { personById, personByUsername } from './people.ts';
import { codeDigest, type Purpose } from './verifications.ts';

type Journey = { verification_id: VerificationId; tenant: string; language: 'nb' | 'nn' | 'en' };

type Parts = Pick<IdentityParts, 'origins' | 'codeSms'>;

export const identityWorkers = (parts: Parts): readonly Worker[] => [
  worker(sendCode, (services, journey) => carryCode(services, parts, journey)),
  worker(sendResetLink, (services, journey) => carryResetLink(services, parts, journey)),
  worker(tidyIdentity, tidy),
];

/** The code is made here, so that it is nowhere until it is on its way. */
async function carryCode(services: JobServices, { origins, codeSms }: Parts, journey: Journey) {
  const { db, secrets } = services;
  const now = services.now();
  const wanted = await openVerification(services, journey.verification_id);
  if (!wanted) return;
  const tenant = tenantOf(journey.tenant);
  const owner = await ownerOf(services, wanted);
  const message = { to: wanted.username, user_id: owner?.id ?? null, language: owner?.lang ?? journey.language };
  const carry = { db, now, secrets, tenant, enqueue: services.enqueue, origins };
  // Nobody to send it to: nothing is sent, and no code is right.
  if (!owner && (wanted.purpose === 'login' || wanted.purpose === 'restore')) return;
  if (!(await takeCodeSms({ db, now }, codeSms, { ...wanted, tenant: journey.tenant }))) return;
  if (wanted.purpose === 'register' && owner) {
    const loginUrl = messageAddress({ tenant, language: message.language }, origins, '/auth/get-started');
    await sendMessage(carry, { ...message, template: 'accountExists', values: { loginUrl } });
    return;
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db
    .updateTable('verification')
    .set({ code_digest: codeDigest({ secrets }, wanted.id, code), user_id: owner?.id ?? wanted.user_id })
    .where('id', '=', wanted.id)
    .execute();
  await sendMessage(carry, {
    ...message,
    template: 'code',
    values: { code, minutes: CODE_LASTS_MINUTES },
    expires_at: new Date(wanted.expires_at),
  });
}

async function carryResetLink(services: JobServices, { origins, codeSms }: Parts, journey: Journey) {
  const { db, secrets } = services;
  const wanted = await openVerification(services, journey.verification_id);
  const owner = wanted ? await personByUsername(db, wanted.username) : null;
  if (!wanted || !owner) return;
  if (!(await takeCodeSms({ db, now: services.now() }, codeSms, { ...wanted, tenant: journey.tenant }))) return;
  const token = randomToken();
  const tenant = tenantOf(journey.tenant);
  await db
    .updateTable('verification')
    .set({ token_digest: secrets.digest('token', token), user_id: owner.id })
    .where('id', '=', wanted.id)
    .execute();
  // Behind the #, so that the token is in nobody's log and in no Referer.
  const url = messageAddress({ tenant, language: owner.lang }, origins, `/auth/reset-password#token=${token}`);
  await sendMessage(
    { db, now: services.now(), secrets, tenant, enqueue: services.enqueue },
    {
      to: wanted.username,
      user_id: owner.id,
      language: owner.lang,
      template: 'resetLink',
      values: { url, minutes: LINK_LASTS_MINUTES },
      expires_at: new Date(wanted.expires_at),
    },
  );
}

type Wanted = { id: VerificationId; username: string; purpose: Purpose; user_id: UserId | null; expires_at: string };

const openVerification = ({ db, now }: JobServices, id: VerificationId): Promise<Wanted | undefined> =>
  db
    .selectFrom('verification')
    .select(['id', 'purpose', 'username', 'user_id', 'expires_at'])
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();

/** For a new address the person who is logged in; otherwise the user who has the address. */
const ownerOf = ({ db }: JobServices, { user_id, username }: Wanted) =>
  user_id ? personById(db, user_id) : personByUsername(db, username);

function tenantOf(key: string) {
  const tenant = tenantByKey(key);
  if (!tenant) throw new Error('A message was asked for by a tenant that is not there.');
  return tenant;
}

async function tidy(services: JobServices): Promise<void> {
  await endSessions(services);
  for (const table of EXPIRING) await removeExpired(services, table);
}

const EXPIRING = [
  'verification',
  'idporten_attempt',
  'idempotency_key',
  'rate_window',
  'known_device',
  'session',
] as const;

/** Those that nobody has ended, and the books of those who acted as others with them. */
function endSessions(services: JobServices): Promise<number> {
  const at = services.now();
  const end = sql`least(expires_at, seen_at + make_interval(secs => idle_seconds))`;
  return inBatches(services, 'end sessions', async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      with over as materialized (
        select id, user_id, acting_user_id, ${end} as end_at
        from session where ended_at is null and ${end} <= ${at}
        limit ${limit} for no key update skip locked
      ), told as (
        insert into audit_entry (at, action, actor_user_id, acting_user_id, subject_user_id, details, digest)
        select end_at, 'log_in_as.stop', user_id, acting_user_id, user_id, jsonb_build_object('session_id', id), ''
        from over where acting_user_id is not null
        order by end_at
      )
      update session set ended_at = over.end_at from over where session.id = over.id`.execute(db);
    return Number(numAffectedRows);
  });
}
