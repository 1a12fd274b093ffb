import { useLocation } from 'react-router';
import type { MenuItemKey } from '#features/metrics/rules.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { shellTexts } from './texts/token.ts';

export type NavigationLink = { name: MenuItemKey; href: string; text: string; isCurrent: boolean };

/** FLT-05: the places that an address has chosen; the lists read the same. */
const CHOSEN_PLACES = /\b(municipalities|districts)=[^&]+/g;

/** The pages that the header leads to. A portal that has been closed has none (TEN-07). */
export function useNavigationLinks(): NavigationLink[] {
  const texts = useTexts(shellTexts);
  const { tenant } = usePortal();
  const { pathname, search } = useLocation();
  const places = search.match(CHOSEN_PLACES)?.join('&');
  if (tenant.sunset) return [];
  const links: Omit<NavigationLink, 'isCurrent'>[] = [
    { name: 'events', href: paths.events, text: texts.events },
    { name: 'organisations', href: paths.organisations, text: texts.organisations },
  ];
  if (tenant.has_info_page) links.push({ name: 'info', href: paths.info, text: tenant.infoPageTitle });
  return links.map((link) => ({
    ...link,
    href: places && link.name !== 'info' ? `${link.href}?${places}` : link.href,
    isCurrent:
      pathname === link.href ||
      pathname.startsWith(`${link.href}/`) ||
      // What the info page tells of, a family has on a page of its own.
      (link.name === 'info' && /^\/(fritidskonto|tickets\/)/.test(pathname)),
  }));
}
