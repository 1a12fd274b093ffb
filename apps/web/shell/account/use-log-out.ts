import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { keptMunicipality } from '#features/dashboards/web/chosen-municipality.ts';
import { keptOrganisation } from '#features/dashboards/web/chosen-organisation.ts';
import { logOut } from '#features/identity/web/calls.ts';
import { isActing } from '#features/identity/web/ticket-store.ts';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { keptUsername } from '#features/identity/web/verification-state.ts';
import { forgetConversations } from '#features/messenger/web/draft.ts';
import { paths } from '#features/portal/web/paths.ts';
import { unsubscribeHere } from '#features/push/web/this-device.ts';
import { useCall } from '#platform/web/call.tsx';

/** The lists and the activities themselves; what is below an activity is for those who run it. */
const FOR_EVERYBODY = /^\/events(?:\/(?!new$)[^/]+)?$/;

/**
 * IDN-14: ends the session on the server, forgets everything about the person here, and goes to the sign-in unless on
 * a page of activities, which is shown without the filters. Without a connection the browser forgets all the same. Logged
 * in as another, only that ends, and one is oneself again (IDN-15).
 */
export function useLogOut(): () => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  const tickets = useTickets();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    const wasActing = isActing(tickets.read());
    await call(logOut, {}).catch(() => {});
    keptOrganisation.clear();
    keptMunicipality.clear();
    if (!wasActing) {
      // Not waited for: the server has forgotten this browser, unless it was turned on in an earlier login.
      unsubscribeHere().catch(() => {});
      keptUsername.clear();
      forgetConversations();
    }
    tickets.clear();
    queries.clear();
    const isOneself = tickets.read().state === 'open';
    if (isOneself) navigate(paths.profile);
    else navigate(FOR_EVERYBODY.test(pathname) ? pathname : paths.getStarted);
  };
}
