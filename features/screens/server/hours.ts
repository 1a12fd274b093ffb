import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';

type Hours = { from: string | null; to: string | null };

/** Both or neither, and not the same; said at the field of the second. */
export function demandHours({ language }: Pick<Context, 'language'>, { from, to }: Hours, field: string): void {
  if (from === null && to === null) return;
  const message = REFUSALS[language].hours;
  if (from === null || to === null || from === to) refuse('invalid', message, { [field]: [message] });
}
