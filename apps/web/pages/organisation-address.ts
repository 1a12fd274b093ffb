import { paths } from '../paths.ts';

/** Two columns come out even. */
const PER_PAGE = 18;
const MAX_PAGE = 1000;

/** What is not a page number is the first page: an address may be mistyped. */
export function pageIn(address: URLSearchParams): number {
  const number = Number(address.get('page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1;
}

export const organisationPath = (id: string, page = 1): string =>
  page > 1 ? `${paths.organisation(id)}?page=${page}` : paths.organisation(id);

export const eventsCall = (id: string, page: number) => ({ params: { id }, query: { page, perPage: PER_PAGE } });
