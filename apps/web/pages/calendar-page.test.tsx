// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalendarEntry } from '#features/calendar/contract.ts';
import type { Ticket } from '#features/identity/contract.ts';
import { createTicketStore } from '#features/identity/web/ticket-store.ts';
import type { Call } from '#platform/web/client.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { page } from './calendar-page.tsx';

// renderInPortal says that it is Sunday 15 November 2026, noon.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const entry = (id: string, start: string, hours: number, more: Partial<CalendarEntry> = {}): CalendarEntry =>
  ({
    id,
    event_id: `event-${id}`,
    name: `Aktivitet ${id}`,
    lang: 'nb',
    start_at: `2026-11-${start}:00+01:00`,
    end_at: new Date(Date.parse(`2026-11-${start}:00+01:00`) + hours * 3_600_000).toISOString(),
    is_canceled: false,
    is_free: true,
    is_volunteer: false,
    type: { key: 'course', name: 'Kurs' },
    venue: 'Lia',
    municipalities: [{ id: '9901', name: 'Solvik' }],
    thumbnail_url: null,
    event_source: 'local',
    activity_id: null,
    ...more,
  }) as CalendarEntry;

const MONTH = [
  entry('a', '03T17:00', 1),
  entry('b', '20T10:00', 2),
  entry('c', '20T12:00', 1, { is_canceled: true }),
  entry('d', '20T18:00', 2, { is_volunteer: true }),
  entry('e', '27T16:00', 40),
];
const DAYS = { '2026-11-03': 1, '2026-11-20': 12, '2026-11-27': 1, '2026-11-28': 1, '2026-11-29': 1 };

async function show(address: string, answers: Record<string, unknown> = {}, isLoggedIn = false) {
  const asked: { call: string; query: Record<string, unknown> }[] = [];
  const call = (async ({ method, path }, parts) => {
    const name = `${method} ${path}`;
    asked.push({ call: name, query: (parts as unknown as { query: Record<string, unknown> }).query });
    const known: Record<string, unknown> = {
      'GET /events/calendar': { data: MONTH, meta: { days: DAYS, total: 16, last_page: 1, page: 1, per_page: 10 } },
      ...answers,
    };
    if (!(name in known)) throw Object.assign(new Error(name), { status: 404 });
    return known[name];
  }) as Call;
  const tickets = createTicketStore();
  if (isLoggedIn) {
    tickets.keep({ access_token: 'x', expires_in: 3600, is_two_factor_enabled: false } as Ticket);
  }
  const shown = renderInPortal(<page.Component />, { address, call, tickets });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return { ...shown, asked };
}

const dayButton = (name: RegExp) => screen.getByRole('button', { name });
const cellOf = (day: string) => {
  const cell = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!cell) throw new Error(`There is no ${day}.`);
  return cell;
};

describe('CAL-01 the month', () => {
  test('has whole weeks from Monday with their numbers, and asks for just those days', async () => {
    const { asked } = await show('/events/calendar');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('November 2026');
    expect(asked[0]).toEqual({
      call: 'GET /events/calendar',
      query: { start_at: '2026-10-26', end_at: '2026-12-06', page: 1 },
    });
    expect(screen.getAllByRole('rowheader').map((week) => week.textContent?.slice(-2))).toEqual([
      '44',
      '45',
      '46',
      '47',
      '48',
      '49',
    ]);
    expect(cellOf('2026-11-15').querySelector('[aria-current="date"]')).toBeTruthy();
  });

  test('tells what is past, cancelled and voluntary in words, too, and how many more there are', async () => {
    await show('/events/calendar');
    const words = (day: string) =>
      within(cellOf(day))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(words('2026-11-03')).toEqual(['17:00 Aktivitet a, Tidligere']);
    expect(words('2026-11-20')).toEqual([
      '10:00 Aktivitet b',
      '12:00 Aktivitet c (Aktivitet avlyst)',
      '18:00 Aktivitet d, Frivillig oppdrag',
      '9 flere',
    ]);
    const kinds = [...cellOf('2026-11-20').querySelectorAll('[data-kind]')].map((link) =>
      link.getAttribute('data-kind'),
    );
    expect(kinds).toEqual(['activity', 'cancelled', 'volunteer']);
    expect(cellOf('2026-11-03').querySelector('[data-kind="past"]')).toBeTruthy();
    const more = within(cellOf('2026-11-20')).getByRole('link', { name: '9 flere fredag 20. november' });
    expect(more.getAttribute('href')).toBe('/events/calendar?view=day&date=2026-11-20');
    for (const day of ['27', '28', '29']) expect(words(`2026-11-${day}`)).toEqual(['16:00 Aktivitet e']);
  });

  test('shows three of a day, ten once it is opened, and leads to the day for the rest', async () => {
    const many = Array.from({ length: 10 }, (_, hour) => entry(`${hour}`, `20T1${hour}:00`, 1));
    await show('/events/calendar', {
      'GET /events/calendar': {
        data: many,
        meta: { days: { '2026-11-20': 12 }, total: 12, last_page: 1, page: 1, per_page: 10 },
      },
    });
    const rest = cellOf('2026-11-20').querySelector('details');
    expect(rest?.querySelector('summary')?.textContent).toContain('9 til fredag 20. november');
    const inSight = [...cellOf('2026-11-20').querySelectorAll('[data-kind]')].filter((link) => !rest?.contains(link));
    expect(inSight).toHaveLength(3);
    expect(rest?.querySelectorAll('[data-kind]')).toHaveLength(7);
    const more = within(cellOf('2026-11-20')).getByRole('link', { name: '2 flere fredag 20. november' });
    expect(more.getAttribute('href')).toBe('/events/calendar?view=day&date=2026-11-20');
  });

  test('marks each kind with more than a colour, in the month and where the colours are explained', async () => {
    await show('/events/calendar');
    const marksOf = (within: ParentNode) =>
      Object.fromEntries(
        [...within.querySelectorAll('[data-kind]')].map((one) => [
          one.getAttribute('data-kind'),
          one.querySelector('svg')?.innerHTML ?? '',
        ]),
      );
    const inGrid = marksOf(screen.getByRole('grid'));
    expect(Object.keys(inGrid).sort()).toEqual(['activity', 'cancelled', 'past', 'volunteer']);
    expect(new Set(Object.values(inGrid)).size).toBe(4);
    expect(marksOf(screen.getByRole('list', { name: 'Hva fargene betyr' }))).toEqual(inGrid);
  });

  test('a click opens a card, Escape closes it and gives the focus back; Enter follows the link', async () => {
    await show('/events/calendar');
    const link = within(cellOf('2026-11-20')).getByRole('link', { name: /Aktivitet b/ });
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    const card = screen.getByRole('dialog', { name: 'Aktivitet b' });
    expect(card.textContent).toContain('Fredag 20. november, 10:00–12:00');
    expect(card.textContent).toContain('Lia · Solvik');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/events/event-b');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
    // What the browser makes of Enter: a click without a pointer.
    expect(fireEvent.click(link, { detail: 0 })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link.getAttribute('href')).toBe('/events/event-b');
  });

  test('the arrows move between days, one of which is reached with Tab', async () => {
    const { router } = await show('/events/calendar?date=2026-11-20&q=kurs');
    const reached = () =>
      [...document.querySelectorAll('td button[tabindex="0"]')].map((day) => day.getAttribute('value'));
    expect(reached()).toEqual(['2026-11-20']);
    const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key }));
    dayButton(/fredag 20\. november/).focus();
    await press('ArrowRight');
    await press('ArrowDown');
    expect(document.activeElement?.getAttribute('value')).toBe('2026-11-28');
    expect(reached()).toEqual(['2026-11-28']);
    await press('Home');
    expect(document.activeElement?.getAttribute('value')).toBe('2026-11-23');
    for (const _ of [1, 2]) await press('ArrowDown');
    expect(router.state.location.search).toBe('?q=kurs&date=2026-12');
  });

  test('the ways on and back are links that keep the filters', async () => {
    await show('/events/calendar?date=2026-12&q=kurs&municipalities=301');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Forrige måned')).toBe('/events/calendar?q=kurs&municipalities=301&date=2026-11');
    expect(href('Neste måned')).toBe('/events/calendar?q=kurs&municipalities=301&date=2027-01');
    expect(href('Uke')).toBe('/events/calendar?q=kurs&municipalities=301&view=week&date=2026-12-01');
    const form = document.querySelector('form[action="/events/calendar"]');
    expect(
      [...(form?.querySelectorAll('input[type="hidden"]') ?? [])].map((field) => field.getAttribute('name')),
    ).toEqual(['q', 'municipalities']);
  });
});

describe('CAL-02 a phone', () => {
  const wide = window.innerWidth;
  beforeEach(() => void Object.assign(window, { innerWidth: 390 }));
  afterEach(() => void Object.assign(window, { innerWidth: wide }));

  test('says what to do until a date is chosen, then lists that date', async () => {
    const { router } = await show('/events/calendar');
    expect(screen.getByText('Trykk på en dato med aktiviteter for å se mer.')).toBeTruthy();
    // From today on, day by day.
    expect(screen.queryByRole('heading', { name: 'Aktiviteter tirsdag 3. november' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Aktiviteter fredag 27. november' })).toBeTruthy();
    await act(async () => void fireEvent.click(dayButton(/fredag 20\. november, 12 aktiviteter/)));
    expect(router.state.location.search).toBe('?date=2026-11-20');
    expect(screen.getByRole('heading', { name: 'Aktiviteter fredag 20. november' })).toBeTruthy();
    const lines = screen.getAllByRole('listitem').filter((line) => line.textContent?.includes('Kurs · Solvik'));
    expect(lines.map((line) => line.textContent)).toEqual([
      'fredag 20. november, 10:00–12:00Aktivitet bKurs · Solvik',
      'fredag 20. november, 12:00–13:00Aktivitet cKurs · SolvikAvlyst',
      'fredag 20. november, 18:00–20:00Aktivitet dFrivillig oppdrag, Kurs · Solvik',
    ]);
    expect(screen.getByRole('link', { name: 'Se alle 12 aktivitetene' })).toBeTruthy();
  });

  test('a date without activities says so, and another filter takes the choice back', async () => {
    const { router } = await show('/events/calendar?date=2026-11-21');
    expect(screen.getByText('Ingen aktiviteter denne datoen')).toBeTruthy();
    await act(() => router.navigate('/events/calendar?date=2026-11-21&municipalities=301'));
    expect(await screen.findByText('Trykk på en dato med aktiviteter for å se mer.')).toBeTruthy();
    expect(screen.queryByText('Ingen aktiviteter denne datoen')).toBeNull();
  });

  test('a month without activities says so', async () => {
    await show('/events/calendar?date=2026-11-21', {
      'GET /events/calendar': { data: [], meta: { days: {}, total: 0, last_page: 1, page: 1, per_page: 10 } },
    });
    expect(screen.getByRole('heading', { name: 'Ingen aktiviteter' })).toBeTruthy();
  });
});

test('CAL-01 a week and a day lie by the hour, and what lasts days lies above', async () => {
  const { asked } = await show('/events/calendar?view=week&date=2026-11-27');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Uke 48, 2026');
  expect(asked[0]?.query).toEqual({ start_at: '2026-11-23', end_at: '2026-11-29', page: 1 });
  expect(screen.getByText('Over flere dager')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Aktivitet e' })).toHaveLength(6);
  cleanup();
  await show('/events/calendar?view=day&date=2026-11-20&page=1');
  const placed = document.querySelector('[data-from-hour="18"]');
  expect(placed?.textContent).toBe('18:00 Aktivitet d, Frivillig oppdrag');
  expect(placed?.getAttribute('data-to-hour')).toBe('20');
});

describe('CAL-01 my timetable', () => {
  const own = (kind: string, day: string, more = {}) => ({
    ...MONTH[1],
    ...{ kind, id: kind, name: 'Kor', slot_name: null, start_at: `2026-11-${day}T17:00:00Z` },
    ...{ end_at: `2026-11-${day}T18:00:00Z`, ...more },
  });
  const mine = {
    'GET /users/me/entries': {
      data: [
        own('attending', '20'),
        own('waiting', '21'),
        own('offered', '22'),
        own('slot', '23', { slot_name: 'Kiosken' }),
      ],
      meta: { total: 4, last_page: 1, page: 1, per_page: 100 },
    },
  };
  const named = (day: string) =>
    within(cellOf(`2026-11-${day}`))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('a user who is logged in sees their own instead of all: places, waiting lists, offers and shifts', async () => {
    const { asked } = await show('/events/calendar', mine, true);
    const all = await screen.findByRole('button', { name: 'Alle aktiviteter' });
    expect(all.getAttribute('aria-pressed')).toBe('true');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Min timeplan' })));
    expect(all.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(named('20')).toEqual(['18:00 Kor']));
    expect(named('21')).toEqual(['18:00 Kor (på venteliste)']);
    expect(named('22')).toEqual(['18:00 Kor (tilbud om plass)']);
    expect(named('23')).toEqual(['18:00 Vakt: Kiosken, Kor, Frivillig oppdrag']);
    expect(screen.queryByText('Aktivitet a')).toBeNull();
    expect(asked.at(-1)).toEqual({
      call: 'GET /users/me/entries',
      query: { perPage: 100, start_at: '2026-10-25T23:00:00.000Z', end_at: '2026-12-06T23:00:00.000Z' },
    });
  });

  test('an address leads straight to it, for the user who is logged in and for nobody else', async () => {
    await show('/events/calendar?whose=mine', mine, true);
    await waitFor(() => expect(named('20')).toEqual(['18:00 Kor']));
    cleanup();
    localStorage.clear();
    await show('/events/calendar?whose=mine', mine);
    expect(screen.queryByRole('button', { name: 'Min timeplan' })).toBeNull();
    expect(screen.getByText('Aktivitet a')).toBeTruthy();
  });
});
