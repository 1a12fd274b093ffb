import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClamdServer, EICAR, honest, startClamdServer } from '#tests/support/clamd-server.ts';
import { clamdScanner } from './clamd-scanner.ts';

let clamd: ClamdServer;
let troubles: string[];

beforeEach(async () => {
  clamd = await startClamdServer();
  troubles = [];
});
afterEach(() => clamd.close());

const scanner = (limits: Partial<Parameters<typeof clamdScanner>[0]> = {}) =>
  clamdScanner({
    url: clamd.url,
    onTrouble: (error) => troubles.push(String(error)),
    ...limits,
  });
const TEXT = Buffer.from('Dugnad på lørdag');
const SHORT = { timeoutMs: 200 };

describe('D-19 clamd is asked with INSTREAM', () => {
  test('D-19 what it finds harmless is harmless, what it finds is named', async () => {
    const scan = scanner();
    expect(await scan(TEXT)).toEqual({ outcome: 'harmless' });
    expect(await scan(EICAR)).toEqual({ outcome: 'harmful', signature: 'Eicar-Test-Signature' });
    expect(troubles).toEqual([]);
  });

  test('D-19 the largest file arrives as it is, in chunks of at most 64 kB', async () => {
    const file = Buffer.alloc(10 * 1024 * 1024, 'abcdefg');
    expect(await scanner()(file)).toEqual({ outcome: 'harmless' });
    const [received] = clamd.received;
    expect(received?.bytes.equals(file)).toBe(true);
    expect(Math.max(...(received?.chunkBytes ?? []))).toBe(64 * 1024);
  });

  test('D-19 it is reached through a socket in the file system too', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-clamd-'));
    const local = await startClamdServer({ path: path.join(folder, 'clamd.ctl') });
    expect(await scanner({ url: local.url })(EICAR)).toMatchObject({ outcome: 'harmful' });
    await local.close();
    await rm(folder, { recursive: true });
  });

  test('D-19 a name of any length is cut', async () => {
    clamd.behaveAs((connection) => connection.end(`stream: ${'x'.repeat(500)} FOUND\0`));
    expect(await scanner()(TEXT)).toEqual({ outcome: 'harmful', signature: 'x'.repeat(200) });
  });
});

describe('D-19 without a clear answer a file is not checked', () => {
  test.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['an error of the file', "stream: Can't allocate memory ERROR\0"],
    ['nothing', ''],
    ['half an answer', 'stream: O'],
    ['an answer without its end', 'stream: OK'],
    ['an answer with a new line at its end', 'stream: OK\n'],
    ['two answers', 'stream: OK\0stream: Eicar-Test-Signature FOUND\0'],
    ['the same answer twice', 'stream: OK\0stream: OK\0'],
    ['an answer to something else', 'PONG\0'],
    ['an answer of another file', '/tmp/a.txt: OK\0'],
    ['more words around it', 'stream: NOT OK\0'],
    ['small letters', 'stream: ok\0'],
    ['no name', 'stream:  FOUND'],
    ['something that never ends', 'x'.repeat(5000)],
    ['a web server', 'HTTP/1.1 400 Bad Request\r\n\r\nstream: OK\0'],
  ])('D-19 clamd says %s', async (_name, answer) => {
    clamd.behaveAs((connection) => connection.end(answer));
    expect(await scanner()(TEXT)).toEqual({ outcome: 'unavailable' });
    expect(troubles).toHaveLength(1);
  });

  test('D-19 clamd takes the file and says nothing', async () => {
    clamd.behaveAs(() => {});
    expect(await scanner(SHORT)(TEXT)).toEqual({ outcome: 'unavailable' });
    expect(troubles[0]).toContain('no answer within 200 ms');
    await vi.waitFor(() => expect(clamd.openConnections()).toBe(0));
  });

  test('D-19 clamd says half of it and keeps the connection', async () => {
    clamd.behaveAs((connection) => connection.write('stream: OK\0'));
    expect(await scanner(SHORT)(TEXT)).toEqual({ outcome: 'unavailable' });
  });

  test('D-19 clamd never reads', async () => {
    clamd.greetWith((connection) => connection.pause());
    expect(await scanner(SHORT)(Buffer.alloc(10_000_000))).toEqual({ outcome: 'unavailable' });
  });

  test('D-19 clamd answers before it can have the whole file', async () => {
    clamd.greetWith((connection) => connection.pause().end('stream: OK\0'));
    expect(await scanner()(Buffer.alloc(10_000_000))).toEqual({ outcome: 'unavailable' });
    expect(troubles[0]).toContain('too early');
  });

  test('D-19 clamd hangs up: at once, and with the file half sent', async () => {
    clamd.greetWith((connection) => connection.destroy());
    expect(await scanner()(TEXT)).toEqual({ outcome: 'unavailable' });
    clamd.greetWith((connection) => connection.once('data', () => connection.resetAndDestroy()));
    expect(await scanner()(Buffer.alloc(10_000_000))).toEqual({ outcome: 'unavailable' });
  });

  test('D-19 nothing listens, by either way', async () => {
    const gone = await startClamdServer();
    await gone.close();
    expect(await scanner({ url: gone.url })(TEXT)).toEqual({ outcome: 'unavailable' });
    expect(troubles[0]).toContain('ECONNREFUSED');
    expect(await scanner({ url: 'unix:/nowhere/clamd.ctl' })(TEXT)).toEqual({ outcome: 'unavailable' });
  });
});

describe('D-19 a slow clamd is not overrun', () => {
  test('D-19 few files at once, some wait, and the rest are told to come back', async () => {
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    clamd.behaveAs((connection, file) => isOpen.then(() => honest(connection, file)));
    const scan = scanner({ mostAtOnce: 2, mostWaiting: 3 });
    const first = Array.from({ length: 5 }, () => scan(TEXT));
    expect(await scan(TEXT)).toEqual({ outcome: 'unavailable' });
    await vi.waitFor(() => expect(clamd.openConnections()).toBe(2));
    open();
    expect(await Promise.all(first)).toEqual(first.map(() => ({ outcome: 'harmless' })));
    expect(clamd.received).toHaveLength(5);
    expect(await scan(TEXT)).toEqual({ outcome: 'harmless' });
  });
});
