import { useLocation } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { shellTexts } from './texts/token.ts';

export type NavigationLink = { href: string; text: string; isCurrent: boolean };

/** The pages that the header leads to. A portal that has been closed has none (TEN-07). */
export function useNavigationLinks(): NavigationLink[] {
  const texts = useTexts(shellTexts);
  const { tenant } = usePortal();
  const { pathname } = useLocation();
  if (tenant.sunset) return [];
  return [
    { href: paths.events, text: texts.events },
    { href: paths.organisations, text: texts.organisations },
  ].map((link) => ({
    ...link,
    isCurrent: pathname === link.href || pathname.startsWith(`${link.href}/`),
  }));
}
