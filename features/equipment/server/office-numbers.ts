import { sql } from 'kysely';
import { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { FEWEST_SHOWN, hideSmall } from '#platform/contract/hide-small.ts';
import { shortDate, startOfDay } from '#platform/language/dates.ts';
import { firstOfMonth, monthOf, monthsAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { EquipmentNumbers } from '../office-contract.ts';
import { MAX_ITEMS, MONTHS_SHOWN } from '../rules.ts';
import { officeOf } from './office-access.ts';

const NONE = { loans: 0 };
const COUNTED = { loans: number, accounts: number };
const monthRow = z.object({ ...COUNTED, month: text });
const itemRow = z.object({
  ...COUNTED,
  item_id: ids.equipmentItem,
  name: text,
  days_out: number,
  damaged: number,
  damaged_accounts: number,
});

/**
 * What was fetched in the last twelve months, without people in it. With fewer than five accounts behind it a number is
 * left out, and with it another one from which it could be worked out: among the months, and among the things.
 */
export async function equipmentNumbers(context: Context, asked: MunicipalityId | undefined): Promise<EquipmentNumbers> {
  const office = officeOf(context, asked);
  const { db, now } = context;
  const first = monthsAfter(firstOfMonth(shortDate(now)), 1 - MONTHS_SHOWN);
  const fetched = sql`loan.municipality_id = ${office} and loan.given_out_at >= ${startOfDay(first)}`;
  const isDamaged = sql`loan.condition in ('damaged', 'lost')`;
  const { rows: months } = await rowsOf(monthRow)`
    select to_char(loan.given_out_at at time zone 'Europe/Oslo', 'YYYY-MM') as month, count(*)::int as loans,
      count(distinct loan.card_id)::int as accounts
    from equipment_loan loan where ${fetched} group by 1 order by 1 limit ${MONTHS_SHOWN}`.execute(db);
  const { rows: items } = await rowsOf(itemRow)`
    select item.id as item_id, item.name, count(*)::int as loans, count(distinct loan.card_id)::int as accounts,
      ceil(sum(extract(epoch from coalesce(loan.returned_at, ${now}) - loan.given_out_at)) / 86400)::int as days_out,
      (count(*) filter (where ${isDamaged}))::int as damaged,
      (count(distinct loan.card_id) filter (where ${isDamaged}))::int as damaged_accounts
    from equipment_loan loan join equipment_item item on item.id = loan.item_id
    where ${fetched} group by item.id, item.name order by loans desc, item.name limit ${MAX_ITEMS}`.execute(db);
  const shown = new Map(hideSmall(months, 'accounts').map((row) => [row.month, row]));
  return {
    months: Array.from({ length: MONTHS_SHOWN }, (_, place) => {
      const month = monthOf(monthsAfter(first, place));
      return { month, loans: (shown.get(month) ?? NONE).loans };
    }),
    items: hideSmall(items, 'accounts').map(({ damaged, damaged_accounts, ...item }) => ({
      ...item,
      damaged: ofMany(damaged, damaged_accounts),
    })),
  };
}

/** None says nothing of anybody. */
const ofMany = (count: number | null, accounts: number | null): number | null =>
  accounts === null || (accounts > 0 && accounts < FEWEST_SHOWN) ? null : count;
