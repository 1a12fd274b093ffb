import { kroner } from '#platform/language/money.ts';
import type { Transaction } from '../../office-contract.ts';
import type { AccountsTexts } from '../../texts/office/token.ts';

/** What the provider said to giving own money back, or how it was settled; null where it said nothing. */
export function refundWords(
  { refused_refund }: Pick<Transaction, 'refused_refund'>,
  { own_refund: words }: AccountsTexts,
): string | null {
  if (refused_refund === null) return null;
  const { amount_ore, reason, settled_note } = refused_refund;
  return settled_note === null
    ? words.told(kroner(amount_ore), reason)
    : words.settled(kroner(amount_ore), settled_note);
}
