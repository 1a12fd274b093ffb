import { localisedPath } from '#platform/language/paths.ts';
import { useLocale } from '#platform/web/language.tsx';

/** For addresses that the router does not see (forms without scripts, links to another language). */
export function useLocalisedPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localisedPath(path, locale);
}
