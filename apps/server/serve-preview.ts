import type { FastifyInstance, FastifyRequest } from 'fastify';
import { labelOf, previewKey } from '#features/tenants/register.ts';
import { PREVIEW_COOKIE, PREVIEW_LASTS_SECONDS, readPreviewTicket } from '#features/tenants/server/public.ts';
import { Problem } from '#platform/contract/problem.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import { cookiesOf } from '#platform/server/cookies.ts';
import type { Services } from './services.ts';

type PreviewServices = { services: Services; takeTurn(request: FastifyRequest): void };

/**
 * BEY-12: takes the ticket out of the address that the studio gave, into a cookie of the `-vis` host. The studio shows the
 * host in a frame, so the cookie goes along in frames, apart for each site that has one; it lets its bearer look at a
 * draft and do nothing.
 */
export function servePreview(server: FastifyInstance, { services, takeTurn }: PreviewServices): void {
  server.get<{ Querystring: Record<string, unknown> }>('/studio-preview', (request, reply) => {
    takeTurn(request);
    const { ticket } = request.query;
    const key = typeof ticket === 'string' ? readPreviewTicket(services.secrets, ticket, services.now()) : null;
    if (key === null || labelOf(request.headers.host) !== previewKey(key)) throw new Problem('not_found');
    keepPrivate(reply);
    const cookies = cookiesOf(undefined, (header) => reply.header('set-cookie', header));
    cookies.set({
      name: PREVIEW_COOKIE,
      value: String(ticket),
      maxAgeSeconds: PREVIEW_LASTS_SECONDS,
      sameSite: 'None',
      isSecure: true,
      isHttpOnly: true,
      isPartitioned: true,
    });
    return reply.header('referrer-policy', 'no-referrer').redirect('/events', 302);
  });
}
