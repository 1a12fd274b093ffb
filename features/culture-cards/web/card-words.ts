import { longDate } from '#platform/language/date-forms.ts';
import type { TextsOf } from '#platform/language/lazy-texts.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { grouped } from '#platform/language/money.ts';
import type { DeskCard } from '../contract.ts';
import type { cultureDeskTexts } from '../texts/desk/token.ts';

/** '10 482' */
export const cardNumber = (number: number): string => grouped(number);

type Words = TextsOf<typeof cultureDeskTexts>['card'];

/** Why a card does not hold; null for one that does. */
export function whyNot(card: DeskCard, texts: Words, moments: MomentTexts): string | null {
  if (card.state === 'holds') return null;
  if (card.state === 'not_yet') return texts.why.not_yet(longDate(card.valid_from, moments));
  if (card.state === 'over') return texts.why.over(longDate(card.valid_until, moments));
  return texts.why[card.state]();
}
