import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Login, TicketStore } from './ticket-store.ts';

const TicketContext = createContext<TicketStore | null>(null);

export const TicketProvider = ({ tickets, children }: { tickets: TicketStore | null; children: ReactNode }) => (
  <TicketContext value={tickets}>{children}</TicketContext>
);

/** Null on the server, and in the browser until the server's page has been taken over: nobody knows yet. */
export function useLogin(): Login | null {
  const tickets = useContext(TicketContext);
  return useSyncExternalStore(
    tickets?.subscribe ?? neverChanges,
    () => tickets?.read() ?? null,
    () => null,
  );
}

export function useTickets(): TicketStore {
  const tickets = useContext(TicketContext);
  if (!tickets) throw new Error('Tickets are kept by the browser; there are none here.');
  return tickets;
}

const neverChanges = () => () => {};
