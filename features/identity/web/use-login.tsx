import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Login, TicketStore } from './ticket-store.ts';

const TicketContext = createContext<TicketStore | null>(null);

export const TicketProvider = ({ tickets, children }: { tickets: TicketStore | null; children: ReactNode }) => (
  <TicketContext value={tickets}>{children}</TicketContext>
);

/** Null on the server, and in the browser until the server's page has been taken over: nobody knows yet. */
export const useLogin = (): Login | null => useWhatLoginTells((login) => login);

/**
 * For parts that only look different for a user who is logged in: a visitor's page is not rendered again when the
 * browser knows that there is no login.
 */
export const useIsLoggedIn = (): boolean => useWhatLoginTells((login) => login?.state === 'open');

function useWhatLoginTells<Told>(tell: (login: Login | null) => Told): Told {
  const tickets = useContext(TicketContext);
  return useSyncExternalStore(
    tickets?.subscribe ?? neverChanges,
    () => tell(tickets?.read() ?? null),
    () => tell(null),
  );
}

export function useTickets(): TicketStore {
  const tickets = useContext(TicketContext);
  if (!tickets) throw new Error('Tickets are kept by the browser; there are none here.');
  return tickets;
}

/** For handlers: what is known of the login at that moment; null on the server. */
export function useLoginReader(): () => Login | null {
  const tickets = useContext(TicketContext);
  return () => tickets?.read() ?? null;
}

/** Forgets the login in this browser. During server rendering there is none, and nothing to forget. */
export function useForgetLogin(): () => void {
  const tickets = useContext(TicketContext);
  return () => tickets?.clear();
}

const neverChanges = () => () => {};
