import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { WORK_PIECES } from '../proof-of-work.ts';
import { isWorkDone, makeChallenge, type Work } from './challenges.ts';
import type { IdentityParts } from './identity-parts.ts';
import { problemOf } from './wrong-codes.ts';

/**
 * A class or a library asks for many codes from one address. Instead of locking all of them out, each code costs their
 * browsers a second of work from then on, and a machine that asks for thousands a great deal.
 */
export async function demandCodeWork(
  context: Context,
  { workBits }: IdentityParts,
  { username, work }: { username: string; work: Work | undefined },
): Promise<void> {
  const refusal = await problemOf(context.takeNamedTurn('sendCodeBeforeWork', context.visitor.address));
  if (!refusal) return;
  if (work && isWorkDone(context, codeText(context, username), work, workBits)) return;
  const { retryAfterSeconds = 1 } = refusal;
  throw new Problem('work_required', { retryAfterSeconds });
}

export function openCodeChallenge(context: Context, { workBits }: IdentityParts, username: string) {
  return { challenge: makeChallenge(context, codeText(context, username)), pieces: WORK_PIECES, bits: workBits };
}

/** Good for one name from one address; how many codes one name gets is limited beside it. */
const codeText = ({ visitor }: Context, username: string): string => `code ${visitor.address} ${username}`;
