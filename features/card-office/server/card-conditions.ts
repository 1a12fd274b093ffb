import { type RawBuilder, sql } from 'kysely';
import { shortDate } from '#platform/language/dates.ts';
import { monthsAfter } from '#platform/language/days.ts';
import type { AccountFilters } from '../contract.ts';

/** Over the tables of a line (`lineJoins`). */
export function cardConditions(
  now: Date,
  { scheme_id, state, min_age, max_age, postal_code, left }: AccountFilters,
): RawBuilder<unknown> {
  const today = shortDate(now);
  const isOpen = sql`(card.closed_at is null and least(version.ends_on, version.ended_on) >= ${today}::date)`;
  const available = sql`coalesce(purse.posted_ore - purse.held_ore, 0)`;
  const bornBy = (age: string) => monthsAfter(today, -Number(age) * 12);
  return sql.join(
    [
      sql`true`,
      ...(scheme_id === undefined ? [] : [sql`card.scheme_id = ${scheme_id}`]),
      ...(state === undefined ? [] : [state === 'open' ? isOpen : sql`not ${isOpen}`]),
      ...(min_age === undefined ? [] : [sql`child.born_on <= ${bornBy(min_age)}::date`]),
      ...(max_age === undefined ? [] : [sql`child.born_on > ${bornBy(String(Number(max_age) + 1))}::date`]),
      ...(postal_code === undefined ? [] : [sql`child.postal_code = ${postal_code}`]),
      ...(left === undefined ? [] : [left === 'some' ? sql`${available} > 0` : sql`${available} = 0`]),
    ],
    sql` and `,
  );
}
