// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '#platform/web/client.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { page } from './search-page.tsx';

afterEach(cleanup);

const event = {
  id: 'e1',
  name: 'Kor for alle',
  description: 'Vi synger i <mark>kor</mark>.',
  score: 1,
  thumbnail_url: null,
  start_at: '2026-11-20T16:00:00Z',
  end_at: '2026-11-20T18:00:00Z',
  venue: 'Kulturhuset',
  municipalities: ['Solvik'],
  organization: 'Nabokoret',
  is_canceled: false,
};
const organization = {
  id: 'o1',
  name: 'Nabokoret',
  description: 'Et <mark>kor</mark>.',
  score: 1,
  thumbnail_url: null,
  municipality: 'Solvik',
};

function show(address: string, data: object, meta: object) {
  const call = (async () => ({ data, meta })) as unknown as Call;
  return renderInPortal(<page.Component />, { address, call });
}

test('SRH-06 shows a page of activities with counts for both kinds and links to the other pages', async () => {
  const meta = {
    total: 41,
    last_page: 3,
    page: 1,
    per_page: 20,
    totals: { events: 41, organizations: 2 },
    filters: [],
  };
  show('/search?q=kor', { events: [event], organizations: [] }, meta);
  const hit = await screen.findByRole('article');
  expect(within(hit).getByRole('link', { name: 'Kor for alle' }).getAttribute('href')).toBe('/events/e1');
  expect(hit.querySelector('mark')?.textContent).toBe('kor');
  expect(hit.textContent).toContain('Kulturhuset · Solvik');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Søk etter «kor»');
  const tabs = within(screen.getByRole('navigation', { name: 'Treff' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/search?q=kor&tab=events',
    '/search?q=kor&tab=organizations',
  ]);
  expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Side 3' }).getAttribute('href')).toBe('/search?q=kor&tab=events&page=3');
});

test('SRH-06 shows organisers in their tab', async () => {
  const meta = { total: 1, last_page: 1, page: 1, per_page: 20, totals: { events: 0, organizations: 1 }, filters: [] };
  show('/search?q=kor&tab=organizations', { events: [], organizations: [organization] }, meta);
  const link = await screen.findByRole('link', { name: 'Nabokoret' });
  expect(link.getAttribute('href')).toBe('/organisations/o1');
});

test('SRH-05 what the words were read as is shown, and goes away with its words; filters that were set stay', async () => {
  const filters = [
    { kind: 'age', value: '8', name: null, rest: 'fotball i Fana' },
    { kind: 'place', value: '460103', name: 'Fana', rest: 'fotball 8 år' },
  ];
  const meta = { total: 1, last_page: 1, page: 1, per_page: 20, totals: { events: 1, organizations: 0 }, filters };
  const asked: unknown[] = [];
  const call = (async (endpoint: { path: string }, { query }: { query: unknown }) => {
    if (endpoint.path !== '/search') throw new Error('Nothing else is there.');
    asked.push(query);
    return { data: { events: [event], organizations: [] }, meta };
  }) as unknown as Call;
  const address =
    '/search?q=fotball+8+år+i+Fana&municipalities=4601%2C4621&filters=events-filtersquick-filter-free%28EQ%29true';
  renderInPortal(<page.Component />, { address, call });
  const chip = await screen.findByRole('link', { name: 'Fjern filteret 8 år' });
  const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
  expect(addressOf(chip).get('q')).toBe('fotball i Fana');
  expect(addressOf(chip).get('municipalities')).toBe('4601,4621');
  expect(addressOf(screen.getByRole('link', { name: 'Fjern filteret Fana' })).get('q')).toBe('fotball 8 år');
  const free = addressOf(screen.getByRole('link', { name: 'Fjern filteret Gratis' }));
  expect([free.get('q'), free.get('filters')]).toEqual(['fotball 8 år i Fana', null]);
  expect(asked[0]).toMatchObject({ q: 'fotball 8 år i Fana', 'municipalities[]': ['4601', '4621'] });
});

test('SRH-04 nothing found leads on: to the other kind, and to everything', async () => {
  const meta = { total: 0, last_page: 1, page: 1, per_page: 20, totals: { events: 0, organizations: 2 }, filters: [] };
  show('/search?q=luftballong', { events: [], organizations: [] }, meta);
  expect(await screen.findByText('Her fant vi ingenting')).toBeTruthy();
  const other = screen.getByRole('link', { name: 'Se 2 arrangører' });
  expect(other.getAttribute('href')).toBe('/search?q=luftballong&tab=organizations');
  expect(screen.getByRole('link', { name: 'Vis alle aktiviteter' }).getAttribute('href')).toBe('/events');
});

test('SRH-01 without words it asks for some, and nobody is asked', () => {
  show('/search', { events: [event], organizations: [] }, {});
  expect(screen.getByText('Hva har du lyst til å finne?')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});
