import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useIsLoggedIn } from './use-login.tsx';

const REFUSALS: readonly number[] = [403, 404];

/**
 * The server's page is made as for a visitor, so a refusal in it only holds for visitors: a user who is logged in asks
 * again as themselves. Answers whether that is still going on.
 */
export function useOwnTry(error: unknown): boolean {
  const { revalidate } = useRevalidator();
  const isLoggedIn = useIsLoggedIn();
  // What the browser itself was refused comes with the sentence that it was refused with.
  const isFromServer = isRouteErrorResponse(error) && error.data === null && REFUSALS.includes(error.status);
  const isTrying = isFromServer && isLoggedIn;
  const tryAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isTrying) tryAgain();
  }, [isTrying]);
  return isTrying;
}
