import { readCookies } from '#platform/web/shared-cookie.ts';
import { storage } from '#platform/web/storage.ts';
import type { Ticket } from '../contract.ts';
import { MARKER_COOKIE, OWN_TICKET, STORED_TICKET } from '../rules.ts';

/**
 * What a browser knows of its login. `pending`: the password was right, the code of the second factor is missing; such
 * a ticket is kept in storage only and goes along with nothing but that code (IDN-03).
 */
export type Login =
  | { state: 'nobody' }
  | { state: 'pending'; ticket: string; sentTo: string | null }
  | { state: 'open'; ticket: string | null; isReadonly: boolean; isActing: boolean; userId: string | null };

type StoredTicket = Pick<Ticket, 'access_token' | 'is_two_factor_enabled' | 'two_factor_sent_to'> & {
  expires_at: number;
};

const NOBODY: Login = { state: 'nobody' };

/** One per browser tab; other tabs are heard through the storage (logging out in one logs out in all). */
export function createTicketStore(nowMs: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let known: Login | undefined;
  const read = (): Login => {
    known ??= readLogin(nowMs());
    return known;
  };
  const change = () => {
    known = undefined;
    for (const listener of listeners) listener();
  };
  const write = (ticket: Ticket) => {
    const stored: StoredTicket = {
      access_token: ticket.access_token,
      is_two_factor_enabled: ticket.is_two_factor_enabled,
      two_factor_sent_to: ticket.two_factor_sent_to,
      expires_at: nowMs() + ticket.expires_in * 1000,
    };
    storage.write(STORED_TICKET, JSON.stringify(stored));
  };
  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) addEventListener('storage', change);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', change);
      };
    },
    /** A ticket in a cookie leaves no trace here: the cookie's marker tells of it on every host. */
    keep(ticket: Ticket) {
      storage.remove(OWN_TICKET);
      if (ticket.is_in_cookie) storage.remove(STORED_TICKET);
      else write(ticket);
      change();
    },
    /** IDN-15: as another person, until that ends. One's own ticket lies aside, or in its cookie. */
    act(ticket: Ticket) {
      const own = storage.read(STORED_TICKET);
      if (own) storage.write(OWN_TICKET, own);
      write(ticket);
      change();
    },
    clear() {
      const own = storage.read(OWN_TICKET);
      storage.remove(OWN_TICKET);
      if (own) storage.write(STORED_TICKET, own);
      else storage.remove(STORED_TICKET);
      change();
    },
  };
}

export type TicketStore = ReturnType<typeof createTicketStore>;

/** What goes into the Authorization header of ordinary calls. */
export const bearerOf = (login: Login): string | null => (login.state === 'open' ? login.ticket : null);

/** The waiting ticket goes along with its code, and with leaving. */
export const pendingTicketFor = (path: string, login: Login): string | null =>
  login.state === 'pending' && /^\/auth\/(verify|verify\/resend|logout)$/.test(path) ? login.ticket : null;

export const isActing = (login: Login): boolean => login.state === 'open' && login.isActing;

export const isReadonly = (login: Login): boolean => login.state === 'open' && login.isReadonly;

function readLogin(nowMs: number): Login {
  const stored = readStored(storage.read(STORED_TICKET));
  if (stored && stored.expires_at > nowMs) {
    if (stored.is_two_factor_enabled) {
      return { state: 'pending', ticket: stored.access_token, sentTo: stored.two_factor_sent_to };
    }
    const { sub, mode, act } = payloadOf(stored.access_token);
    return {
      state: 'open',
      ticket: stored.access_token,
      isReadonly: mode === 'readonly',
      isActing: act !== undefined,
      userId: sub ?? null,
    };
  }
  const hasCookie = readCookies().split('; ').includes(`${MARKER_COOKIE}=1`);
  return hasCookie ? { state: 'open', ticket: null, isReadonly: false, isActing: false, userId: null } : NOBODY;
}

function readStored(text: string | null): StoredTicket | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    const isTicket =
      typeof read === 'object' && read !== null && 'access_token' in read && typeof read.access_token === 'string';
    return isTicket ? (read as StoredTicket) : null;
  } catch {
    return null;
  }
}

/** What the ticket says of itself: good for what the page shows, never for what anybody may do. */
function payloadOf(ticket: string): { sub?: string; mode?: string; act?: unknown } {
  try {
    return JSON.parse(atob((ticket.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}
