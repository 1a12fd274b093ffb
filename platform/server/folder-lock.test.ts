import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabolag-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  test('D-09 a second portal in the same process is refused, and let in after the first has gone', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ reason: 'folder_in_use', exitCode: 5 });
    await first.release();
    const second = await lockFolder(folder);
    await second.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('D-09 another living process is refused, in words that help', async () => {
    const held = await lockFolder(folder);
    const refused = await lockInAnotherProcess(folder);
    expect(refused).toContain('refused folder_in_use');
    expect(refused).toContain(`process ${process.pid}`);
    expect(refused).toContain('DATA_FOLDER');
    await held.release();
    expect(await lockInAnotherProcess(folder)).toContain('locked');
  });

  test('D-09 the lock of a process that was killed is taken over', async () => {
    const killed = await killedProcess();
    await writeFile(lockFile(), JSON.stringify({ pid: killed, birth: 'before:1' }));
    const lock = await lockFolder(folder);
    expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  test('D-09 a stranger that was given the same process id does not keep the folder', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: process.pid, birth: 'another-boot:1' }));
    const lock = await lockFolder(folder);
    await lock.release();
  });

  test.each(['', '{', 'null', '[]', '{"pid":"x"}', '\u0000'])(
    'D-09 a lock that says %j is taken over',
    async (content) => {
      await writeFile(lockFile(), content);
      const lock = await lockFolder(folder);
      await lock.release();
    },
  );

  test('D-09 of many at once exactly one gets it', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: await killedProcess(), birth: 'before:1' }));
    const others = Array.from({ length: 4 }, () => startLocking(folder));
    const outcomes = await Promise.all(others.map(({ outcome }) => outcome));
    await Promise.all(others.map(({ end }) => end()));
    expect(outcomes.filter((outcome) => outcome.startsWith('locked'))).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.startsWith('refused folder_in_use'))).toHaveLength(3);
  });

  test('releasing leaves the lock of another owner alone', async () => {
    const lock = await lockFolder(folder);
    const foreign = JSON.stringify({ pid: process.ppid, birth: 'other' });
    await writeFile(lockFile(), foreign);
    await lock.release();
    expect(await readFile(lockFile(), 'utf8')).toBe(foreign);
  });

  test('a folder that cannot be made is named, with what to do', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const opening = openDatabase({ dataFolder: path.join(folder, 'file', 'below') });
    await expect(opening).rejects.toMatchObject({
      reason: 'folder_unwritable',
      message: expect.stringContaining('DATA_FOLDER'),
    });
  });

  test('D-09 the embedded database holds the lock before it touches anything', async () => {
    const lock = await lockFolder(folder);
    await expect(openDatabase({ dataFolder: folder })).rejects.toMatchObject({ reason: 'folder_in_use' });
    expect(await readdir(folder)).toEqual(['lock']);
    await lock.release();
  });

  test('D-09 the embedded database gives the lock back when it cannot open', async () => {
    await mkdir(path.join(folder, 'database'));
    await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'not a version');
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow();
    expect(await readdir(folder)).not.toContain('lock');
  });
});

const lockFile = () => path.join(folder, 'lock');

async function lockInAnotherProcess(target: string): Promise<string> {
  const { outcome, end } = startLocking(target);
  const told = await outcome;
  await end();
  return told;
}

/** Locks in a process of its own, which lives until it is ended. */
function startLocking(target: string) {
  const program = `
    import { lockFolder } from ${JSON.stringify(path.resolve(import.meta.dirname, 'folder-lock.ts'))};
    try {
      await lockFolder(${JSON.stringify(target)});
      console.log('locked');
    } catch (error) {
      console.log('refused', error.reason, error.message);
    }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const end = async () => {
    child.stdin.end();
    await once(child, 'close');
  };
  return { outcome: once(child.stdout, 'data').then(([told]) => String(told)), end };
}

async function killedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return child.pid ?? 0;
}
