// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { bearerOf, createTicketStore, isActing } from './ticket-store.ts';

beforeEach(() => localStorage.clear());

const ticketWith = (payload: object) => ({
  access_token: `x.${btoa(JSON.stringify(payload))}.y`,
  expires_in: 3600,
  is_two_factor_enabled: false,
  is_in_cookie: false,
  two_factor_sent_to: null,
  lang: 'nb' as const,
});
const OWN = ticketWith({ sub: 'admin' });
const ACTING = ticketWith({ sub: 'member', act: { sub: 'admin' } });

describe('IDN-15 logged in as another', () => {
  test('one is oneself again when that ends, and gone when one logs out after it', () => {
    const tickets = createTicketStore();
    tickets.keep(OWN);
    tickets.act(ACTING);
    expect([bearerOf(tickets.read()), isActing(tickets.read())]).toEqual([ACTING.access_token, true]);
    tickets.clear();
    expect([bearerOf(tickets.read()), isActing(tickets.read())]).toEqual([OWN.access_token, false]);
    tickets.clear();
    expect(tickets.read()).toEqual({ state: 'nobody' });
  });

  test('a new login leaves nothing of the one before', () => {
    const tickets = createTicketStore();
    tickets.keep(OWN);
    tickets.act(ACTING);
    tickets.keep(ticketWith({ sub: 'third' }));
    tickets.clear();
    expect(tickets.read()).toEqual({ state: 'nobody' });
  });
});
