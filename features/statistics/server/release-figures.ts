import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { type Cell, type Group, groupParts } from '../grouping.ts';
import {
  AGE_PARTS,
  DIMENSIONS,
  type Dimension,
  isPublic,
  MAX_PARTS,
  MEASURES,
  type Measure,
  OTHERS,
  type PeopleMeasure,
  PRICE_PARTS,
  type Quarter,
} from '../rules.ts';

const cellRow = z.object({
  dimension: z.enum(DIMENSIONS),
  part: text,
  measure: text,
  count: number,
  people: number,
});
type CellRow = z.infer<typeof cellRow>;

/** Where there could have been people: what everybody saw, too, so that it may decide on who is told with whom. */
const OFFERED: Readonly<Record<PeopleMeasure, string>> = {
  sign_ups: 'has_sign_up',
  new_people: 'has_sign_up',
  returning_people: 'has_sign_up',
  filled: 'has_limit',
  waiting: 'has_waiting_list',
  volunteer_minutes: 'has_shifts',
};

/** Whom the sign-ups count beside those of a measure: subtracted from each other, two tables tell of them. */
const REST: Partial<Readonly<Record<Measure, string>>> = { filled: 'without_place', waiting: 'at_once' };

/** Puts a municipality's cells together, writes what may be read and forgets the rest. Answers how many there were: 0 or 1. */
export async function releaseFigures(db: Db, quarter: Quarter, now: Date): Promise<number> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select municipality_id from statistics_cell where quarter = ${quarter}
    order by municipality_id limit 1`.execute(db);
  const municipality = rows[0]?.municipality_id;
  if (municipality === undefined) return 0;
  const { rows: cells } = await rowsOf(cellRow)`
    delete from statistics_cell where quarter = ${quarter} and municipality_id = ${municipality}
    returning dimension, part, measure, count, people`.execute(db);
  const figures = DIMENSIONS.flatMap((dimension) => figuresBy(dimension, cells));
  await sql`
    insert into statistics_figure (municipality_id, quarter, dimension, measure, position, parts, count, made_at)
    select ${municipality}, ${quarter}::date, dimension, measure, position,
      array(select jsonb_array_elements_text(parts)), count, ${now}
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      as figure (dimension text, measure text, position smallint, parts jsonb, count bigint)
    on conflict do nothing`.execute(db);
  return 1;
}

type Figure = Group & { dimension: Dimension; measure: Measure; position: number };

export function figuresBy(dimension: Dimension, all: readonly CellRow[]): Figure[] {
  const rows = all.filter((row) => row.dimension === dimension);
  const activities = new Map(
    rows.filter(({ measure }) => measure === 'activities').map((row) => [row.part, row.count]),
  );
  const order = orderOf(dimension, rows, activities);
  const listed = dimension === 'organization' && order.length > MAX_PARTS ? order.slice(0, MAX_PARTS) : order;
  const ends = order.length > listed.length ? [...listed, OTHERS] : listed;
  const sums = new Map<string, Omit<Cell, 'rest'>>();
  for (const { part, measure, count, people } of rows) {
    const end = listed.includes(part) ? part : OTHERS;
    const sum = sums.get(`${measure} ${end}`) ?? { part: end, count: 0, people: 0 };
    sums.set(`${measure} ${end}`, { part: end, count: sum.count + count, people: sum.people + people });
  }
  const sumOf = (measure: string, part: string) => sums.get(`${measure} ${part}`) ?? { part, count: 0, people: 0 };
  const cellsOf = (measure: Measure, isThere: (part: string) => boolean): Cell[] => {
    const rest = REST[measure];
    return ends.filter(isThere).map((part) => ({ ...sumOf(measure, part), rest: rest ? sumOf(rest, part).people : 0 }));
  };
  return MEASURES.flatMap((measure) => {
    const isCounted = (part: string) => sums.has(`${measure} ${part}`);
    const groups = isPublic(measure)
      ? cellsOf(measure, isCounted).map(({ part, count }) => ({ parts: [part], count }))
      : groupParts(
          cellsOf(measure, (part) => {
            const offered = OFFERED[measure as PeopleMeasure];
            return dimension === 'age' || sums.has(`${offered} ${part}`) || isCounted(part);
          }),
        );
    return groups.map((group, position) => ({ ...group, dimension, measure, position }));
  });
}

/** By what does not depend on the people. The smallest organisers come last, so that they are told together. */
function orderOf(dimension: Dimension, rows: readonly CellRow[], activities: ReadonlyMap<string, number>): string[] {
  if (dimension === 'age') return [...AGE_PARTS];
  if (dimension === 'price') return [...PRICE_PARTS];
  const parts = [...new Set(rows.map(({ part }) => part))].sort();
  if (dimension !== 'organization') return parts;
  return parts.sort((one, other) => (activities.get(other) ?? 0) - (activities.get(one) ?? 0));
}
