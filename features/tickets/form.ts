import { addDays, startOfDay } from '#platform/language/dates.ts';
import type { GroupForm } from './office-contract.ts';

export const FORM_FAULTS = ['start_after_end', 'min_age_above_max_age', 'closes_after_last_day'] as const;
export type FormFault = (typeof FORM_FAULTS)[number];

type Compared = Pick<GroupForm, 'opens_at' | 'closes_at' | 'valid_from' | 'valid_until' | 'min_age' | 'max_age'>;

/** What does not go together, each beside the field where it is put right. */
export function faultsBetween(form: Compared): Partial<Record<keyof GroupForm, FormFault>> {
  const { opens_at, closes_at, valid_from, valid_until, min_age, max_age } = form;
  const isAfter = Date.parse(closes_at) <= Date.parse(opens_at);
  const isLate = Date.parse(closes_at) > endOf(valid_until).getTime();
  return {
    ...(isAfter && { closes_at: 'start_after_end' as const }),
    ...(!isAfter && isLate && { closes_at: 'closes_after_last_day' as const }),
    ...(valid_until < valid_from && { valid_until: 'start_after_end' as const }),
    ...(min_age !== null && max_age !== null && min_age > max_age && { min_age: 'min_age_above_max_age' as const }),
  };
}

const endOf = (day: string): Date => addDays(startOfDay(`${day}T12:00:00Z`), 1);
