import { type RouteObject, redirect } from 'react-router';
import { exportPath } from '#features/exports/rules.ts';
import { infoPaths } from '#features/info-pages/web/info-paths.ts';
import { menuCountsPath } from '#features/metrics/web/counts/menu-counts-path.ts';
import { marketPaths } from '#features/portal/web/market-paths.ts';
import { deskPath, officePaths, staffInvitePath } from '#features/portal/web/office-paths.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { platformPath } from '#features/portal/web/platform-paths.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { ServicePageKey } from '#features/service-pages/contract.ts';
import { closingPath } from '#features/wind-down/web/closing-path.ts';
import { ErrorPage } from './error-content.tsx';
import { firstRoutes, importHome, Nothing, PORTAL_PAGES, routeOf, SIGN_IN_PAGES } from './routes.tsx';

type ImportPage = () => Promise<{ page: PageModule }>;

/** Where each page is, by its path. */
const pageFiles = {
  'apps/web/pages/event-page': () => import('./pages/event-page.tsx'),
  'apps/web/pages/event-form-page': () => import('./pages/event-form-page.tsx'),
  'apps/web/pages/calendar-page': () => import('./pages/calendar-page.tsx'),
  'apps/web/pages/dnt-event-page': () => import('./pages/dnt-event-page.tsx'),
  'features/organisations/web/list/organisations-page': () =>
    import('#features/organisations/web/list/organisations-page.tsx'),
  'apps/web/pages/organisation/organisation-page': () => import('./pages/organisation/organisation-page.tsx'),
  'features/organisations/web/manage/edit-page': () => import('#features/organisations/web/manage/edit-page.tsx'),
  'apps/web/pages/organisation/settings-page': () => import('./pages/organisation/settings-page.tsx'),
  'apps/web/pages/organisation/messages-page': () => import('./pages/organisation/messages-page.tsx'),
  'apps/web/pages/organisation/payments-page': () => import('./pages/organisation/payments-page.tsx'),
  'apps/web/pages/organisation/certificates-page': () => import('./pages/organisation/certificates-page.tsx'),
  'apps/web/pages/participants/participants-page': () => import('./pages/participants/participants-page.tsx'),
  'features/culture-cards/web/desk/venue-page': () => import('#features/culture-cards/web/desk/venue-page.tsx'),
  'apps/web/pages/cards/cards-page': () => import('./pages/cards/cards-page.tsx'),
  'features/claims/web/pay/pay-page': () => import('#features/claims/web/pay/pay-page.tsx'),
  'features/claims/web/refund/refund-page': () => import('#features/claims/web/refund/refund-page.tsx'),
  'apps/web/pages/marketplace/marketplace-page': () => import('./pages/marketplace/marketplace-page.tsx'),
  'apps/web/pages/info-page': () => import('./pages/info-page.tsx'),
  'features/info-pages/web/info-about-page': () => import('#features/info-pages/web/info-about-page.tsx'),
  'features/info-pages/web/amount-page': () => import('#features/info-pages/web/amount-page.tsx'),
  'apps/web/pages/search-page': () => import('./pages/search-page.tsx'),
  'apps/web/pages/map-page': () => import('./pages/map-page.tsx'),
  'features/service-pages/web/footer-page': () => import('#features/service-pages/web/footer-page.tsx'),
  'apps/web/pages/sunset-page': () => import('./pages/sunset-page.tsx'),
  'features/memberships/web/private-organisation-page': () =>
    import('#features/memberships/web/private-organisation-page.tsx'),
  'features/styleguide/web/styleguide-page': () => import('#features/styleguide/web/styleguide-page.tsx'),
  'apps/web/pages/organisation/new-organisation-page': () => import('./pages/organisation/new-organisation-page.tsx'),
  'apps/web/pages/dashboard/dashboard-page': () => import('./pages/dashboard/dashboard-page.tsx'),
  'apps/web/pages/dashboard/admin-page': () => import('./pages/dashboard/admin-page.tsx'),
  'apps/web/pages/dashboard/municipality-page': () => import('./pages/dashboard/municipality-page.tsx'),
  'apps/web/pages/dashboard/log-page': () => import('./pages/dashboard/log-page.tsx'),
  'apps/web/pages/dashboard/people-page': () => import('./pages/dashboard/people-page.tsx'),
  'features/users/web/staff-invitation-page': () => import('#features/users/web/staff-invitation-page.tsx'),
  'apps/web/pages/dashboard/imports-page': () => import('./pages/dashboard/imports-page.tsx'),
  'apps/web/pages/dashboard/announcements-page': () => import('./pages/dashboard/announcements-page.tsx'),
  'apps/web/pages/dashboard/approval-page': () => import('./pages/dashboard/approval-page.tsx'),
  'apps/web/pages/dashboard/activities-page': () => import('./pages/dashboard/activities-page.tsx'),
  'apps/web/pages/dashboard/platform-page': () => import('./pages/dashboard/platform-page.tsx'),
  'apps/web/pages/dashboard/accounts-page': () => import('./pages/dashboard/accounts-page.tsx'),
  'apps/web/pages/dashboard/culture-page': () => import('./pages/dashboard/culture-page.tsx'),
  'apps/web/pages/dashboard/scheme-page': () => import('./pages/dashboard/scheme-page.tsx'),
  'features/wind-down/web/closing-page': () => import('#features/wind-down/web/closing-page.tsx'),
  'apps/web/pages/dashboard/wind-down-page': () => import('./pages/dashboard/wind-down-page.tsx'),
  'apps/web/pages/dashboard/studio-page': () => import('./pages/dashboard/studio-page.tsx'),
  'apps/web/pages/dashboard/tickets-page': () => import('./pages/dashboard/tickets-page.tsx'),
  'apps/web/pages/dashboard/equipment-page': () => import('./pages/dashboard/equipment-page.tsx'),
  'features/equipment/web/lending-desk-page': () => import('#features/equipment/web/lending-desk-page.tsx'),
  'apps/web/pages/dashboard/screens-page': () => import('./pages/dashboard/screens-page.tsx'),
  'apps/web/pages/dashboard/municipal-certificates-page': () =>
    import('./pages/dashboard/municipal-certificates-page.tsx'),
  'apps/web/pages/dashboard/audit-page': () => import('./pages/dashboard/audit-page.tsx'),
  'apps/web/pages/chat-page': () => import('./pages/chat-page.tsx'),
  'apps/web/pages/notifications-page': () => import('./pages/notifications-page.tsx'),
  'apps/web/pages/my/my-page': () => import('./pages/my/my-page.tsx'),
  'apps/web/pages/dashboard/menu-counts-page': () => import('./pages/dashboard/menu-counts-page.tsx'),
  'apps/web/pages/dashboard/reach-page': () => import('./pages/dashboard/reach-page.tsx'),
  'apps/web/pages/my/culture-cards-page': () => import('./pages/my/culture-cards-page.tsx'),
  'apps/web/pages/my/code-page': () => import('./pages/my/code-page.tsx'),
  'apps/web/pages/door/door-page': () => import('./pages/door/door-page.tsx'),
  'apps/web/pages/scanner/scan-page': () => import('./pages/scanner/scan-page.tsx'),
  'apps/web/pages/shifts/shifts-page': () => import('./pages/shifts/shifts-page.tsx'),
  'apps/web/pages/profile/profile-page': () => import('./pages/profile/profile-page.tsx'),
  'apps/web/pages/profile/edit-profile-page': () => import('./pages/profile/edit-profile-page.tsx'),
  'features/users/web/profile/export-page': () => import('#features/users/web/profile/export-page.tsx'),
  'apps/web/pages/profile/cv-page': () => import('./pages/profile/cv-page.tsx'),
  'features/cv/web/check/cv-check-page': () => import('#features/cv/web/check/cv-check-page.tsx'),
  'features/messages/web/outbox-page': () => import('#features/messages/web/outbox-page.tsx'),
  'features/portal/web/not-found-page': () => import('#features/portal/web/not-found-page.tsx'),
  'features/portal/web/server-error-page': () => import('#features/portal/web/server-error-page.tsx'),
  'apps/web/pages/screen/slideshow-page': () => import('./pages/screen/slideshow-page.tsx'),
  'apps/web/pages/screen/screen-page': () => import('./pages/screen/screen-page.tsx'),
  'apps/web/pages/screen/embed-page': () => import('./pages/screen/embed-page.tsx'),
  'features/identity/web/sign-in/login-page': () => import('#features/identity/web/sign-in/login-page.tsx'),
  'features/identity/web/sign-in/register-page': () => import('#features/identity/web/sign-in/register-page.tsx'),
  'features/identity/web/sign-in/reset-password-page': () =>
    import('#features/identity/web/sign-in/reset-password-page.tsx'),
  'features/exports/web/ready-file-page': () => import('#features/exports/web/ready-file-page.tsx'),
  'features/identity/web/sign-in/verify-code-page': () => import('#features/identity/web/sign-in/verify-code-page.tsx'),
  'features/identity/web/sign-in/verify-username-page': () =>
    import('#features/identity/web/sign-in/verify-username-page.tsx'),
  'features/identity/web/sign-in/two-factor-page': () => import('#features/identity/web/sign-in/two-factor-page.tsx'),
  'features/identity/web/sign-in/idporten-page': () => import('#features/identity/web/sign-in/idporten-page.tsx'),
} satisfies Record<string, ImportPage>;

type PageName = keyof typeof pageFiles;

const SERVICE_PAGES: readonly Exclude<ServicePageKey, 'data-processing'>[] = [
  'about',
  'terms',
  'privacy',
  'help',
  'accessibility',
  'cookies',
];

/** For those who run an organisation, each below its address. */
const RUNNING_PAGES = ['settings', 'messages', 'certificates', 'payments'] as const;

/** The map of addresses, by the route below which they are. Each page's id is the path of its file. */
const pageRoutes: Readonly<Record<string, RouteObject[]>> = {
  [PORTAL_PAGES]: [
    page('/events/dnt/:id', 'apps/web/pages/dnt-event-page'),
    page(paths.eventsMap, 'apps/web/pages/map-page'),
    page('/events/new', 'apps/web/pages/event-form-page', 'new'),
    page('/events/:id', 'apps/web/pages/event-page'),
    page('/events/:id/edit', 'apps/web/pages/event-form-page'),
    page('/events/:id/door', 'apps/web/pages/door/door-page'),
    page('/events/:id/participants', 'apps/web/pages/participants/participants-page'),
    page('/events/:id/shifts', 'apps/web/pages/shifts/shifts-page'),
    page(paths.eventsCalendar, 'apps/web/pages/calendar-page'),
    page(paths.organisations, 'features/organisations/web/list/organisations-page'),
    page('/organisations/new', 'apps/web/pages/organisation/new-organisation-page'),
    page('/organisations/:id', 'apps/web/pages/organisation/organisation-page'),
    page('/organisations/:id/edit', 'features/organisations/web/manage/edit-page'),
    ...RUNNING_PAGES.map((name) => page(`/organisations/:id/${name}`, `apps/web/pages/organisation/${name}-page`)),
    page(organisationPaths.cultureCards(':id'), 'features/culture-cards/web/desk/venue-page'),
    page(paths.info, 'apps/web/pages/info-page'),
    page(infoPaths.about(':type'), 'features/info-pages/web/info-about-page'),
    { path: infoPaths.leisureCard, loader: () => redirect(paths.info) },
    page(infoPaths.amount, 'features/info-pages/web/amount-page'),
    page(paths.cards, 'apps/web/pages/cards/cards-page'),
    page(paths.payFrom(':id'), 'features/claims/web/pay/pay-page'),
    page(paths.refundFrom(':id'), 'features/claims/web/refund/refund-page'),
    page(marketPaths.marketplace, 'apps/web/pages/marketplace/marketplace-page'),
    { path: marketPaths.short, loader: () => redirect(marketPaths.marketplace) },
    page(paths.search, 'apps/web/pages/search-page'),
    ...SERVICE_PAGES.map((key) => page(paths[key], 'features/service-pages/web/footer-page', key)),
    page(organisationPaths.dataProcessing, 'features/service-pages/web/footer-page', 'data-processing'),
    page(paths.sunset, 'apps/web/pages/sunset-page'),
    page(closingPath, 'features/wind-down/web/closing-page'),
    page('/private-organisation', 'features/memberships/web/private-organisation-page'),
    page(paths.styleguide, 'features/styleguide/web/styleguide-page'),
    page(paths.dashboard, 'apps/web/pages/dashboard/dashboard-page'),
    page(paths.adminPanel, 'apps/web/pages/dashboard/admin-page'),
    page(officePaths.today, 'apps/web/pages/dashboard/municipality-page'),
    page(officePaths.log, 'apps/web/pages/dashboard/log-page'),
    page(officePaths.people, 'apps/web/pages/dashboard/people-page'),
    page(staffInvitePath, 'features/users/web/staff-invitation-page'),
    page(officePaths.imports, 'apps/web/pages/dashboard/imports-page'),
    page(officePaths.announcements, 'apps/web/pages/dashboard/announcements-page'),
    page(officePaths.approval, 'apps/web/pages/dashboard/approval-page'),
    page(officePaths.activities, 'apps/web/pages/dashboard/activities-page'),
    page(platformPath, 'apps/web/pages/dashboard/platform-page'),
    page(officePaths.accounts, 'apps/web/pages/dashboard/accounts-page'),
    page(officePaths.scheme, 'apps/web/pages/dashboard/scheme-page'),
    page(officePaths.windDown, 'apps/web/pages/dashboard/wind-down-page'),
    page(officePaths.studio, 'apps/web/pages/dashboard/studio-page'),
    page(officePaths.tickets, 'apps/web/pages/dashboard/tickets-page'),
    page(officePaths.equipment, 'apps/web/pages/dashboard/equipment-page'),
    page(deskPath(':id'), 'features/equipment/web/lending-desk-page'),
    page(menuCountsPath, 'apps/web/pages/dashboard/menu-counts-page'),
    page(officePaths.reach, 'apps/web/pages/dashboard/reach-page'),
    page(officePaths.culture, 'apps/web/pages/dashboard/culture-page'),
    page(officePaths.certificates, 'apps/web/pages/dashboard/municipal-certificates-page'),
    page(officePaths.screens, 'apps/web/pages/dashboard/screens-page'),
    page(officePaths.audit, 'apps/web/pages/dashboard/audit-page'),
    page('/scan', 'apps/web/pages/scanner/scan-page'),
    page('/my', 'apps/web/pages/my/my-page'),
    page(runningPaths.myCultureCards, 'apps/web/pages/my/culture-cards-page'),
    page('/my/code/:occurrence', 'apps/web/pages/my/code-page'),
    page(paths.profile, 'apps/web/pages/profile/profile-page'),
    page(paths.editProfile, 'apps/web/pages/profile/edit-profile-page'),
    page(paths.exportProfile, 'features/users/web/profile/export-page'),
    page(exportPath(':id'), 'features/exports/web/ready-file-page'),
    page(runningPaths.cv, 'apps/web/pages/profile/cv-page'),
    page(runningPaths.cvPaper(':code'), 'features/cv/web/check/cv-check-page'),
    page(paths.notifications, 'apps/web/pages/notifications-page'),
    page('/chat/:id?', 'apps/web/pages/chat-page'),
    page(paths.outbox, 'features/messages/web/outbox-page'),
    page(paths.notFound, 'features/portal/web/not-found-page'),
    page(paths.serverError, 'features/portal/web/server-error-page'),
    page('*', 'features/portal/web/not-found-page', 'unknown'),
  ],
  [SIGN_IN_PAGES]: [
    page(paths.login, 'features/identity/web/sign-in/login-page'),
    page(paths.register, 'features/identity/web/sign-in/register-page'),
    page(paths.resetPassword, 'features/identity/web/sign-in/reset-password-page'),
    page(paths.verifyCode, 'features/identity/web/sign-in/verify-code-page'),
    page(paths.verifyUsername, 'features/identity/web/sign-in/verify-username-page'),
    page(paths.twoFactor, 'features/identity/web/sign-in/two-factor-page'),
    page(paths.idportenLogin, 'features/identity/web/sign-in/idporten-page'),
  ],
};

/** Walls and widgets: nothing around them. */
const screenRoutes: RouteObject[] = [
  {
    id: 'screen',
    lazy: async () => ({ Component: (await import('./frames/screen-frame.tsx')).ScreenFrame }),
    HydrateFallback: Nothing,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          page(paths.slideshow, 'apps/web/pages/screen/slideshow-page'),
          page(`${paths.slideshow}/:id`, 'apps/web/pages/screen/slideshow-page', 'organisation'),
          page('/screen', 'apps/web/pages/screen/screen-page'),
          page(paths.embed, 'apps/web/pages/screen/embed-page'),
        ],
      },
    ],
  },
];

/** For a router that began with the first routes. */
export function addPages(patch: (routeId: string | null, children: RouteObject[]) => void): void {
  for (const [routeId, routes] of Object.entries(pageRoutes)) patch(routeId, routes);
  patch(null, screenRoutes);
}

/** For a router that starts at another page. */
export const portalRoutes: RouteObject[] = [...firstRoutes.map(withPages), ...screenRoutes];

function withPages(route: RouteObject): RouteObject {
  if (route.index || !route.children) return route;
  const added = pageRoutes[route.id ?? ''] ?? [];
  return { ...route, children: [...route.children.map(withPages), ...added] };
}

/** What follows a # tells routes of one file apart. */
function page(path: string, name: PageName, which?: string): RouteObject {
  return {
    path,
    id: which === undefined ? name : `${name}#${which}`,
    lazy: async () => {
      // What a page of the portal reads goes through the cache that the frame brings.
      const [file] = await Promise.all([
        pageFiles[name](),
        name.startsWith('features/identity/') ? null : importHome(),
      ]);
      return routeOf(file.page);
    },
  };
}
