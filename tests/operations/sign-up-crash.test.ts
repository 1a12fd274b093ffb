import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropScene, placesTaken } from '#tests/support/drop-scene.ts';
import { faultsInPlaces } from '#tests/support/sign-ups.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';

/** Two processes at one embedded database there cannot be. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;
const KILLS = 3;
const PEOPLE = 240;
const PLACES = 60;
const AT_ONCE = 12;

let installed: Installation;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  if (!isServer) return;
  installed = await install();
  database = await openTestDatabase();
});
afterAll(async () => {
  await installed?.remove();
  await database?.close();
});

test.skipIf(!isServer)(
  `D-09 kill -9 while people sign up, ${KILLS} times: nothing that was confirmed is lost, nothing is there twice`,
  { timeout: 300_000 },
  async () => {
    if (database.engine.kind !== 'postgres') throw new Error('This needs a database server.');
    const secret = randomBytes(32).toString('base64');
    const { time, ids, tickets } = await dropScene(database.db, { secret, people: PEOPLE, places: PLACES });
    const environment = { DATABASE_URL: database.engine.url, SECRET: secret, RATE_LIMITS: 'off', NODE_ENV: 'test' };
    const confirmed = new Map<string, string>();
    const open = new Set(ids.keys());
    for (let life = 0; life <= KILLS; life += 1) {
      const portal = await installed.start(environment);
      const isLast = life === KILLS;
      const clients = Promise.all(Array.from({ length: AT_ONCE }, () => signUp(portal)));
      if (!isLast) {
        await sleep(150 + Math.random() * 350);
        await portal.end('SIGKILL');
      }
      await clients;
      if (isLast) await portal.end('SIGTERM');
      expect(await faultsInPlaces(database, new Date())).toEqual([]);
    }
    expect(confirmed.size).toBe(PEOPLE);
    const taken = await placesTaken(database.db, time);
    expect(taken.map(({ user_id }) => user_id).sort()).toEqual([...ids].sort());
    expect(taken.filter(({ status }) => status === 'attending')).toHaveLength(PLACES);
    // Nobody left, so the user who was told that they have a place has it still, and so has the user who was told to
    // wait.
    for (const { user_id, status } of taken) expect(confirmed.get(user_id)).toBe(status);

    /** One after the other, until the portal is gone; who got no answer comes again in its next life. */
    async function signUp({ port }: RunningPortal): Promise<void> {
      for (const at of open) {
        open.delete(at);
        const answer = await fetch(`http://127.0.0.1:${port}/api/occurrences/${time}/attend`, {
          method: 'POST',
          headers: { authorization: `Bearer ${tickets[at]}` },
        }).then(
          async (response) => ({ status: response.status, body: await response.text() }),
          () => null,
        );
        if (answer?.status === 200) confirmed.set(ids[at] as string, JSON.parse(answer.body).data.status);
        else open.add(at);
        if (answer === null) return;
        if (answer.status !== 200) await sleep(50);
      }
    }
  },
);
