import { randomInt } from 'node:crypto';
import { ids, type PassCodeId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { isSameText } from '#platform/server/secrets.ts';
import { codeDigest, idNamedIn, signedCode } from '#platform/server/signed-code.ts';
import { digitsMark, digitsOf, PASS_KINDS, PASS_LETTERS, type PassKindName } from '../rules.ts';

/** Beside the codes of the door (NB1). The letter after it says what it is a code of. */
const VERSION = 'NB2';

export type Pass = { digits: string; code: string };
/** What a device that works without a network knows a code by. */
export type PassDigests = { digest: string; digits_mark: string };

const prefixOf = (kind: PassKindName): string => VERSION + PASS_LETTERS[kind];

export const passCode = ({ secrets }: Pick<Context, 'secrets'>, kind: PassKindName, id: PassCodeId): string =>
  signedCode(prefixOf(kind), id, secrets.digest('pass', `${prefixOf(kind)} ${id}`));

export const isGenuinePass = (
  context: Pick<Context, 'secrets'>,
  code: string,
  { kind, id }: { kind: PassKindName; id: PassCodeId },
): boolean => isSameText(code, passCode(context, kind, id));

export const looksLikePass = (code: string): boolean => code.startsWith(VERSION);

/** What a code claims to be; null for one that is not whole. */
export function passNamedIn(code: string): { kind: PassKindName; id: PassCodeId } | null {
  const kind = PASS_KINDS.find((one) => code.startsWith(prefixOf(one)));
  if (kind === undefined) return null;
  const id = ids.passCode.safeParse(idNamedIn(code, prefixOf(kind))).data;
  return id === undefined ? null : { kind, id };
}

export const passDigests = ({ code, digits }: Pass): PassDigests => ({
  digest: codeDigest(code),
  digits_mark: digitsMark(codeDigest(digits)),
});

const BASES = 10_000_000;

/** Nobody counts from one pass to the next. */
export function randomDigits(): string {
  for (;;) {
    const digits = digitsOf(randomInt(BASES));
    if (digits !== null) return digits;
  }
}
