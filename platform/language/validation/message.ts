import type { Locale } from '../locale.ts';
import type { TextsLike } from '../texts.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

type ValidationTexts = TextsLike<typeof nb>;

/** The messages that a schema can name by itself; those with values in them are chosen from what the issue says. */
export type ValidationKey = {
  [Key in keyof ValidationTexts]: ValidationTexts[Key] extends string ? Key : never;
}[keyof ValidationTexts];

/** What is read of a schema's issue: zod's own, or one that carries a key as its message. */
export type ValidationIssue = {
  readonly code?: string | undefined;
  readonly message: string;
  readonly expected?: string | undefined;
  readonly origin?: string | undefined;
  readonly format?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly keys?: readonly string[] | undefined;
};

export const validationTextsFor = (locale: Locale): ValidationTexts => VALIDATION_TEXTS[locale];

/** The sentence for one issue in the person's language. Schemas carry keys; what zod says by itself is translated. */
export function validationMessage(issue: ValidationIssue, locale: Locale): string {
  const texts = VALIDATION_TEXTS[locale];
  if (isValidationKey(issue.message)) return texts[issue.message];
  switch (issue.code) {
    case 'invalid_type':
      return texts[wrongTypeKey(issue)];
    case 'too_small':
      return tooSmall(issue, texts);
    case 'too_big':
      return tooBig(issue, texts);
    case 'invalid_format':
      return texts[FORMAT_KEYS[issue.format ?? ''] ?? 'invalid'];
    case 'invalid_value':
    case 'invalid_union':
      return texts.not_an_option;
    case 'unrecognized_keys':
      return texts.unknown_field((issue.keys ?? []).join(', '));
    default:
      return texts.invalid;
  }
}

const VALIDATION_TEXTS: Record<Locale, ValidationTexts> = { nb, nn, en };

const isValidationKey = (message: string): message is ValidationKey =>
  Object.hasOwn(nb, message) && typeof nb[message as keyof typeof nb] === 'string';

const FORMAT_KEYS: Readonly<Record<string, ValidationKey>> = {
  email: 'email_invalid',
  url: 'not_an_address',
  date: 'not_a_date',
  datetime: 'not_a_date',
  time: 'not_a_time',
};

const TYPE_KEYS: Readonly<Record<string, ValidationKey>> = {
  number: 'not_a_number',
  int: 'not_a_whole_number',
  bigint: 'not_a_whole_number',
  date: 'not_a_date',
};

function wrongTypeKey({ expected = '', message }: ValidationIssue): ValidationKey {
  // An issue does not carry the value it is about, but zod's own wording tells a missing one from a wrong one.
  if (message.endsWith('received undefined') || message.endsWith('received null')) return 'required';
  return TYPE_KEYS[expected] ?? 'invalid';
}

function tooSmall({ origin, minimum = 0 }: ValidationIssue, texts: ValidationTexts): string {
  const min = Number(minimum);
  if (origin === 'string') return min <= 1 ? texts.required : texts.too_short(min);
  if (origin === 'array' || origin === 'set') return texts.too_few(min);
  return origin === 'date' ? texts.not_a_date : texts.too_small(min);
}

function tooBig({ origin, maximum = 0 }: ValidationIssue, texts: ValidationTexts): string {
  const max = Number(maximum);
  if (origin === 'string') return texts.too_long(max);
  if (origin === 'array' || origin === 'set') return texts.too_many(max);
  return origin === 'date' ? texts.not_a_date : texts.too_large(max);
}
