import { localisedPath } from '#platform/language/paths.ts';
import { useLocale } from '#platform/web/language.tsx';
import type { InfoPage } from '../contract.ts';

/** What another municipality's page leads to is in that one's portal. */
export function usePortalAddress({ portal_url }: Pick<InfoPage, 'portal_url'>): (address: string) => string {
  const locale = useLocale();
  return (address) =>
    portal_url !== null && address.startsWith('/') ? portal_url + localisedPath(address, locale) : address;
}
