import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  isRouteErrorResponse,
  type Location,
  UNSAFE_DataRouterDataContext as RouterData,
  useLocation,
  useMatches,
} from 'react-router';
import { useCall } from '#platform/web/call.tsx';
import { useLocale } from '#platform/web/language.tsx';
import { useQueriesIfAny } from '#platform/web/queries-context.ts';
import { MAIN_ID } from '../main-id.ts';
import { applyHead, errorHead, headOf, isPersonal, siteOf, titleOf } from './head.ts';
import { type HeadServices, servicesWith, textsIn } from './page-module.ts';
import { usePortal } from './portal.tsx';

/**
 * After a navigation the page is named again, its title is there for screen readers, and the focus is where a freshly
 * loaded page would have it. Returns the title to read out.
 */
export function usePageChange(): string {
  const { pathname, search, state } = useLocation();
  const match = useMatches().at(-1);
  const errors = useContext(RouterData)?.errors;
  const services = usePageServices();
  const [readOut, setReadOut] = useState('');
  const shownRef = useRef<{ pathname: string; search: string; errors: unknown } | null>(null);

  const showPage = useEffectEvent(() => {
    const before = shownRef.current;
    shownRef.current = { pathname, search, errors };
    // The server has named the first page, with more than the browser can write, unless it is for one user alone.
    if (!before && document.head.querySelector('[data-head]') && !isPersonal(match?.handle)) return;
    const site = siteOf(services);
    const error = errors && Object.values(errors)[0];
    const head = error
      ? errorHead(isRouteErrorResponse(error) ? error.status : 500, services.textsOf)
      : headOf(match?.handle, services, {
          params: match?.params ?? {},
          query: new URLSearchParams(search),
          path: pathname,
        });
    applyHead(head, site);
    // What was new has been saved and has an address of its own: still the same page, with the focus where it is.
    if (!before || before.pathname === pathname || state?.stays) return;
    setReadOut(titleOf(head, site));
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const shown = shownRef.current;
    if (pathname !== shown?.pathname || search !== shown.search || errors !== shown.errors) showPage();
  }, [pathname, search, errors]);

  return readOut;
}

/**
 * Where a page was scrolled to is remembered by its step in the history. The first page of a tab has no step: it is
 * known by its address, so that another one that is typed in begins at its top.
 */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** What loaders get, for naming the page after a navigation. */
function usePageServices(): HeadServices {
  const { tenant, origin, now } = usePortal();
  const queries = useQueriesIfAny();
  const call = useCall();
  const locale = useLocale();
  return Object.assign(
    servicesWith(() => queries),
    { call, tenant, locale, textsOf: textsIn(locale), origin, now },
  );
}
