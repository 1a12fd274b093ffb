import type { Ticket } from '#features/identity/contract.ts';
import type { Context } from '#platform/server/context.ts';
import type { Cookies } from '#platform/server/cookies.ts';
import { MARKER_COOKIE } from '../rules.ts';
import type { CookieManners } from './cookie-manners.ts';
import type { Person } from './people.ts';

export const TICKET_COOKIE = '__Secure-adm';

/** A super-admin's ticket goes into a cookie that scripts cannot read; everyone else's goes out in the answer. */
export function handOver(context: Context, person: Person, ticket: Ticket, manners: CookieManners): Ticket {
  if (!manners.hasSharedTicket || !person.scopes.includes('admin') || ticket.is_two_factor_enabled) return ticket;
  setTicketCookies(context.visitor.cookies, ticket.access_token, ticket.expires_in, manners.baseDomain);
  return { ...ticket, access_token: '', is_in_cookie: true };
}

export const clearTicketCookies = (cookies: Cookies, baseDomain: string): void =>
  setTicketCookies(cookies, '', 0, baseDomain);

/** The second cookie holds nothing: it tells scripts on every host that the first one is there. */
function setTicketCookies(cookies: Cookies, value: string, maxAgeSeconds: number, baseDomain: string): void {
  const common = { maxAgeSeconds, sameSite: 'Lax', isSecure: true, domain: baseDomain } as const;
  cookies.set({ ...common, name: TICKET_COOKIE, value, isHttpOnly: true });
  cookies.set({ ...common, name: MARKER_COOKIE, value: value && '1', isHttpOnly: false });
}
