import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf } from '#platform/server/rows.ts';
import type { AccountFilters, OfficeCard } from '../../contract.ts';
import { cardConditions } from '../card-conditions.ts';
import { lineJoins, readLines } from '../card-lines.ts';

type Reader = Pick<Context, 'db' | 'now'>;

/** Numbers are given one after the other in a municipality: so many of them are read at a time. */
const AT_ONCE = 1000;

/** The accounts of a municipality, the newest first. */
export async function* exportedAccounts(
  { db, now }: Reader,
  office: number,
  filters: AccountFilters,
): AsyncGenerator<OfficeCard> {
  const { rows } = await rowsOf({ highest: numberOrNull })`
    select max(number) as highest from card where municipality_id = ${office}`.execute(db);
  const where = cardConditions(now, filters);
  for (let to = rows[0]?.highest ?? 0; to > 0; to -= AT_ONCE) {
    const from = sql`(select * from card where municipality_id = ${office}
      and number <= ${to} and number > ${to - AT_ONCE} and ${numbered(filters)})`;
    yield* await readLines({ db, now }, { from, where, limit: AT_ONCE });
  }
}

const numbered = ({ number: wanted }: AccountFilters) =>
  wanted === undefined ? sql`true` : sql`number = ${Number(wanted)}`;

/** How many there are, counted no further than to `most`. */
export async function countAccounts(
  { db, now }: Reader,
  office: number,
  filters: AccountFilters,
  most: number,
): Promise<number> {
  const { rows } = await rowsOf({ found: number })`
    select count(*)::int as found
    from (
      select 1 from (select * from card where municipality_id = ${office} and ${numbered(filters)}) as card ${lineJoins}
      where ${cardConditions(now, filters)} limit ${most}
    ) as counted`.execute(db);
  return rows[0]?.found ?? 0;
}
