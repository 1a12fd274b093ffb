import { districtsOf } from '#features/municipalities/register.ts';
import { readVocabulary } from '#features/vocabulary/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { readForm, type SchemeFaults } from '../form.ts';
import type { SchemeRules } from '../rules.ts';
import { FAULT_TEXTS } from '../texts/faults/texts-for.ts';
import type { VersionRow } from './version-rows.ts';

/** The rules of a draft with which nothing is wrong; else each field is told what is. */
export async function demandReadable(context: Context, version: VersionRow): Promise<SchemeRules> {
  const { rules, faults } = readForm(version.form);
  if (!rules) refuseFaults(context, faults);
  const districts = districtsOf(version.municipality_id).map(({ id }) => String(id));
  const { categories } = await readVocabulary({ ...context, replica: context.db });
  const known = categories.map(({ id }) => String(id));
  const wrong: SchemeFaults = {
    ...(!rules.district_ids.every((id) => districts.includes(id)) && { district_ids: 'districts' }),
    ...(!rules.category_ids.every((id) => known.includes(id)) && { category_ids: 'categories' }),
    ...((await hasOverlap(context, version, rules)) && { starts_on: 'overlap' }),
  };
  if (Object.keys(wrong).length > 0) refuseFaults(context, wrong);
  return rules;
}

export function refuseFaults({ language }: Context, faults: SchemeFaults): never {
  const texts = FAULT_TEXTS[language];
  const errors = Object.entries(faults).map(([field, fault]) => [field, [texts[fault]]]);
  return refuse('invalid', undefined, Object.fromEntries(errors));
}

/** Whether another version of the scheme holds on any of the days. The trigger of the table asks the same. */
export async function hasOverlap(
  { db }: Context,
  { id, scheme_id }: Pick<VersionRow, 'id' | 'scheme_id'>,
  { starts_on, ends_on }: Pick<SchemeRules, 'starts_on' | 'ends_on'>,
): Promise<boolean> {
  const { rows } = await rowsOf({ exists: boolean })`
    select exists (
      select from scheme_version other
      where other.scheme_id = ${scheme_id} and other.id <> ${id} and other.state in ('published', 'ended')
        and other.starts_on <= ${ends_on}::date and least(other.ends_on, other.ended_on) >= ${starts_on}::date
        and other.starts_on <= least(other.ends_on, other.ended_on))`.execute(db);
  return rows[0]?.exists ?? false;
}
