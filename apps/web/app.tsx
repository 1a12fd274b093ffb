import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Announcement } from '#features/announcements/contract.ts';
import { AnnouncementProvider } from '#features/announcements/web/announcement-state.tsx';
import type { TicketStore } from '#features/identity/web/ticket-store.ts';
import { TicketProvider } from '#features/identity/web/use-login.tsx';
import { FailureContext } from '#features/portal/web/failed-page.tsx';
import { type Portal, PortalProvider } from '#features/portal/web/portal.tsx';
import type { Locale } from '#platform/language/locale.ts';
import { CallProvider } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { QueriesContext } from '#platform/web/queries-context.ts';
import { ErrorContent } from './error-content.tsx';

export type AppProps = {
  portal: Portal;
  locale: Locale;
  /** The server's, one for each page. The browser's comes with the portal's frame. */
  queries: QueryClient | null;
  call: Call;
  announcement: Announcement | null;
  /** Where the browser keeps its login; the server has none. */
  tickets: TicketStore | null;
  /** The router, which differs between server and browser. */
  children: ReactNode;
};

/** The same tree on both sides; what differs comes in from outside. */
export function App({ portal, locale, queries, call, announcement, tickets, children }: AppProps) {
  const now = useTime(portal.now);
  return (
    <LanguageProvider locale={locale}>
      <PortalProvider portal={{ ...portal, now }}>
        <QueriesContext value={queries}>
          <CallProvider call={call}>
            <TicketProvider tickets={tickets}>
              <AnnouncementProvider initial={announcement}>
                <FailureContext value={ErrorContent}>{children}</FailureContext>
              </AnnouncementProvider>
            </TicketProvider>
          </CallProvider>
        </QueriesContext>
      </PortalProvider>
    </LanguageProvider>
  );
}

const MINUTE_MS = 60_000;

/** The server's time for the first render, then the real one, minute by minute. */
function useTime(initial: Date): Date {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    // Not urgent: parts of the server's page whose scripts have not come yet stay as they are meanwhile.
    const look = () => startTransition(() => setNow(new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
