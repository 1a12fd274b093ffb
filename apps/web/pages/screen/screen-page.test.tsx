// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScreenPlan } from '#features/screens/contract.ts';
import type { Call } from '#platform/web/client.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { page } from './screen-page.tsx';

const START = new Date('2026-11-15T12:00:00Z');

const cardOf = (name: string, end_at: string) => ({
  id: name,
  name,
  lang: 'nb',
  thumbnail_url: null,
  start_at: '2026-11-15T11:00:00Z',
  end_at,
  venue: 'Torget',
  is_volunteer: false,
  is_canceled: false,
  is_completed: false,
  is_published: true,
  is_recurring: false,
  has_waiting_list: false,
  attendees_count: 0,
  capacity: { max: null },
  municipalities: [],
  event_source: 'local',
  activity_id: null,
  distance: null,
});

const plan: ScreenPlan = {
  name: 'Biblioteket',
  place: '',
  dark_from: null,
  dark_to: null,
  restarts: 0,
  playlists: [],
  takeovers: [],
};
let portal: { plan: ScreenPlan; revision: string } | null;
const told: unknown[] = [];

const call = (async ({ path }: { path: string }, { body }: { body?: { shows?: unknown } }) => {
  if (!portal) throw new TypeError('Failed to fetch');
  if (path === '/slideshow') {
    const data = [cardOf('Dans', '2026-11-15T20:00:00Z'), cardOf('Frokost', '2026-11-15T11:30:00Z')];
    return { data, meta: { total: 2, last_page: 1, page: 1, per_page: 15 }, names: [], organization: null };
  }
  told.push(body?.shows);
  return { data: { is_paired: true, ...portal, now: new Date().toISOString() } };
}) as unknown as Call;

/** Texts come with imports, which take a time of their own. */
async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.setItem(
    'nabolag:wall',
    JSON.stringify({ token: 'token', code: '', expires_at: '', revision: null, plan: null }),
  );
  portal = { plan, revision: 'a' };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

test('BEY-13 a screen shows what is coming up with a code on each card, not what is over, and gives way to a notice', async () => {
  const Page = page.Component;
  renderInPortal(<Page />, { call, address: '/screen' });
  for (let second = 0; second < 3; second += 1) await pass(1);
  expect(screen.getByRole('heading', { name: 'Dans' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Frokost' })).toBeNull();
  expect(screen.getByRole('img', { name: 'QR-kode til Dans' })).toBeTruthy();
  const takeover = { title: 'Vannet må kokes', body: '', starts_at: START.toISOString() };
  const ends_at = '2026-11-15T12:01:00Z';
  portal = { plan: { ...plan, takeovers: [{ id: 'one' as never, ...takeover, ends_at }] }, revision: 'b' };
  for (let second = 0; second < 10; second += 1) await pass(1);
  expect(screen.getByRole('alert').textContent).toContain('Vannet må kokes');
  expect(told.at(-1)).toEqual({ kind: 'takeover', title: 'Vannet må kokes', item_id: 'one' });
  portal = null;
  await pass(20);
  expect(screen.getByRole('alert')).toBeTruthy();
  await pass(40);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Dans' })).toBeTruthy();
});
