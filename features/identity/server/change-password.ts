import type { Ticket } from '#features/identity/contract.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { SessionId, VerificationId } from '#features/vocabulary/ids.ts';
import { hasFreshProof } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newRandomId } from '#platform/server/new-id.ts';
import { LINK_LASTS_MINUTES } from '../rules.ts';
import type { Work } from './challenges.ts';
import { demandCodeWork } from './code-work.ts';
import { endOpenCodes, endSessions, tellSessionsChanged } from './end-sessions.ts';
import { demandClient } from './form-token.ts';
import type { IdentityParts } from './identity-parts.ts';
import { sendResetLink } from './jobs-declared.ts';
import { turnsOfName } from './known-device.ts';
import { openFor } from './log-in.ts';
import { restoreUrl } from './message-address.ts';
import { demandGoodPassword } from './new-password.ts';
import { type Person, personById } from './people.ts';
import { forgetPasswordTries, takePasswordTry } from './slow-down.ts';
import { useVerified } from './verifications.ts';

type NewPassword = { password: string; password_confirmation: string };

/** IDN-05: with the password so far; a user who has none (eID only) must have proved who they are just now. */
export async function changePassword(
  context: Context,
  parts: IdentityParts,
  given: NewPassword & { current_password?: string | undefined },
): Promise<undefined> {
  const actor = actorOf(context);
  const person = await personById(context.db, actor.id);
  if (!person) refuse('unauthenticated');
  if (person.password_hash)
    await demandPassword(context, parts, person, given.current_password ?? '', 'current_password');
  else if (!hasFreshProof(actor, context.now)) refuse('proof_required');
  await storePassword(context, parts, person, given, actor.session_id);
}

/** For ten minutes the calls that ask for proof are open. */
export async function proveYourself(context: Context, parts: IdentityParts, password: string): Promise<undefined> {
  const actor = actorOf(context);
  const person = await personById(context.db, actor.id);
  if (!person) refuse('unauthenticated');
  await demandPassword(context, parts, person, password, 'password');
  await context.db.updateTable('session').set({ proved_at: context.now }).where('id', '=', actor.session_id).execute();
  await tellSessionsChanged(context.db, person.id);
}

/** Answers alike, and does alike, whether or not there is such an account: the job finds that out. */
export async function forgotPassword(
  context: Context,
  parts: IdentityParts,
  { username, work }: { username: string; work?: Work | undefined },
): Promise<undefined> {
  await demandCodeWork(context, parts, { username, work });
  await context.takeNamedTurn('sendCode', await turnsOfName(context, parts.cookies, username));
  const { db, now } = context;
  const id = newRandomId<'VerificationId'>();
  await db
    .insertInto('verification')
    .values({
      id,
      purpose: 'restore',
      username,
      created_at: now,
      sent_at: now,
      expires_at: new Date(now.getTime() + LINK_LASTS_MINUTES * 60_000),
    })
    .execute();
  await context.enqueue(db, sendResetLink, {
    verification_id: id,
    tenant: context.tenant.key,
    language: context.language,
  });
}

/** With a code that this browser has given. The second factor is still asked for. */
export async function restorePassword(
  context: Context,
  parts: IdentityParts,
  given: NewPassword & { verification_id: VerificationId },
): Promise<Ticket> {
  const client = demandClient(context, parts.cookies);
  const person = await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { user_id } = await useVerified(inside, given.verification_id, 'restore', client);
    const found = user_id === null ? null : await personById(db, user_id);
    if (!found) throw faultyField('verification_id', 'code_expired', context.language);
    await storePassword(inside, parts, found, given, null);
    return found;
  });
  return openFor(context, parts, person, 'code');
}

/** With the token of a link: good once, for an hour. */
export async function resetPassword(
  context: Context,
  parts: IdentityParts,
  given: { token: string; password: string },
): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const used = await db
      .updateTable('verification')
      .set({ used_at: context.now })
      .where('token_digest', '=', context.secrets.digest('token', given.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', context.now.toISOString())
      .returning('user_id')
      .executeTakeFirst();
    const person = used?.user_id ? await personById(db, used.user_id) : null;
    if (!person) throw faultyField('token', 'link_expired', context.language);
    await storePassword(inside, parts, person, given, null);
  });
}

export async function demandPassword(
  context: Context,
  parts: IdentityParts,
  person: Person,
  password: string,
  field: string,
): Promise<void> {
  const tries = await takePasswordTry(context, person.id, null);
  if (!(await parts.hashing.isRight(person.password_hash, password, context.visitor.address))) {
    throw faultyField(field, 'password_wrong', context.language);
  }
  await forgetPasswordTries(context, tries);
}

/** Ends every other session and every code and link that is open, and tells the person, who may not have been the one. */
async function storePassword(
  context: Context,
  parts: IdentityParts,
  person: Person,
  given: { password: string; password_confirmation?: string },
  keptSessionId: SessionId | null,
): Promise<void> {
  await demandGoodPassword(context, given, { ...person, isStaff: person.is_staff });
  const password_hash = await parts.hashing.hash(given.password, context.visitor.address);
  await inTransaction(context.db, async (db) => {
    await db
      .updateTable('app_user')
      .set({ password_hash, password_changed_at: context.now })
      .where('id', '=', person.id)
      .execute();
    await db.deleteFrom('known_device').where('user_id', '=', person.id).execute();
    await endOpenCodes({ db }, person);
    await endSessions({ ...context, db }, person.id, keptSessionId);
    const to = person.email ?? person.phone;
    await notify(
      { ...context, db },
      {
        to,
        user_id: person.id,
        language: person.lang,
        template: 'passwordChanged',
        values: { name: person.name, restoreUrl: restoreUrl(context, parts.origins) },
      },
    );
  });
}
