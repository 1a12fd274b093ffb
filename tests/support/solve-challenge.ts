import { createHash } from 'node:crypto';

/** As an API client would, from the documentation alone. */
export const solveChallenge = ({ challenge, pieces, bits }: { challenge: string; pieces: number; bits: number }) => ({
  challenge,
  nonces: Array.from({ length: pieces }, (_, piece) => {
    let nonce = 0;
    while (!hasZeros(`${challenge}.${piece}.${nonce}`, bits)) nonce += 1;
    return nonce;
  }),
});

const hasZeros = (text: string, bits: number): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE() < 2 ** (32 - bits);
