import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { ServicePageKey } from '#features/service-pages/contract.ts';
import { loadTexts } from '#platform/language/lazy-texts.ts';
import { LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import { loadServerParts } from '#platform/web/lazy-part.tsx';
import { ErrorPage } from './error-content.tsx';
import type { PageName } from './page-files.ts';
import { type PageModule, type PageParts, pageServices } from './page-module.ts';
import { getStartedPath, paths } from './paths.ts';

/** Routes that are no pages but the frames around them, with the build's name for the file that holds each. */
const FRAME_FILES: Readonly<Record<string, string>> = {
  portal: 'home',
  'sign-in': 'sign-in',
  screen: 'apps/web/screen.tsx',
};
/** For the moment before a page that is made in the browser is there. */
const Nothing = () => null;

const importHome = () => import('./home.tsx');
const importSignIn = () => import('./sign-in.tsx');
const importScreen = () => import('./screen.tsx');

const HOME_PAGE = 'events-page';
const SIGN_IN_PAGE = 'auth/get-started-page';

const SERVICE_PAGES: readonly ServicePageKey[] = ['about', 'terms', 'privacy', 'help', 'accessibility', 'cookies'];

/** For those who run an organisation, each below its address. */
const RUNNING_PAGES = ['edit', 'settings', 'messages', 'certificates'] as const;

/** The map of addresses. Each page is a file that is loaded when somebody goes there; its id is the file's path. */
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
          // The page most visitors come to is part of the frame's file; the others are loaded when somebody goes there.
          { path: paths.events, id: HOME_PAGE, lazy: async () => routeOf((await importHome()).eventsPage) },
          page('/events/dnt/:id', 'dnt-event'),
          page(paths.eventsMap, 'map'),
          page('/events/new', 'event-form/form', 'new'),
          page('/events/:id', 'event'),
          page('/events/:id/edit', 'event-form/form'),
          page('/events/:id/door', 'door/door'),
          page('/events/:id/participants', 'participants/participants'),
          page('/events/:id/shifts', 'shifts/shifts'),
          page(paths.eventsCalendar, 'calendar'),
          page(paths.organisations, 'organisation/organisations'),
          page('/organisations/new', 'organisation/new-organisation'),
          page('/organisations/:id', 'organisation/organisation'),
          ...RUNNING_PAGES.map((name) => page(`/organisations/:id/${name}`, `organisation/${name}`)),
          page(paths.search, 'search'),
          ...SERVICE_PAGES.map((key) => page(paths[key], 'service', key)),
          page(paths.sunset, 'sunset'),
          page('/private-organisation', 'private-organisation'),
          page(paths.styleguide, 'styleguide/late'),
          page(paths.dashboard, 'dashboard/dashboard'),
          page(paths.adminPanel, 'dashboard/admin'),
          page('/my', 'my/my'),
          page('/my/code/:occurrence', 'my/code'),
          page(paths.profile, 'profile/profile'),
          page(paths.editProfile, 'profile/edit-profile'),
          page(paths.exportProfile, 'profile/export'),
          page(paths.outbox, 'outbox'),
          page(paths.notFound, 'not-found'),
          page(paths.serverError, 'server-error'),
          page('*', 'not-found', 'unknown'),
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
          page(paths.slideshow, 'screen/slideshow'),
          page(`${paths.slideshow}/:id`, 'screen/slideshow', 'organisation'),
          page(paths.embed, 'screen/embed'),
        ],
      },
    ],
  },
  // The sign-in has a frame of its own: nothing leads away from it but the way back.
  {
    id: 'sign-in',
    lazy: async () => ({ Component: (await importSignIn()).AuthFrame }),
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
          page(paths.login, 'auth/login'),
          page(paths.register, 'auth/register'),
          page(paths.resetPassword, 'auth/reset-password'),
          page(paths.verifyCode, 'auth/verify-code'),
          page(paths.verifyUsername, 'auth/verify-username'),
          page(paths.twoFactor, 'auth/two-factor'),
          page(paths.idportenLogin, 'auth/idporten'),
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
  return name === HOME_PAGE ? [] : ['apps/web/page-files.ts', `apps/web/pages/${name}.tsx`];
}

type ShortName = PageName extends infer Name ? (Name extends `${infer Short}-page` ? Short : never) : never;

/** What follows a # tells routes of one file apart. */
function page(path: string, shortName: ShortName, which?: string): RouteObject {
  const name: PageName = `${shortName}-page`;
  return {
    path,
    id: which === undefined ? name : `${name}#${which}`,
    lazy: async () => {
      // What a page of the portal reads goes through the cache that the frame brings.
      const [{ pageFiles }] = await Promise.all([
        import('./page-files.ts'),
        name.startsWith('auth/') ? null : importHome(),
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
    // A refusal has a status; the error page reads it. Anything else is a bug and goes on as it is.
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
      throw data(error.message, { status: error.status });
    }
    throw error;
  }
}

export const isBrowserMade = (module: PageModule): boolean => Boolean(module.isPersonal || module.isMadeInBrowser);

/** The router sees addresses with their language prefix; where to come back to is named without. */
const pathInside = (url: URL, locale: Locale): string =>
  (url.pathname.slice(LOCALE_PREFIX[locale].length) || '/') + url.search;

export const partsOf = (params: PageParts['params'], url: URL): PageParts => ({
  params,
  query: url.searchParams,
  path: url.pathname,
});
