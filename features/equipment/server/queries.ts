import { type RawBuilder, sql } from 'kysely';
import type { CardAccess } from '#features/cards/server/public.ts';
import type { EquipmentItemId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { type Day, daysFrom } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { dayOf, nextFree } from '../availability.ts';
import type { EQUIPMENT_FILTERS, EquipmentDay, EquipmentItem, ItemCard } from '../contract.ts';
import { closedUntil } from '../opening.ts';
import { stretchOf } from '../stretch.ts';
import { depositOf } from './deposits.ts';
import { type ItemRow, readItem, readItems, shownPlace } from './item-rows.ts';
import { cardsHere } from './own-cards.ts';
import { positionOf } from './queue-rows.ts';
import { type Stock, stockOf, stocksOf } from './stock.ts';
import { demandEquipmentHere, isAboutHere } from './where.ts';
import { type Borrowed, borrowedBy, whyNotFor } from './why-not.ts';

type Listing = { filter: (typeof EQUIPMENT_FILTERS)[number]; page: number; perPage: number };

/** On `equipment_item item`: lent to one of the accounts, promised to it, or waited for. */
function isOwn(cards: readonly CardAccess[]): RawBuilder<unknown> {
  const own = sql`any(${cards.map(({ card }) => card.id)}::uuid[])`;
  return sql`item.id in (
    select item_id from equipment_loan where card_id = ${own} and ended_at is null
    union select item_id from equipment_wait where card_id = ${own})`;
}

/** What can be borrowed here, with when the next is free and where the user's accounts stand. */
export async function listEquipment(context: Context, query: Listing) {
  demandEquipmentHere(context);
  const places = context.tenant.municipality_ids;
  const cards = await cardsHere(context);
  const where = sql`item.state = 'open'
    and (${places.length === 0} or item.municipality_id = any(${[...places]}::int[]))
    and (${query.filter === 'all'} or ${isOwn(cards)})`;
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from equipment_item item where ${where}`.execute(context.db);
  const { page, perPage } = query;
  const items = await readItems(context, { where, limit: perPage, offset: (page - 1) * perPage });
  return {
    data: await shownItems(context, items, cards),
    meta: pageMetaFor(rows[0]?.total ?? 0, query),
    has_card: cards.some(({ is_expired }) => !is_expired),
  };
}

export async function getEquipment(context: Context, id: EquipmentItemId): Promise<EquipmentItem> {
  const item = await demandItem(context, id);
  const [shown] = await shownItems(context, [item], await cardsHere(context));
  return shown ?? refuse('not_found');
}

/** How many pieces are free on each of the days. */
export async function equipmentDays(
  context: Context,
  id: EquipmentItemId,
  { from, days }: { from: Day; days: number },
): Promise<EquipmentDay[]> {
  const item = await demandItem(context, id);
  const { pieces, loans } = await stockOf(context, id);
  return daysFrom(from, days).map((day) => dayOf(item, day, { pieces, loans, now: context.now }));
}

async function demandItem(context: Context, id: EquipmentItemId): Promise<ItemRow> {
  demandEquipmentHere(context);
  const item = await readItem(context, id);
  return item?.state === 'open' && isAboutHere(context, item.municipality_id) ? item : refuse('not_found');
}

async function shownItems(
  context: Context,
  items: readonly ItemRow[],
  cards: readonly CardAccess[],
): Promise<EquipmentItem[]> {
  const stocks = await stocksOf(
    context,
    items.map(({ id }) => id),
  );
  const borrowedOf = await borrowedBy(
    context,
    cards.map(({ card }) => card.id),
  );
  const { now } = context;
  const today = shortDate(now);
  return items.map((item) => {
    const { id, name, description, thumbnail_url, scene, unit, max_length, min_age, max_age } = item;
    const stock = stocks(id);
    const next_free = nextFree(item, { ...stock, now });
    const closed_until = closedUntil(item, item, today);
    return {
      id,
      name,
      description,
      thumbnail_url,
      scene,
      equipment: true,
      unit,
      max_length,
      min_age,
      max_age,
      deposit_ore: depositOf(context, item),
      place: shownPlace(item),
      total: stock.pieces.length,
      free: dayOf(item, closed_until ?? today, { ...stock, now }).free,
      next_free,
      closed_until,
      waiting: stock.waits.length,
      cards: cards
        .filter(({ card }) => card.municipality_id === item.municipality_id)
        .map((access) => shownCard(item, access, { stock, borrowed: borrowedOf(access.card.id, id), today })),
    };
  });
}

type Shown = { stock: Stock; borrowed: Borrowed; today: Day };

function shownCard(item: ItemRow, access: CardAccess, { stock, borrowed, today }: Shown): ItemCard {
  const { loan, waiting } = borrowed;
  const why_not = whyNotFor(access, item, { ...borrowed, on: today });
  const at = stock.waits.findIndex(({ id }) => id === waiting?.id);
  const span = stock.waits[at];
  return {
    card_id: access.card.id,
    first_name: access.child.first_name,
    loan: loan && { id: loan.id, state: loan.state, ...stretchOf(item.unit, spanIn(loan)) },
    waiting:
      waiting && span
        ? { id: waiting.id, ...stretchOf(item.unit, span), position: positionOf(stock.waits.slice(0, at), span) }
        : null,
    why_not,
    can: { reserve: why_not === null || why_not === 'waits', wait: why_not === null },
  };
}

const spanIn = ({ from_at, to_at }: { from_at: string; to_at: string }) => ({
  from: Date.parse(from_at),
  to: Date.parse(to_at),
});
