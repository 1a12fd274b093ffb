import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { keptMunicipality } from '#features/dashboards/web/chosen-municipality.ts';
import { keptOrganisation } from '#features/dashboards/web/chosen-organisation.ts';
import { logInAs } from '#features/identity/web/calls.ts';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';

/**
 * IDN-15: keeps the ticket of the other person beside one's own, which is there again afterwards, and goes to their
 * profile. Rejects with what went wrong.
 */
export function useLogInAs(): (userId: string, reason: string) => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  const tickets = useTickets();
  const navigate = useNavigate();
  return async (userId, reason) => {
    const ticket = await call(logInAs, { params: { id: userId as never }, body: { reason } });
    tickets.act(ticket);
    keptOrganisation.clear();
    keptMunicipality.clear();
    queries.clear();
    navigate(paths.profile);
  };
}
