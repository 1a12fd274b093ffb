import '#ui/styles/nabolag.css';
import './first-load.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  matchRoutes,
  type RouteMatch,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageState } from '#apps/page-contract.ts';
import { hearAnnouncement } from '#features/announcements/web/announcement-state.tsx';
import { leaveEndedSession } from '#features/identity/web/leave-ended-session.ts';
import { bearerOf, createTicketStore, isReadonly, pendingTicketFor } from '#features/identity/web/ticket-store.ts';
import { lazyReporter, listenForErrors } from '#features/metrics/web/lazy-reporter.ts';
import { portalTexts } from '#features/portal/texts/token.ts';
import { type PageServices, pageServices, servicesWith, textsIn } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { loadTexts } from '#platform/language/lazy-texts.ts';
import { LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { browserQueries } from '#platform/web/browser-queries.ts';
import { browserClient } from '#platform/web/client.ts';
import { reloadOnceWhenPartsAreGone } from '#platform/web/reload-once.ts';
import { sessionActivity } from '#platform/web/session-activity.ts';
import { App } from './app.tsx';
import { ErrorContent } from './error-content.tsx';
import { FIRST_TEXTS } from './first-texts.ts';
import { firstRoutes } from './routes.tsx';

/** A choice has many spellings: the browser goes on with the one that the server's page was made from. */
const FILTERED = /[?&](filters|municipalities|districts|start_at|end_at|distance|sort)/;

const importPages = () => import('./page-routes.tsx');

reloadOnceWhenPartsAreGone();
// Not in the breath in which the script itself is taken in: that is long enough.
setTimeout(start);

async function start() {
  const root = document.getElementById('root');
  const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? 'null');
  if (!root || !state) return;
  const { locale, tenant, origin } = state;
  if (FILTERED.test(location.search)) history.replaceState(history.state, '', state.address + location.hash);
  const basename = LOCALE_PREFIX[locale] || '/';
  const found = matchRoutes(firstRoutes, location, basename);
  const routes = found ? firstRoutes : (await importPages()).portalRoutes;
  const matches = found ?? matchRoutes(routes, location, basename) ?? [];
  await Promise.all([loadTexts(FIRST_TEXTS, locale), loadMatchedPages(matches, locale)]);
  await otherTasks();
  if (state.errors) await ErrorContent.preload();
  const tickets = createTicketStore();
  // The browser takes its time over storage and cookies: here rather than while React is at work.
  tickets.read();
  const updatedAt = Date.parse(state.now);
  for (const { key, data } of state.answers) browserQueries.client?.setQueryData(key, data, { updatedAt });
  const call = browserClient({
    language: () => locale,
    ticket: () => bearerOf(tickets.read()),
    ticketFor: ({ path }) => pendingTicketFor(path, tickets.read()),
    readonlyMessage: () => (isReadonly(tickets.read()) ? textsIn(locale)(portalTexts).failure.readonly : null),
    onTicketRefused: () => {
      const before = tickets.read();
      tickets.clear();
      // Who was logged in as another is themselves again, and sees nothing of the other's.
      if (tickets.read().state === 'open') location.assign(localisedPath(paths.home, locale));
      else if (before.state === 'open') leaveEndedSession(router, locale);
    },
    activity: sessionActivity,
    onAnnouncement: hearAnnouncement,
  });
  const isLoggedIn = () => tickets.read().state === 'open';
  const services = (): PageServices =>
    Object.assign(
      servicesWith(() => browserQueries.client),
      { call, tenant, locale, textsOf: textsIn(locale), origin, now: new Date(), isLoggedIn },
    );
  await otherTasks();
  const router = createBrowserRouter(routes, {
    basename,
    ...(found && { patchRoutesOnNavigation: async ({ patch }) => (await importPages()).addPages(patch) }),
    getContext: () => new RouterContextProvider(new Map([[pageServices, services()]])),
    ...(state.isRendered && { hydrationData: hydrationData(matches, state) }),
  });
  const report = lazyReporter({ call, pageId: () => router.state.matches.at(-1)?.route.id ?? '' });
  listenForErrors(report);
  await otherTasks();
  const app = (
    <StrictMode>
      <App
        portal={{
          tenant,
          now: new Date(state.now),
          origin,
          analyticsUrl: state.analyticsUrl,
          mapTiles: state.mapTiles,
          hasEid: state.hasEid,
        }}
        locale={locale}
        queries={null}
        call={call}
        announcement={state.announcement}
        tickets={tickets}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // In small steps, between which a touch is answered: the server's page is there to be read already.
  const handlers = {
    onCaughtError(error: unknown) {
      // biome-ignore lint/suspicious/noConsole: as React does where nobody listens
      console.error(error);
      report('render', error);
    },
  };
  if (state.isRendered) startTransition(() => void hydrateRoot(root, app, handlers));
  else createRoot(root, handlers).render(app);
}

/** A touch is answered between the steps of starting, not after all of them. */
const otherTasks = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The page's own file must be there before React looks at the server's HTML. */
async function loadMatchedPages(matches: readonly RouteMatch[], locale: Locale): Promise<void> {
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const { lazy, ...rest } = route;
    const loaded = await lazy();
    Object.assign(route, { ...rest, ...loaded, lazy: undefined });
    await loadTexts(route.handle?.texts ?? [], locale);
  }
}

/** The loaders have run on the server; their answers are in the query cache, so what they returned is null. */
function hydrationData(matches: readonly RouteMatch[], state: PageState): HydrationState {
  return {
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null])),
    ...(state.errors && {
      errors: Object.fromEntries(
        Object.entries(state.errors).map(([id, status]) => [id, new ErrorResponse(status, undefined, null)]),
      ),
    }),
  };
}
