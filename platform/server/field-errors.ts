import type { z } from 'zod';
import type { FieldErrors } from '#platform/contract/problem.ts';
import type { Locale } from '#platform/language/locale.ts';
import { type ValidationIssue, validationMessage } from '#platform/language/validation/message.ts';

/** What is wrong with each field, in the person's language (VAL-06, ERR-02). */
export function fieldErrors(error: z.ZodError, language: Locale): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), validationMessage(issue as ValidationIssue, language)];
  }
  return errors;
}
