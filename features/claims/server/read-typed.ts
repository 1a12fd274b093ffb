import { type FieldErrors, Problem } from '#platform/contract/problem.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { ClaimFault } from '../form.ts';
import { FAULT_TEXTS } from '../texts/faults/texts-for.ts';

type Read = { value: unknown; fault: ClaimFault | null };

/** Everything that is wrong at once, each beside its field. */
export function demandReadable(language: Locale, fields: Record<string, Read>): void {
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(fields).flatMap(([field, { fault }]) =>
      fault === null ? [] : [[field, [FAULT_TEXTS[language][fault]]]],
    ),
  );
  const [first] = Object.values(errors);
  if (first) throw new Problem('invalid', { ...(first[0] && { message: first[0] }), errors });
}

export function refuseField(field: string, message: string): never {
  throw new Problem('invalid', { message, errors: { [field]: [message] } });
}
