import { splitLocale } from '#platform/language/paths.ts';

/** Where an address of ours leads, without its portal and language: users read notices in any of them. */
export function pathIn(address: string): `/${string}` | null {
  if (!URL.canParse(address)) return null;
  const { pathname, search, hash } = new URL(address);
  const { path } = splitLocale(pathname);
  return `/${path.slice(1)}${search}${hash}`;
}

/** Where a notice leads: where its letter does, unless it says something else. */
export function pathOf({ path, values }: { path?: `/${string}`; values: object }): `/${string}` | null {
  if (path !== undefined) return path;
  return 'url' in values && typeof values.url === 'string' ? pathIn(values.url) : null;
}
