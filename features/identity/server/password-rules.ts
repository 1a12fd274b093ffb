import type { ValidationKey } from '#platform/language/validation/message.ts';
import { MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from '../rules.ts';
import { commonPasswords } from './common-passwords.ts';

export type PasswordOwner = { name: string; email: string | null; phone: string | null; isStaff: boolean };

const PRODUCT_WORDS = ['nabolag', 'fritidskonto', 'fritidskort', 'kommune', 'aktivitet', 'frivillig', 'passord'];

/** Shorter ones may stand inside a long password by chance. */
const SHORTEST_TELLING_WORD = 4;

/** What is wrong with a new password; null when it is good. No demands on kinds of characters: length is what counts. */
export async function passwordFault(
  password: string,
  owner: PasswordOwner,
  placeNames: readonly string[],
): Promise<ValidationKey | null> {
  const normal = password.normalize('NFC');
  const length = [...normal].length;
  if (length < SHORTEST_PASSWORD) return 'password_too_short';
  if (owner.isStaff && length < SHORTEST_STAFF_PASSWORD) return 'password_too_short_for_staff';
  if (length > MAX_PASSWORD_LENGTH) return 'password_too_long';
  const plain = normal.toLowerCase();
  if (isCommon(plain, await commonPasswords())) return 'password_too_common';
  return isAbout(plain, [...wordsOf(owner), ...PRODUCT_WORDS, ...placeNames]) ? 'password_too_close' : null;
}

/** A common one, also with a year, digits or an exclamation mark put behind it, or written twice. */
function isCommon(plain: string, common: ReadonlySet<string>): boolean {
  const core = plain.replace(/[\d\W_]{1,8}$/u, '');
  const half = plain.slice(0, plain.length / 2);
  const isOneLetter = new Set(plain).size < 3;
  return isOneLetter || common.has(plain) || common.has(core) || (half + half === plain && common.has(half));
}

/** Little is left once such words are taken away. */
function isAbout(plain: string, words: readonly string[]): boolean {
  const telling = words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_TELLING_WORD)
    .sort((a, b) => b.length - a.length);
  const left = telling.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left !== plain && left.replaceAll(/[^\p{L}]/gu, '').length < SHORTEST_TELLING_WORD;
}

const wordsOf = ({ name, email, phone }: PasswordOwner): string[] => [
  ...name.split(/[\s'’-]+/),
  ...(email ? [email, ...email.split(/[@.+_-]/)] : []),
  ...(phone ? [phone, phone.slice(3)] : []),
];
