import { useNavigate } from 'react-router';
import type { Ticket } from '#features/identity/contract.ts';
import { useTickets } from '#features/identity/web/use-login.tsx';
import { verificationState } from '#features/identity/web/verification-state.ts';
import { authAddress } from './auth-addresses.ts';

/** Keeps a ticket and goes where it leads: to the second code while that is missing, else to where one was going. */
export function useEnter(): (ticket: Ticket, returnUrl: string) => void {
  const tickets = useTickets();
  const navigate = useNavigate();
  return (ticket, returnUrl) => {
    tickets.keep(ticket);
    verificationState.clear();
    navigate(ticket.is_two_factor_enabled ? authAddress.twoFactor({ returnUrl }) : returnUrl, { replace: true });
  };
}
