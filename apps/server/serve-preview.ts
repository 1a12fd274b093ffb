import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayPreview } from '#features/studio/server/public.ts';
import { labelOf, previewKey } from '#features/tenants/register.ts';
import { PREVIEW_COOKIE, PREVIEW_LASTS_SECONDS, readPreviewTicket } from '#features/tenants/server/public.ts';
import { Problem } from '#platform/contract/problem.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import { cookiesOf } from '#platform/server/cookies.ts';
import type { Services } from './services.ts';

/** Before anything asks which tenant a request is for. Few have a ticket, so it is asked about each time. */
export function readPreviews(server: FastifyInstance, services: Services): void {
  server.decorateRequest('previewKey', null);
  server.addHook('onRequest', async (request) => {
    const { cookie } = request.headers;
    if (!cookie?.includes(PREVIEW_COOKIE)) return;
    const ticket = cookiesOf(cookie, () => {}).read(PREVIEW_COOKIE);
    if (ticket) request.previewKey = await shownBy(services, ticket);
  });
}

/** The key of the tenant whose draft a ticket shows now. */
async function shownBy({ secrets, now, database }: Services, ticket: string): Promise<string | null> {
  const read = readPreviewTicket(secrets, ticket, now());
  return read && (await mayPreview(database.db, read, now())) ? read.key : null;
}

type PreviewServices = { services: Services; takeTurn(request: FastifyRequest): void };

/**
 * BEY-12: takes the ticket out of the address that the studio gave, into a cookie of the `-vis` host. The studio shows the
 * host in a frame, so the cookie goes along in frames, apart for each site that has one; it lets its bearer look at a
 * draft and do nothing.
 */
export function servePreview(server: FastifyInstance, { services, takeTurn }: PreviewServices): void {
  server.get<{ Querystring: Record<string, unknown> }>('/studio-preview', async (request, reply) => {
    takeTurn(request);
    const { ticket } = request.query;
    const key = typeof ticket === 'string' ? await shownBy(services, ticket) : null;
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
