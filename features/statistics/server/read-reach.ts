import type { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { visitedMunicipality } from '#features/municipalities/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { getReach, Reach } from '../contract.ts';
import { addTables, countOf, type Group, totalOf } from '../grouping.ts';
import { mayReadStatistics } from '../policy.ts';
import {
  aYearBefore,
  DIMENSIONS,
  type Dimension,
  MEASURES,
  type Measure,
  NONE,
  OTHERS,
  type Quarter,
  quartersIn,
} from '../rules.ts';
import { type Figures, madeQuarters, readFigures, type Wanted } from './figure-rows.ts';
import { type PartNames, partNames } from './part-names.ts';

type Asked = z.output<typeof getReach.query>;
type Period = { from: Quarter; to: Quarter };

/** One municipality's numbers of a period, and of the same quarters a year before. */
export type Numbers = {
  municipality: Reach['municipality'];
  quarters: readonly Quarter[];
  period: Period | null;
  /** The quarters of the period that can be read. */
  now: readonly Quarter[];
  /** Null where one of them cannot be read: it would look as if less had happened. */
  before: readonly Quarter[] | null;
  figures: Figures;
  namesOf: PartNames;
};

export async function readNumbers(
  context: Context,
  asked: { municipality_id?: MunicipalityId | undefined; from?: Quarter | undefined; to?: Quarter | undefined },
  wanted: Wanted,
): Promise<Numbers> {
  const office = visitedMunicipality(context, asked.municipality_id);
  if (!mayReadStatistics(actorOf(context), office)) refuse('not_found');
  const { rows } = await rowsOf({ id: text, name: text })`
    select id::text, name from municipality where id = ${office}`.execute(context.db);
  const municipality = rows[0] ?? refuse('not_found');
  const quarters = await madeQuarters(context.db);
  const period = periodOf(quarters, asked);
  const now = period ? quartersIn(period).filter((quarter) => quarters.includes(quarter)) : [];
  const years = now.map(aYearBefore);
  const before = years.every((quarter) => quarters.includes(quarter)) ? years : null;
  const figures = await readFigures(context.db, office, [...now, ...(before ?? [])], wanted);
  const organisations = [...now, ...(before ?? [])].flatMap((quarter) =>
    MEASURES.flatMap((measure) => figures(quarter, 'organization', measure).flatMap(({ parts }) => parts)),
  );
  const namesOf = await partNames(
    context,
    office,
    [...new Set(organisations)].filter((part) => part !== NONE && part !== OTHERS),
  );
  return {
    municipality: municipality as Numbers['municipality'],
    quarters,
    period,
    now,
    before,
    figures,
    namesOf,
  };
}

/** The year of the newest quarter, as far as it goes. */
function periodOf(
  quarters: readonly Quarter[],
  { from, to }: { from?: Quarter | undefined; to?: Quarter | undefined },
): Period | null {
  const newest = quarters.at(-1);
  if (newest === undefined) return null;
  const last = to ?? newest;
  return { from: from ?? (`${last.slice(0, 4)}-01-01` as Quarter), to: last };
}

/** Months are of one quarter each; everything else is added up over the quarters. */
export const tableOf = (
  { figures }: Pick<Numbers, 'figures'>,
  quarters: readonly Quarter[],
  dimension: Dimension,
  measure: Measure,
): Group[] => addTables(quarters.map((quarter) => figures(quarter, dimension, measure)));

/** Each group with what the year before told of exactly the same. */
export function compared(numbers: Numbers, dimension: Dimension, measure: Measure) {
  const before = numbers.before && tableOf(numbers, numbers.before, dimension, measure);
  return tableOf(numbers, numbers.now, dimension, measure).map(({ parts, count }) => ({
    parts: numbers.namesOf(dimension, parts),
    count,
    before: before && countOf(before, dimension === 'month' ? parts.map(lastYear) : parts),
  }));
}

const lastYear = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

export const totalsOf = (numbers: Numbers, measure: Measure) => ({
  count: totalOf(tableOf(numbers, numbers.now, 'month', measure)),
  before: numbers.before && totalOf(tableOf(numbers, numbers.before, 'month', measure)),
});

/** BEY-18: everything in it is added up from released figures, each with five people or more behind it. */
export async function readReach(context: Context, { measure, dimension, part, ...asked }: Asked): Promise<Reach> {
  const numbers = await readNumbers(context, asked, { measures: [measure], by: dimension ?? 'month' });
  const chosen = dimension !== undefined && part !== undefined ? { dimension, part } : null;
  const groupOf = (of: Measure): Group | undefined =>
    chosen
      ? tableOf(numbers, numbers.now, chosen.dimension, of).find(({ parts }) => parts.includes(chosen.part))
      : undefined;
  const of = groupOf(measure);
  const inQuarter = (quarter: Quarter): number | null => {
    if (!chosen) return totalOf(numbers.figures(quarter, 'month', measure));
    return of ? countOf(numbers.figures(quarter, chosen.dimension, measure), of.parts) : null;
  };
  return {
    municipality: numbers.municipality,
    quarters: [...numbers.quarters],
    period: numbers.period,
    measure,
    totals: MEASURES.map((one) => {
      if (!chosen) return { measure: one, parts: [], ...totalsOf(numbers, one) };
      const group = groupOf(one);
      const before = group && numbers.before && tableOf(numbers, numbers.before, chosen.dimension, one);
      return {
        measure: one,
        parts: group ? numbers.namesOf(chosen.dimension, group.parts) : [],
        count: group?.count ?? null,
        before: before ? countOf(before, group.parts) : null,
      };
    }),
    by_quarter: numbers.now.map((quarter) => ({
      quarter,
      count: inQuarter(quarter),
      before: numbers.before && inQuarter(aYearBefore(quarter)),
    })),
    tables: DIMENSIONS.map((by) => ({ dimension: by, groups: compared(numbers, by, measure) })),
  };
}
