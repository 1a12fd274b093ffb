import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { ServicePageKey } from '#features/service-pages/contract.ts';
import { type PageModule, type PageParts, pageServices } from './page-module.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { page as eventsPage } from './pages/events-page.tsx';
import { paths } from './paths.ts';
import { Shell } from './shell/shell.tsx';

export const SHELL_ROUTE = 'shell';
export const CONTENT_ROUTE = 'content';

const SERVICE_PAGES: readonly ServicePageKey[] = ['about', 'terms', 'privacy', 'help', 'accessibility', 'cookies'];

/** The map of addresses. Each page is a file that is loaded when somebody goes there; its id is the file's path. */
export const portalRoutes: RouteObject[] = [
  {
    id: SHELL_ROUTE,
    Component: Shell,
    children: [
      {
        id: CONTENT_ROUTE,
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, loader: ({ context }) => redirect(homeOf(context.get(pageServices).tenant)) },
          // The page most visitors come to is part of the first load; the others are loaded when somebody goes there.
          { path: '/events', id: 'events-page', ...routeOf(eventsPage) },
          page('/events/:id', 'event-page', () => import('./pages/event-page.tsx')),
          ...SERVICE_PAGES.map(serviceRoute),
          page('/sunset', 'sunset-page', () => import('./pages/sunset-page.tsx')),
          page(
            '/private-organisation',
            'private-organisation-page',
            () => import('./pages/private-organisation-page.tsx'),
          ),
          page('/styleguide', 'styleguide-route', () => import('./pages/styleguide-route.tsx')),
          page('/404', 'not-found-page', () => import('./pages/not-found-page.tsx')),
          page('/500', 'server-error-page', () => import('./pages/server-error-page.tsx')),
          page('*', 'not-found-page#unknown', () => import('./pages/not-found-page.tsx')),
        ],
      },
    ],
  },
];

/** RTE-01, TEN-07 */
export const homeOf = (tenant: { sunset: boolean }): string => (tenant.sunset ? paths.sunset : paths.events);

/** The file behind a route's id, as the build's manifest names it. What follows a # tells routes of one file apart. */
export const pageFile = (routeId: string): string => `apps/web/pages/${routeId.split('#', 1)[0]}.tsx`;

function serviceRoute(key: ServicePageKey): RouteObject {
  return page(paths[key], `service-page#${key}`, () => import('./pages/service-page.tsx'));
}

function page(path: string, id: string, load: () => Promise<{ page: PageModule }>): RouteObject {
  return {
    path,
    id,
    lazy: async () => routeOf((await load()).page),
  };
}

function routeOf(module: PageModule) {
  return {
    Component: module.Component,
    handle: module,
    loader: (args: LoaderFunctionArgs) => loadPage(module, args),
  };
}

async function loadPage(module: PageModule, { context, params, request }: LoaderFunctionArgs) {
  try {
    await module.load?.(context.get(pageServices), partsOf(params, new URL(request.url)));
    return null;
  } catch (error) {
    // A refusal has a status; the error page reads it. Anything else is a bug and goes on as it is.
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
      throw data(error.message, { status: error.status });
    }
    throw error;
  }
}

export const partsOf = (params: PageParts['params'], url: URL): PageParts => ({
  params,
  query: url.searchParams,
  path: url.pathname,
});
