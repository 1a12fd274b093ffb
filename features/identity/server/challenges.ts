import { createHash } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import { isSameText } from '#platform/server/secrets.ts';
import { beginsWithZeros, pieceText, WORK_PIECES } from '../proof-of-work.ts';

export type Work = { challenge: string; nonces: number[] };

const CHALLENGE_LASTS_MS = 2 * 60_000;

type Signing = Pick<Context, 'secrets' | 'now'>;

/** Nothing is stored: when it ends, and a signature that holds it to what the work is for. */
export function makeChallenge({ secrets, now }: Signing, purpose: string): string {
  const until = now.getTime() + CHALLENGE_LASTS_MS;
  return `${until}.${signatureOf(secrets, purpose, until)}`;
}

export function isWorkDone({ secrets, now }: Signing, purpose: string, work: Work, bits: number): boolean {
  const [ending = '', signature = ''] = work.challenge.split('.', 2);
  const until = Number(ending);
  const isGood = until > now.getTime() && work.challenge === `${until}.${signature}`;
  if (!isGood || !isSameText(signature, signatureOf(secrets, purpose, until))) return false;
  if (work.nonces.length !== WORK_PIECES) return false;
  return work.nonces.every((nonce, piece) => {
    const digest = createHash('sha256')
      .update(pieceText(work.challenge, piece, nonce))
      .digest();
    return beginsWithZeros(digest, bits);
  });
}

const signatureOf = (secrets: Context['secrets'], purpose: string, until: number): string =>
  secrets.digest('challenge', `${purpose} ${until}`);
