import type { EventForm } from './rules.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_A_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

const plainLine = (text: string): string => text.toWellFormed().replaceAll(NOT_IN_A_LINE, ' ');

const plainText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(NOT_IN_A_TEXT, ' ');

/** What has been typed, without what no keyboard has: it neither turns lines around nor breaks what stores it. */
export function plainForm<Form extends EventForm>(form: Form): Form {
  const plain = plainIn(form) as Form;
  return { ...plain, description: plainText(form.description) };
}

function plainIn(value: unknown): unknown {
  if (typeof value === 'string') return plainLine(value);
  if (Array.isArray(value)) return value.map(plainIn);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainIn(inner)]));
}
