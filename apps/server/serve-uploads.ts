import type { FastifyInstance, FastifyRequest } from 'fastify';
import { servedUpload } from '#features/uploads/server/queries.ts';
import { Problem } from '#platform/contract/problem.ts';
import { attachmentNamed } from '#platform/server/attachment.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import type { Db } from '#platform/server/database.ts';
import type { FileStore } from '#platform/server/files.ts';

export type UploadServices = { files: FileStore; db: Db; takeTurn(request: FastifyRequest): Promise<void> | void };

const STORAGE_KEY = /^[A-Za-z0-9_-]{43}$/;
/** Whatever a stranger hid in a file: it may not run, load, nor be framed. */
const UPLOAD_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";
const IMAGE_CACHING = `private, max-age=${365 * 24 * 3600}, immutable`;

/** Files that people have handed in: pictures to look at, documents to keep, never a page. */
export function serveUploads(server: FastifyInstance, { files, db, takeTurn }: UploadServices): void {
  server.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const key = request.params['*'];
    await takeTurn(request);
    const upload = STORAGE_KEY.test(key) ? await servedUpload(db, key) : null;
    const bytes = upload && (await files.get(key));
    if (!bytes) throw new Problem('not_found');
    // Every picture was drawn again as one; only documents are another user's bytes.
    const isPicture = upload.kind === 'image';
    if (!isPicture) keepPrivate(reply);
    // Private, because a copy in a cache between us and the reader would outlive the picture's deletion.
    else reply.header('cache-control', IMAGE_CACHING);
    return reply
      .type(upload.type === 'text/plain' ? 'text/plain; charset=utf-8' : upload.type)
      .header('content-disposition', isPicture ? 'inline' : attachmentNamed(upload.name))
      .header('content-security-policy', UPLOAD_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-site')
      .send(bytes);
  });
}
