import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeShift } from '#features/shifts/server/take-shift.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { shiftsIn } from '#tests/support/shift-scene.ts';
import { withoutLocks } from '#tests/support/without-locks.ts';

/** The embedded database does one thing at a time, so nobody can race there. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;

const NOON = new Date('2026-03-10T11:00:00Z');
const PEOPLE = 60;
const PLACES = 10;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON });
});
afterAll(() => portal.close());

async function race(db: Db): Promise<{ taken: number; refused: number; counted: number }> {
  const shifts = shiftsIn(portal);
  const day = await shifts.day();
  const slot = await shifts.slot(day, { capacity_max: PLACES });
  const people: string[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await portal.given.person(`Frivillig ${at}`));
  const contextOf = (id: string) =>
    ({
      db,
      now: NOON,
      language: 'nb',
      tenant: { key: 'bergen', is_sunset: false },
      actor: { id, scopes: [], grants: [] },
      enqueue: async () => {},
      hear: async () => {},
    }) as unknown as Context;
  const outcomes = await Promise.allSettled(
    people.map((id) => takeShift(contextOf(id), { id: asId(day.id), slot: asId(slot.id) }, { despite_clash: false })),
  );
  const { users_count } = (await shifts.listed(day))[0];
  return {
    taken: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refused: outcomes.filter((one) => one.status === 'rejected' && one.reason instanceof Problem).length,
    counted: users_count,
  };
}

test.skipIf(!isServer)('OCC-08 D-03 sixty for ten places: exactly ten have the shift, twenty times', async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await race(portal.db)).toEqual({ taken: PLACES, refused: PEOPLE - PLACES, counted: PLACES });
  }
});

test.skipIf(!isServer)('OCC-08 D-03 without the lock more have it than there are places for: the twin', async () => {
  let most = 0;
  for (let round = 0; round < 5 && most <= PLACES; round += 1) {
    most = (await race(portal.db.withPlugin(withoutLocks))).taken;
  }
  expect(most).toBeGreaterThan(PLACES);
});
