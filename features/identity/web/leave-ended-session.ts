import type { DataRouter } from 'react-router';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import type { Locale } from '#platform/language/locale.ts';
import { pathInside } from '#platform/language/paths.ts';
import { sessionEnd } from './session-end.ts';

/**
 * RTE-09: from a page that is for one user alone to the sign-in, which leads back. A page for everybody stays as it is for
 * a visitor, and says what happened. Where a page is just being loaded, it is first seen where that leads.
 */
export function leaveEndedSession(router: DataRouter, locale: Locale): void {
  const { initialized, navigation } = router.state;
  if (initialized && navigation.state === 'idle') {
    leaveNow(router, locale);
    return;
  }
  const stop = router.subscribe((state) => {
    if (!state.initialized || state.navigation.state !== 'idle') return;
    stop();
    // Not while the router is still at it: it would not write the new address.
    queueMicrotask(() => leaveNow(router, locale));
  });
}

function leaveNow(router: DataRouter, locale: Locale) {
  const { matches, location } = router.state;
  if (location.pathname.endsWith(paths.getStarted)) return;
  const isPersonal = matches.some(({ route }) => route.handle?.isPersonal);
  if (!isPersonal) sessionEnd.tell();
  else void router.navigate(getStartedPath(pathInside(location, locale), 'ended'), { replace: true });
}
