import { DEFAULT_LOCALE, LOCALE_PREFIX, LOCALES, type Locale } from './locale.ts';

/** An address without its language put into one: '/events' in nynorsk is '/nn/events', '/' is '/nn'. */
export function localisedPath(path: string, locale: Locale): string {
  const safePath = withOneLeadingSlash(path);
  const prefix = LOCALE_PREFIX[locale];
  return prefix && /^\/(?:$|[?#])/.test(safePath) ? prefix + safePath.slice(1) : prefix + safePath;
}

/** The language an address is in, and the address without it. What is no language is part of the path. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of LOCALES) {
    const prefix = LOCALE_PREFIX[locale];
    if (prefix && startsWithSegment(pathname, prefix)) {
      return { locale, path: withOneLeadingSlash(pathname.slice(prefix.length)) };
    }
  }
  return { locale: DEFAULT_LOCALE, path: withOneLeadingSlash(pathname) };
}

/** The router sees addresses with their language prefix; where to come back to is named without. */
export const pathInside = (address: { pathname: string; search: string }, locale: Locale): string =>
  (address.pathname.slice(LOCALE_PREFIX[locale].length) || '/') + address.search;

/** Where an address with the old bokmål prefix leads: '/no' to '/', '/no/events' to '/events'; null for others. */
export const oldBokmalTarget = (pathname: string): string | null =>
  startsWithSegment(pathname, OLD_BOKMAL_PREFIX) ? withOneLeadingSlash(pathname.slice(OLD_BOKMAL_PREFIX.length)) : null;

const OLD_BOKMAL_PREFIX = '/no';

const startsWithSegment = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Two slashes in front would name another host: '/nn//evil.example' must stay inside the site. */
const withOneLeadingSlash = (path: string): string => `/${path.replace(/^[/\\\s]+/, '')}`;
