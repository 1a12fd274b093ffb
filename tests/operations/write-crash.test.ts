import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropScene } from '#tests/support/drop-scene.ts';
import { type CrashStore, openCrashStore } from './crash-store.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';
import { startWriteLoad, type WriteLosses } from './write-load.ts';

const engine = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite';
/**
 * With those of sign-up-crash.test.ts ten in one run of `npm test`. Starting on the embedded database costs most of what
 * this takes; there shutdown.test.ts kills a writer five times. `npm run crash` does 200 on each database.
 */
const KILLS = Number(process.env.CRASH_KILLS ?? (engine === 'PostgreSQL' ? 7 : 0));
const PEOPLE = engine === 'PostgreSQL' ? 16 : 6;
const PLACES = 4;
const NOTHING_LOST: WriteLosses = { lost: [], doubled: [], invariants: [] };

let installed: Installation;
let store: CrashStore;
beforeAll(async () => {
  if (KILLS === 0) return;
  installed = await install();
  store = await openCrashStore(installed);
});
afterAll(async () => {
  await installed?.remove();
  await store?.close();
});

test.skipIf(KILLS === 0)(
  `D-09 kill -9 while people write, ${KILLS} times, ${engine}: nothing that was confirmed is lost, nothing is there twice`,
  {
    timeout: 120_000 + KILLS * 60_000,
  },
  async () => {
    const secret = randomBytes(32).toString('base64');
    const scene = await store.look(({ db }) => dropScene(db, { secret, people: PEOPLE, places: PLACES }));
    const environment = { ...store.environment, SECRET: secret, RATE_LIMITS: 'off', NODE_ENV: 'test' };
    const readyMs: number[] = [];
    const start = async (): Promise<RunningPortal> => {
      const beganMs = performance.now();
      const started = await installed.start(environment);
      readyMs.push(performance.now() - beganMs);
      return started;
    };
    let portal = await start();
    const load = startWriteLoad(scene, { origin: () => `http://127.0.0.1:${portal.port}` });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = load.confirmedWrites();
      while (load.confirmedWrites() === before) await sleep(20);
      await sleep(Math.random() * 500);
      await portal.end('SIGKILL');
      portal = await start();
    }
    await load.finish();
    expect((await portal.end('SIGTERM')).code).toBe(0);
    expect(await store.look(({ db }) => load.findLosses(db))).toEqual(NOTHING_LOST);
    expect(load.faults).toEqual([]);
    expect(load.confirmedWrites()).toBeGreaterThan(KILLS);
    if (process.env.CRASH_KILLS) {
      process.stdout.write(
        `${engine}: ${KILLS} kills, ready again after at most ${Math.max(...readyMs).toFixed(0)} ms; ` +
          `${load.confirmedWrites()} writes confirmed, 0 lost, 0 doubled\n`,
      );
    }
  },
);
