// `npm run test:changed [-- REF]`: what a change can have touched, since REF or since it left main, with what is not committed.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readSources } from '../tests/architecture-rules.ts';
import { findTouched } from '../tests/find-touched.ts';
import { preferMemoryFolder } from './memory-folder.mjs';
import { startCluster } from './postgres-cluster.mjs';
import { playwright, readExitCode, vitest } from './test-reports.mjs';
import { ONLY_ON_POSTGRES, OPERATIONS_ON_POSTGRES, SAME_STORIES } from './test-split.mjs';
import { runSteps } from './test-steps.mjs';

const git = (...parameters) => {
  const { status, stdout, stderr } = spawnSync('git', parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
};

const [since = ''] = git('merge-base', 'HEAD', process.argv[2] ?? 'main');
const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
];
const touched = findTouched(changed, readSources());
const needsServer = new Set([...globSync(ONLY_ON_POSTGRES), ...OPERATIONS_ON_POSTGRES]);
const onServer = touched.vitest.filter((file) => needsServer.has(file));
const embedded = touched.vitest.filter((file) => !needsServer.has(file));
process.stdout.write(
  `${changed.length} files have changed since ${since.slice(0, 7)}: ${embedded.length} files of tests on the embedded database, ${onServer.length} on PostgreSQL, ${touched.pages.length} in Chromium.\n`,
);

preferMemoryFolder();
const check = { name: 'check', parameters: ['scripts/check.mjs'] };
const build = { name: 'build', parameters: ['scripts/prepare.mjs'], read: readExitCode, isNeeded: true };
const stages = [[check, build], [{ name: 'tests on the embedded database', ...vitest(...embedded) }]];
const cluster = onServer.length + touched.pages.length > 0 ? startCluster() : undefined;
if (cluster && onServer.length > 0) {
  stages.push([
    {
      name: 'tests on PostgreSQL',
      ...vitest(...onServer),
      environment: { TEST_DATABASE_URL: cluster.url, ...SAME_STORIES },
    },
  ]);
}
if (cluster && touched.pages.length > 0) {
  stages.push([
    {
      name: 'pages in Chromium',
      ...playwright(...touched.pages),
      environment: () => ({ E2E_DATABASE_URL: cluster.createDatabase('pages') }),
    },
  ]);
}
await runSteps(stages, () => cluster?.stop());
