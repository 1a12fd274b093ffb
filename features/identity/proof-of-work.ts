/**
 * The small task that makes guessing dear: for each piece a number is looked for, so that the SHA-256 of the piece's text
 * begins with so many zero bits. Many small pieces instead of one large, since luck evens out.
 */
export const WORK_PIECES = 8;

/** About 16,000 tries: a second or two for a phone. */
export const WORK_BITS = 11;

export const pieceText = (challenge: string, piece: number, nonce: number): string => `${challenge}.${piece}.${nonce}`;

export function beginsWithZeros(digest: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let at = 0; at < whole; at += 1) if (digest[at] !== 0) return false;
  return (digest[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}
