import { TOTP } from 'otpauth';
import type { Ticket } from '#features/identity/contract.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { SessionId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { maskAddress } from '../mask-address.ts';
import { endSessions, tellSessionsChanged } from './end-sessions.ts';
import type { IdentityParts } from './identity-parts.ts';
import { rememberDevice, turnsOf } from './known-device.ts';
import { restoreUrl } from './message-address.ts';
import { type Person, personById } from './people.ts';
import { startSession } from './sessions.ts';
import { handOver } from './ticket-cookie.ts';
import { askAgain, askForCode, takeCode, type Verification } from './verifications.ts';
import { noteWrongCode } from './wrong-codes.ts';

/** A user who has turned it on, and everyone who has power over others. */
export const needsTwoFactor = (person: Person): boolean =>
  person.has_two_factor || (person.is_staff && !person.is_readonly);

/** Sends the code where there is no authenticator app. Answers where it went, partly hidden. */
export async function askForTwoFactor(
  context: Context,
  person: Person,
  { id: session_id, device }: WaitingSession,
): Promise<string | null> {
  if (person.authenticator_sealed) return null;
  const username = person.email ?? person.phone;
  if (!username) refuse('forbidden');
  const turn = { rate: 'sendSecondFactor', name: turnsOf(person.id, device) } as const;
  await askForCode(context, { purpose: 'two_factor', username, user_id: person.id, session_id }, turn);
  return maskAddress(username);
}

type WaitingSession = { id: SessionId; device: string | null };

/** The session of this request, which waits for its second factor. */
async function waitingSession(context: Context): Promise<WaitingSession> {
  const actor = actorOf(context);
  if (!actor.is_two_factor_pending) refuse('conflict');
  const session = await context.db
    .selectFrom('session')
    .select('device_digest')
    .where('id', '=', actor.session_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  // It may have been ended since the ticket was read.
  if (!session) refuse('conflict');
  return { id: actor.session_id, device: session.device_digest };
}

/** IDN-03: the code turns a waiting ticket into a whole one, with a session of its own. */
export async function verifyTwoFactor(context: Context, parts: IdentityParts, given: string): Promise<Ticket> {
  const session = await waitingSession(context);
  const person = await personById(context.db, actorOf(context).id);
  if (!person) refuse('unauthenticated');
  const code = given.replaceAll(/[\s-]/g, '').toLowerCase();
  await context.takeNamedTurn('trySecondFactor', turnsOf(person.id, session.device));
  if (person.authenticator_sealed) await takeAppCode(context, person, code);
  else await takeSentCode(context, session.id, code);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await db.updateTable('session').set({ ended_at: context.now }).where('id', '=', session.id).execute();
    const { ticket } = await startSession(inside, { person, method: 'password' });
    await tellSessionsChanged(db, person.id);
    await rememberDevice(inside, parts.cookies, person.id);
    return handOver(context, person, ticket, parts.cookies);
  });
}

export async function resendTwoFactor(context: Context): Promise<undefined> {
  const session = await waitingSession(context);
  const verification = await waitingFor(context, session.id);
  if (!verification) refuse('conflict');
  await askAgain(context, verification, {
    rate: 'sendSecondFactor',
    name: turnsOf(actorOf(context).id, session.device),
  });
}

/** IDN-06 */
export async function turnTwoFactorOn(context: Context): Promise<undefined> {
  const person = await ownPerson(context);
  if (!person.email) throw faultyField('email', 'two_factor_needs_email', context.language);
  await setTwoFactor(context, person, true);
  await notify(context, {
    to: person.email,
    user_id: person.id,
    language: person.lang,
    template: 'twoFactorOn',
    values: { name: person.name },
  });
}

export async function turnTwoFactorOff(context: Context, { origins }: IdentityParts): Promise<undefined> {
  const person = await ownPerson(context);
  await setTwoFactor(context, person, false);
  await notify(context, {
    to: person.email,
    user_id: person.id,
    language: person.lang,
    template: 'twoFactorOff',
    values: { name: person.name, restoreUrl: restoreUrl(context, origins) },
  });
}

async function setTwoFactor(context: Context, person: Person, has_two_factor: boolean): Promise<void> {
  await inTransaction(context.db, async (db) => {
    await db
      .updateTable('app_user')
      .set({ has_two_factor, ...(!has_two_factor && { authenticator_sealed: null, authenticator_step: null }) })
      .where('id', '=', person.id)
      .execute();
    if (!has_two_factor) await db.deleteFrom('recovery_code').where('user_id', '=', person.id).execute();
    await endSessions({ ...context, db }, person.id, actorOf(context).session_id);
  });
}

async function ownPerson(context: Context): Promise<Person> {
  const person = await personById(context.db, actorOf(context).id);
  if (!person) throw new Problem('unauthenticated');
  return person;
}

async function takeSentCode(context: Context, sessionId: SessionId, code: string): Promise<void> {
  const verification = await waitingFor(context, sessionId);
  if (!verification) throw faultyField('two_factor_code', 'code_expired', context.language);
  await takeCode(context, verification, code, { field: 'two_factor_code' });
}

const waitingFor = (context: Context, sessionId: SessionId): Promise<Verification | undefined> =>
  context.db
    .selectFrom('verification')
    .select(['id', 'purpose', 'username', 'user_id', 'session_id', 'client_digest'])
    .where('session_id', '=', sessionId)
    .where('purpose', '=', 'two_factor')
    .where('verified_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A code of the authenticator app, each only once, or one of the recovery codes. */
async function takeAppCode(context: Context, person: Person, code: string): Promise<void> {
  const isTaken = /^\d{6}$/.test(code)
    ? await takeStep(context, person, code)
    : await takeRecovery(context, person, code);
  if (isTaken) return;
  await noteWrongCode(context);
  throw faultyField('two_factor_code', 'code_wrong', context.language);
}

export const APP_PLACE = 'app_user.authenticator';

async function takeStep({ db, now, secrets }: Context, person: Person, token: string): Promise<boolean> {
  const secret = secrets.open(person.authenticator_sealed ?? '', `${APP_PLACE} ${person.id}`);
  const app = new TOTP({ secret });
  const delta = app.validate({ token, window: 1, timestamp: now.getTime() });
  if (delta === null) return false;
  const step = app.counter({ timestamp: now.getTime() }) + delta;
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ authenticator_step: step })
    .where('id', '=', person.id)
    .where((row) => row.or([row('authenticator_step', 'is', null), row('authenticator_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function takeRecovery({ db, now, secrets }: Context, person: Person, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', person.id)
    .where('code_digest', '=', secrets.digest('recovery', `${person.id} ${code}`))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
