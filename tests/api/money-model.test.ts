import fc from 'fast-check';
import { assert, expect, test } from 'vitest';
import { moneyScene } from '#tests/support/money-scene.ts';
import {
  hardlyDone,
  keepMoneyStory,
  keptMoneyStories,
  type MoneyStory,
  type MoneyTally,
  moneyStories,
} from '#tests/support/money-stories.ts';

/** `npm run money-model` asks for more. In the embedded database each step takes longer, and says the same. */
const RUNS = Number(process.env.MONEY_MODEL_RUNS ?? (process.env.TEST_DATABASE_URL ? 25 : 8));
/** The same stories for everybody, unless more are asked for: a change is not to fail for what it has not touched. */
const { MODEL_SEED = process.env.MONEY_MODEL_RUNS ? '' : '2026', MODEL_PATH } = process.env;

const inWords = (tally: MoneyTally): string =>
  Object.entries(tally)
    .map(([kind, { 'carried out': done, refused }]) => `${kind}: ${done} carried out, ${refused} refused\n`)
    .join('');

/** A difference is shrunk, printed so that it can be told again, and kept among those that every run begins with. */
test(`D-03 CRD-05 ${RUNS} stories of money go as a model of plain objects says, and every øre has a cause`, {
  timeout: 36_000_000,
}, async () => {
  const scene = await moneyScene();
  const stories = moneyStories(scene);
  for (const { story } of await keptMoneyStories()) await stories.retell(story);
  const found = await fc.check(stories.property, {
    numRuns: RUNS,
    unbiased: true,
    ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
    ...(MODEL_PATH && { path: MODEL_PATH }),
  });
  if (found.failed) {
    const again = await keepMoneyStory(found, stories.failed() as MoneyStory);
    assert.fail(`${again}\n${found.errorInstance}`);
  }
  if (process.env.MONEY_MODEL_RUNS) process.stdout.write(inWords(stories.tally));
  // Fewer stories may happen to lack something.
  if (RUNS >= 500) expect(hardlyDone(stories.tally, RUNS)).toEqual([]);
  await scene.close();
});
