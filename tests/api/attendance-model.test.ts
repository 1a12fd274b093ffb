import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands, PEOPLE } from '#tests/support/attendance-commands.ts';
import type { Rules } from '#tests/support/attendance-model.ts';
import { type AttendanceScene, attendanceScene } from '#tests/support/attendance-scene.ts';
import { startClockedPortal } from '#tests/support/sign-ups.ts';
import { saying } from '#tests/support/without-locks.ts';

/** `npm run model` asks for more. On a database server each step takes longer, and says the same. */
const RUNS = Number(process.env.MODEL_RUNS ?? (process.env.TEST_DATABASE_URL ? 60 : 500));
const { MODEL_SEED, MODEL_PATH, MODEL_REPLAY } = process.env;

const rules: fc.Arbitrary<Rules> = fc.record({
  policy: fc.constantFrom('automatic', 'offer', 'lottery', 'priority'),
  has_waiting_list: fc.boolean(),
  offer_hours: fc.constantFrom(6, 24),
  lottery_hours: fc.constantFrom(24, 60),
  sign_up_closes_minutes: fc.constantFrom(0, 720),
  leave_closes_minutes: fc.constantFrom(0, 1440),
});

const crowd = fc.shuffledSubarray([...Array(PEOPLE).keys()]);

const storiesOf = (scene: AttendanceScene, count: (steps: number) => void = () => {}) =>
  fc.asyncProperty(
    rules,
    fc.integer({ min: 1, max: 3 }),
    fc.array(crowd, { minLength: 2, maxLength: 2 }),
    fc.commands(commands, { maxCommands: 25, ...(MODEL_REPLAY && { replayPath: MODEL_REPLAY }) }),
    async (given, capacity, crowds, told) => {
      const state = await scene.reset(given, capacity, crowds);
      await fc.asyncModelRun(() => ({ model: state, real: scene }), told);
      count([...told].length);
    },
  );

/** A difference is printed with seed, path and commands; MODEL_SEED, MODEL_PATH and MODEL_REPLAY bring it back. */
test(`D-03 OCC-03 ${RUNS} stories of signing up go as a model of plain objects says`, {
  timeout: 36_000_000,
}, async () => {
  const portal = await startClockedPortal();
  let steps = 0;
  const stories = storiesOf(await attendanceScene(portal, PEOPLE), (more) => {
    steps += more;
  });
  await fc.assert(stories, {
    numRuns: RUNS,
    ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
    ...(MODEL_PATH && { path: MODEL_PATH }),
  });
  expect(steps).toBeGreaterThan(RUNS);
  await portal.close();
});

test('D-02 the model notices when the last in line is the first to get a place: the twin', {
  timeout: 600_000,
}, async () => {
  const isTurned = saying(/order by is_prior desc, position\s+limit/, 'order by is_prior desc, position desc limit');
  const portal = await startClockedPortal({ database: (own) => ({ ...own, db: own.db.withPlugin(isTurned) }) });
  const found = await fc.check(storiesOf(await attendanceScene(portal, PEOPLE)), { numRuns: 300, endOnFailure: true });
  expect(found.failed).toBe(true);
  await portal.close();
});
