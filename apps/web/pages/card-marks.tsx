import { lazy, Suspense } from 'react';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';

const OwnCardMarks = lazy(async () => ({ default: (await import('./own-card-marks.tsx')).OwnCardMarks }));

/** What the cards are to somebody who is logged in; nobody else fetches anything for it. */
export function CardMarks() {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? (
    <Suspense fallback={null}>
      <OwnCardMarks />
    </Suspense>
  ) : null;
}
