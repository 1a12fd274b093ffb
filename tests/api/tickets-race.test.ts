import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardId, UserId } from '#features/vocabulary/ids.ts';
import { IN_TOWN } from '#tests/support/card-scene.ts';
import { comingBack } from '#tests/support/coming-back.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

/** The embedded database does one thing at a time, so nobody can race there. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;

const PEOPLE = 500;
const TICKETS = 50;

let scene: TicketScene;
let second: TestPortal;
let crowd: { user: UserId; card: CardId }[];
beforeAll(async () => {
  if (!isServer) return;
  scene = await ticketScene();
  const now = new Date('2026-11-18T12:00:00Z');
  second = await startPortal({ now: () => now, beside: scene.portal });
  crowd = await scene.crowd(PEOPLE);
}, 120_000);
afterAll(async () => {
  await second?.close();
  await scene?.close();
});

const ask = (at: number, path: string, { user, card }: { user: UserId; card: CardId }) =>
  comingBack(() => (at % 2 === 0 ? scene.portal : second).as(user).post(`/api${path}`, { card_id: card }, IN_TOWN));

async function tally(answers: readonly Promise<{ status: number }>[]): Promise<Record<string, number>> {
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

test.skipIf(!isServer)(
  'TIC-03 five hundred for fifty tickets, by two processes: exactly fifty have one, and the others are told so',
  { timeout: 120_000 },
  async () => {
    const group = await scene.group({ total: TICKETS });
    const answers = await tally(crowd.map((one, at) => ask(at, `/tickets/${group}/reserve`, one)));
    expect(answers).toEqual({ 200: TICKETS, 409: PEOPLE - TICKETS });
    expect(await scene.counted(group)).toEqual({
      kept: { held: TICKETS, used: 0, waiting: 0 },
      found: { held: TICKETS, used: 0, waiting: 0 },
    });
    // Those who ask one process at the same time are served together: the two processes meet more often over few tickets.
    for (let round = 0; round < 10; round += 1) {
      const last = await scene.group({ total: 1 });
      const few = await tally(crowd.slice(0, 20).map((one, at) => ask(at, `/tickets/${last}/reserve`, one)));
      expect(few).toEqual({ 200: 1, 409: 19 });
    }
  },
);

test.skipIf(!isServer)(
  'TIC-03 the same child from twenty windows at once has one ticket',
  { timeout: 60_000 },
  async () => {
    const group = await scene.group({ total: TICKETS });
    const [one] = crowd as [{ user: UserId; card: CardId }];
    const answers = await tally(Array.from({ length: 20 }, (_, at) => ask(at, `/tickets/${group}/reserve`, one)));
    expect(answers).toEqual({ 200: 1, 409: 19 });
  },
);

test.skipIf(!isServer)(
  'TIC-03 the same child with two accounts from twenty windows at once has one ticket, and one place in a queue',
  { timeout: 60_000 },
  async () => {
    const [one, other] = crowd as [{ user: UserId; card: CardId }, { user: UserId; card: CardId }];
    const accounts = [one, { user: one.user, card: await scene.secondCard(one.card) }] as const;
    // Every account asks both processes.
    const ofWindow = (at: number) => accounts[Math.floor(at / 2) % 2] as typeof one;
    const crowded = (path: string) => Array.from({ length: 20 }, (_, at) => ask(at, path, ofWindow(at)));
    const group = await scene.group({ total: TICKETS });
    expect(await tally(crowded(`/tickets/${group}/reserve`))).toEqual({ 200: 1, 409: 19 });
    const full = await scene.group({ total: 1 });
    await ask(0, `/tickets/${full}/reserve`, other);
    expect(await tally(crowded(`/tickets/${full}/wait`))).toEqual({ 200: 10, 409: 10 });
    expect((await scene.counted(full)).found).toEqual({ held: 1, used: 0, waiting: 1 });
  },
);

test.skipIf(!isServer)(
  'TIC-03 while tickets are given back the queue is served in its order, and none is lost or doubled',
  { timeout: 120_000 },
  async () => {
    const group = await scene.group({ total: 20 });
    const [holders, waiters] = [crowd.slice(0, 20), crowd.slice(20, 60)];
    const tickets: { id: string; user: UserId }[] = [];
    for (const [at, one] of holders.entries()) {
      tickets.push({ id: (await ask(at, `/tickets/${group}/reserve`, one)).json().data.id, user: one.user });
    }
    await tally(waiters.map((one, at) => ask(at, `/tickets/${group}/wait`, one)));
    const { rows: queue } = await sql<{ card_id: CardId }>`
      select card_id from ticket_wait where group_id = ${group} order by position`.execute(scene.portal.db);
    const back = await tally(
      tickets.map(({ id, user }, at) =>
        comingBack(() => (at % 2 === 0 ? scene.portal : second).as(user).send('DELETE', `/api/tickets/${id}`, IN_TOWN)),
      ),
    );
    expect(back).toEqual({ 204: 20 });
    const { rows: served } = await sql<{ card_id: CardId }>`
      select card_id from ticket where group_id = ${group} and state = 'reserved'`.execute(scene.portal.db);
    expect(new Set(served.map(({ card_id }) => card_id))).toEqual(
      new Set(queue.slice(0, 20).map(({ card_id }) => card_id)),
    );
    expect((await scene.counted(group)).kept).toEqual({ held: 20, used: 0, waiting: 20 });
  },
);
