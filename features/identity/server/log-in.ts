import type { Ticket } from '#features/identity/contract.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { isDemoStaff } from '../demo-staff.ts';
import type { IdentityParts } from './identity-parts.ts';
import { deviceOf, rememberDevice } from './known-device.ts';
import { type Person, personByUsername } from './people.ts';
import { startSession } from './sessions.ts';
import { forgetPasswordTries, takePasswordTry } from './slow-down.ts';
import { handOver } from './ticket-cookie.ts';
import { askForTwoFactor, needsTwoFactor } from './two-factor.ts';

/** IDN-03 */
export const logIn = (context: Context, parts: IdentityParts, given: Given): Promise<Ticket> =>
  parts.entrance(() => logInNow(context, parts, given), context.visitor.address);

type Given = { username: string; password: string };

async function logInNow(context: Context, parts: IdentityParts, given: Given): Promise<Ticket> {
  const person = await personByUsername(context.db, given.username);
  const device = await deviceOf(context, parts.cookies, person?.id ?? null);
  const tries = await takePasswordTry(context, given.username, device);
  const { address } = context.visitor;
  const isRight = await parts.hashing.isRight(person?.password_hash ?? null, given.password, address);
  // One answer for a wrong name and a wrong password.
  if (!person || !isRight) throw faultyField('password', 'login_failed', context.language);
  await forgetPasswordTries(context, tries);
  if (person.password_hash && parts.hashing.isOutdated(person.password_hash)) {
    await storeHash(context, person.id, await parts.hashing.hash(given.password, address));
  }
  return openFor(context, parts, person, 'password');
}

/** The session of a user who has proved who they are: whole, or waiting for the second factor. */
export async function openFor(
  context: Context,
  parts: IdentityParts,
  person: Person,
  method: 'password' | 'code' | 'idporten',
): Promise<Ticket> {
  const isExempt = parts.hasDemo && isDemoStaff(person.email) && !person.has_two_factor;
  // The national identity service asks for two factors itself.
  const isTwoFactorPending = method !== 'idporten' && !isExempt && needsTwoFactor(person);
  if (isTwoFactorPending) {
    // Not in one transaction: asking for a code uses up a turn, whatever becomes of it.
    const device = await deviceOf(context, parts.cookies, person.id);
    const { id, ticket } = await startSession(context, { person, method, isTwoFactorPending, device });
    return { ...ticket, two_factor_sent_to: await askForTwoFactor(context, person, { id, device }) };
  }
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { ticket } = await startSession(inside, { person, method });
    await rememberDevice(inside, parts.cookies, person.id);
    return handOver(context, person, ticket, parts.cookies);
  });
}

async function storeHash({ db }: Context, userId: UserId, password_hash: string): Promise<void> {
  await db.updateTable('app_user').set({ password_hash }).where('id', '=', userId).execute();
}
