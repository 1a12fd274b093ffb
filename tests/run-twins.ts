import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './load/cluster.ts';
import { setup } from './support/templates.ts';
import { TWINS, type Twin } from './twins.ts';

/**
 * `npm run twins [-- --only WORD] [--at-once N]` (D-02): puts one defect at a time into a copy of the sources and runs the
 * test that guards against it. The test must fail there by what it expects, not by falling over, and pass without it.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'at-once': { type: 'string', default: '2' } },
});

type Outcome = { fullName: string; status: string; failureMessages: string[] };
type Verdict = { isCaught: boolean; words: string };

const ROOT = path.resolve(import.meta.dirname, '..');
const COPIED = ['apps', 'database', 'docs', 'features', 'platform', 'scripts', 'tests', 'ui'];
const COPIED_FILES = ['package.json', 'vite.config.ts', 'vitest.config.ts', 'compose.yaml'];

/** `expect.poll` throws its last assertion as a plain error, and `rejects` what came where a refusal was expected. */
const BY_ASSERTION = /^AssertionError|^Error: expected |^Error: promise resolved .* instead of rejecting/s;

const twins = TWINS.filter(({ guard, test }) => `${guard} ${test}`.includes(values.only));
const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-twins-'));
const cluster = await startCluster();
const removeTemplates = [await setup()];
process.env.TEST_DATABASE_URL = cluster.urlOf('postgres');
removeTemplates.push(await setup());

let failed = 0;
try {
  const waiting = [...twins];
  const lane = async (_: unknown, number: number) => {
    const copy = await makeCopy(path.join(folder, String(number)));
    for (let twin = waiting.shift(); twin; twin = waiting.shift()) {
      const { isCaught, words } = await judge(copy, twin);
      if (!isCaught) failed += 1;
      process.stdout.write(`${isCaught ? 'ok    ' : 'FAILED'} ${twin.guard}: ${words}\n`);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Number(values['at-once']) }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  for (const unsound of await findUnsound(path.join(folder, '0'))) {
    failed += 1;
    process.stdout.write(`FAILED without a defect, ${unsound}\n`);
  }
} finally {
  for (const remove of removeTemplates) await remove();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(`${Math.max(0, twins.length - failed)} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || twins.length === 0 ? 1 : 0;

async function makeCopy(copy: string): Promise<string> {
  for (const name of [...COPIED, ...COPIED_FILES]) {
    await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  for (const name of ['node_modules', 'dist']) await symlink(path.join(ROOT, name), path.join(copy, name));
  return copy;
}

async function judge(copy: string, twin: Twin): Promise<Verdict> {
  const file = path.join(copy, twin.file);
  const sources = await readFile(file, 'utf8');
  await writeFile(
    file,
    sources.replace(twin.text, () => twin.defect),
  );
  const outcomes = await outcomesIn(copy, [twin], { isSameDatabase: !twin.file.startsWith('database/') });
  await writeFile(file, sources);
  const broken = outcomes.filter(({ status }) => status === 'failed');
  if (broken.length === 0) return { isCaught: false, words: 'no test noticed' };
  const isByAssertion = broken.every(({ failureMessages }) => BY_ASSERTION.test(failureMessages[0] ?? ''));
  return { isCaught: isByAssertion, words: `${broken.length} of ${outcomes.length} noticed. ${firstWords(broken)}` };
}

/** The guards whose tests do not pass without a defect: what they say about one is worth nothing. */
async function findUnsound(copy: string): Promise<string[]> {
  const outcomes: Outcome[] = [];
  for (const database of [undefined, 'postgres'] as const) {
    const some = twins.filter((twin) => twin.database === database);
    if (some.length > 0) outcomes.push(...(await outcomesIn(copy, some, { isSameDatabase: true })));
  }
  return twins.flatMap(({ guard, name }) => {
    const own = outcomes.filter(({ fullName }) => new RegExp(patternOf(name)).test(fullName));
    return own.length > 0 && own.every(({ status }) => status === 'passed') ? [] : [`${guard}: ${firstWords(own)}`];
  });
}

/** What is filled in by a table of cases may be anything. */
function patternOf(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\\\$\w+|%[a-z]/g, '.*');
}

function firstWords(outcomes: readonly Outcome[]): string {
  return outcomes.flatMap(({ failureMessages }) => failureMessages)[0]?.split('\n', 1)[0] ?? '';
}

/** What became of the tests of those names. */
async function outcomesIn(
  copy: string,
  some: readonly Twin[],
  { isSameDatabase }: { isSameDatabase: boolean },
): Promise<Outcome[]> {
  const report = path.join(copy, 'report.json');
  const pattern = some.map(({ name }) => patternOf(name)).join('|');
  const { TEST_DATABASE_URL, TEST_TEMPLATE, TEST_TEMPLATE_DATABASE, ...environment } = process.env;
  const runner = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...new Set(some.map(({ test }) => test)),
      `--testNamePattern=${pattern}`,
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {
      cwd: copy,
      stdio: 'ignore',
      env: {
        ...environment,
        ...(some[0]?.database === 'postgres' && { TEST_DATABASE_URL }),
        ...(isSameDatabase && { TEST_TEMPLATE, TEST_TEMPLATE_DATABASE }),
      },
    },
  );
  await once(runner, 'close');
  const { testResults } = JSON.parse(await readFile(report, 'utf8').catch(() => '{"testResults":[]}'));
  await rm(report, { force: true });
  return testResults
    .flatMap(({ assertionResults }: { assertionResults: Outcome[] }) => assertionResults)
    .filter(({ fullName }: Outcome) => new RegExp(pattern).test(fullName));
}
