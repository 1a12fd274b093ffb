import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type CardId, ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OfficeCard } from '../contract.ts';

const lineRow = z.object({
  id: ids.card,
  number,
  scheme_name: text,
  first_name: textOrNull,
  birth_year: numberOrNull,
  postal_code: textOrNull,
  closed_at: textOrNull,
  last_day: text,
  left_ore: number,
  held_ore: number,
});

/** The tables that a line is made of; `card` is what it is picked from. */
export const lineJoins = sql`
  join scheme_version as version on version.id = card.version_id
  join scheme on scheme.id = card.scheme_id
  left join child on child.id = card.child_id
  left join ledger_account as purse
    on purse.municipality_id = card.municipality_id and purse.kind = 'purse' and purse.owner_id = card.id`;

const lineColumns = sql`card.id, card.number, scheme.name as scheme_name, child.first_name,
  extract(year from child.born_on)::int as birth_year, child.postal_code, card.closed_at,
  least(version.ends_on, version.ended_on)::text as last_day,
  coalesce(purse.posted_ore - purse.held_ore, 0) as left_ore, coalesce(purse.held_ore, 0) as held_ore`;

type Picked = { from: RawBuilder<unknown>; where: RawBuilder<unknown>; limit: number };

/** The newest first. */
export async function readLines(
  context: Pick<Context, 'db' | 'now'>,
  { from, where, limit }: Picked,
): Promise<OfficeCard[]> {
  const { rows } = await rowsOf(lineRow)`
    select ${lineColumns} from ${from} as card ${lineJoins}
    where ${where} order by card.number desc limit ${limit}`.execute(context.db);
  const granted = await grantedTo(
    context,
    rows.map(({ id }) => id),
  );
  const today = shortDate(context.now);
  return rows.map(({ closed_at, last_day, ...line }) => ({
    ...line,
    state: closed_at !== null || last_day < today ? 'expired' : 'open',
    granted_ore: granted.get(line.id) ?? 0,
  }));
}

/** For the period that each account is in. */
async function grantedTo({ db }: Pick<Context, 'db'>, cards: readonly CardId[]): Promise<ReadonlyMap<CardId, number>> {
  const { rows } = await rowsOf({ card_id: ids.card, granted_ore: number })`
    select card_id, sum(amount_ore)::bigint as granted_ore
    from card_grant join card on card.id = card_grant.card_id and card.version_id = card_grant.version_id
    where card_id = any(${[...cards]}::uuid[]) and reason <> 'returned'
    group by card_id`.execute(db);
  return new Map(rows.map(({ card_id, granted_ore }) => [card_id, granted_ore]));
}
