import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const VARY = 'Host, X-App-Language, Accept-Encoding';

export function keepForPublic(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`).header('vary', VARY);
  if (request.method === 'GET' || request.method === 'HEAD') reply.header('etag', PENDING_ETAG);
}

export const keepPrivate = (reply: FastifyReply): void => {
  reply.header('cache-control', 'no-store');
};

/** Stands in the header until the body is known. */
const PENDING_ETAG = 'pending';

/** Gives public answers their ETag, and 304 to the caller that has them already. */
export function answerWithEtags(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    done(null, reply.getHeader('etag') === PENDING_ETAG ? withEtag(request, reply, payload) : payload);
  });
}

function withEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    reply.removeHeader('etag');
    return payload;
  }
  // Bytes leave faster than text does, much faster when one letter is outside Latin-1.
  const bytes = Buffer.from(payload);
  const etag = `"${hash('sha1', bytes, 'base64url')}"`;
  reply.header('etag', etag);
  if (!isKnown(request.headers['if-none-match'], etag)) return bytes;
  reply.code(304).removeHeader('content-length');
  return '';
}

/** A proxy that compresses marks our tag as weak, so `W/` is looked through; `*` knows everything there is. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}
