import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { validationTextsFor } from '#platform/language/validation/message.ts';
import type { Context } from '#platform/server/context.ts';
import { type StampDates, stampDateFaults } from '../rules.ts';

/** CER-04: what is wrong is said of each day by itself. What holds forever has none. */
export function demandDays(
  { now, language }: Pick<Context, 'now' | 'language'>,
  asked: StampDates,
  before: Pick<StampDates, 'start_at' | 'end_at'> | null,
): StampDates {
  const faults = stampDateFaults(asked, { today: shortDate(now), before });
  const texts = validationTextsFor(language);
  const errors = Object.entries(faults).map(([field, fault]) => [field, [texts[fault]]]);
  if (errors.length > 0) refuse('invalid', undefined, Object.fromEntries(errors));
  return asked.forever
    ? { start_at: null, end_at: null, forever: true }
    : { start_at: asked.start_at, end_at: asked.end_at, forever: false };
}
