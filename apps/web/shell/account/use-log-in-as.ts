import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logInAs, logOut } from '#features/identity/web/calls.ts';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';

/** IDN-15: logs out, keeps the ticket of the other person and goes to their profile. Rejects with what went wrong. */
export function useLogInAs(): (userId: string, reason: string) => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  const tickets = useTickets();
  const navigate = useNavigate();
  return async (userId, reason) => {
    const ticket = await call(logInAs, { params: { id: userId as never }, body: { reason } });
    await call(logOut, {}).catch(() => {});
    tickets.keep(ticket);
    queries.clear();
    navigate(paths.profile);
  };
}
