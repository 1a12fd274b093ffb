import { useNavigate } from 'react-router';
import type { Ticket } from '../../contract.ts';
import { useTickets } from '../use-login.tsx';
import { verificationState } from '../verification-state.ts';
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
