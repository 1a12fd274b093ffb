import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { MAIN_ID } from '#features/portal/main-id.ts';
import { RouterAnchor } from '#features/portal/web/router-anchor.tsx';
import { usePageChange } from '#features/portal/web/use-page-change.ts';
import { browserQueries } from '#platform/web/browser-queries.ts';
import { useQueriesIfAny } from '#platform/web/queries-context.ts';
import { useServiceWorker } from '#platform/web/use-service-worker.ts';
import { AnchorProvider } from '#ui/anchor-provider.tsx';

/** For what hangs on a wall or stands in another site's page: the content, and nothing around it. */
export function ScreenFrame() {
  // Pages of the portal bring the browser's cache along before they are shown.
  const queries = useQueriesIfAny() ?? browserQueries.client;
  usePageChange();
  useServiceWorker();
  if (!queries) return null;
  return (
    <AnchorProvider anchor={RouterAnchor}>
      <QueryClientProvider client={queries}>
        <main id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </main>
      </QueryClientProvider>
    </AnchorProvider>
  );
}
