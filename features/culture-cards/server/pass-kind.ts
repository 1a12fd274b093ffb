import type { PassReading } from '#features/passes/rules.ts';
import {
  type PassAlong,
  type PassKind,
  type PassPlace,
  passDigests,
  passesOf,
} from '#features/passes/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { DeskCard } from '../contract.ts';
import { isMetAt } from '../policy.ts';
import { momentOfVisit } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { CARD_COLUMNS, CARDS, type CardRow, cardRow, deskCardOf, metAt } from './card-rows.ts';
import { takeVisit } from './register-visit.ts';
import { type DeskAccess, demandDesk } from './venue-access.ts';

/** What a device takes along: the cards that hold here. */
const MAX_TAKEN_ALONG = 2000;

/** A culture card at the one scanner: read and used at a venue's desk. */
export const passKind: PassKind = {
  kind: 'culture_card',
  read: (context, thing_id, place) => read(context, thing_id, place),
  use: (context, thing_id, place, { key, at }) =>
    inTransaction(context.db, async (db) => {
      const inside = { ...context, db };
      const desk = await deskAt(inside, place);
      const card = desk && (await cardWith(inside, thing_id));
      if (!(desk && card)) return undefined;
      if (!isMetAt(desk, card)) return elsewhere(card);
      const moment = momentOfVisit(at, inside.now);
      const visit = { occurrence_id: null, occasion: null, companions: 0, key, at: moment };
      const { visit_id, card: after } = await takeVisit(inside, desk, card.id, visit);
      return { ...readingOf(inside, after), ...(visit_id !== null && { outcome: 'used' as const }) };
    }),
  takeAlong,
};

async function read(context: Context, thingId: string, place: PassPlace): Promise<PassReading | undefined> {
  const desk = await deskAt(context, place);
  const card = desk && (await cardWith(context, thingId));
  if (!(desk && card)) return undefined;
  return isMetAt(desk, card) ? readingOf(context, deskCardOf(card, context.now)) : elsewhere(card);
}

/** Null for a desk that is no venue's. */
async function deskAt(context: Context, place: PassPlace): Promise<DeskAccess | null> {
  if (!('organization_id' in place)) return null;
  try {
    return await demandDesk(context, place.organization_id);
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not_found') return null;
    throw error;
  }
}

async function cardWith({ db }: Context, thingId: string): Promise<CardRow | undefined> {
  const { rows } = await rowsOf(cardRow)`
    select ${CARD_COLUMNS} from ${CARDS} where culture_card.id = ${ids.cultureCard.parse(thingId)}`.execute(db);
  return rows[0];
}

function readingOf({ language }: Context, card: DeskCard): PassReading {
  const { id: thing_id, state: outcome, group_name: title, name: holder, visits_left, valid_until: until } = card;
  const detail = visits_left === null ? null : REFUSALS[language].visits_left(visits_left);
  return { kind: 'culture_card', thing_id, outcome, title, holder, detail, until };
}

/** Of a card that is another venue's: that it is, and nothing of whose. */
const elsewhere = ({ id: thing_id }: CardRow): PassReading => ({
  kind: 'culture_card',
  thing_id,
  outcome: 'other_place',
  title: '',
  holder: null,
  detail: null,
  until: null,
});

/** Names stay behind: a device that is lost knows who has a card by first name alone. */
async function takeAlong(context: Context, place: PassPlace): Promise<PassAlong[]> {
  const desk = await deskAt(context, place);
  if (!desk) return [];
  const { rows } = await rowsOf(cardRow)`
    select ${CARD_COLUMNS} from ${CARDS}
    where culture_card.municipality_id = ${desk.municipality_id} and ${metAt(desk)}
      and culture_card.removed_at is null and culture_group.ended_at is null
    order by culture_card.number desc limit ${MAX_TAKEN_ALONG}`.execute(context.db);
  const passes = await passesOf(
    context,
    'culture_card',
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const pass = passes.get(row.id);
    if (!pass) return [];
    const reading = readingOf(context, deskCardOf(row, context.now));
    return [{ ...passDigests(pass), reading: { ...reading, holder: row.name.split(' ')[0] ?? null } }];
  });
}
