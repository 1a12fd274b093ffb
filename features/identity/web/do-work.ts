import { beginsWithZeros, pieceText } from '../proof-of-work.ts';

export type Task = { challenge: string; pieces: number; bits: number };

/** So many at once that asking costs little, so few that the page stays alive in between. */
const AT_ONCE = 256;

/** Finds the numbers that the server asks for. Fetched only by those who are asked. */
export async function doWork({ challenge, pieces, bits }: Task): Promise<number[]> {
  const nonces: number[] = [];
  for (let piece = 0; piece < pieces; piece += 1) nonces.push(await findNonce(challenge, piece, bits));
  return nonces;
}

async function findNonce(challenge: string, piece: number, bits: number): Promise<number> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += AT_ONCE) {
    const digests = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        crypto.subtle.digest('SHA-256', encoder.encode(pieceText(challenge, piece, first + at))),
      ),
    );
    const found = digests.findIndex((digest) => beginsWithZeros(new Uint8Array(digest), bits));
    if (found >= 0) return first + found;
  }
}
