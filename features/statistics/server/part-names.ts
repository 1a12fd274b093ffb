import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { ReachGroup } from '../contract.ts';
import { ageText, monthText } from '../part-texts.ts';
import { type Dimension, NONE, OTHERS } from '../rules.ts';
import { en } from '../texts/en.ts';
import { nb } from '../texts/nb.ts';
import { nn } from '../texts/nn.ts';

export const TEXTS = { nb, nn, en };

export type PartNames = (dimension: Dimension, parts: readonly string[]) => ReachGroup['parts'];

/** What the parts are called now, in the reader's language. */
export async function partNames(
  { db, language }: Context,
  municipality: number,
  organisations: readonly string[],
): Promise<PartNames> {
  const [texts, moments] = [TEXTS[language], momentTextsFor(language)];
  const { rows } = await rowsOf({ id: text, name: text })`
    select 'district ' || id as id, name from district where municipality_id = ${municipality}
    union all
    select 'category ' || id, coalesce(labels ->> ${language}, key) from category
    union all
    select 'organization ' || id, name from organisation
    where id = any(${[...organisations]}::uuid[]) and deleted_at is null
      and (not is_private or municipality_id = ${municipality})`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const nameOf = (dimension: Dimension, part: string): string => {
    if (part === OTHERS) return texts.parts.others;
    if (part === NONE) return texts.parts.none[dimension];
    if (dimension === 'month') return monthText(part, texts, moments);
    if (dimension === 'age') return ageText(part, texts);
    if (dimension === 'price') return part === 'free' ? texts.parts.free : texts.parts.paid;
    return names.get(`${dimension} ${part}`) ?? texts.parts.unnamed;
  };
  return (dimension, parts) => parts.map((id) => ({ id, name: nameOf(dimension, id) }));
}
