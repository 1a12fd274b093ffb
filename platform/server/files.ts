import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { trimEndOf } from '#platform/language/trim-end.ts';

/** Where uploaded files lie. What they are called and what they are is known to the database, not here. */
export type FileStore = {
  /** Whole or not at all: nobody ever reads half of a file. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>;
};

/** The `code` of every error of a file store, so that it is answered as something that will pass. */
export const FILE_STORE_TROUBLE = 'FILE_STORE';

/** Neither dots nor slashes: no key leads anywhere but to its own file. */
const KEY = /^[A-Za-z0-9_-]{8,100}$/;

function demandKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is not the key of a file.');
}

const trouble = (what: string, cause: unknown): Error =>
  Object.assign(new Error(`The file storage ${what}.`, { cause }), { code: FILE_STORE_TROUBLE });

export function localFiles(folder: string): FileStore {
  // A folder with a million files is slow to look into.
  const folderOf = (key: string) => path.join(folder, key.slice(0, 2));
  const pathOf = (key: string) => {
    demandKey(key);
    return path.join(folderOf(key), key);
  };
  return {
    async put(key, bytes) {
      const file = pathOf(key);
      const unfinished = `${file}.${randomUUID()}.unfinished`;
      try {
        await mkdir(folderOf(key), { recursive: true, mode: 0o700 });
        await writeToDisk(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw trouble('could not keep a file', error);
      }
    },
    async get(key) {
      const file = pathOf(key);
      try {
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return null;
        throw trouble('could not read a file', error);
      }
    },
    async remove(key) {
      const file = pathOf(key);
      try {
        await rm(file, { force: true });
      } catch (error) {
        throw trouble('could not remove a file', error);
      }
    },
  };
}

/** After a power cut the file is there whole, or its name is not. */
async function writeToDisk(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
};

/** Any storage that speaks S3, addressed by path. The bucket is private: files leave through the portal only. */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = 10_000 }: S3Options) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const send = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: { bytes: Uint8Array; type: string }) => {
    demandKey(key);
    const address = `${trimEndOf(endpoint, '/')}/${encodeURIComponent(bucket)}/${key}`;
    try {
      const answer = await client.fetch(address, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        ...(body && { body: body.bytes as Uint8Array<ArrayBuffer>, headers: headersOf(body) }),
      });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      throw trouble('does not answer', error);
    }
  };
  const store: FileStore = {
    async put(key, bytes, type) {
      const { status, bytes: answer } = await send('PUT', key, { bytes, type });
      if (status !== 200) throw refusal('to keep a file', status, answer);
    },
    async get(key) {
      const { status, bytes } = await send('GET', key);
      if (status === 200) return bytes;
      if (status === 404 && codeIn(bytes) !== 'NoSuchBucket') return null;
      throw refusal('to hand out a file', status, bytes);
    },
    async remove(key) {
      const { status, bytes } = await send('DELETE', key);
      if (status !== 200 && status !== 204 && status !== 404) throw refusal('to remove a file', status, bytes);
    },
  };
  return store;
}

/** With the digest signed along, the storage refuses what was changed on its way. */
const headersOf = ({ bytes, type }: { bytes: Uint8Array; type: string }) => ({
  'content-type': type,
  'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
});

const refusal = (what: string, status: number, answer: Buffer): Error =>
  trouble(`refused ${what}`, `${status} ${codeIn(answer) ?? ''}`.trim());

/** S3 says what is wrong in XML; its code is enough for the log. */
const codeIn = (answer: Buffer): string | undefined =>
  /<Code>([A-Za-z]+)<\/Code>/.exec(answer.toString('latin1', 0, 2000))?.[1];
