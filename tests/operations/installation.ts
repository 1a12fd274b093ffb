import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { openDatabase } from '#platform/server/database.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A copy of the programs as they would be installed, in which a test may break things. */
export type Installation = {
  root: string;
  /** A fresh path below the installation's own temporary folder. */
  pathTo(name: string): string;
  run(file: string, parameters: string[], environment?: Environment): Promise<Finished>;
  start(environment: Environment): Promise<RunningPortal>;
  /** Stops what still runs, and cleans up. */
  remove(): Promise<void>;
};

export type Environment = Record<string, string>;
export type Finished = { code: number | null; output: string };

export type RunningPortal = {
  port: number;
  pid: number;
  get(path: string): Promise<{ status: number; body: string }>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Finished>;
  hasEnded: Promise<Finished>;
};

const READY_LIMIT_MS = 180_000;

/** With pages of its own that are made in no time, or with those of the portal. */
export async function install({ hasBuiltPages = false } = {}): Promise<Installation> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-operations-'));
  const root = path.join(folder, 'portal');
  await mkdir(root);
  for (const name of ['apps', 'database', 'features', 'platform', 'package.json']) {
    await copyFolder(path.join(ROOT, name), path.join(root, name));
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  if (hasBuiltPages) await copyFolder(path.join(ROOT, 'dist'), path.join(root, 'dist'));
  else await writeStandInPages(root);
  const children = new Set<ChildProcess>();
  // Reading the programs takes longer than most of what they are asked for here: the first installation of a test run
  // hands on what Node made of them. It knows the files by their way from the folder, which is the same in each.
  const compiled = path.join(folder, 'compiled');
  const handedOn = path.join(process.env.TEST_FOLDER ?? folder, 'handed-on');
  if (await isThere(handedOn)) await copyFolder(handedOn, compiled);
  const launch = (file: string, parameters: string[], environment: Environment) => {
    // To optimise the embedded database's code does not pay in programs that end after a few seconds.
    const child = spawn(process.execPath, ['--liftoff-only', file, ...parameters], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: compiled,
        NODE_COMPILE_CACHE_PORTABLE: '1',
        LOG_LEVEL: 'error',
        DEMO: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  return {
    root,
    pathTo: (name) => path.join(folder, name),
    run: (file, parameters, environment = {}) => finishOf(launch(file, parameters, environment)),
    start: (environment) => startPortal((more) => launch('apps/server/main.mjs', [], { ...environment, ...more })),
    async remove() {
      for (const child of children) child.kill('SIGKILL');
      await rename(compiled, handedOn).catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The built portal with pages of its own, which are enough for it to start on; one under /slow takes its time. */
async function writeStandInPages(root: string): Promise<void> {
  if (!(await isThere(path.join(ROOT, 'dist/server')))) throw new Error('The portal is not built: npm run build.');
  await mkdir(path.join(root, 'dist/client/assets'), { recursive: true });
  await copyFolder(path.join(ROOT, 'dist/server'), path.join(root, 'dist/server'));
  const manifest = { 'apps/web/entry-client.tsx': { file: 'assets/portal.js', isEntry: true } };
  await writeFile(path.join(root, 'dist/client/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(root, 'dist/client/service-worker.js'), '');
  await writeFile(
    path.join(root, 'dist/server/entry-server.js'),
    `export const renderShell = () => ({ head: '', state: 'null' });
     export const renderPage = async ({ url }) => {
       if (url.startsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 2000));
       return { kind: 'page', status: 200, head: '', body: 'rendered ' + url, state: 'null', pageFiles: [] };
     };`,
  );
}

async function startPortal(launch: (more: Environment) => ChildProcess): Promise<RunningPortal> {
  const port = await findFreePort();
  const child = launch({ PORT: String(port) });
  const hasEnded = finishOf(child);
  let isOver = false;
  void hasEnded.then(() => {
    isOver = true;
  });
  const get = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { connection: 'close' } });
    return { status: answer.status, body: await answer.text() };
  };
  const untilMs = Date.now() + READY_LIMIT_MS;
  while (!isOver && Date.now() < untilMs) {
    // An ordinary call too: right after its start the portal may still turn visitors away.
    const answers = await Promise.all(['/api/health/ready', '/api/tenant'].map(get)).catch(() => []);
    if (answers.length > 0 && answers.every(({ status }) => status === 200)) {
      return {
        port,
        pid: child.pid ?? 0,
        get,
        hasEnded,
        end(signal) {
          child.kill(signal);
          return hasEnded;
        },
      };
    }
    await sleep(50);
  }
  child.kill('SIGKILL');
  const { code, output } = await hasEnded;
  throw new Error(`The portal did not become ready (exit ${code}).\n${output}`);
}

async function finishOf(child: ChildProcess): Promise<Finished> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, output };
}

/** A tenth of the work that Node's own copying takes, which counts with the thousand files of a database. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** A data folder as a first start leaves it, made from the template that every test file begins with. */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  const template = process.env.TEST_TEMPLATE;
  const database = await openDatabase({
    dataFolder,
    template: template ? new Blob([await readFile(template)]) : undefined,
  });
  if (!template) await prepareDatabase(database);
  await database.close();
}

export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export const contentOf = (file: string): Promise<string> => readFile(file, 'utf8');
