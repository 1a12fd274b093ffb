import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { browserQueries } from '#platform/web/browser-queries.ts';
import { QueriesContext, useQueriesIfAny } from '#platform/web/queries-context.ts';
import { Shell } from '../shell/shell.tsx';

export { page as eventsPage } from '../pages/events-page.tsx';

// As long as the tab lives. The server makes one for each page, and hands it in from outside.
const ownQueries = new QueryClient();
browserQueries.client = ownQueries;

/** The portal's frame with its cache; together with the page most visitors come to it is one file. */
export function PortalFrame() {
  const queries = useQueriesIfAny() ?? ownQueries;
  return (
    <QueriesContext value={queries}>
      <QueryClientProvider client={queries}>
        <Shell />
      </QueryClientProvider>
    </QueriesContext>
  );
}
