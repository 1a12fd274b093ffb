import { appendFile, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { PEOPLE, type Person } from './attendance-actors.ts';
import { commandOf, type Deed, KINDS, type Outcome } from './attendance-commands.ts';
import { drawings } from './attendance-deeds.ts';
import type { Rules } from './attendance-model.ts';
import type { AttendanceScene } from './attendance-scene.ts';

/** A whole story as data: it means the same whatever becomes of what stories are drawn from. */
export type Story = { rules: Rules; capacity: number; crowds: Person[][]; deeds: Deed[] };
type Kept = { seed: number; path: string; replay: string; story: Story };

const KEPT = new URL('../attendance-model-cases.jsonl', import.meta.url);
/** So many are thought of at the most, on average half of them; a third of those can be done at that moment. */
const MAX_DEEDS = Number(process.env.MODEL_DEEDS ?? 44);

const rules: fc.Arbitrary<Rules> = fc.record({
  is_volunteer: fc.constantFrom(false, false, true),
  policy: fc.constantFrom('automatic', 'offer', 'lottery', 'priority'),
  has_waiting_list: fc.constantFrom(false, true, true),
  offer_hours: fc.constantFrom(6, 24),
  lottery_hours: fc.constantFrom(24, 60),
  sign_up_closes_minutes: fc.constantFrom(0, 720),
  leave_closes_minutes: fc.constantFrom(0, 1440),
});

const crowd = fc.oneof(fc.shuffledSubarray([...PEOPLE]), fc.shuffledSubarray([...PEOPLE], { minLength: 4 }));

/** How often each kind of deed was tried, by what came of it. */
export type Tally = Record<Deed['kind'], Record<Outcome, number>>;

const LEAST_OF_TRIES = 0.3;
const LEAST_OF_STORIES = 0.03;

/** What is hardly ever carried out, and of which stories therefore say next to nothing. */
export const hardlyTold = (tally: Tally, runs: number): string[] =>
  KINDS.filter((kind) => {
    const { 'carried out': done, 'nothing to do': idle, refused } = tally[kind];
    return done < runs * LEAST_OF_STORIES || done < (done + idle + refused) * LEAST_OF_TRIES;
  });

export const emptyTally = (): Tally =>
  Object.fromEntries(KINDS.map((kind) => [kind, { 'carried out': 0, 'nothing to do': 0, refused: 0 }])) as Tally;

/** `last` is the story that was told last; of those that went wrong, the shortest is told last. */
export function storiesOf(scene: AttendanceScene, replay = '') {
  const tally = emptyTally();
  let last: Story | null = null;
  let failed: Story | null = null;
  const command = commandOf((deed, outcome) => {
    last?.deeds.push(deed);
    tally[deed.kind][outcome] += 1;
  });
  let count = 0;
  const tell = async (given: Omit<Story, 'deeds'>, told: Iterable<ReturnType<typeof command>>) => {
    last = { ...given, deeds: [] };
    count += 1;
    if (process.env.MODEL_RUNS && count % 500 === 0) process.stdout.write(`${count} stories\n`);
    try {
      const state = await scene.reset(given.rules, given.capacity, given.crowds);
      await fc.asyncModelRun(() => ({ model: state, real: scene }), told);
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
      fc.integer({ min: 1, max: 3 }),
      fc.array(crowd, { minLength: 2, maxLength: 2 }),
      fc.commands(
        drawings.map((drawing) => drawing.map(command)),
        { maxCommands: MAX_DEEDS, size: 'medium', ...(replay && { replayPath: replay }) },
      ),
      (given, capacity, crowds, told) => tell({ rules: given, capacity, crowds }, told),
    ),
    /** One that was kept. */
    retell: ({ deeds, ...given }: Story) =>
      tell(
        given,
        deeds.map((deed) => command({ deed, insists: true })),
      ),
  };
}

export async function keptStories(): Promise<Kept[]> {
  const lines = (await readFile(KEPT, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

type Found = {
  seed: number;
  numRuns: number;
  counterexamplePath: string | null;
  counterexample: readonly unknown[] | null;
};

/** Every run from now on begins with it. Answers how to tell it again. */
export async function keepStory(found: Found, story: Story): Promise<string> {
  const replay = /replayPath="([^"]*)"/.exec(String(found.counterexample?.at(-1)))?.[1] ?? '';
  const kept: Kept = { seed: found.seed, path: found.counterexamplePath ?? '', replay, story };
  await appendFile(KEPT, `${JSON.stringify(kept)}\n`);
  return [
    `After ${found.numRuns} stories one differs (kept in tests/attendance-model-cases.jsonl):`,
    `  ${JSON.stringify({ ...story, deeds: undefined })}`,
    ...story.deeds.map((deed) => `  ${JSON.stringify(deed)}`),
    `Again: MODEL_RUNS=1 MODEL_SEED=${kept.seed} MODEL_PATH='${kept.path}' MODEL_REPLAY='${replay}' npm run model`,
  ].join('\n');
}
