import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceScene } from '#tests/support/attendance-scene.ts';
import { keepStory, keptStories, type Story, storiesOf, type Tally } from '#tests/support/attendance-stories.ts';
import { startClockedPortal } from '#tests/support/sign-ups.ts';
import { saying } from '#tests/support/without-locks.ts';

/** `npm run model` asks for more. On a database server each step takes longer, and says the same. */
const RUNS = Number(process.env.MODEL_RUNS ?? (process.env.TEST_DATABASE_URL ? 60 : 500));
const { MODEL_SEED, MODEL_PATH, MODEL_REPLAY } = process.env;

const inWords = (tally: Tally): string =>
  [...tally].map(([kind, { all, refused }]) => `${kind}: ${all}, of which ${refused} refused\n`).join('');

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
  const steps = [...stories.tally.values()].reduce((sum, { all }) => sum + all, 0);
  if (process.env.MODEL_RUNS) process.stdout.write(inWords(stories.tally));
  expect(steps).toBeGreaterThan(RUNS);
  await portal.close();
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
