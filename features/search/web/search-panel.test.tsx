// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { nb as search } from '../texts/nb.ts';
import { MainSearch } from './main-search.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const event = (number: number, more: object = {}) => ({
  id: `e${number}`,
  name: `Aktivitet ${number}`,
  description: 'Vi spiller <mark>fotball</mark> &amp; ler.',
  score: 1,
  thumbnail_url: null,
  start_at: '2026-11-20T16:00:00Z',
  end_at: '2026-11-20T18:00:00Z',
  venue: null,
  municipalities: ['Bergen'],
  organization: null,
  is_canceled: false,
  ...more,
});
const organization = (number: number) => ({
  id: `o${number}`,
  name: `Lag ${number}`,
  description: 'Et lag.',
  score: 1,
  thumbnail_url: null,
  municipality: 'Bergen',
});

const hrefs = {
  event: ({ id, activity_id }: { id: string; activity_id?: string | undefined }) => `#event-${activity_id ?? id}`,
  organization: ({ id }: { id: string }) => `#organisation-${id}`,
  results: (words: string, tab: string) => `#results-${words}-${tab}`,
};

function show(data: object = { events: [event(1), event(2), event(3)], organizations: [organization(1)] }) {
  const call = vi.fn(async (..._asked: unknown[]) => ({ data }));
  const onSearch = vi.fn();
  render(
    <LanguageProvider locale="nb">
      <QueryClientProvider client={new QueryClient()}>
        <CallProvider call={call as unknown as Call}>
          <MainSearch action="/search" hrefs={hrefs} now={NOW} place="over" onSearch={onSearch} />
        </CallProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return { call, onSearch, field: screen.getByLabelText(search.label) as HTMLInputElement };
}

const NOW = new Date('2026-11-15T12:00:00Z');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Past the pause, and then until the answer is shown. */
async function settle() {
  await wait(1000);
  await wait(50);
  await wait(50);
}
const type = (field: HTMLInputElement, words: string) => fireEvent.input(field, { target: { value: words } });
const status = () => screen.getByRole('status').textContent;
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));

test('SRH-01 asks a second after the last letter; until then the lists are cleared and it says that it searches', async () => {
  const { call, field } = show();
  type(field, 'fotb');
  await wait(900);
  type(field, 'fotball');
  await wait(900);
  expect(call).not.toHaveBeenCalled();
  expect(status()).toBe('Søker …');
  await settle();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.slice(0, 2)).toMatchObject([{ path: '/search' }, { query: { q: 'fotball' } }]);
  expect(options()).toHaveLength(5);
  expect(status()).toBe('3 aktiviteter og 1 arrangør');
  type(field, 'fotballs');
  await wait(10);
  expect(options()).toEqual([]);
  expect(status()).toBe('Søker …');
});

test('SRH-01 an empty field has no results and asks nothing', async () => {
  const { call, field } = show();
  type(field, 'fotball');
  await settle();
  type(field, '');
  await settle();
  expect(options()).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(call).toHaveBeenCalledTimes(1);
});

test('SRH-02 SRH-03 leads to each hit, and to more where there are three', async () => {
  const { field } = show({
    events: [event(1), event(2, { activity_id: '77' }), event(3)],
    organizations: [organization(1)],
  });
  type(field, 'fotball');
  await settle();
  expect(options()).toEqual(['#event-e1', '#event-77', '#event-e3', '#results-fotball-events', '#organisation-o1']);
});

test('SRH-03 the match is marked and everything else in a description is text', async () => {
  const evil = '&lt;script&gt;x&lt;/script&gt; <img src=x onerror=alert(1)> <mark>fotball</mark>';
  const { field } = show({ events: [event(1, { description: evil })], organizations: [] });
  type(field, 'fotball');
  await settle();
  const option = screen.getByRole('option');
  expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['fotball']);
  expect(option.textContent).toContain('<script>x</script> <img src=x onerror=alert(1)> fotball');
  expect(option.querySelector('script, img[onerror]')).toBeNull();
});

test('SRH-04 says that nothing was found only after more than three characters', async () => {
  const { field } = show({ events: [], organizations: [] });
  type(field, 'xyz');
  await settle();
  expect(screen.queryByText(search.nothing)).toBeNull();
  type(field, 'xyzz');
  await settle();
  expect(screen.getAllByText(search.nothing).length).toBeGreaterThan(0);
});

test('SRH-01 arrow keys move through the hits, Enter follows one, Escape closes', async () => {
  const { field, onSearch } = show();
  type(field, 'fotball');
  await settle();
  const press = (key: string) => act(() => void fireEvent.keyDown(field, { key }));
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(field.getAttribute('role')).toBe('combobox');
  expect(active()).toBeNull();
  await press('ArrowDown');
  expect(active()?.getAttribute('href')).toBe('#event-e1');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  await press('ArrowUp');
  expect(active()?.getAttribute('href')).toBe('#organisation-o1');
  await press('ArrowDown');
  const followed = vi.fn();
  active()?.addEventListener('click', followed);
  await press('Enter');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await press('ArrowDown');
  await press('Escape');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.submit(field.form as HTMLFormElement);
  expect(onSearch).toHaveBeenCalledWith('fotball');
});
