import { shortKroner } from '#platform/language/typed-money.ts';
import type { InfoSlot, Scheme } from '../contract.ts';
import type { InfoTexts } from '../texts/token.ts';

export type Figure = { term: string; value: string };

/** 'kr 1 500', of a slot's whole kroner. */
export const wholeKroner = (amount: number): string => shortKroner(amount * 100);

export function ageText({ figures }: InfoTexts, { min_age, max_age }: Pick<InfoSlot, 'min_age' | 'max_age'>) {
  if (min_age !== null && max_age !== null) return figures.ages(min_age, max_age);
  if (min_age !== null) return figures.from_age(min_age);
  return max_age === null ? null : figures.to_age(max_age);
}

/** What people ask first: who it is for and how much it is. */
export function slotFigures(texts: InfoTexts, slot: InfoSlot): Figure[] {
  const ages = ageText(texts, slot);
  return [
    ...(ages === null ? [] : [{ term: texts.figures.for, value: ages }]),
    ...(slot.amount === null ? [] : [{ term: texts.figures.amount, value: wholeKroner(slot.amount) }]),
  ];
}

/** And of the account how often one has to come. */
export function schemeFigures(
  { figures }: InfoTexts,
  { min_age, max_age, amount_ore, min_activities }: Scheme,
): Figure[] {
  return [
    { term: figures.for, value: figures.ages(min_age, max_age) },
    { term: figures.amount, value: shortKroner(amount_ore) },
    ...(min_activities > 1 ? [{ term: figures.at_least, value: figures.times(min_activities) }] : []),
  ];
}
