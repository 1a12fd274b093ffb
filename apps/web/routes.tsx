import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { type PageModule, type PageParts, pageServices } from '#features/portal/web/page-module.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import type { ServicePageKey } from '#features/service-pages/contract.ts';
import { loadTexts } from '#platform/language/lazy-texts.ts';
import { LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import { CallFailed } from '#platform/web/client.ts';
import { loadServerParts } from '#platform/web/lazy-part.tsx';
import { ErrorPage } from './error-content.tsx';
import type { PageName } from './page-files.ts';

/** Routes that are no pages but the frames around them, with the build's name for the file that holds each. */
const FRAME_FILES: Readonly<Record<string, string>> = {
  portal: 'home',
  'sign-in': 'sign-in',
  screen: 'apps/web/frames/screen-frame.tsx',
};
/** For the moment before a page that is made in the browser is there. */
const Nothing = () => null;

const importHome = () => import('./frames/portal-frame.tsx');
const importSignIn = () => import('./frames/sign-in-frame.tsx');
const importScreen = () => import('./frames/screen-frame.tsx');

const HOME_PAGE = 'apps/web/pages/events-page';
const SIGN_IN_PAGE = 'features/identity/web/sign-in/get-started-page';

const SERVICE_PAGES: readonly ServicePageKey[] = ['about', 'terms', 'privacy', 'help', 'accessibility', 'cookies'];

/** For those who run an organisation, each below its address. */
const RUNNING_PAGES = ['edit', 'settings', 'messages', 'certificates'] as const;

/** The map of addresses. Each page is a file that is loaded when a user goes there; its id is the file's path. */
export const portalRoutes: RouteObject[] = [
  {
    id: 'portal',
    lazy: async () => ({ Component: (await importHome()).PortalFrame }),
    HydrateFallback: Nothing,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          { index: true, loader: ({ context }) => redirect(homeOf(context.get(pageServices).tenant)) },
          // The page most visitors come to is part of the frame's file; the others are loaded when a user goes there.
          { path: paths.events, id: HOME_PAGE, lazy: async () => routeOf((await importHome()).eventsPage) },
          page('/events/dnt/:id', 'apps/web/pages/dnt-event-page'),
          page(paths.eventsMap, 'apps/web/pages/map-page'),
          page('/events/new', 'apps/web/pages/event-form-page', 'new'),
          page('/events/:id', 'apps/web/pages/event-page'),
          page('/events/:id/edit', 'apps/web/pages/event-form-page'),
          page('/events/:id/door', 'apps/web/pages/door/door-page'),
          page('/events/:id/participants', 'apps/web/pages/participants/participants-page'),
          page('/events/:id/shifts', 'apps/web/pages/shifts/shifts-page'),
          page(paths.eventsCalendar, 'apps/web/pages/calendar-page'),
          page(paths.organisations, 'apps/web/pages/organisation/organisations-page'),
          page('/organisations/new', 'apps/web/pages/organisation/new-organisation-page'),
          page('/organisations/:id', 'apps/web/pages/organisation/organisation-page'),
          ...RUNNING_PAGES.map((name) =>
            page(`/organisations/:id/${name}`, `apps/web/pages/organisation/${name}-page`),
          ),
          page(paths.search, 'apps/web/pages/search-page'),
          ...SERVICE_PAGES.map((key) => page(paths[key], 'apps/web/pages/service-page', key)),
          page(paths.sunset, 'apps/web/pages/sunset-page'),
          page('/private-organisation', 'apps/web/pages/private-organisation-page'),
          page(paths.styleguide, 'apps/web/pages/styleguide-page'),
          page(paths.dashboard, 'apps/web/pages/dashboard/dashboard-page'),
          page(paths.adminPanel, 'apps/web/pages/dashboard/admin-page'),
          page('/my', 'apps/web/pages/my/my-page'),
          page('/my/code/:occurrence', 'apps/web/pages/my/code-page'),
          page(paths.profile, 'apps/web/pages/profile/profile-page'),
          page(paths.editProfile, 'apps/web/pages/profile/edit-profile-page'),
          page(paths.exportProfile, 'apps/web/pages/profile/export-page'),
          page(paths.notifications, 'apps/web/pages/notifications-page'),
          page('/chat/:id?', 'apps/web/pages/chat-page'),
          page(paths.outbox, 'apps/web/pages/outbox-page'),
          page(paths.notFound, 'apps/web/pages/not-found-page'),
          page(paths.serverError, 'apps/web/pages/server-error-page'),
          page('*', 'apps/web/pages/not-found-page', 'unknown'),
        ],
      },
    ],
  },
  // Walls and widgets: nothing around them.
  {
    id: 'screen',
    lazy: async () => ({ Component: (await importScreen()).ScreenFrame }),
    HydrateFallback: Nothing,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          page(paths.slideshow, 'apps/web/pages/screen/slideshow-page'),
          page(`${paths.slideshow}/:id`, 'apps/web/pages/screen/slideshow-page', 'organisation'),
          page(paths.embed, 'apps/web/pages/screen/embed-page'),
        ],
      },
    ],
  },
  // The sign-in has a frame of its own: nothing leads away from it but the way back.
  {
    id: 'sign-in',
    lazy: async () => ({ Component: (await importSignIn()).SignInFrame }),
    HydrateFallback: Nothing,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          { path: '/auth', loader: () => redirect(paths.getStarted) },
          {
            path: paths.getStarted,
            id: SIGN_IN_PAGE,
            lazy: async () => routeOf((await importSignIn()).getStartedPage),
          },
          page(paths.login, 'features/identity/web/sign-in/login-page'),
          page(paths.register, 'features/identity/web/sign-in/register-page'),
          page(paths.resetPassword, 'features/identity/web/sign-in/reset-password-page'),
          page(paths.verifyCode, 'features/identity/web/sign-in/verify-code-page'),
          page(paths.verifyUsername, 'features/identity/web/sign-in/verify-username-page'),
          page(paths.twoFactor, 'features/identity/web/sign-in/two-factor-page'),
          page(paths.idportenLogin, 'features/identity/web/sign-in/idporten-page'),
        ],
      },
    ],
  },
];

/** RTE-01, TEN-07 */
export const homeOf = (tenant: { sunset: boolean }): string => (tenant.sunset ? paths.sunset : paths.events);

/** The files behind a matched route, as the build's manifest names them. */
export function routeFiles(routeId: string): string[] {
  const frame = FRAME_FILES[routeId];
  if (frame) return [frame];
  const name = routeId.split('#', 1)[0] ?? '';
  if (name === SIGN_IN_PAGE || !/^[a-z/-]+$/.test(name)) return [];
  // The home page is in the frame's file.
  return name === HOME_PAGE ? [] : ['apps/web/page-files.ts', `${name}.tsx`];
}

/** What follows a # tells routes of one file apart. */
function page(path: string, name: PageName, which?: string): RouteObject {
  return {
    path,
    id: which === undefined ? name : `${name}#${which}`,
    lazy: async () => {
      // What a page of the portal reads goes through the cache that the frame brings.
      const [{ pageFiles }] = await Promise.all([
        import('./page-files.ts'),
        name.startsWith('features/identity/') ? null : importHome(),
      ]);
      return routeOf((await pageFiles[name]()).page);
    },
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

/** The router sees addresses with their language prefix; where to come back to is named without. */
export const pathInside = (address: { pathname: string; search: string }, locale: Locale): string =>
  (address.pathname.slice(LOCALE_PREFIX[locale].length) || '/') + address.search;

export const partsOf = (params: PageParts['params'], url: URL): PageParts => ({
  params,
  query: url.searchParams,
  path: url.pathname,
});
