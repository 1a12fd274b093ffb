import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { LOG_AREAS, type LogArea } from '../log-rules.ts';

/** What the log is narrowed by, as it stands in the address. */
export type LogFilter = { area?: LogArea; organization?: OrganisationId; from?: string; to?: string };

export function logFilterIn(search: string): LogFilter {
  const asked = new URLSearchParams(search);
  const area = LOG_AREAS.find((one) => one === asked.get('area'));
  const organization = ids.organisation.safeParse(asked.get('organization')).data;
  const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
  return {
    ...(area && { area }),
    ...(organization && { organization }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

export function logAddress(path: string, filter: Partial<Record<keyof LogFilter, string>>): string {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  return search.size > 0 ? `${path}?${search}` : path;
}
