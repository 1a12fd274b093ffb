import type { z } from 'zod';
import { type FieldErrors, Problem } from '#platform/contract/problem.ts';
import type { Locale } from '#platform/language/locale.ts';
import { type ValidationIssue, type ValidationKey, validationMessage } from '#platform/language/validation/message.ts';

/** What is wrong with each field, in the person's language (VAL-06, ERR-02). */
export function fieldErrors(error: z.ZodError, language: Locale): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const issue of error.issues.flatMap(splitUnknownFields).slice(0, MAX_ERRORS)) {
    const field = issue.path.join('.');
    errors.set(field, [...(errors.get(field) ?? []), validationMessage(issue as ValidationIssue, language)]);
  }
  return Object.fromEntries(errors);
}

/** A caller that sends more mistakes than this is not looking for the next one. */
const MAX_ERRORS = 50;

/** Unknown fields come as one issue about the thing they are in; each is an error of its own field. */
const splitUnknownFields = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key], keys: [key] }))
    : [issue];

/** One field that only the server could judge, such as a code that is not the right one. */
export const faultyField = (field: string, fault: ValidationKey, language: Locale): Problem =>
  new Problem('invalid', { errors: { [field]: [validationMessage({ message: fault }, language)] } });
