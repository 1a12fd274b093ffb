import { notify } from '#features/notifications/server/public.ts';
import type { VerificationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { WORK_PIECES } from '../proof-of-work.ts';
import type { Work } from './challenges.ts';
import { demandCodeSmsLeft } from './code-sms-budget.ts';
import { demandCodeWork } from './code-work.ts';
import { endOpenCodes, endSessions } from './end-sessions.ts';
import { clientOf, demandClient } from './form-token.ts';
import type { IdentityParts } from './identity-parts.ts';
import { turnsOfName } from './known-device.ts';
import { restoreUrl } from './message-address.ts';
import { personById, personByUsername } from './people.ts';
import { askAgain, askForCode, takeCode, type Verification, verificationById } from './verifications.ts';
import { challengeFor, passBrake, problemOf } from './wrong-codes.ts';

type CodeFor = 'register' | 'login' | 'restore';

/** IDN-02: truthful, within tight limits and only to a browser that has opened the form. */
export async function askExists(context: Context, parts: IdentityParts, username: string): Promise<boolean> {
  demandClient(context, parts.cookies);
  const refusal = await problemOf(context.takeNamedTurn('exists', username));
  const person = await personByUsername(context.db, username);
  // A stranger who asks about a name too often keeps its owner out of nothing: then everyone seems to have an account.
  return parts.hidesAccounts || refusal !== null || person !== null;
}

/** IDN-08 */
export async function createVerification(
  context: Context,
  parts: IdentityParts,
  { username, purpose, work }: { username: string; purpose: CodeFor; work?: Work | undefined },
): Promise<VerificationId> {
  const client_digest = demandClient(context, parts.cookies);
  await demandCodeWork(context, parts, { username, work });
  await demandCodeSmsLeft(context, parts.codeSms, { username, purpose });
  const name = await turnsOfName(context, parts.cookies, username);
  return askForCode(context, { purpose, username, client_digest }, { rate: 'sendCode', name });
}

/** A new e-mail address or phone number: it becomes the person's once its code is given. */
export async function changeAddress(
  context: Context,
  parts: IdentityParts,
  { purpose, username }: { purpose: 'email' | 'phone'; username: string },
): Promise<VerificationId> {
  const { id: user_id } = actorOf(context);
  await demandCodeSmsLeft(context, parts.codeSms, { username, purpose });
  return askForCode(context, { purpose, username, user_id }, { rate: 'sendCode', name: username });
}

export async function resendVerification(
  context: Context,
  parts: IdentityParts,
  id: VerificationId,
): Promise<undefined> {
  const verification = await ownVerification(context, parts, id, 'verification_id');
  await demandCodeSmsLeft(context, parts.codeSms, verification);
  const name = await turnsOfName(context, parts.cookies, verification.username);
  await askAgain(context, verification, { rate: 'sendCode', name });
}

/** What the browser has to solve where `verifyCode` asks for work. */
export async function openChallenge(context: Context, parts: IdentityParts, id: VerificationId) {
  const verification = await ownVerification(context, parts, id, 'code');
  const challenge = await challengeFor(context, verification.id);
  return { challenge, pieces: WORK_PIECES, bits: parts.workBits };
}

/** IDN-09, IDN-10 */
export async function verifyCode(
  context: Context,
  parts: IdentityParts,
  { verification_id, code, work }: { verification_id: VerificationId; code: string; work?: Work | undefined },
) {
  const verification = await ownVerification(context, parts, verification_id, 'code');
  const worked = await passBrake(context, verification.id, work, parts.workBits);
  // By the verification and not by the name: others may be trying to guess at the same name.
  await context.takeNamedTurn('verifyCode', verification.id);
  await takeCode(context, verification, code, { worked });
  if (verification.purpose === 'email' || verification.purpose === 'phone') {
    await storeAddress(context, parts, verification, verification.purpose);
  }
  return { id: verification.id, username: verification.username, verified: true as const };
}

/** One that was made elsewhere, or for another user, is to this browser as one that is too old. */
async function ownVerification(
  context: Context,
  parts: IdentityParts,
  id: VerificationId,
  field: string,
): Promise<Verification> {
  const verification = await verificationById(context, id);
  if (verification && verification.purpose !== 'two_factor' && isOwn(context, parts, verification)) return verification;
  throw faultyField(field, 'code_expired', context.language);
}

function isOwn(context: Context, parts: IdentityParts, verification: Verification): boolean {
  if (verification.client_digest !== null) return verification.client_digest === clientOf(context, parts.cookies);
  return verification.user_id !== null && verification.user_id === context.actor?.id && !context.actor.acting_user_id;
}

async function storeAddress(
  context: Context,
  parts: IdentityParts,
  verification: Verification,
  kind: 'email' | 'phone',
): Promise<void> {
  const actor = actorOf(context);
  const before = await personById(context.db, actor.id);
  if (!before) refuse('unauthenticated');
  await inTransaction(context.db, async (db) => {
    const holder = await personByUsername(db, verification.username);
    if (holder && holder.id !== actor.id) throw faultyField('code', 'username_taken', context.language);
    await db
      .updateTable('app_user')
      .set(
        kind === 'email'
          ? { email: verification.username, email_verified_at: context.now }
          : { phone: verification.username, phone_verified_at: context.now },
      )
      .where('id', '=', actor.id)
      .execute();
    await endOpenCodes({ db }, before);
    await endSessions({ ...context, db }, actor.id, actor.session_id);
    // To the address so far: the user who is being robbed of their account hears of it there.
    const to = kind === 'email' ? (before.email ?? before.phone) : (before.phone ?? before.email);
    await notify(
      { ...context, db },
      {
        to,
        user_id: actor.id,
        language: before.lang,
        template: 'addressChanged',
        values: { name: before.name, restoreUrl: restoreUrl(context, parts.origins) },
      },
    );
  });
}
