import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FileStore, localFiles } from '#platform/server/files.ts';
import { multipartBody, type SentPart } from './multipart-body.ts';
import { type PortalSetup, startPortal, type TestPortal } from './portal.ts';

/** A portal with a folder of its own for files, and short ways to hand files in and look at them. */
export async function openUploadDesk(setup: PortalSetup = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-uploads-'));
  const files: FileStore = localFiles(folder);
  const portal: TestPortal = await startPortal({ ...setup, integrations: { files, ...setup.integrations } });
  return {
    portal,
    files,
    folder,
    /** Hands in a file as a user; `query` says what is asked for. */
    handIn(person: string, parts: SentPart | readonly SentPart[], query = '', ask: { language?: string } = {}) {
      const { headers, body } = multipartBody([parts].flat() as SentPart[]);
      return portal.as(person).send('POST', `/api/uploads${query}`, { headers, body, language: 'nb', ...ask });
    },
    /** What anybody gets at an address, byte for byte. */
    async look(url: string) {
      const { statusCode, headers, rawPayload } = await portal.server.inject({
        url,
        headers: { host: 'bergen.localhost' },
      });
      return { status: statusCode, headers, bytes: rawPayload };
    },
    async close() {
      await portal.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type UploadDesk = Awaited<ReturnType<typeof openUploadDesk>>;
