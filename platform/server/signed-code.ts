import { createHash } from 'node:crypto';

const TAG_BYTES = 16;
/** 128 bits, five at a time. */
const PART_LETTERS = 26;
const PARTS = new RegExp(`^([0-9A-V]{${PART_LETTERS}})[0-9A-V]{${PART_LETTERS}}$`);

/**
 * Which thing it is and a signature (`digest`) of it, behind letters that say which kind of code it is. Digits and
 * capitals only, which make a small QR code: 29 squares a side.
 */
export function signedCode(kind: string, id: string, digest: string): string {
  const tag = Buffer.from(digest, 'base64url').toString('hex', 0, TAG_BYTES);
  return kind + inLetters(id.replaceAll('-', '')) + inLetters(tag);
}

/** Which thing a code claims to be of; null for what is no code of that kind. */
export function idNamedIn(code: string, kind: string): string | null {
  const letters = code.startsWith(kind) ? PARTS.exec(code.slice(kind.length))?.[1] : undefined;
  if (letters === undefined) return null;
  let value = 0n;
  for (const letter of letters) value = value * 32n + BigInt(Number.parseInt(letter, 32));
  const hex = value.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const inLetters = (hex: string): string => BigInt(`0x${hex}`).toString(32).toUpperCase().padStart(PART_LETTERS, '0');

/** What a device keeps of a code: enough to know one that is shown, too little to make one. */
export const codeDigest = (code: string): string => createHash('sha256').update(code).digest('hex');
