import { LRUCache } from 'lru-cache';
import { queryOf } from '#apps/web/page-query.ts';
import { FILTER_PARAMETERS, filterQuery, filtersIn, SORTS } from '#features/events/filters.ts';
import { DEFAULT_LOCALE, LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import { oldBokmalTarget, splitLocale } from '#platform/language/paths.ts';

export type PageAddress = {
  locale: Locale;
  /** Language prefix, path and the parameters that the page knows, in one order. This is what pages are kept under. */
  canonical: string;
  /** Free text and places can be anything: such pages are made for the one who asks and not kept. */
  isKeepable: boolean;
};

export type Redirection = { location: string };

const remembered = new LRUCache<string, { address: PageAddress | Redirection | null }>({ max: 2000 });
const MAX_REMEMBERED = 256;

/** The same few addresses are asked for again and again, and reading one is pure. */
export function rememberPageAddress(url: string): PageAddress | Redirection | null {
  if (url.length > MAX_REMEMBERED) return readPageAddress(url);
  const before = remembered.get(url);
  if (before) return before.address;
  const address = readPageAddress(url);
  remembered.set(url, { address });
  return address;
}

/** Reads what the visitor asked for. Unknown parameters are left out, so they can neither change nor multiply pages. */
export function readPageAddress(url: string): PageAddress | Redirection | null {
  const [pathname = '/', search = ''] = splitOnce(url);
  const path = decodedPath(pathname);
  if (path === null) return null;
  const old = oldBokmalTarget(path);
  if (old !== null) return { location: encodeURI(old) };
  const { locale, path: inside } = splitLocale(path);
  const trimmed = inside.length > 1 && inside.endsWith('/') ? inside.slice(0, -1) : inside;
  const prefix = LOCALE_PREFIX[locale];
  if (trimmed !== inside) return { location: encodeURI(prefix + trimmed) + (search && `?${search}`) };
  const known = knownParameters(trimmed, search);
  return {
    locale,
    canonical:
      encodeURI(trimmed === '/' && locale !== DEFAULT_LOCALE ? prefix : prefix + trimmed) +
      (known.size > 0 ? `?${known}` : ''),
    isKeepable: !known.has('q') && !known.has('distance[lat]'),
  };
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

function decodedPath(pathname: string): string | null {
  try {
    const path = decodeURI(pathname);
    return /[\p{Cc}\\]/u.test(path) || path.includes('//') ? null : path;
  } catch {
    return null;
  }
}

function knownParameters(path: string, search: string): URLSearchParams {
  const names = queryOf(path);
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  const filters = names.includes('filters') ? filtersOf(given) : null;
  for (const name of names) {
    const value = (filters && isFilter(name) ? filters[name] : given.get(name))?.trim();
    if (value) known.set(name, value);
  }
  return known;
}

const isFilter = (name: string): name is (typeof FILTER_PARAMETERS)[number] =>
  FILTER_PARAMETERS.some((parameter) => parameter === name);

/** The same choice has many spellings; its page is kept under one. */
const filtersOf = (given: URLSearchParams) =>
  filterQuery(filtersIn(given), {
    q: given.get('q')?.trim() ?? '',
    sort: SORTS.find((sort) => sort === given.get('sort')) ?? null,
  });
