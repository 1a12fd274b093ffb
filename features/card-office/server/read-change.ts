import { Problem } from '#platform/contract/problem.ts';
import { oreIn, shortKroner } from '#platform/language/typed-money.ts';
import type { Context } from '#platform/server/context.ts';
import { MAX_CHANGE_ORE, SHORTEST_REASON } from '../rules.ts';
import { OFFICE_REFUSALS } from '../texts/refusals.ts';

type Typed = { amount: string; reason: string };

/** Everything that is wrong at once, each beside its field. */
export function demandTyped({ language }: Context, { amount, reason }: Typed): number {
  const words = OFFICE_REFUSALS[language];
  const ore = oreIn(amount);
  const fault =
    ore === null || Number.isNaN(ore)
      ? words.amount
      : ore === 0
        ? words.amount_zero
        : ore > MAX_CHANGE_ORE
          ? words.amount_high(shortKroner(MAX_CHANGE_ORE))
          : null;
  const errors = {
    ...(fault !== null && { amount: [fault] }),
    ...(reason.length < SHORTEST_REASON && { reason: [words.reason_missing] }),
  };
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new Problem('invalid', { message: first, errors });
  return ore ?? 0;
}
