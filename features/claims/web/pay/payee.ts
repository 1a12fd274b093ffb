import type { EventId } from '#features/vocabulary/ids.ts';
import { kronerTyped, oreIn } from '#platform/language/typed-money.ts';
import type { CardUse } from '../../contract.ts';

/** What is to be paid, as it is typed. */
export type TypedPayment = {
  event_id: EventId | null;
  organization_name: string;
  bank_account: string;
  kid: string;
  payment_note: string;
  amount: string;
  card_amount: string;
};

export const NOTHING_TYPED: TypedPayment = {
  event_id: null,
  organization_name: '',
  bank_account: '',
  kid: '',
  payment_note: '',
  amount: '',
  card_amount: '',
};

/** The price of an activity, and of it as much as the account holds. */
export function amountsOf({ price_ore }: Pick<CardUse, 'price_ore'>, available_ore: number) {
  if (price_ore === null || price_ore === 0) return { amount: '', card_amount: '' };
  return { amount: kronerTyped(price_ore), card_amount: kronerTyped(Math.min(price_ore, available_ore)) };
}

export type Shares = { total_ore: number; card_ore: number; own_ore: number };

/** Null where what is typed is no amount; what comes from the account is never more than what is to be paid. */
export function sharesOf({ amount, card_amount }: Pick<TypedPayment, 'amount' | 'card_amount'>): Shares | null {
  const [total_ore, card_ore] = [oreIn(amount), oreIn(card_amount)];
  if (!(isAmount(total_ore) && isAmount(card_ore)) || card_ore > total_ore) return null;
  return { total_ore, card_ore, own_ore: total_ore - card_ore };
}

const isAmount = (ore: number | null): ore is number => ore !== null && Number.isSafeInteger(ore) && ore > 0;
