// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenServer, meta, showPage } from '#tests/support/web/given-server.tsx';
import { page } from './accounts-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const HAMAR = { id: '3403', name: 'Hamar', role: 'admin' };
const TRONDHEIM = { id: '5001', name: 'Trondheim', role: 'support' };
const KEPT = 'nabolag:dashboard:municipality';
const TRANSACTIONS = 'GET /municipality/transactions';

const given = (...municipalities: object[]) =>
  givenServer({
    'GET /users/me/permissions': { data: { scopes: [], municipalities } },
    [TRANSACTIONS]: {
      data: [],
      meta: meta(0),
      municipality: { id: '1', name: 'Kommunen' },
      counts: { waiting: 0, waiting_ore: 0, failed: 0 },
      can: { decide: false },
    },
    'GET /municipality/leisure-cards/numbers': { data: null },
  });
const show = (server: ReturnType<typeof given>, address = '/dashboard/municipality/accounts') =>
  showPage(page, server, address);
const choice = async () => (await screen.findByLabelText('Kommune')) as HTMLSelectElement;

test('CRD-09 those who work for two choose one, which is remembered and asked about', async () => {
  const server = given(HAMAR, TRONDHEIM);
  const { router } = show(server, '/dashboard/municipality/accounts?list=transactions&q=Korpset');
  expect((await choice()).value).toBe(HAMAR.id);
  const options = within(await choice()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Hamar', 'Trondheim']);
  await waitFor(() => expect(server.of(TRANSACTIONS)).toHaveLength(1));
  fireEvent.change(await choice(), { target: { value: TRONDHEIM.id } });
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBe(TRONDHEIM.id));
  expect((await choice()).value).toBe(TRONDHEIM.id);
  expect(router.state.location.search).toBe('?list=transactions&municipality=5001');
  expect(JSON.stringify(server.of(TRANSACTIONS).at(-1))).toContain('"municipality_id":"5001"');
  expect(JSON.stringify(server.of('GET /municipality/leisure-cards/numbers').at(-1))).toContain('5001');
});

test('CRD-09 a municipality of before is gone back to while one has it, else the first is shown', async () => {
  localStorage.setItem(KEPT, TRONDHEIM.id);
  const kept = given(HAMAR, TRONDHEIM);
  show(kept);
  expect((await choice()).value).toBe(TRONDHEIM.id);
  cleanup();
  sessionStorage.clear();
  localStorage.setItem(KEPT, '301');
  show(given(HAMAR, TRONDHEIM));
  expect((await choice()).value).toBe(HAMAR.id);
});

test('CRD-09 those who work for one have nothing to choose, and nothing is kept', async () => {
  localStorage.setItem(KEPT, TRONDHEIM.id);
  const server = given(HAMAR);
  show(server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fritidskontoer' })).toBeTruthy();
  expect(screen.queryByLabelText('Kommune')).toBeNull();
  expect(JSON.stringify(server.of(TRANSACTIONS).at(-1))).toContain('"municipality_id":"3403"');
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});
