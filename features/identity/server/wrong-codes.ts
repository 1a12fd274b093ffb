import type { VerificationId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { CODE_TRIES } from '../rules.ts';
import { isWorkDone, makeChallenge, type Work } from './challenges.ts';

/** The try that a challenge is for. With the try it changes, so that no work serves twice. */
export type NextTry = { id: VerificationId; sent_at: string; tries: number };

const EVERYONE = 'everyone';

/** Counts a wrong code, no matter who gave it: the brake looks at the sum. */
export async function noteWrongCode(context: Context): Promise<void> {
  await problemOf(context.takeNamedTurn('wrongCodeBeforeWork', EVERYONE));
  await problemOf(context.takeNamedTurn('wrongCode', EVERYONE));
}

/**
 * The brake on guessing, for codes that open something by themselves. After many wrong codes in an hour work is asked
 * for, after very many nothing is looked at until the hour is over. Answers the try that work was done for, or null.
 */
export async function passBrake(
  context: Context,
  verificationId: VerificationId,
  work: Work | undefined,
  bits: number,
): Promise<NextTry | null> {
  await context.demandNamedTurnLeft('wrongCode', EVERYONE);
  const refusal = await problemOf(context.demandNamedTurnLeft('wrongCodeBeforeWork', EVERYONE));
  if (!refusal) return null;
  const next = await nextTry(context, verificationId);
  if (!next) throw faultyField('code', 'code_expired', context.language);
  if (work && isWorkDone(context, tryText(next), work, bits)) return next;
  // A user who cannot do the work may as well wait until the hour is over.
  const { retryAfterSeconds = 1 } = refusal;
  throw new Problem('work_required', { retryAfterSeconds });
}

/** A task for the next try at a verification. */
export async function challengeFor(context: Context, verificationId: VerificationId): Promise<string> {
  const next = await nextTry(context, verificationId);
  if (!next) throw faultyField('code', 'code_expired', context.language);
  return makeChallenge(context, tryText(next));
}

const tryText = ({ id, sent_at, tries }: NextTry): string => `${id} ${sent_at} ${tries}`;

const nextTry = ({ db, now }: Context, id: VerificationId): Promise<NextTry | undefined> =>
  db
    .selectFrom('verification')
    .select(['id', 'sent_at', 'tries'])
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', CODE_TRIES)
    .executeTakeFirst();

/** What the work was refused for; null when it was not. */
export async function problemOf(work: Promise<void>): Promise<Problem | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
