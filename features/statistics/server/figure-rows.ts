import { z } from 'zod';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { Group } from '../grouping.ts';
import { DIMENSIONS, type Dimension, MAX_QUARTERS, MEASURES, type Measure, type Quarter } from '../rules.ts';

const figureRow = z.object({
  quarter: text,
  dimension: z.enum(DIMENSIONS),
  measure: z.enum(MEASURES),
  parts: z.array(text),
  count: number,
});

/** The tables of some quarters: nothing of it when fewer than five took part. */
export type Figures = (quarter: Quarter, dimension: Dimension, measure: Measure) => readonly Group[];

/** The oldest first. */
export async function madeQuarters(db: Db): Promise<Quarter[]> {
  const { rows } = await rowsOf({ quarter: text })`
    select quarter from statistics_quarter where made_at is not null
    order by quarter desc limit ${MAX_QUARTERS}`.execute(db);
  return rows.map(({ quarter }) => quarter).reverse();
}

/** Which tables are read: all of these measures, and of the others the one by which they are summed up. */
export type Wanted = { measures: readonly Measure[]; by: Dimension };

export async function readFigures(
  db: Db,
  municipality: number,
  quarters: readonly Quarter[],
  { measures, by }: Wanted,
): Promise<Figures> {
  const { rows } = await rowsOf(figureRow)`
    select quarter, dimension, measure, parts, count from statistics_figure
    where municipality_id = ${municipality} and quarter = any(${[...quarters]}::date[])
      and (measure = any(${[...measures]}::text[]) or dimension = ${by})
    order by quarter, dimension, measure, position`.execute(db);
  const tables = Map.groupBy(rows, ({ quarter, dimension, measure }) => `${quarter} ${dimension} ${measure}`);
  return (quarter, dimension, measure) => tables.get(`${quarter} ${dimension} ${measure}`) ?? [];
}
