import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { AGES_FROM, type Quarter } from './rules.ts';
import type { nb } from './texts/nb.ts';

type StatisticsTexts = TextsLike<typeof nb>;

const MAX_NAMES = 3;

/** '2026-07' → 'juli 2026' */
export function monthText(month: string, texts: StatisticsTexts, moments: MomentTexts): string {
  const [year = '', number] = month.split('-');
  return texts.parts.month(moments.months[Number(number) as keyof typeof moments.months], year);
}

/** '2026-07-01' → '3. kvartal 2026' */
export const quarterText = (quarter: Quarter, texts: StatisticsTexts): string =>
  texts.quarter(Math.ceil(Number(quarter.slice(5, 7)) / 3), quarter.slice(0, 4));

export const periodText = ({ from, to }: { from: Quarter; to: Quarter }, texts: StatisticsTexts): string =>
  from === to ? quarterText(from, texts) : texts.from_to(quarterText(from, texts), quarterText(to, texts));

/** '6' → '6–12 år' */
export function ageText(part: string, texts: StatisticsTexts): string {
  const next = AGES_FROM.findIndex((from) => String(from) === part) + 1;
  const end = AGES_FROM[next];
  return end === undefined ? texts.parts.age_over(Number(part)) : texts.parts.age(Number(part), end - 1);
}

/** Parts that are told together, by name: a few of them, and how many more. */
export function namesText(names: readonly string[], texts: StatisticsTexts): string {
  const [first = ''] = names;
  if (names.length > MAX_NAMES) return texts.parts.many(first, names.length - 1);
  return names.length < 2 ? first : texts.parts.joined(names.slice(0, -1).join(', '), names.at(-1) ?? '');
}
