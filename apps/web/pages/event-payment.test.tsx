// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '#platform/web/client.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { EventPayment } from './event-payment.tsx';

afterEach(cleanup);

const card = (id: string, first_name: string, scheme_id: string, pay: boolean) => ({
  id,
  child: { first_name },
  provider: { scheme_id },
  can: { pay },
});
const CARDS = [card('c1', 'Emil', 's1', true), card('c2', 'Nora', 's2', true), card('c3', 'Ida', 's1', false)];

function show(scheme: object | null, isLoggedIn: boolean) {
  const call = vi.fn(async (endpoint: { path: string }) => ({ data: endpoint.path === '/cards' ? CARDS : scheme }));
  const { container } = renderInPortal(<EventPayment eventId="e1" isLoggedIn={isLoggedIn} />, {
    call: call as unknown as Call,
  });
  return { call, container };
}

test('INF-01 says that an account can be used, and leads to paying for the child who can', async () => {
  show({ scheme_id: 's1', scheme_name: 'Fritidskonto' }, true);
  expect(await screen.findByText('Du kan betale med Fritidskonto her')).toBeTruthy();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Betal for Emil', '/fritidskonto/c1/betal?activity=e1'],
  ]);
});

test('INF-01 a visitor reads the line alone, and nobody anything where it is not true', async () => {
  const visitor = show({ scheme_id: 's1', scheme_name: 'Fritidskonto' }, false);
  expect(await screen.findByText('Du kan betale med Fritidskonto her')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(visitor.call).toHaveBeenCalledTimes(1);
  cleanup();
  const { call } = show(null, true);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/Fritidskonto/)).toBeNull();
});
