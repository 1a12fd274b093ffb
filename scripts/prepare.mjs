// Runs on whatever Node there is, before anything else: installs what is missing and builds what is stale.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demandPort } from '../apps/server/demand-port.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const INSTALLED_STAMP = path.join(ROOT, 'node_modules/.nabolag-installed');
const BUILDING = path.join(ROOT, 'node_modules/.nabolag-building');
const BUILT_STAMP = path.join(ROOT, 'dist/.nabolag-built');
/** Everything that ends up in the pages and in the server's bundle. */
const BUILT_SOURCES = ['apps', 'database/seeds', 'features', 'platform', 'ui', 'scripts/build.mjs', 'vite.config.ts'];

export function installWhatIsMissing() {
  const wanted = hashOf(['package.json', 'package-lock.json']);
  if (readStamp(INSTALLED_STAMP) === wanted && existsSync(pinnedNode())) return;
  say('Installing packages …');
  // The age of a version matters when it is chosen; what the lockfile names was chosen, and is held by its checksum.
  const quietly = ['--min-release-age=0', '--no-audit', '--no-fund', '--loglevel=error'];
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', ...quietly]);
  writeFileSync(INSTALLED_STAMP, wanted);
}

function buildWhatIsStale() {
  const isBuilt = () => readStamp(BUILT_STAMP) === hashOf(['package-lock.json', ...BUILT_SOURCES]);
  if (isBuilt()) return;
  waitForTurn();
  if (isBuilt()) return;
  const wanted = hashOf(['package-lock.json', ...BUILT_SOURCES]);
  say('Building the portal …');
  run(pinnedNode(), ['scripts/build.mjs']);
  mkdirSync(path.dirname(BUILT_STAMP), { recursive: true });
  writeFileSync(BUILT_STAMP, wanted);
}

/** Two builds at once, of two test runs for instance, would write the same files. A program that is gone holds nobody up. */
function waitForTurn() {
  for (;;) {
    try {
      writeFileSync(BUILDING, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(BUILDING, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readStamp(BUILDING));
    if (holder > 0 && !isRunning(holder)) rmSync(BUILDING, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The portal runs on the Node that is pinned in package.json, whichever one started npm. */
export const pinnedNode = () => path.join(ROOT, 'node_modules/node/bin/node');

function run(command, parameters) {
  const { status, error } = spawnSync(command, parameters, { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) return;
  say(`${[path.basename(command), ...parameters].join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(status ?? 1);
}

function hashOf(entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesIn(path.join(ROOT, entry)))) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(entry) {
  if (!existsSync(entry)) return [];
  if (/\.(test\.tsx?|md)$/.test(entry)) return [];
  const isFile = /\.[a-z]+$/.test(path.basename(entry));
  if (isFile) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesIn(path.join(entry, child.name)));
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Told at once, not after a minute of installing and building.
  if (process.argv.includes('--demand-port')) await demandPort(process.env);
  installWhatIsMissing();
  if (!process.argv.includes('--install-only')) buildWhatIsStale();
}
