import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { lotsAreDrawnAt } from '#features/events/sign-up-rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { isBeforeDraw } from '../rules.ts';
import { count, goAway, happened, type OccurrencePlaces, type PlacesContext } from './place-rows.ts';

/**
 * Puts one time in order, with the activity locked: offers that nobody took in time are over, lots whose hour has come
 * are drawn, and as long as there is room the next in line gets a place, or is offered one. To be called after
 * everything that can make room, the clock included; where nothing is to be done it does nothing.
 */
export async function fillPlaces(context: PlacesContext, places: OccurrencePlaces): Promise<void> {
  if (!takesPlace(places, context.now)) return;
  await endOffers(context, places);
  if (isBeforeDraw(places, context.now)) return;
  if (areLotsDue(places, context.now)) await drawLots(context, places);
  const next = await firstInLine(context, places, roomIn(places));
  if (next.length === 0) return;
  const expires = places.waiting_policy === 'offer' ? offerExpiry(places, context.now) : null;
  await sql`update attendance
    set status = ${expires ? 'offered' : 'attending'}, offer_expires_at = ${expires}, updated_at = ${context.now}
    where id = any(${next.map(({ id }) => id)}::uuid[])`.execute(context.db);
  await count(context, places, { attending: next.length, waiting: -next.length });
  const news = expires ? 'offered' : 'promoted';
  const moved = next.map(({ id, user_id }) => ({ id, user_id, news }) as const);
  await happened(context, places, moved);
}

/** Nobody needs a place at what is over, called off or stopped. */
const takesPlace = (places: OccurrencePlaces, now: Date): boolean =>
  places.status === 'published' &&
  places.is_published &&
  !places.is_cancelled &&
  !places.is_completed &&
  !places.is_stopped &&
  Date.parse(places.end_at) > now.getTime();

const roomIn = ({ capacity_max, attending_count, waiting_count }: OccurrencePlaces): number =>
  Math.max(0, Math.min(waiting_count, capacity_max === null ? waiting_count : capacity_max - attending_count));

const offeredRow = z.object({ id: ids.attendance, user_id: ids.user, status: z.literal('offered') });

async function endOffers(context: PlacesContext, places: OccurrencePlaces): Promise<void> {
  if (places.attending_count === 0) return;
  const { rows } = await rowsOf(offeredRow)`
    select id, user_id, status from attendance
    where occurrence_id = ${places.id} and status = 'offered' and offer_expires_at <= ${context.now}
    order by position`.execute(context.db);
  for (const attendance of rows) await goAway(context, places, attendance, { how: 'expired' });
}

const areLotsDue = (places: OccurrencePlaces, now: Date): boolean =>
  places.waiting_policy === 'lottery' && places.drawn_at === null && now.getTime() >= lotsAreDrawnAt(places);

/**
 * The lots, drawn once: the waiting list is put in a random order, and the first of it have places. From then on it is
 * an ordinary waiting list.
 */
async function drawLots(context: PlacesContext, places: OccurrencePlaces): Promise<void> {
  const waiting = await firstInLine(context, places, places.waiting_count);
  const drawn = shuffled(waiting);
  const winners = drawn.slice(0, roomIn(places));
  const positions = waiting.map(({ position }) => position).sort((a, b) => a - b);
  const status = drawn.map((_, place) => (place < winners.length ? 'attending' : 'waiting'));
  await sql`update attendance
    set status = drawn.status, position = drawn.position, updated_at = ${context.now}
    from unnest(${drawn.map(({ id }) => id)}::uuid[], ${status}::text[], ${positions}::bigint[])
      as drawn (id, status, position)
    where attendance.id = drawn.id`.execute(context.db);
  places.drawn_at = context.now.toISOString();
  await sql`update occurrence set drawn_at = ${context.now} where id = ${places.id}`.execute(context.db);
  await count(context, places, { attending: winners.length, waiting: -winners.length });
  const moved = drawn.map(({ id, user_id }) => ({ id, user_id, news: 'drawn' }) as const);
  await happened(context, places, moved);
}

/** Fisher and Yates, with chance that cannot be guessed. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const chosen = randomInt(last + 1);
    [mixed[last], mixed[chosen]] = [mixed[chosen] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** Not beyond the beginning. Where that is near, there is no time to ask: the user who is next simply has the place. */
function offerExpiry({ start_at, offer_hours }: OccurrencePlaces, now: Date): Date | null {
  const end = Math.min(now.getTime() + offer_hours * HOUR_MS, Date.parse(start_at));
  return end - now.getTime() >= SHORTEST_OFFER_MS ? new Date(end) : null;
}

const HOUR_MS = 3_600_000;
const SHORTEST_OFFER_MS = HOUR_MS;

async function firstInLine({ db }: PlacesContext, { id }: OccurrencePlaces, most: number) {
  if (most <= 0) return [];
  const { rows } = await rowsOf({ id: ids.attendance, user_id: ids.user, position: number })`
    select id, user_id, position::float8 as position from attendance
    where occurrence_id = ${id} and status = 'waiting'
    order by is_prior desc, position
    limit ${most}`.execute(db);
  return rows;
}
