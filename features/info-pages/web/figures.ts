import { kroner } from '#platform/language/money.ts';
import type { InfoSlot, Scheme } from '../contract.ts';
import type { InfoTexts } from '../texts/token.ts';

export type Figure = { term: string; value: string };

const OERE_LENGTH = ',00'.length;

/** 'kr 1 500': what a municipality gives is whole kroner. */
export const wholeKroner = (amount: number): string => kroner(amount * 100).slice(0, -OERE_LENGTH);

export function ageText({ figures }: InfoTexts, { min_age, max_age }: Pick<InfoSlot, 'min_age' | 'max_age'>) {
  if (min_age !== null && max_age !== null) return figures.ages(min_age, max_age);
  if (min_age !== null) return figures.from_age(min_age);
  return max_age === null ? null : figures.to_age(max_age);
}

type Figures = Pick<InfoSlot, 'min_age' | 'max_age' | 'amount'> & Partial<Pick<Scheme, 'min_activities'>>;

/** What people ask first: who it is for, how much it is and how often one has to come. */
export function figuresOf(texts: InfoTexts, slot: Figures): Figure[] {
  const ages = ageText(texts, slot);
  const times = slot.min_activities ?? 0;
  return [
    ...(ages === null ? [] : [{ term: texts.figures.for, value: ages }]),
    ...(slot.amount === null ? [] : [{ term: texts.figures.amount, value: wholeKroner(slot.amount) }]),
    ...(times > 1 ? [{ term: texts.figures.at_least, value: texts.figures.times(times) }] : []),
  ];
}
