// `npm test`: on a fresh Debian-like machine with Node 20 or newer it installs what it needs, then runs everything.
import { preferMemoryFolder } from './memory-folder.mjs';
import { startCluster } from './postgres-cluster.mjs';
import { installWhatIsMissing } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';
import { playwright, readExitCode, vitest } from './test-reports.mjs';
import { ONLY_EMBEDDED, ONLY_ON_POSTGRES, OPERATIONS_ON_POSTGRES, SAME_STORIES } from './test-split.mjs';
import { runSteps } from './test-steps.mjs';

const without = (files) => files.flatMap((file) => ['--exclude', file]);

installWhatIsMissing();
installSystemPackages();
preferMemoryFolder();
const cluster = startCluster();
const check = { name: 'check', parameters: ['scripts/check.mjs'] };
const build = { name: 'build', parameters: ['scripts/prepare.mjs'], read: readExitCode, isNeeded: true };
const embedded = { name: 'unit and API tests on the embedded database', ...vitest(...without(ONLY_ON_POSTGRES)) };
const postgres = {
  name: 'API tests on PostgreSQL',
  ...vitest(
    ...without(ONLY_EMBEDDED),
    'platform/server',
    'tests/api',
    ...OPERATIONS_ON_POSTGRES,
    'tests/search-quality',
  ),
  environment: { TEST_DATABASE_URL: cluster.url, ...SAME_STORIES },
};
const pages = {
  name: 'pages in Chromium',
  ...playwright(),
  environment: () => ({ E2E_DATABASE_URL: cluster.createDatabase('pages') }),
};
const benchmark = { name: 'benchmark, short', parameters: ['tests/load/bench.ts', '--quick'], read: readExitCode };
// Side by side where one of two leaves a core idle. The last two use all cores, so they run one after the other.
await runSteps([[check, build], [embedded, benchmark], [postgres], [pages]], () => cluster.stop());
