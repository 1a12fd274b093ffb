import { ORGANISATION_TABS, type OrganisationTab } from '#features/portal/web/organisation-paths.ts';

/** Two columns come out even. */
const EVENTS_PER_PAGE = 18;
const MAX_PAGE = 1000;

/** What is not a page number is the first page: an address may be mistyped. */
export function pageIn(address: URLSearchParams): number {
  const number = Number(address.get('page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1;
}

export const tabIn = (address: URLSearchParams): OrganisationTab =>
  ORGANISATION_TABS.find((tab) => tab === address.get('tab')) ?? 'events';

export const eventsCall = (id: string, page: number) => ({
  params: { id },
  query: { page, perPage: EVENTS_PER_PAGE },
});
