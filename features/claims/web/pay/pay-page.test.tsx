// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { givenServer, showPage } from '#tests/support/web/given-server.tsx';
import { page } from './pay-page.tsx';

afterEach(cleanup);

const SWIMMING = '0199a000-0000-7000-8000-000000000001';
const CHESS = '0199a000-0000-7000-8000-000000000002';

const use = (event_id: string, name: string, is_allowed = true) => ({
  event_id,
  name,
  organization_id: 'o',
  organization_name: 'Klubben',
  price_ore: 45_000,
  times: 12,
  is_allowed,
  reasons: [],
  bank_account: '1234.56.78903',
});

function show(address: string, isAllowed = true) {
  const server = givenServer({
    'GET /cards/{id}/uses': {
      data: {
        child_name: 'Nora',
        scheme_name: 'Fritidskonto',
        available_ore: 100_000,
        takes_part_only: false,
        is_open: true,
        can_ask_refund: false,
        uses: [use(CHESS, 'Sjakk'), use(SWIMMING, 'Svømming', isAllowed)],
      },
    },
  });
  const Routed = () => (
    <Routes>
      <Route path="/fritidskonto/:id/betal" element={<page.Component />} />
    </Routes>
  );
  showPage({ ...page, Component: Routed }, server, address);
  return server;
}

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

test('INF-01 from an activity, it is chosen already', async () => {
  const server = show(`/fritidskonto/c1/betal?activity=${SWIMMING}`);
  expect((await radio(/Svømming/)).checked).toBe(true);
  expect((await radio(/Sjakk/)).checked).toBe(false);
  expect(server.of('GET /cards/{id}/uses')).toEqual([{ params: { id: 'c1' }, query: { event_id: SWIMMING } }]);
});

test('INF-01 what the account cannot pay for is not chosen, and neither is what is no activity', async () => {
  show(`/fritidskonto/c1/betal?activity=${SWIMMING}`, false);
  expect((await radio(/Sjakk/)).checked).toBe(false);
  cleanup();
  const server = show('/fritidskonto/c1/betal?activity=../../x');
  expect((await radio(/Svømming/)).checked).toBe(false);
  await waitFor(() => expect(server.of('GET /cards/{id}/uses')).toEqual([{ params: { id: 'c1' }, query: {} }]));
});

test('TEN-04 where people cannot pay with own money, the rest is not asked of them', async () => {
  const server = show(`/fritidskonto/c1/betal?activity=${SWIMMING}`);
  await radio(/Svømming/);
  fireEvent.click(screen.getByRole('button', { name: 'Videre' }));
  fireEvent.change(await screen.findByLabelText('Fra fritidskontoen'), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: /^Betal / }));
  expect(await screen.findByText(/Her kan du ikke betale resten selv/)).toBeTruthy();
  expect(server.of('POST /cards/{id}/payment_and_withdraw')).toEqual([]);
});
