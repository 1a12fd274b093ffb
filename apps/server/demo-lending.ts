import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DEMO_ACCOUNTS, DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import { startOf } from '#features/equipment/opening.ts';
import { pieceAfter } from '#features/equipment/rules.ts';
import { insertLoan, periodOf } from '#features/equipment/server/borrow.ts';
import { askAboutDeposit, setAside } from '#features/equipment/server/deposits.ts';
import { issuePass } from '#features/passes/server/public.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import {
  type CardId,
  type EquipmentItemId,
  type EquipmentLoanId,
  ids,
  type LendingPlaceId,
} from '#features/vocabulary/ids.ts';
import { addDays, shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb, number, rowsOf } from '#platform/server/rows.ts';
import { DEMO_HISTORY, DEMO_ITEMS, DEMO_LOANS, DEMO_PLACES, type DemoLoan } from './demo-equipment.ts';

type Demo = Pick<Context, 'db' | 'now' | 'secrets'>;
type LentItem = { id: EquipmentItemId; municipality_id: number; pieces: number[]; deposit_ore: number };

/** Things to borrow where the demo lends them, with loans in every state. Doing it twice does it once. */
export async function loadDemoLending(demo: Demo): Promise<void> {
  const [village] = tenantByKey('demo-utstyr')?.configuration.municipality_ids ?? [];
  for (const municipality_id of [DEMO_SCHEME_MUNICIPALITY_ID, Number(village)]) {
    await inTransaction(demo.db, async (db) => {
      const { rows } = await sql`select from lending_place where municipality_id = ${municipality_id} limit 1`.execute(
        db,
      );
      if (rows.length === 0) await addLending({ ...demo, db }, municipality_id);
    });
  }
}

async function addLending(demo: Demo, municipality_id: number): Promise<void> {
  const places: LendingPlaceId[] = [];
  for (const { name, address, openings } of DEMO_PLACES) {
    const id = newId<'LendingPlaceId'>();
    const closures = [
      { from: `${shortDate(demo.now).slice(0, 4)}-12-24`, to: `${shortDate(demo.now).slice(0, 4)}-12-26` },
    ];
    await sql`
      insert into lending_place (id, municipality_id, name, address, provider_name, openings, closures, created_at)
      values (${id}, ${municipality_id}, ${name}, ${address}, ${name}, ${jsonb([...openings])}, ${jsonb(closures)},
        ${demo.now})`.execute(demo.db);
    places.push(id);
  }
  const items: LentItem[] = [];
  for (const item of DEMO_ITEMS) {
    const place = places[item.place];
    if (place) items.push(await addItem(demo, municipality_id, item, place));
  }
  const cards = await cardsIn(demo, municipality_id);
  for (const loan of DEMO_HISTORY) {
    const [item, card] = [items[loan.item], cards[loan.card]];
    if (item && card) await addLoan(demo, item, card, loan);
  }
  const taken = new Set<string>();
  for (const loan of DEMO_LOANS) {
    const [item, card] = [items[loan.item], cards[loan.card]];
    if (!item || !card || taken.has(`${item.id} ${card}`)) continue;
    taken.add(`${item.id} ${card}`);
    await (loan.state === 'waiting' ? addWait(demo, item, card, loan) : addLoan(demo, item, card, loan));
  }
}

async function addItem(
  demo: Demo,
  municipality_id: number,
  {
    name,
    description,
    scene,
    unit,
    max_length,
    season,
    label,
    pieces,
    in_repair = 0,
    deposit_ore = 0,
  }: (typeof DEMO_ITEMS)[number],
  place_id: LendingPlaceId,
): Promise<LentItem> {
  const id = newId<'EquipmentItemId'>();
  await sql`
    insert into equipment_item (id, municipality_id, place_id, name, description, scene, unit, max_length, season_from,
      season_to, deposit_ore, state, created_at)
    values (${id}, ${municipality_id}, ${place_id}, ${name}, ${description}, ${scene}, ${unit}, ${max_length},
      ${season?.[0] ?? null}, ${season?.[1] ?? null}, ${deposit_ore}, 'open', ${demo.now})`.execute(demo.db);
  const numbers: number[] = [];
  for (let at = 1; at <= pieces + in_repair; at += 1) {
    const piece = newId<'EquipmentPieceId'>();
    const isWhole = at <= pieces;
    const { rows } = await rowsOf({ number })`
      insert into equipment_piece (id, item_id, label, state, note, created_at)
      values (${piece}, ${id}, ${`${label} ${at}`}, ${isWhole ? 'ok' : 'repair'}, ${isWhole ? null : 'Venter på deler'},
        ${demo.now})
      returning number`.execute(demo.db);
    if (isWhole) numbers.push(...rows.map((row) => row.number));
    await issuePass(demo, { municipality_id, kind: 'piece', thing_id: piece });
  }
  return { id, municipality_id, pieces: numbers, deposit_ore };
}

/** Those of the demo's own user first. */
async function cardsIn({ db }: Demo, municipality_id: number): Promise<CardId[]> {
  const { rows } = await rowsOf({ id: ids.card })`
    select id from card where municipality_id = ${municipality_id} and closed_at is null
    order by owner_user_id is not distinct from ${DEMO_ACCOUNTS.bruker.id} desc, number limit 20`.execute(db);
  return rows.map(({ id }) => id);
}

const spanOf = ({ now }: Demo, { from, days }: DemoLoan) => ({
  from: startOf(dayAfter(shortDate(now), from)).getTime(),
  to: startOf(dayAfter(shortDate(now), from + days)).getTime(),
});

async function addWait(demo: Demo, { id }: LentItem, card: CardId, loan: DemoLoan): Promise<void> {
  await sql`insert into equipment_wait (id, item_id, card_id, period, created_at)
    values (${newId()}, ${id}, ${card}, ${periodOf(spanOf(demo, loan))}, ${demo.now})`.execute(demo.db);
}

async function addLoan(demo: Demo, item: LentItem, card_id: CardId, loan: DemoLoan): Promise<void> {
  const { db, now } = demo;
  const span = spanOf(demo, loan);
  const began = new Date(span.from + 10 * 3_600_000);
  const made = { ...demo, now: addDays(new Date(Math.min(span.from, now.getTime())), -2), actor: null };
  const answer_by =
    loan.state === 'offered' || loan.state === 'lapsed' ? addDays(now, loan.state === 'offered' ? 1 : -1) : null;
  const piece = item.pieces[loan.piece] ?? 0;
  const id = await insertLoan(made, item, { card_id, piece, span, answer_by });
  if (loan.hasDeposit) await addDeposit(made, item, card_id, id);
  const ended = loan.state === 'returned' ? addDays(began, loan.days) : began;
  if (loan.state === 'out' || loan.state === 'returned') {
    await sql`update equipment_loan set state = 'out', given_out_at = ${began}, given_out_key = ${randomUUID()},
      reminders = ${loan.from + loan.days <= 0 ? 4 : 0} where id = ${id}`.execute(db);
  }
  if (loan.state === 'returned') {
    if (pieceAfter(loan.condition ?? 'good') !== 'ok') await askAboutDeposit({ ...made, now: ended }, id);
    await sql`update equipment_loan set state = 'returned', returned_at = ${ended}, returned_key = ${randomUUID()},
      condition = ${loan.condition ?? 'good'}, ended_at = ${ended} where id = ${id}`.execute(db);
  } else if (loan.state === 'cancelled' || loan.state === 'not_fetched' || loan.state === 'lapsed') {
    await sql`update equipment_loan set state = ${loan.state}, ended_at = ${began} where id = ${id}`.execute(db);
  } else if (loan.state !== 'offered') {
    await issuePass(demo, { municipality_id: item.municipality_id, kind: 'loan', thing_id: id });
  }
}

/** Where the account has enough for one. */
async function addDeposit(
  made: Demo & { actor: null },
  { municipality_id, deposit_ore: amount_ore }: LentItem,
  card: CardId,
  loan_id: EquipmentLoanId,
): Promise<void> {
  const { rows } = await rowsOf({ version_id: ids.schemeVersion })`
    select version_id from card where id = ${card}`.execute(made.db);
  for (const { version_id } of rows) {
    await setAside(made, { id: card, municipality_id, version_id }, { loan_id, amount_ore });
  }
}
