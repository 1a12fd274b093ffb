import type { FilterQuery } from '#features/events/filters.ts';
import type { Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { feedPath, searchOf } from './feed-links.ts';

/** Where a list can be taken along to, for the filters that are chosen (BEY-03). Paths; the origin comes in front. */
export type ListAddresses = { calendar: string; rss: string; embed: string; slideshow: string };

export function listAddresses(query: FilterQuery, locale: Locale): ListAddresses {
  return {
    calendar: feedPath('ics', query, locale),
    rss: feedPath('rss', query, locale),
    embed: localisedPath(`/embed${searchOf(query)}`, locale),
    slideshow: localisedPath(`/slideshow${searchOf(query)}`, locale),
  };
}

/** The same for what one organisation has coming up. */
export const organisationFeedPath = (kind: 'ics' | 'rss', id: string, locale: Locale): string =>
  `/api/organizations/${id}/events.${kind}${searchOf({ lang: locale })}`;

/** Subscribes instead of downloading once. */
export const webcalAddress = (origin: string, path: string): string => origin.replace(/^https?:/, 'webcal:') + path;

/**
 * For another site to paste. The frame may open the portal in a new tab and nothing else: it has no scripts, and none
 * would run. `allow-same-origin` only lets it have its own style and pictures.
 */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${forAttribute(address)}" title="${forAttribute(title)}" width="100%" height="640" loading="lazy" ` +
  'sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin" referrerpolicy="no-referrer"></iframe>';

const forAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
