// Reads what the programs of a test run have written down: how many passed and failed, and what there is to tell.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const MAX_SHOWN = 12;

export const vitest = (...parameters) => ({
  parameters: vitestParameters(parameters),
  read: readVitest,
  again: (files) => vitestParameters(['--no-file-parallelism', ...files]),
});

const vitestParameters = (parameters) => (report) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...parameters,
];

export const playwright = (...files) => ({
  parameters: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts', ...files],
  read: readPlaywright,
});

function readVitest({ report, output }) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failures = testResults.flatMap(failuresIn);
  process.stdout.write(`\nThe longest files: ${longestOf(testResults).join(', ')}\n`);
  const failedFiles = testResults.filter((file) => failuresIn(file).length > 0).map(({ name }) => name);
  // An error outside of the tests belongs to no file: a second run of some of them would not show it.
  const isOutside = /Unhandled (Errors|Rejection)/.test(output);
  return {
    passed: numPassedTests,
    failed: failures.length,
    troubles: failures,
    failedFiles: isOutside ? [] : failedFiles,
  };
}

function failuresIn({ name, status, message, assertionResults }) {
  const file = path.relative('.', name);
  const failedTests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => failed(`${fullName}\n  ${firstLine(failureMessages[0])}`));
  // What was going to run when its process crashed stays so, and Vitest calls the file passed.
  const unfinished = assertionResults
    .filter((test) => test.status === 'pending')
    .map(({ fullName }) => failed(`${file}: ${fullName}\n  did not come to its end`));
  if (failedTests.length + unfinished.length > 0) return [...failedTests, ...unfinished];
  // A file that cannot be loaded, or whose preparation fails, has no failed test to show for it.
  return status === 'failed' ? [failed(`${file}\n  ${firstLine(message) || 'failed outside of its tests'}`)] : [];
}

const failed = (text) => ({ isFailure: true, text });
const firstLine = (text = '') => text.split('\n', 1)[0];

function longestOf(testResults) {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name: path.relative('.', name), seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_SHOWN)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
}

function readPlaywright({ report }) {
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests: runs }) =>
      runs.map(({ status, projectName }) => ({ status, text: `${projectName}: ${title}` })),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    troubles: [
      ...tests.filter(({ status }) => status === 'unexpected').map(({ text }) => failed(text)),
      ...tests
        .filter(({ status }) => status === 'flaky')
        .map(({ text }) => ({ text: `${text} (passed at the second try)` })),
      ...errors.map(({ message }) => failed(firstLine(message))),
    ],
  };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

export function readClosingLine({ output }) {
  const [, passed, failedCount] = /(\d{1,9}) passed, (\d{1,9}) failed/.exec(output) ?? [];
  const names = [...output.matchAll(/^FAILED (.+)$/gm)].map(([, name]) => failed(name));
  return { passed: Number(passed ?? 0), failed: Number(failedCount ?? 0), troubles: names };
}

/** For a program that has nothing to say but whether it came to its end. */
export const readExitCode = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: 0, troubles: [] });
