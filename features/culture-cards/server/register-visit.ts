import { sql } from 'kysely';
import { z } from 'zod';
import {
  type CultureCardId,
  type CultureGroupId,
  type CultureVisitId,
  ids,
  type OccurrenceId,
  type OrganisationId,
} from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { DeskCard } from '../contract.ts';
import { isMetAt } from '../policy.ts';
import { cardState, momentOfVisit } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { CARD_COLUMNS, CARDS, type CardRow, cardRow, deskCardOf } from './card-rows.ts';
import { todaysOccasions } from './desk-today.ts';
import { type DeskAccess, demandDesk } from './venue-access.ts';

type Visited = { organization_id: OrganisationId; occurrence_id: OccurrenceId | null; key: string };
type OneVisit = Visited & { card_id: CultureCardId; companions: number; at?: string | undefined };
type Registered = { visit_id: CultureVisitId | null; card: DeskCard };

export const registerVisit = (context: Context, visit: OneVisit): Promise<Registered> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const desk = await demandDesk(inside, visit.organization_id);
    const occasion = await demandOccasion(inside, desk, visit.occurrence_id);
    const at = visit.at === undefined ? inside.now : momentOfVisit(new Date(visit.at), inside.now);
    const { companions, key, card_id } = visit;
    return takeVisit(inside, desk, card_id, { ...occasion, companions, key, at });
  });

type Occasion = { occurrence_id: OccurrenceId | null; occasion: string | null };

async function demandOccasion(context: Context, desk: DeskAccess, asked: OccurrenceId | null): Promise<Occasion> {
  if (asked === null) return { occurrence_id: null, occasion: null };
  const found = (await todaysOccasions(context, desk.organisation_id)).find(
    ({ occurrence_id }) => occurrence_id === asked,
  );
  if (!found) refuseField('occurrence_id', REFUSALS[context.language].no_such_occasion);
  return { occurrence_id: asked, occasion: found.name };
}

type Taken = Occasion & { companions: number; key: string; at: Date };

/** Inside a transaction. The same key again is the same visit, whatever has become of the card since. */
export async function takeVisit(
  inside: Context,
  desk: DeskAccess,
  cardId: CultureCardId,
  taken: Taken,
): Promise<Registered> {
  const [card] = await lockCards(inside, desk, [cardId]);
  if (!card) refuse('not_found');
  const before = await visitsWith(inside, taken.key, [cardId]);
  const visit_id = before.get(cardId);
  if (visit_id !== undefined) return { visit_id, card: deskCardOf(card, taken.at) };
  if (taken.companions > 0 && !card.with_companion) {
    refuseField('companions', REFUSALS[inside.language].no_companions);
  }
  if (cardState(card, shortDate(taken.at)) !== 'holds') return { visit_id: null, card: deskCardOf(card, taken.at) };
  const [id] = await insertVisits(inside, desk, [card], { ...taken, is_together: false });
  return { visit_id: id ?? null, card: deskCardOf({ ...card, visits_used: card.visits_used + 1 }, taken.at) };
}

/** In one order for everybody: two desks never wait for each other. */
async function lockCards({ db }: Context, desk: DeskAccess, cardIds: readonly CultureCardId[]): Promise<CardRow[]> {
  await sql`select from culture_card where id = any(${sql.val(cardIds)}::uuid[]) order by id for update`.execute(db);
  const { rows } = await rowsOf(cardRow)`
    select ${CARD_COLUMNS} from ${CARDS}
    where culture_card.id = any(${sql.val(cardIds)}::uuid[])
    order by culture_card.name_sort, culture_card.id`.execute(db);
  return rows.filter((row) => isMetAt(desk, row));
}

const keyedRow = z.object({ id: ids.cultureVisit, card_id: ids.cultureCard });

async function visitsWith({ db }: Context, key: string, cardIds: readonly CultureCardId[]) {
  const { rows } = await rowsOf(keyedRow)`
    select id, card_id from culture_visit
    where key = ${key} and card_id = any(${sql.val(cardIds)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, card_id }) => [card_id, id]));
}

async function insertVisits(
  context: Context,
  desk: DeskAccess,
  cards: readonly CardRow[],
  { occurrence_id, occasion, companions, key, at, is_together }: Taken & { is_together: boolean },
): Promise<CultureVisitId[]> {
  const { db, now } = context;
  const visits = cards.map(({ id: card_id, group_id }) => ({ id: newId<'CultureVisitId'>(), card_id, group_id }));
  await sql`
    insert into culture_visit (id, municipality_id, group_id, card_id, venue_id, occurrence_id, occasion, companions,
      is_together, at, registered_by, registered_at, key)
    select visit.id, ${desk.municipality_id}, visit.group_id, visit.card_id, ${desk.id}, ${occurrence_id}::uuid,
      ${occasion}::text, ${companions}, ${is_together}, ${at}::timestamptz, ${actorOf(context).id}, ${now}::timestamptz,
      ${key}::uuid
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as visit (id uuid, card_id uuid, group_id uuid)`.execute(
    db,
  );
  await sql`
    update culture_card set visits_used = visits_used + 1
    where id = any(${sql.val(cards.map(({ id }) => id))}::uuid[])`.execute(db);
  return visits.map(({ id }) => id);
}

type GroupVisit = Visited & { group_id: CultureGroupId; card_ids: readonly CultureCardId[] };

/** A whole group, or those of it who came: each card is used once, and those that do not hold are answered by name. */
export const registerGroupVisit = (context: Context, visit: GroupVisit) =>
  inTransaction(context.db, async (db): Promise<{ registered: number; left_out: DeskCard[] }> => {
    const inside = { ...context, db };
    const desk = await demandDesk(inside, visit.organization_id);
    const occasion = await demandOccasion(inside, desk, visit.occurrence_id);
    const asked = [...new Set(visit.card_ids)];
    const cards = (await lockCards(inside, desk, asked)).filter(({ group_id }) => group_id === visit.group_id);
    if (cards.length < asked.length) refuseField('card_ids', REFUSALS[inside.language].card_gone);
    const before = await visitsWith(inside, visit.key, asked);
    const day = shortDate(inside.now);
    const holding = cards.filter((card) => !before.has(card.id) && cardState(card, day) === 'holds');
    const taken = { ...occasion, companions: 0, key: visit.key, at: inside.now, is_together: true };
    if (holding.length > 0) await insertVisits(inside, desk, holding, taken);
    const left_out = cards.filter((card) => !before.has(card.id) && !holding.includes(card));
    return {
      registered: holding.length + before.size,
      left_out: left_out.map((card) => deskCardOf(card, inside.now)),
    };
  });

function refuseField(field: string, message: string): never {
  throw new Problem('invalid', { message, errors: { [field]: [message] } });
}
