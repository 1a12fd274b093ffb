// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallProvider } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import type { ScreenPlan } from '../../contract.ts';
import { roundAt } from './use-round.ts';
import { useScreen } from './use-screen.ts';

const START = new Date('2026-11-18T12:00:00Z');

const planOf = (more: Partial<ScreenPlan> = {}): ScreenPlan => ({
  name: 'Biblioteket',
  place: 'Sentrum',
  dark_from: null,
  dark_to: null,
  restarts: 0,
  playlists: [],
  takeovers: [],
  ...more,
});

/** What the portal answers; null is no network. */
let portal: { is_paired: boolean; plan: ScreenPlan; revision: string } | null;
let codes: number;
const asked: { path: string; known: unknown }[] = [];
const restart = vi.fn();

const call = (async ({ path }: { path: string }, parts: { body: { known?: unknown } }) => {
  asked.push({ path, known: parts.body.known });
  if (!portal) throw new TypeError('Failed to fetch');
  const now = new Date().toISOString();
  if (path === '/screens/codes') {
    codes += 1;
    const expires_at = new Date(Date.now() + 600_000).toISOString();
    return { data: { code: String(codes).padStart(6, '0'), token: `token-${codes}`, expires_at } };
  }
  const { is_paired, plan, revision } = portal;
  if (!is_paired) return { data: { is_paired, revision: null, plan: null, now } };
  return { data: { is_paired, revision, plan: parts.body.known === revision ? null : plan, now } };
}) as unknown as Call;

const inPortal = ({ children }: { children: ReactNode }) => <CallProvider call={call}>{children}</CallProvider>;
const hang = () =>
  renderHook(() => useScreen({ version: '1', restart, clock: () => new Date() }), { wrapper: inPortal });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  codes = 0;
  asked.length = 0;
  restart.mockClear();
  portal = { is_paired: false, plan: planOf(), revision: 'a' };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('BEY-13 a screen asks', () => {
  test('BEY-13 it shows a code, another after ten minutes, and its plan once it is paired', async () => {
    const { result } = hang();
    await pass(1);
    expect(result.current.screen).toEqual({ stage: 'code', code: '000001' });
    await pass(605);
    expect(result.current.screen).toEqual({ stage: 'code', code: '000002' });
    portal = { is_paired: true, plan: planOf(), revision: 'a' };
    await pass(5);
    expect(result.current.screen).toMatchObject({ stage: 'paired', plan: { name: 'Biblioteket' }, isBehind: false });
    await pass(5);
    expect(asked.at(-1)).toEqual({ path: '/screens/poll', known: 'a' });
  });

  test('BEY-13 without a network it goes on, also when it was switched off meanwhile', async () => {
    portal = { is_paired: true, plan: planOf(), revision: 'a' };
    localStorage.setItem(
      'nabolag:wall',
      JSON.stringify({ token: 'token', code: '', expires_at: '', revision: 'a', plan: planOf() }),
    );
    portal = null;
    const { result } = hang();
    await pass(1);
    expect(result.current.screen).toMatchObject({ stage: 'paired', isBehind: true });
    portal = { is_paired: true, plan: planOf({ name: 'Foajeen' }), revision: 'b' };
    await pass(5);
    expect(result.current.screen).toMatchObject({ plan: { name: 'Foajeen' }, isBehind: false });
  });

  test('BEY-13 it begins again when it is asked to, once, and forgets everything when it is let go', async () => {
    portal = { is_paired: true, plan: planOf({ restarts: 3 }), revision: 'a' };
    localStorage.setItem(
      'nabolag:wall',
      JSON.stringify({ token: 'token', code: '', expires_at: '', revision: null, plan: null }),
    );
    const { result } = hang();
    await pass(1);
    expect(restart).not.toHaveBeenCalled();
    portal = { is_paired: true, plan: planOf({ restarts: 4 }), revision: 'b' };
    await pass(10);
    expect(restart).toHaveBeenCalledOnce();
    portal = { is_paired: false, plan: planOf(), revision: '' };
    await pass(5);
    expect(result.current.screen).toEqual({ stage: 'code', code: '000001' });
    expect(localStorage.getItem('nabolag:wall')).not.toContain('Biblioteket');
  });
});

describe('BEY-13 what is shown at a moment', () => {
  const item = {
    id: 'one' as never,
    kind: 'notice' as const,
    title: 'Hei',
    body: '',
    query: '',
    organization_id: null,
    picture_url: null,
    seconds: 10,
    last_day: null,
  };
  const playlist = { id: 'list' as never, name: 'Dag', weekdays: [2], from_time: '08:00', to_time: '16:00' };
  const plan = planOf({
    playlists: [{ ...playlist, has_card_codes: false, items: [item] }],
    takeovers: [
      {
        id: 't' as never,
        title: 'Stengt',
        body: '',
        starts_at: '2026-11-18T12:00:00Z',
        ends_at: '2026-11-18T12:01:00Z',
      },
    ],
  });

  test('BEY-13 by the clock alone: the playlist of the hour, a notice until its end, else all that is coming up', () => {
    const during = roundAt(plan, START);
    expect([during.takeover?.title, during.items[0]?.title, during.hasCardCodes]).toEqual(['Stengt', 'Hei', false]);
    expect(roundAt(plan, new Date('2026-11-18T12:01:00Z')).takeover).toBeNull();
    const evening = roundAt(plan, new Date('2026-11-18T18:00:00Z'));
    expect(evening.items.map(({ kind, query }) => [kind, query])).toEqual([['activities', '']]);
  });
});
