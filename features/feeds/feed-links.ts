import type { FilterQuery } from '#features/events/filters.ts';
import type { Locale } from '#platform/language/locale.ts';

const FEED_TYPES = { ics: 'text/calendar', rss: 'application/rss+xml' } as const;

/** Where calendars and feed readers find a list with its filters. They send no language, so the address has it. */
export const feedPath = (kind: keyof typeof FEED_TYPES, query: FilterQuery, locale: Locale): string =>
  `/api/events.${kind}${searchOf({ ...query, lang: locale })}`;

/** For the page's head, where browsers and readers look for them. A file of its own: the first load needs no more. */
export const feedLinks = (title: string, query: FilterQuery, locale: Locale) =>
  (['ics', 'rss'] as const).map((kind) => ({ type: FEED_TYPES[kind], title, path: feedPath(kind, query, locale) }));

/** The order of the parameters is the order of the canonical address: the user who made the query has seen to it. */
export function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
