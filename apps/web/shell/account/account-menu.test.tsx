// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicketStore } from '#features/identity/web/ticket-store.ts';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { loadTexts } from '#platform/language/lazy-texts.ts';
import type { Call } from '#platform/web/client.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { AccountMenu } from './account-menu.tsx';

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await loadTexts([accountTexts], 'nb');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const INFO = {
  id: '1',
  name: 'Ada Admin',
  thumbnail_url: null,
  lang: 'nb',
  scopes: ['MUNICIPALITY_ADMIN'],
  mode: 'full',
  has_email: true,
  has_phone: true,
  terms_accepted: true,
  is_organiser: false,
  acting: null,
  idle_seconds: null,
  cards: [],
};

const call = (async ({ path }: { path: string }) => {
  if (path === '/users/me/info') return { data: INFO };
  if (path === '/municipality/today') return { data: { total: 0 } };
  throw new TypeError('no connection');
}) as unknown as Call;

async function officeLink(office_url: string | null): Promise<string | null> {
  renderInPortal(<AccountMenu />, { call, tenant: { office_url }, tickets: createTicketStore() });
  fireEvent.click(await screen.findByRole('button', { name: /Min side/ }));
  return (await screen.findByRole('link', { name: /^Kommunekontoret/ })).getAttribute('href');
}

test('DSH-03 the office is in the portal’s own rooms where the portal says nothing else', async () => {
  expect(await officeLink(null)).toBe('/dashboard/municipality');
});

test('DSH-03 the office is where the portal says', async () => {
  expect(await officeLink('https://kontor.solvik.example/')).toBe('https://kontor.solvik.example/');
});
