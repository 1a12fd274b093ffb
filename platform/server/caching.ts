import { createHash } from 'node:crypto';
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

/** Gives public answers their ETag, and 304 to whoever has them already. */
export function answerWithEtags(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('etag') !== PENDING_ETAG) return payload;
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.removeHeader('etag');
      return payload;
    }
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  });
}

/** A proxy that compresses marks our tag as weak, so `W/` is looked through. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
