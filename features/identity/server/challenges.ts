import { createHash } from 'node:crypto';
import type { VerificationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { isSameText } from '#platform/server/secrets.ts';
import { beginsWithZeros, pieceText, WORK_PIECES } from '../proof-of-work.ts';

export type Work = { challenge: string; nonces: number[] };

/** The try that a challenge is for. With the try it changes, so that no work serves twice. */
export type NextTry = { id: VerificationId; sent_at: string; tries: number };

const CHALLENGE_LASTS_MS = 2 * 60_000;

type Signing = Pick<Context, 'secrets' | 'now'>;

/** Nothing is stored: when it ends, and a signature that holds it to the one try. */
export function makeChallenge({ secrets, now }: Signing, next: NextTry): string {
  const until = now.getTime() + CHALLENGE_LASTS_MS;
  return `${until}.${signatureOf(secrets, next, until)}`;
}

export function isWorkDone({ secrets, now }: Signing, next: NextTry, work: Work, bits: number): boolean {
  const [ending = '', signature = ''] = work.challenge.split('.', 2);
  const until = Number(ending);
  const isGood = until > now.getTime() && work.challenge === `${until}.${signature}`;
  if (!isGood || !isSameText(signature, signatureOf(secrets, next, until))) return false;
  if (work.nonces.length !== WORK_PIECES) return false;
  return work.nonces.every((nonce, piece) => {
    const digest = createHash('sha256')
      .update(pieceText(work.challenge, piece, nonce))
      .digest();
    return beginsWithZeros(digest, bits);
  });
}

const signatureOf = (secrets: Context['secrets'], { id, sent_at, tries }: NextTry, until: number): string =>
  secrets.digest('challenge', `${id} ${sent_at} ${tries} ${until}`);
