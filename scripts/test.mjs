// `npm test`: on a fresh Debian-like machine with Node 20 or newer it installs what it needs, then runs everything.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from './postgres-cluster.mjs';
import { installWhatIsMissing, pinnedNode } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

const results = { passed: 0, failed: 0 };
/** Said again at the end, where they are found without scrolling. */
const troubles = [];
const reports = mkdtempSync(path.join(tmpdir(), 'nabolag-reports-'));

installWhatIsMissing();
installSystemPackages();
// Neither keeps two cores busy alone.
const building = spawn(process.execPath, ['scripts/prepare.mjs'], { stdio: 'inherit' });
step('check', ['scripts/check.mjs'], {}, readClosingLine);
const [buildStatus] = await once(building, 'exit');
if (buildStatus !== 0) process.exit(1);
const tests = (...names) => names.map((name) => `tests/api/${name}.test.ts`);
// Thousands of cells, random histories, crowds and guesses: what they prove is the same in both databases, and they are
// through with it sooner on PostgreSQL, where people can come at once.
const onlyOnPostgres = tests(
  '*authorisation',
  'attendance-model',
  'attendance-race',
  'enumeration',
  'exports',
  'hostile-requests',
  'log-in-as-calls',
  'reads-change-nothing',
  'slots-race',
);
// About files, headers, pages and others' services: they would be the same without any database.
const onlyEmbedded = tests(
  'broken-feeds',
  'documentation',
  'headers',
  'hosts',
  'idporten-attacks',
  'log-secrets',
  'page-contents',
  'site-files',
  'ticket-cookie',
  'upload-attacks',
  'upload-keeping',
  'uploads',
);
const without = (files) => files.flatMap((file) => ['--exclude', file]);
step(
  'unit and API tests on the embedded database',
  [...vitest('embedded'), ...without(onlyOnPostgres)],
  {},
  readVitest('embedded'),
);
const cluster = startCluster();
try {
  step(
    'API tests on PostgreSQL',
    [
      ...vitest('postgres'),
      ...without(onlyEmbedded),
      'platform/server',
      'tests/api',
      // The rest of the operations does not touch the database server.
      'tests/operations/backup',
      'tests/operations/database-server',
      'tests/operations/sign-up-crash',
    ],
    // The same stories for everybody: a change is not to fail for what it has not touched. `npm run model` tells new ones.
    { TEST_DATABASE_URL: cluster.url, MODEL_RUNS: '500', MODEL_SEED: '2026' },
    readVitest('postgres'),
  );
  step(
    'pages in Chromium',
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    { E2E_DATABASE_URL: cluster.createDatabase('pages') },
    readPlaywright,
  );
  step('benchmark, short', ['tests/load/bench.ts', '--quick'], {}, (status) => ({
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? 0 : 1,
  }));
} finally {
  cluster.stop();
  rmSync(reports, { recursive: true, force: true });
}
for (const trouble of troubles) process.stdout.write(`${trouble}\n`);
process.stdout.write(`\n${results.passed} passed, ${results.failed} failed\n`);
process.exit(results.failed > 0 ? 1 : 0);

function step(name, parameters, environment, readResult) {
  process.stdout.write(`\n== ${name}\n`);
  const started = Date.now();
  const { status, stdout } = spawnSync(pinnedNode(), parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...environment, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
  });
  process.stdout.write(stdout);
  const { passed, failed } = readResult(status, stdout);
  results.passed += passed;
  // A runner that ended badly without naming a failed test has failed all the same.
  results.failed += failed > 0 ? failed : status === 0 ? 0 : 1;
  if (failed === 0 && status !== 0) troubles.push(`FAILED ${name}: ended with ${status}`);
  process.stdout.write(`-- ${name}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

function report(name) {
  return path.join(reports, `${name}.json`);
}

function vitest(name) {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ];
}

function readVitest(name) {
  return () => {
    if (!existsSync(report(name))) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report(name), 'utf8'));
    for (const { assertionResults } of testResults) {
      for (const { status, fullName, failureMessages } of assertionResults) {
        if (status === 'failed')
          troubles.push(`FAILED ${name}: ${fullName}\n  ${failureMessages[0]?.split('\n', 1)[0]}`);
      }
    }
    process.stdout.write(`\nThe longest files: ${longestOf(testResults).join(', ')}\n`);
    return { passed: numPassedTests, failed: numFailedTests };
  };
}

function longestOf(testResults) {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name: path.relative('.', name), seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 12)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
}

function readPlaywright() {
  if (!existsSync(report('e2e'))) return { passed: 0, failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(report('e2e'), 'utf8'));
  for (const { title, tests } of suites.flatMap(specsOf)) {
    for (const { status, projectName } of tests) {
      if (status === 'unexpected') troubles.push(`FAILED ${projectName}: ${title}`);
      if (status === 'flaky') troubles.push(`Passed at the second try, ${projectName}: ${title}`);
    }
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readClosingLine(_status, output) {
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}
