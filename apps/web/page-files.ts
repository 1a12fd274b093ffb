import type { PageModule } from '#features/portal/web/page-module.ts';

type ImportPage = () => Promise<{ page: PageModule }>;

/**
 * Where each page is, by its path. A file of its own, loaded with the first page that is not part of the
 * first load: the names of all the files that the pages need would otherwise grow everybody's first load.
 */
export const pageFiles = {
  'apps/web/pages/event-page': () => import('./pages/event-page.tsx'),
  'apps/web/pages/event-form-page': () => import('./pages/event-form-page.tsx'),
  'apps/web/pages/calendar-page': () => import('./pages/calendar-page.tsx'),
  'apps/web/pages/dnt-event-page': () => import('./pages/dnt-event-page.tsx'),
  'apps/web/pages/organisation/organisations-page': () => import('./pages/organisation/organisations-page.tsx'),
  'apps/web/pages/organisation/organisation-page': () => import('./pages/organisation/organisation-page.tsx'),
  'apps/web/pages/organisation/edit-page': () => import('./pages/organisation/edit-page.tsx'),
  'apps/web/pages/organisation/settings-page': () => import('./pages/organisation/settings-page.tsx'),
  'apps/web/pages/organisation/messages-page': () => import('./pages/organisation/messages-page.tsx'),
  'apps/web/pages/organisation/certificates-page': () => import('./pages/organisation/certificates-page.tsx'),
  'apps/web/pages/participants/participants-page': () => import('./pages/participants/participants-page.tsx'),
  'apps/web/pages/search-page': () => import('./pages/search-page.tsx'),
  'apps/web/pages/map-page': () => import('./pages/map-page.tsx'),
  'apps/web/pages/service-page': () => import('./pages/service-page.tsx'),
  'apps/web/pages/sunset-page': () => import('./pages/sunset-page.tsx'),
  'apps/web/pages/private-organisation-page': () => import('./pages/private-organisation-page.tsx'),
  'apps/web/pages/styleguide-page': () => import('./pages/styleguide-page.tsx'),
  'apps/web/pages/organisation/new-organisation-page': () => import('./pages/organisation/new-organisation-page.tsx'),
  'apps/web/pages/dashboard/dashboard-page': () => import('./pages/dashboard/dashboard-page.tsx'),
  'apps/web/pages/dashboard/admin-page': () => import('./pages/dashboard/admin-page.tsx'),
  'apps/web/pages/chat-page': () => import('./pages/chat-page.tsx'),
  'apps/web/pages/notifications-page': () => import('./pages/notifications-page.tsx'),
  'apps/web/pages/my/my-page': () => import('./pages/my/my-page.tsx'),
  'apps/web/pages/my/code-page': () => import('./pages/my/code-page.tsx'),
  'apps/web/pages/door/door-page': () => import('./pages/door/door-page.tsx'),
  'apps/web/pages/shifts/shifts-page': () => import('./pages/shifts/shifts-page.tsx'),
  'apps/web/pages/profile/profile-page': () => import('./pages/profile/profile-page.tsx'),
  'apps/web/pages/profile/edit-profile-page': () => import('./pages/profile/edit-profile-page.tsx'),
  'apps/web/pages/profile/export-page': () => import('./pages/profile/export-page.tsx'),
  'apps/web/pages/outbox-page': () => import('./pages/outbox-page.tsx'),
  'apps/web/pages/not-found-page': () => import('./pages/not-found-page.tsx'),
  'apps/web/pages/server-error-page': () => import('./pages/server-error-page.tsx'),
  'apps/web/pages/screen/slideshow-page': () => import('./pages/screen/slideshow-page.tsx'),
  'apps/web/pages/screen/embed-page': () => import('./pages/screen/embed-page.tsx'),
  'features/identity/web/sign-in/login-page': () => import('#features/identity/web/sign-in/login-page.tsx'),
  'features/identity/web/sign-in/register-page': () => import('#features/identity/web/sign-in/register-page.tsx'),
  'features/identity/web/sign-in/reset-password-page': () =>
    import('#features/identity/web/sign-in/reset-password-page.tsx'),
  'features/identity/web/sign-in/verify-code-page': () => import('#features/identity/web/sign-in/verify-code-page.tsx'),
  'features/identity/web/sign-in/verify-username-page': () =>
    import('#features/identity/web/sign-in/verify-username-page.tsx'),
  'features/identity/web/sign-in/two-factor-page': () => import('#features/identity/web/sign-in/two-factor-page.tsx'),
  'features/identity/web/sign-in/idporten-page': () => import('#features/identity/web/sign-in/idporten-page.tsx'),
} satisfies Record<string, ImportPage>;

export type PageName = keyof typeof pageFiles;
