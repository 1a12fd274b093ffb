import { ORGANISATION_TABS, type OrganisationTab } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';

/** Two columns come out even. */
const EVENTS_PER_PAGE = 18;
const MAX_PAGE = 1000;
export const MAX_WORDS_LENGTH = 200;

/** What is not a page number is the first page: an address may be mistyped. */
export function pageIn(address: URLSearchParams): number {
  const number = Number(address.get('page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1;
}

export const tabIn = (address: URLSearchParams): OrganisationTab =>
  ORGANISATION_TABS.find((tab) => tab === address.get('tab')) ?? 'events';

/** Which of an organisation's activities are shown. */
export type EventsWish = { page: number; q: string; isPast: boolean };

export const eventsIn = (address: URLSearchParams): EventsWish => ({
  page: pageIn(address),
  q: (address.get('q') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
  isPast: address.get('past') === 'true',
});

export function eventsPath(id: string, { page, q, isPast }: EventsWish): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(isPast && { past: 'true' }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${paths.organisation(id)}?${search}` : paths.organisation(id);
}

export const eventsCall = (id: string, { page, q, isPast }: EventsWish) => ({
  params: { id },
  query: { page, perPage: EVENTS_PER_PAGE, ...(q && { q }), ...(isPast && { state: 'past' as const }) },
});
