import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { logOut } from '#features/identity/web/calls.ts';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { unsubscribeHere } from '#features/push/web/this-device.ts';
import { useCall } from '#platform/web/call.tsx';

/**
 * IDN-14: ends the session on the server, forgets everything about the person here, and goes to the sign-in unless on
 * a page of activities. Without a connection the browser forgets all the same.
 */
export function useLogOut(): () => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  const tickets = useTickets();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    await call(logOut, {}).catch(() => {});
    // Not waited for: the server has forgotten this browser, unless it was turned on in an earlier login.
    unsubscribeHere().catch(() => {});
    tickets.clear();
    queries.clear();
    if (!pathname.startsWith(paths.events)) navigate(paths.getStarted);
  };
}
