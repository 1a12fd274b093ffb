import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_STORE_TROUBLE, type FileStore, localFiles, s3Files } from './files.ts';

const BUCKET = 'nabolag-files';
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

let folder: string;
let storage: S3rver;
let gate: Server;
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabolag-files-'));
  storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await storage.run();
  gate = signatureGate(port).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
});
afterAll(async () => {
  gate.closeAllConnections();
  gate.close();
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

const key = () => randomBytes(32).toString('base64url');
const inFolder = () => localFiles(path.join(folder, 'local'));
const inS3 = (changes: Partial<Parameters<typeof s3Files>[0]> = {}) =>
  s3Files({ endpoint, bucket: BUCKET, region: 'us-east-1', ...CREDENTIALS, ...changes });

const STORES: [string, () => FileStore][] = [
  ['a folder', inFolder],
  ['S3', inS3],
];

describe.each(STORES)('UPL-04 files in %s', (_name, open) => {
  test('UPL-04 what is kept comes back byte for byte', async () => {
    const files = open();
    for (const bytes of [Buffer.alloc(0), Buffer.from('æøå\0'), randomBytes(3_000_000)]) {
      const name = key();
      await files.put(name, bytes, 'image/webp');
      const read = await files.get(name);
      expect(read && digest(read)).toBe(digest(bytes));
    }
  });

  test('UPL-04 what is not there is null, also after it was removed; removing twice is no mistake', async () => {
    const files = open();
    const name = key();
    expect(await files.get(name)).toBeNull();
    await files.put(name, Buffer.from('x'), 'text/plain');
    await files.remove(name);
    expect(await files.get(name)).toBeNull();
    await files.remove(name);
  });

  test('UPL-04 a second file of the same name takes the place of the first, whole', async () => {
    const files = open();
    const name = key();
    await files.put(name, Buffer.alloc(1000, 'a'), 'text/plain');
    await files.put(name, Buffer.from('short'), 'text/plain');
    expect(String(await files.get(name))).toBe('short');
  });

  test.each(['../../../etc/passwd', '..', '.', '', '/etc/passwd', 'a/../../b/c/d/e', 'aaaaaaaa\0', 'a'.repeat(101)])(
    'D-19 the key %j leads nowhere',
    async (name) => {
      const files = open();
      await expect(files.get(name)).rejects.toThrow('not the key of a file');
      await expect(files.put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow('not the key of a file');
      await expect(files.remove(name)).rejects.toThrow('not the key of a file');
    },
  );
});

describe('UPL-04 a folder', () => {
  test('UPL-04 nothing unfinished is left behind, and only the owner may read', async () => {
    const own = path.join(folder, 'tidy');
    await localFiles(own).put('abcdefgh', Buffer.from('x'), 'text/plain');
    expect(await readdir(own, { recursive: true })).toEqual(['ab', path.join('ab', 'abcdefgh')]);
    expect(await readFile(path.join(own, 'ab', 'abcdefgh'), 'utf8')).toBe('x');
  });

  test('UPL-04 a disk that does not take it is told of, and what was begun is removed', async () => {
    const own = path.join(folder, 'blocked');
    await mkdir(own);
    await writeFile(path.join(own, 'ab'), 'a file where a folder should be');
    const putting = localFiles(own).put('abcdefgh', Buffer.from('x'), 'text/plain');
    await expect(putting).rejects.toMatchObject({ code: FILE_STORE_TROUBLE });
    expect(await readdir(own)).toEqual(['ab']);
  });
});

describe('UPL-04 S3', () => {
  test('UPL-04 the wrong secret and an unknown key are refused', async () => {
    const name = key();
    await inS3().put(name, Buffer.from('x'), 'text/plain');
    for (const wrong of [{ secretAccessKey: 'guessed' }, { accessKeyId: 'NOBODY' }]) {
      await expect(inS3(wrong).get(name)).rejects.toMatchObject({ code: FILE_STORE_TROUBLE });
      await expect(inS3(wrong).put(name, Buffer.from('y'), 'text/plain')).rejects.toThrow('refused to keep a file');
      await expect(inS3(wrong).remove(name)).rejects.toThrow('refused to remove a file');
    }
    expect(String(await inS3().get(name))).toBe('x');
  });

  test('UPL-04 what was changed on its way is refused', async () => {
    const name = key();
    const signed = await fetchSignedPut(name, 'what was sent');
    const changed = await fetch(signed.url, { method: 'PUT', headers: signed.headers, body: 'something else' });
    expect(changed.status).toBe(403);
    expect(await inS3().get(name)).toBeNull();
  });

  test('UPL-04 a bucket that does not exist is trouble, not a missing file', async () => {
    await expect(inS3({ bucket: 'elsewhere' }).get(key())).rejects.toMatchObject({
      code: FILE_STORE_TROUBLE,
      cause: '404 NoSuchBucket',
    });
  });

  test('UPL-04 a storage that is not there, or does not answer in time, is told of in words', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const slow = inS3({ endpoint: `http://127.0.0.1:${port}`, timeoutMs: 100 });
    await expect(slow.get(key())).rejects.toThrow('The file storage does not answer.');
    silent.closeAllConnections();
    silent.close();
    await once(silent, 'close');
    const gone = inS3({ endpoint: `http://127.0.0.1:${port}` });
    await expect(gone.put(key(), Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      message: 'The file storage does not answer.',
      code: FILE_STORE_TROUBLE,
    });
  });
});

/** A request as the store signs it, caught before it leaves. */
async function fetchSignedPut(name: string, body: string): Promise<{ url: string; headers: Headers }> {
  const caught = createServer((incoming, answer) => {
    incoming.resume();
    answer.end(JSON.stringify(incoming.headers));
  }).listen(0, '127.0.0.1');
  await once(caught, 'listening');
  const { promise, resolve } = Promise.withResolvers<Headers>();
  caught.once('request', (incoming: IncomingMessage) => {
    const { authorization, ...rest } = incoming.headers;
    const headers = new Headers({ authorization: authorization ?? '' });
    for (const [header, value] of Object.entries(rest))
      if (header.startsWith('x-amz-')) headers.set(header, String(value));
    resolve(headers);
  });
  await inS3({ endpoint: `http://127.0.0.1:${(caught.address() as AddressInfo).port}` }).put(
    name,
    Buffer.from(body),
    'text/plain',
  );
  caught.close();
  return { url: `${endpoint}/${BUCKET}/${name}`, headers: await promise };
}

/** The simulator knows only the older signatures: this stands in front of it and checks those of today. */
function signatureGate(port: number): Server {
  return createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (!isSigned(incoming, body)) {
      answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { method, url: target, headers } = incoming;
    request({ port, host: '127.0.0.1', method, path: target, headers }, (inner) => {
      answer.writeHead(inner.statusCode ?? 500, inner.headers);
      inner.pipe(answer);
    }).end(body);
  });
}

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
  const claimed = String(headers['x-amz-content-sha256']);
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== digest(body)) return false;
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', signed.join(''), names, claimed].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest(Buffer.from(canonical))].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${CREDENTIALS.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
