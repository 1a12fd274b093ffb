import type { Day } from '#platform/language/days.ts';
import type { WindDown } from '../contract.ts';
import { accountsUntil, fetchUntil, type LetterDays } from '../rules.ts';

type Place = 'announced' | 'last_day' | 'fetch' | 'delete' | 'accounts';
export type PlanStep = { day: Day; isDone: boolean } & (
  | { kind: Place }
  | { kind: 'letter'; days: LetterDays; told: number }
);

/** The days of a plan in their order. */
export function stepsOf(plan: WindDown, today: Day): PlanStep[] {
  const past = (kind: Place, day: Day): PlanStep => ({ kind, day, isDone: day < today });
  const steps: PlanStep[] = [
    { kind: 'announced', day: plan.announced_on, isDone: plan.announced_on <= today },
    ...plan.letters.map(({ days, day, told, is_done }) => ({
      kind: 'letter' as const,
      days: days as LetterDays,
      day,
      told,
      isDone: is_done,
    })),
    past('last_day', plan.last_day),
    past('fetch', fetchUntil(plan.delete_on)),
    { kind: 'delete', day: plan.delete_on, isDone: plan.state === 'done' },
    past('accounts', accountsUntil(plan.last_day)),
  ];
  return steps.sort((one, other) => (one.day < other.day ? -1 : 1));
}
