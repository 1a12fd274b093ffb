import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { type PageModule, type PageParts, pageServices } from '#features/portal/web/page-module.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import { loadTexts } from '#platform/language/lazy-texts.ts';
import { pathInside } from '#platform/language/paths.ts';
import { CallFailed } from '#platform/web/client.ts';
import { loadServerParts } from '#platform/web/lazy-part.tsx';
import { ErrorPage } from './error-content.tsx';

/** Shown until a page that is made in the browser is ready. */
export const Nothing = () => null;

export const importHome = () => import('./frames/portal-frame.tsx');
const importSignIn = () => import('./frames/sign-in-frame.tsx');

export const HOME_PAGE = 'apps/web/pages/events-page';
/** The routes below which `page-routes.tsx` adds its pages. */
export const PORTAL_PAGES = 'portal-pages';
export const SIGN_IN_PAGES = 'sign-in-pages';

export const SIGN_IN_PAGE = 'features/identity/web/sign-in/get-started-page';

/**
 * The two frames with the page that most visits begin with. All other addresses are in `page-routes.tsx`, which is loaded
 * with the first of them: otherwise each would grow everybody's first load.
 */
export const firstRoutes: RouteObject[] = [
  {
    id: 'portal',
    lazy: async () => ({ Component: (await importHome()).PortalFrame }),
    HydrateFallback: Nothing,
    children: [
      {
        id: PORTAL_PAGES,
        errorElement: <ErrorPage />,
        children: [
          { index: true, loader: ({ context }) => redirect(homeOf(context.get(pageServices).tenant)) },
          // The page most visitors come to is part of the frame's file.
          { path: paths.events, id: HOME_PAGE, lazy: async () => routeOf((await importHome()).eventsPage) },
        ],
      },
    ],
  },
  // The sign-in has a frame of its own: its only link is the way back.
  {
    id: 'sign-in',
    lazy: async () => ({ Component: (await importSignIn()).SignInFrame }),
    HydrateFallback: Nothing,
    children: [
      {
        id: SIGN_IN_PAGES,
        errorElement: <ErrorPage />,
        children: [
          { path: '/auth', loader: () => redirect(paths.getStarted) },
          {
            path: paths.getStarted,
            id: SIGN_IN_PAGE,
            lazy: async () => routeOf((await importSignIn()).getStartedPage),
          },
        ],
      },
    ],
  },
];

/** RTE-01, TEN-07 */
export const homeOf = (tenant: { sunset: boolean }): string => (tenant.sunset ? paths.sunset : paths.events);

export function routeOf(module: PageModule) {
  return {
    Component: module.Component,
    handle: module,
    loader: (args: LoaderFunctionArgs) => loadPage(module, args),
  };
}

async function loadPage(module: PageModule, { context, params, request }: LoaderFunctionArgs) {
  const services = context.get(pageServices);
  const url = new URL(request.url);
  const isLoggedIn = services.isLoggedIn();
  if (module.isPersonal && isLoggedIn === false) throw redirect(getStartedPath(pathInside(url, services.locale)));
  await loadTexts(module.texts ?? [], services.locale);
  if (isLoggedIn === null) {
    if (isBrowserMade(module)) return null;
    await loadServerParts();
  }
  try {
    await module.load?.(services, partsOf(params, url));
    return null;
  } catch (error) {
    // RTE-09: the session has ended since the page before.
    if (isLoggedIn !== null && error instanceof CallFailed && error.status === 401) {
      throw redirect(getStartedPath(pathInside(url, services.locale), 'ended'));
    }
    // A refusal has a status; the error page reads it. Anything else is a bug and goes on as it is.
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
      throw data(error.message, { status: error.status });
    }
    throw error;
  }
}

export const isBrowserMade = (module: PageModule): boolean => Boolean(module.isPersonal || module.isMadeInBrowser);

export const partsOf = (params: PageParts['params'], url: URL): PageParts => ({
  params,
  query: url.searchParams,
  path: url.pathname,
});
