import { isBankAccount, isKid, withoutSeparators } from '#platform/contract/numbers.ts';
import { oreIn } from '#platform/language/typed-money.ts';
import { MAX_CLAIM_ORE } from './rules.ts';

/** What is wrong with what was typed; each has a sentence that says what to do (`texts/faults`). */
export type ClaimFault =
  | 'amount_missing'
  | 'amount'
  | 'amount_zero'
  | 'amount_high'
  | 'account_missing'
  | 'account_length'
  | 'account_digit'
  | 'kid_length'
  | 'kid_digit';

type Read<Value> = { value: Value; fault: null } | { value: null; fault: ClaimFault };
const wrong = (fault: ClaimFault): Read<never> => ({ value: null, fault });
const right = <Value>(value: Value): Read<Value> => ({ value, fault: null });

/** '1 450,00' → 145000. Half øre, words and amounts below zero are not read as something else. */
export function readAmount(typed: string): Read<number> {
  const ore = oreIn(typed);
  if (ore === null) return wrong('amount_missing');
  if (Number.isNaN(ore)) return wrong('amount');
  if (ore === 0) return wrong('amount_zero');
  return ore > MAX_CLAIM_ORE ? wrong('amount_high') : right(ore);
}

/** '1234.56.78911' → '12345678911' */
export function readAccount(typed: string): Read<string> {
  const digits = withoutSeparators(typed);
  if (digits === '') return wrong('account_missing');
  if (!/^\d{11}$/.test(digits)) return wrong('account_length');
  return isBankAccount(digits) ? right(digits) : wrong('account_digit');
}

/** Empty is none: not every payee has one. */
export function readKid(typed: string): Read<string | null> {
  const kid = withoutSeparators(typed);
  if (kid === '') return right(null);
  if (!/^\d{1,24}[\d-]$/.test(kid)) return wrong('kid_length');
  return isKid(kid) ? right(kid) : wrong('kid_digit');
}

/** '12345678911' → '1234.56.78911' */
export const accountShown = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1.$2.$3');
/** The last digits alone, for those who need not know more. */
export const accountMasked = (digits: string): string => `•••• •• ${digits.slice(-5)}`;
