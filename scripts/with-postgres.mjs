// `node scripts/with-postgres.mjs FILE [PARAMETERS]` runs a program with TEST_DATABASE_URL leading to a throw-away PostgreSQL,
// and E2E_DATABASE_URL to an empty database there, for tests in Chromium.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { preferMemoryFolder } from './memory-folder.mjs';
import { startCluster } from './postgres-cluster.mjs';

preferMemoryFolder();
const cluster = startCluster();
try {
  const child = spawn(process.execPath, process.argv.slice(2), {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: cluster.url, E2E_DATABASE_URL: cluster.createDatabase('pages') },
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  cluster.stop();
}
