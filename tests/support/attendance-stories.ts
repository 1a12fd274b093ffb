import { appendFile, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { PEOPLE, type Person } from './attendance-actors.ts';
import { commandOf, type Deed } from './attendance-commands.ts';
import { deeds } from './attendance-deeds.ts';
import type { Rules } from './attendance-model.ts';
import type { AttendanceScene } from './attendance-scene.ts';

/** A whole story as data: it means the same whatever becomes of what stories are drawn from. */
export type Story = { rules: Rules; capacity: number; crowds: Person[][]; deeds: Deed[] };
type Kept = { seed: number; path: string; replay: string; story: Story };

const KEPT = new URL('../attendance-model-cases.jsonl', import.meta.url);
/** On average half of them; those that come to nothing at that moment are skipped. */
const MOST_DEEDS = Number(process.env.MODEL_DEEDS ?? 20);

const rules: fc.Arbitrary<Rules> = fc.record({
  is_volunteer: fc.constantFrom(false, false, true),
  policy: fc.constantFrom('automatic', 'offer', 'lottery', 'priority'),
  has_waiting_list: fc.boolean(),
  offer_hours: fc.constantFrom(6, 24),
  lottery_hours: fc.constantFrom(24, 60),
  sign_up_closes_minutes: fc.constantFrom(0, 720),
  leave_closes_minutes: fc.constantFrom(0, 1440),
});

const crowd = fc.shuffledSubarray([...PEOPLE]);

/** How many of each kind of deed were carried out, and how many of them refused. */
export type Tally = Map<Deed['kind'], { all: number; refused: number }>;

/** `last` is the story that was told last; of those that went wrong, the shortest is told last. */
export function storiesOf(scene: AttendanceScene, replay = '') {
  const tally: Tally = new Map();
  let last: Story | null = null;
  let failed: Story | null = null;
  const command = commandOf((deed, status) => {
    last?.deeds.push(deed);
    const { all, refused } = tally.get(deed.kind) ?? { all: 0, refused: 0 };
    tally.set(deed.kind, { all: all + 1, refused: refused + (status >= 400 ? 1 : 0) });
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
        deeds.map((deed) => deed.map(command)),
        { maxCommands: MOST_DEEDS, size: 'medium', ...(replay && { replayPath: replay }) },
      ),
      (given, capacity, crowds, told) => tell({ rules: given, capacity, crowds }, told),
    ),
    /** One that was kept. */
    retell: ({ deeds: kept, ...given }: Story) => tell(given, kept.map(command)),
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
