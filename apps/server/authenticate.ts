import type { FastifyRequest } from 'fastify';
import type { TicketReader } from '#features/identity/server/authenticate.ts';
import { clearTicketCookies, TICKET_COOKIE } from '#features/identity/server/ticket-cookie.ts';
import { findTenant, type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Authenticate } from './services.ts';

type Options = { tickets: TicketReader; origins: OriginSettings; hasSharedTicket: boolean };

/**
 * A ticket comes in the Authorization header, or, for super-admins, in a cookie that all hosts of the portal share. A
 * cookie comes along with every request, from whichever site, so a change must show that one of our own pages asked for it.
 */
export function authenticateWith({ tickets, origins, hasSharedTicket }: Options): Authenticate {
  return async (request, cookies) => {
    const { needsProof = false, isUnattended = false } = request.routeOptions.config;
    const reading = {
      isUncached: needsProof,
      isUnattended: isUnattended || request.headers['x-unattended'] !== undefined,
    };
    const header = request.headers.authorization;
    if (header !== undefined) {
      const [, ticket] = /^Bearer ([\w.-]{1,4096})$/.exec(header) ?? [];
      if (ticket === undefined) throw new Problem('unauthenticated');
      return tickets.actorOf(ticket, reading);
    }
    if (!hasSharedTicket) return null;
    const ticket = cookies.read(TICKET_COOKIE);
    if (!ticket) return null;
    if (!isFromOurPages(request, origins)) throw new Problem('forbidden');
    return tickets.actorOf(ticket, reading).catch((error: unknown) => {
      // A cookie that opens nothing would be sent along with everything until it expires.
      clearTicketCookies(cookies, origins.baseDomain);
      throw error;
    });
  };
}

function isFromOurPages(request: FastifyRequest, origins: OriginSettings): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const { origin } = request.headers;
  if (origin === undefined || request.headers['x-app-language'] === undefined || !URL.canParse(origin)) return false;
  return origin === originOf(findTenant(new URL(origin).host), origins);
}
