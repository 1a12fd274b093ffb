import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceScene } from '#tests/support/attendance-scene.ts';
import {
  emptyTally,
  hardlyTold,
  keepStory,
  keptStories,
  type Story,
  storiesOf,
  type Tally,
} from '#tests/support/attendance-stories.ts';
import { startClockedPortal } from '#tests/support/sign-ups.ts';
import { saying } from '#tests/support/without-locks.ts';

/** `npm run model` asks for more. On a database server each step takes longer, and says the same. */
const RUNS = Number(process.env.MODEL_RUNS ?? (process.env.TEST_DATABASE_URL ? 60 : 500));
/** As scripts/test.mjs has it. */
const SEED_OF_TESTS = '2026';
const { MODEL_SEED, MODEL_PATH, MODEL_REPLAY } = process.env;

const inWords = (tally: Tally): string =>
  Object.entries(tally)
    .map(([kind, outcomes]) => {
      const parts = Object.entries(outcomes).map(([outcome, many]) => `${many} ${outcome}`);
      return `${kind}: ${parts.join(', ')}\n`;
    })
    .join('');

/** A difference is shrunk, printed so that it can be told again, and kept among those that every run begins with. */
test(`D-03 OCC-03 ${RUNS} stories of signing up go as a model of plain objects says`, {
  timeout: 36_000_000,
}, async () => {
  const portal = await startClockedPortal();
  const stories = storiesOf(await attendanceScene(portal), MODEL_REPLAY);
  for (const { story } of await keptStories()) await stories.retell(story);
  const found = await fc.check(stories.property, {
    numRuns: RUNS,
    ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
    ...(MODEL_PATH && { path: MODEL_PATH }),
  });
  if (found.failed) {
    const again = await keepStory(found, stories.failed() as Story);
    throw new Error(again, { cause: found.errorInstance });
  }
  if (process.env.MODEL_RUNS) process.stdout.write(inWords(stories.tally));
  // Other stories, or fewer of them, may happen to lack something.
  if (MODEL_SEED === SEED_OF_TESTS && RUNS >= 500) expect(hardlyTold(stories.tally, RUNS)).toEqual([]);
  await portal.close();
});

test('D-02 it is noticed when something is only ever refused, or hardly tried: the twin', () => {
  const tally = emptyTally();
  for (const outcomes of Object.values(tally)) Object.assign(outcomes, { 'carried out': 40, refused: 40 });
  expect(hardlyTold(tally, 500)).toEqual([]);
  tally.publish = { 'carried out': 40, 'nothing to do': 10, refused: 90 };
  tally.count = { 'carried out': 14, 'nothing to do': 0, refused: 0 };
  expect(hardlyTold(tally, 500)).toEqual(['publish', 'count']);
});

test('D-02 the model notices when the last in line is the first to get a place: the twin', {
  timeout: 600_000,
}, async () => {
  const isTurned = saying(/order by is_prior desc, position\s+limit/, 'order by is_prior desc, position desc limit');
  const portal = await startClockedPortal({ database: (own) => ({ ...own, db: own.db.withPlugin(isTurned) }) });
  const { property } = storiesOf(await attendanceScene(portal));
  const found = await fc.check(property, { numRuns: 300, endOnFailure: true });
  expect(found.failed).toBe(true);
  await portal.close();
});
