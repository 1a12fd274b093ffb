// Runs the steps of a test run and counts. What did not run, crashed or found no tests has failed, and is named.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pinnedNode } from './prepare.mjs';
import { readClosingLine } from './test-reports.mjs';

/** /proc counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** When more files have failed than this, the machine is not to blame. */
const MAX_FILES_AGAIN = 5;

/**
 * Runs stages one after the other, and the steps of a stage side by side. A step is
 * `{ name, parameters, environment?, read?, again?, isNeeded? }`: without one that is needed, later stages do not run.
 * `again` has the parameters with which the files that failed are run a second time. `clean` runs in the end, whatever
 * happens.
 */
export async function runSteps(stages, clean = () => {}) {
  const reports = mkdtempSync(path.join(tmpdir(), 'nabolag-reports-'));
  const results = { passed: 0, failed: 0 };
  /** Said again at the end, where they are found without scrolling. */
  const troubles = [];
  const children = new Set();
  let whyStopped;
  const stop = (signal) => {
    whyStopped = `the run was ended by ${signal}`;
    for (const child of children) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);

  const count = (name, { passed, failed, troubles: told }) => {
    results.passed += passed;
    results.failed += failed;
    troubles.push(...told.map((trouble) => `${trouble.isFailure ? 'FAILED ' : ''}${name}: ${trouble.text}`));
  };
  const runStep = async (step) => {
    const report = path.join(reports, `${step.name}.json`);
    const run = (tried) =>
      runProgram(tried, report, children).catch((error) => failure(`could not run: ${error.message}`));
    const first = await run(step);
    const files = first.failedFiles ?? [];
    const isTriedAgain = step.again && files.length > 0 && files.length <= MAX_FILES_AGAIN && !whyStopped;
    const outcome = isTriedAgain ? ofBothTries(first, await run({ ...step, parameters: step.again(files) })) : first;
    count(step.name, outcome);
    if (outcome.failed > 0 && step.isNeeded) whyStopped ??= `${step.name} failed`;
  };
  for (const step of stages.flat()) step.hasRun = false;
  try {
    for (const stage of stages) {
      if (whyStopped) break;
      for (const step of stage) step.hasRun = true;
      await Promise.all(stage.map(runStep));
    }
  } finally {
    for (const { name } of stages.flat().filter(({ hasRun }) => !hasRun)) {
      count(name, failure(`did not run, because ${whyStopped ?? 'the run broke off'}`));
    }
    await clean();
    rmSync(reports, { recursive: true, force: true });
    for (const trouble of troubles) process.stdout.write(`${trouble}\n`);
    process.stdout.write(`\n${results.passed} passed, ${results.failed} failed\n`);
    process.exitCode = results.failed > 0 || results.passed === 0 ? 1 : 0;
  }
}

async function runProgram({ name, parameters, environment = {}, read = readClosingLine }, report, children) {
  process.stdout.write(`\n== ${name}\n`);
  const began = Date.now();
  const child = spawn(pinnedNode(), typeof parameters === 'function' ? parameters(report) : parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(typeof environment === 'function' ? environment() : environment),
      FORCE_COLOR: '0',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  children.add(child);
  const { code, signal, output, processorSeconds } = await endOf(child);
  children.delete(child);
  // In one piece, since another step may run beside it.
  process.stdout.write(`\n${output}\n`);
  const found = code === null ? failure(`was ended by ${signal}`) : resultOf(read, { code, output, report });
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(
    `-- ${name}: ${found.passed} passed, ${found.failed} failed in ${seconds} s, ${processorSeconds} s of processor time\n`,
  );
  return found;
}

/** Workers that outlive their runner may hold its output open; they are not waited for longer than this. */
const LAST_WORDS_MS = 10_000;

function endOf(child) {
  return new Promise((resolve) => {
    let output = '';
    let processorSeconds = 0;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const end = (code, signal) => resolve({ code, signal, output, processorSeconds });
    child.once('error', (error) => end(null, error.message));
    child.once('exit', (code, signal) => {
      processorSeconds = secondsSinceLastEnd();
      setTimeout(end, LAST_WORDS_MS, code, signal).unref();
    });
    child.once('close', end);
  });
}

let secondsCounted = 0;

/** What the programs that have ended since the last call took, with all their own. Without /proc it is not known. */
function secondsSinceLastEnd() {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ', 2)[1].split(' ');
  const seconds = Math.round((Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND);
  const since = seconds - secondsCounted;
  secondsCounted = seconds;
  return since;
}

/** What fails twice has failed. What failed once is told: it is a fault to be found. */
function ofBothTries(first, second) {
  const titles = new Set(second.troubles.map(titleOf));
  const once = first.troubles.filter((trouble) => !titles.has(titleOf(trouble)));
  return {
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    troubles: [...second.troubles, ...once.map(({ text }) => ({ text: `${text}\n  (failed at the first try)` }))],
  };
}

const titleOf = ({ text }) => text.split('\n', 1)[0];

function resultOf(read, ended) {
  try {
    const found = read(ended);
    if (found.failed > 0) return found;
    if (ended.code !== 0) return withFailure(found, `ended with exit code ${ended.code}`);
    return found.passed === 0 ? withFailure(found, 'no test was found') : found;
  } catch (error) {
    return failure(`left no report that can be read (exit code ${ended.code}): ${error.message}`);
  }
}

const withFailure = ({ passed, troubles }, text) => ({
  passed,
  failed: 1,
  troubles: [...troubles, { isFailure: true, text }],
});

const failure = (text) => withFailure({ passed: 0, troubles: [] }, text);
