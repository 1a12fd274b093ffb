import { appendFile, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { commandOf, KINDS, type Outcome } from './money-commands.ts';
import { type Deed, type Drawn, deed } from './money-deeds.ts';
import { emptyModel, type Rules } from './money-model.ts';
import type { MoneyScene } from './money-scene.ts';

/** A whole story as data: it means the same whatever becomes of what stories are drawn from. */
export type MoneyStory = { rules: Rules; deeds: Deed[] };
type Kept = { seed: number; path: string; story: MoneyStory };

const KEPT = new URL('../money-model-cases.jsonl', import.meta.url);
/** So many are thought of; about half of them can be done at that moment. */
const DEEDS = Number(process.env.MONEY_MODEL_DEEDS ?? 80);
/** Rows that stories leave behind in an embedded database, which tidies by itself only when it is told. */
const TIDIED_EVERY = 200;

const rules: fc.Arbitrary<Rules> = fc.record({
  trial_times: fc.constantFrom(0, 0, 2),
  leftover: fc.constantFrom('returned', 'carried_over'),
  at_end: fc.constantFrom('renewed', 'renewed', 'closed'),
  rooms: fc.tuple(fc.constantFrom(5, 5, 1), fc.constantFrom(5, 1)),
  adult_on: fc.constantFrom('2026-12-15', '2027-02-10', '2031-05-05', '2031-05-05'),
});

/** How often each kind of deed was tried, by what came of it. */
export type MoneyTally = Record<Deed['kind'], Record<Outcome, number>>;

/** What is hardly ever carried out, and of which stories therefore say next to nothing. */
export const hardlyDone = (tally: MoneyTally, runs: number): string[] =>
  KINDS.filter((kind) => tally[kind]['carried out'] < runs * 0.02);

const BEGUN: Drawn = { deed: { kind: 'grant' }, insists: true };
const CALM: Drawn = { deed: { kind: 'weather', weather: 'calm' }, insists: true };

export function moneyStories(scene: MoneyScene) {
  const tally = Object.fromEntries(KINDS.map((kind) => [kind, { 'carried out': 0, refused: 0 }])) as MoneyTally;
  let last: MoneyStory | null = null;
  let failed: MoneyStory | null = null;
  let count = 0;
  const command = commandOf((done, outcome) => {
    last?.deeds.push(done);
    tally[done.kind][outcome] += 1;
  });
  const tell = async (given: Rules, told: readonly Drawn[]) => {
    last = { rules: given, deeds: [] };
    count += 1;
    if (process.env.MONEY_MODEL_RUNS && count % 500 === 0) process.stdout.write(`${count} stories\n`);
    if (count % TIDIED_EVERY === 0) await sql`vacuum`.execute(scene.portal.db);
    try {
      const model = emptyModel(given, scene.stage.days);
      await scene.reset(model);
      // Whatever the weather was, it ends, and then everything has to add up.
      for (const drawn of [...told, CALM]) await command(model, scene, drawn);
      expect(await scene.faults()).toEqual([]);
    } catch (error) {
      failed = last;
      throw error;
    }
  };
  return {
    tally,
    failed: () => failed,
    property: fc.asyncProperty(
      rules,
      fc.constantFrom(true, true, true, false),
      fc.array(deed, { minLength: Math.floor(DEEDS / 2), maxLength: DEEDS, size: 'max' }),
      // Accounts are there from the beginning of most stories.
      (given, hasAccounts, told) => tell(given, hasAccounts ? [BEGUN, ...told] : told),
    ),
    /** One that was kept. */
    retell: ({ rules: given, deeds }: MoneyStory) =>
      tell(
        given,
        deeds.map((one) => ({ deed: one, insists: true })),
      ),
  };
}

export async function keptMoneyStories(): Promise<Kept[]> {
  const lines = (await readFile(KEPT, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

type Found = { seed: number; numRuns: number; counterexamplePath: string | null };

/** Every run from now on begins with it. Answers how to tell it again. */
export async function keepMoneyStory(found: Found, story: MoneyStory): Promise<string> {
  const kept: Kept = { seed: found.seed, path: found.counterexamplePath ?? '', story };
  await appendFile(KEPT, `${JSON.stringify(kept)}\n`);
  return [
    `After ${found.numRuns} stories one differs (kept in tests/money-model-cases.jsonl):`,
    `  ${JSON.stringify(story.rules)}`,
    ...story.deeds.map((done) => `  ${JSON.stringify(done)}`),
    `Again: MONEY_MODEL_RUNS=1 MODEL_SEED=${kept.seed} MODEL_PATH='${kept.path}' npm run money-model`,
  ].join('\n');
}
