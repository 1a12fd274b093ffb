import { useNavigate } from 'react-router';
import { localisedPath } from '#platform/language/paths.ts';
import { chosenLanguage } from '#platform/web/chosen-language.ts';
import { useLocale } from '#platform/web/language.tsx';
import type { Ticket } from '../../contract.ts';
import { useTickets } from '../use-login.tsx';
import { verificationState } from '../verification-state.ts';
import { authAddress } from './auth-addresses.ts';

/**
 * Keeps a ticket and goes where it leads: to the second code while that is missing, else to where one was going. From
 * here on the portal speaks the person's own language (IDN-16).
 */
export function useEnter(): (ticket: Ticket, returnUrl: string) => void {
  const tickets = useTickets();
  const navigate = useNavigate();
  const locale = useLocale();
  return (ticket, returnUrl) => {
    tickets.keep(ticket);
    verificationState.clear();
    if (ticket.is_two_factor_enabled) return navigate(authAddress.twoFactor({ returnUrl }), { replace: true });
    chosenLanguage.write(ticket.lang);
    // A browser that keeps nothing would lose the login with the page.
    const isInOther = ticket.lang !== locale && chosenLanguage.read() === ticket.lang;
    if (isInOther) location.replace(localisedPath(returnUrl, ticket.lang));
    else navigate(returnUrl, { replace: true });
  };
}
