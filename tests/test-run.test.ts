import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-test-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs steps as `npm test` would; each is the text of a program. */
async function run(stages: string): Promise<{ code: number; output: string; closing: string }> {
  const file = path.join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(
    file,
    `import { runSteps } from '${ROOT}/scripts/test-steps.mjs';
     import { playwright, readExitCode, vitest } from '${ROOT}/scripts/test-reports.mjs';
     const program = (text, more = {}) => ({ name: 'a step', parameters: ['-e', text], ...more });
     const writing = (runner, report, code = 0) => ({
       name: 'a step',
       read: runner.read,
       parameters: (file) => [
         '-e',
         \`fs.writeFileSync(process.argv[1], process.argv[2]); process.exitCode = \${code}\`,
         file,
         JSON.stringify(report),
       ],
     });
     const test = (status, failureMessages = []) => ({ status, fullName: status + ' test', failureMessages });
     const report = (status, message, ...assertionResults) => ({
       numPassedTests: assertionResults.filter((one) => one.status === 'passed').length,
       testResults: [{ name: 'x.test.ts', status, message, assertionResults, startTime: 0, endTime: 0 }],
     });
     await runSteps(${stages});`,
  );
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [file], { cwd: ROOT }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
  return { code, output, closing: output.trimEnd().split('\n').at(-1) ?? '' };
}

const PASSED = `program("console.log('3 passed, 0 failed')")`;

describe('a test run tells the truth', () => {
  test('what passed is added up', async () => {
    expect(await run(`[[${PASSED}, ${PASSED}], [program('', { read: readExitCode })]]`)).toMatchObject({
      code: 0,
      closing: '7 passed, 0 failed',
    });
  });

  test.each([
    ['a program that ends badly', `program('process.exit(7)')`, 'ended with exit code 7'],
    ['one that is killed', `program("process.kill(process.pid, 'SIGKILL')")`, 'was ended by SIGKILL'],
    ['one that says nothing', `program('')`, 'no test was found'],
    ['one that counts a failure', `program("console.log('1 passed, 1 failed\\\\nFAILED types')")`, 'types'],
    ['tests that leave no report', `program('', { read: vitest().read })`, 'left no report'],
    ['no tests at all', `writing(vitest(), { numPassedTests: 0, testResults: [] })`, 'no test was found'],
    [
      'a test that fails',
      `writing(vitest(), report('failed', '', test('passed'), test('failed', ['AssertionError: no'])), 1)`,
      'failed test\n  AssertionError: no',
    ],
    ['a file that cannot be loaded', `writing(vitest(), report('failed', 'Cannot find module'), 1)`, 'x.test.ts'],
    [
      'a preparation that fails',
      `writing(vitest(), report('failed', '', test('passed'), test('skipped')), 1)`,
      'failed outside of its tests',
    ],
    [
      'a worker that crashed',
      `writing(vitest(), report('passed', '', test('passed'), test('pending')), 1)`,
      'pending test\n  did not come to its end',
    ],
    [
      'an error outside of the tests',
      `writing(vitest(), report('passed', '', test('passed')), 1)`,
      'ended with exit code 1',
    ],
    [
      'pages that cannot be loaded',
      `writing(playwright(), { stats: { expected: 1, flaky: 0, unexpected: 0 }, suites: [], errors: [{ message: 'no server' }] }, 1)`,
      'no server',
    ],
    [
      'a program that cannot be started',
      `program('', { environment: () => { throw new Error('no room') } })`,
      'no room',
    ],
  ])('%s has failed, and is named', async (_what, step, told) => {
    const { code, output, closing } = await run(`[[${step}], [${PASSED}]]`);
    expect(output).toContain('FAILED a step: ');
    expect(output).toContain(told);
    expect(closing).toMatch(/^\d+ passed, 1 failed$/);
    expect(code).toBe(1);
  });

  const FAILED = `report('failed', '', test('passed'), test('failed', ['AssertionError: late']))`;
  const again = (report: string, code: number) =>
    `{ ...writing(vitest(), ${FAILED}, 1), again: (files) => writing(vitest(), ${report}, ${code}).parameters }`;

  test('what fails is run a second time, and what passes then is told', async () => {
    const { code, output, closing } = await run(
      `[[${again(`report('passed', '', test('passed'), test('passed'))`, 0)}]]`,
    );
    expect(output).toContain('a step: failed test\n  AssertionError: late\n  (failed at the first try)');
    expect(output).not.toContain('FAILED a step');
    expect({ code, closing }).toEqual({ code: 0, closing: '2 passed, 0 failed' });
  });

  test.each([
    ['fails again', FAILED, 1, 'FAILED a step: failed test'],
    ['crashes then', `report('passed', '', test('pending'))`, 1, 'did not come to its end'],
    ['finds no tests then', `{ numPassedTests: 0, testResults: [] }`, 0, 'no test was found'],
  ])('what %s has failed', async (_what, report, exitCode, told) => {
    const { code, output, closing } = await run(`[[${again(report, exitCode)}]]`);
    expect(output).toContain(told);
    expect({ code, closing }).toEqual({ code: 1, closing: '1 passed, 1 failed' });
  });

  test('nothing is run a second time where much has failed, or an error belongs to no test', async () => {
    const second = `again: () => { throw new Error('a second try') }`;
    const many = `{ numPassedTests: 0, testResults: Array.from({ length: 6 }, (_, file) => ({ ...${FAILED}.testResults[0], name: file + '.test.ts' })) }`;
    const outside = `{ ...writing(vitest(), ${FAILED}, 1), read: (ended) => vitest().read({ ...ended, output: 'Unhandled Errors' }), ${second} }`;
    const { output, closing } = await run(`[[{ ...writing(vitest(), ${many}, 1), ${second} }], [${outside}]]`);
    expect(output).not.toContain('a second try');
    expect(closing).toBe('1 passed, 7 failed');
  });

  test('what did not run has failed too', async () => {
    const needed = `program('process.exit(1)', { isNeeded: true })`;
    const { code, output, closing } = await run(`[[${needed}], [program('', { name: 'later' })]]`);
    expect(output).toContain('FAILED later: did not run, because a step failed');
    expect({ code, closing }).toEqual({ code: 1, closing: '0 passed, 2 failed' });
  });
});
