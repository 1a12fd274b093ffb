import type { SessionId, UserId, VerificationId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { newRandomId } from '#platform/server/new-id.ts';
import { isSameText } from '#platform/server/secrets.ts';
import { CODE_LASTS_MINUTES, CODE_TRIES, RESEND_AFTER_SECONDS } from '../rules.ts';
import { sendCode } from './jobs-declared.ts';
import { type NextTry, noteWrongCode } from './wrong-codes.ts';

export type Purpose = 'register' | 'login' | 'email' | 'phone' | 'restore' | 'two_factor';

export type Verification = {
  id: VerificationId;
  purpose: Purpose;
  username: string;
  user_id: UserId | null;
  session_id: SessionId | null;
  client_digest: string | null;
};

type NewVerification = {
  purpose: Purpose;
  username: string;
  /** Whose: given for those who are logged in or have given their password. */
  user_id?: UserId;
  session_id?: SessionId;
  client_digest?: string;
};

/** The limit that a code on its way is counted in. */
type SendingTurn = { rate: 'sendCode' | 'sendSecondFactor'; name: string };

const MINUTE_MS = 60_000;
/** What a verified address may still be used for: filling in the form that follows. */
const VERIFIED_LASTS_MINUTES = 30;

/**
 * Notes that a code is wanted. Whether there is anybody to send one to, and what, is found out by the job: here the
 * same happens for every name, in the same time.
 */
export async function askForCode(
  context: Context,
  wanted: NewVerification,
  turn: SendingTurn,
): Promise<VerificationId> {
  await context.takeNamedTurn(turn.rate, turn.name);
  const id = newRandomId<'VerificationId'>();
  const { db, now } = context;
  await db
    .insertInto('verification')
    .values({
      id,
      purpose: wanted.purpose,
      username: wanted.username,
      user_id: wanted.user_id ?? null,
      session_id: wanted.session_id ?? null,
      client_digest: wanted.client_digest ?? null,
      created_at: now,
      sent_at: now,
      expires_at: new Date(now.getTime() + CODE_LASTS_MINUTES * MINUTE_MS),
    })
    .execute();
  await context.enqueue(db, sendCode, { verification_id: id, tenant: context.tenant.key, language: context.language });
  return id;
}

/** A new code for a verification that is not finished; the one before is no longer good. */
export async function askAgain(context: Context, verification: Verification, turn: SendingTurn): Promise<void> {
  const { db, now } = context;
  await context.takeNamedTurn(turn.rate, turn.name);
  const asked = await db
    .updateTable('verification')
    .set({
      sent_at: now,
      tries: 0,
      code_digest: null,
      expires_at: new Date(now.getTime() + CODE_LASTS_MINUTES * MINUTE_MS),
    })
    .where('id', '=', verification.id)
    .where('verified_at', 'is', null)
    .where('sent_at', '<=', new Date(now.getTime() - RESEND_AFTER_SECONDS * 1000).toISOString())
    .returning('id')
    .executeTakeFirst();
  if (!asked) throw new Problem('too_many', { retryAfterSeconds: RESEND_AFTER_SECONDS });
  await context.enqueue(db, sendCode, {
    verification_id: verification.id,
    tenant: context.tenant.key,
    language: context.language,
  });
}

export async function verificationById(context: Context, id: VerificationId): Promise<Verification | undefined> {
  return context.db
    .selectFrom('verification')
    .select(['id', 'purpose', 'username', 'user_id', 'session_id', 'client_digest'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Takes one of the few tries. Throws what the person should do next when the code is not right. Where work was done for
 * the try, `worked` says for which: no other is taken.
 */
export async function takeCode(
  context: Context,
  verification: Verification,
  code: string,
  { field = 'code', worked = null }: { field?: string; worked?: NextTry | null } = {},
): Promise<void> {
  const { db, now } = context;
  const tried = await db
    .updateTable('verification')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', verification.id)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', CODE_TRIES)
    .$if(worked !== null, (query) => query.where('tries', '=', worked?.tries ?? 0))
    .returning(['code_digest', 'tries'])
    .executeTakeFirst();
  if (!tried && worked) throw new Problem('work_required', { retryAfterSeconds: 1 });
  if (!tried) throw faultyField(field, 'code_expired', context.language);
  const isRight = isSameText(tried.code_digest ?? '', codeDigest(context, verification.id, code));
  if (!isRight || tried.code_digest === null) {
    await noteWrongCode(context);
    throw faultyField(field, tried.tries < CODE_TRIES ? 'code_wrong' : 'code_expired', context.language);
  }
  const verified = await db
    .updateTable('verification')
    .set({ verified_at: now })
    .where('id', '=', verification.id)
    .where('verified_at', 'is', null)
    .where('code_digest', '=', tried.code_digest)
    .returning('id')
    .executeTakeFirst();
  if (!verified) throw faultyField(field, 'code_expired', context.language);
}

/** Uses up what was verified: each opens one thing, once, for the browser that asked. */
export async function useVerified(
  context: Context,
  id: VerificationId,
  purpose: Purpose,
  client_digest: string,
): Promise<Verification> {
  const { db, now } = context;
  const used = await db
    .updateTable('verification')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('client_digest', '=', client_digest)
    .where('used_at', 'is', null)
    .where('verified_at', '>', new Date(now.getTime() - VERIFIED_LASTS_MINUTES * MINUTE_MS).toISOString())
    .returning(['id', 'username', 'user_id', 'session_id', 'client_digest'])
    .executeTakeFirst();
  if (!used) throw faultyField('verification_id', 'code_expired', context.language);
  return { ...used, purpose };
}

/** Bound to its verification, so that the right code for one thing is wrong for every other. */
export const codeDigest = ({ secrets }: Pick<Context, 'secrets'>, id: VerificationId, code: string): string =>
  secrets.digest('code', `${id}:${code}`);
