import type { PageModule } from './page-module.ts';

type ImportPage = () => Promise<{ page: PageModule }>;

/**
 * Where each page is, by its path below pages/. A file of its own, loaded with the first page that is not part of the
 * first load: the names of all the files that the pages need would otherwise grow everybody's first load.
 */
export const pageFiles = {
  'event-page': () => import('./pages/event-page.tsx'),
  'event-form/form-page': () => import('./pages/event-form/form-page.tsx'),
  'calendar-page': () => import('./pages/calendar-page.tsx'),
  'dnt-event-page': () => import('./pages/dnt-event-page.tsx'),
  'organisation/organisations-page': () => import('./pages/organisation/organisations-page.tsx'),
  'organisation/organisation-page': () => import('./pages/organisation/organisation-page.tsx'),
  'organisation/edit-page': () => import('./pages/organisation/edit-page.tsx'),
  'organisation/settings-page': () => import('./pages/organisation/settings-page.tsx'),
  'organisation/messages-page': () => import('./pages/organisation/messages-page.tsx'),
  'organisation/certificates-page': () => import('./pages/organisation/certificates-page.tsx'),
  'participants/participants-page': () => import('./pages/participants/participants-page.tsx'),
  'search-page': () => import('./pages/search-page.tsx'),
  'map-page': () => import('./pages/map-page.tsx'),
  'service-page': () => import('./pages/service-page.tsx'),
  'sunset-page': () => import('./pages/sunset-page.tsx'),
  'private-organisation-page': () => import('./pages/private-organisation-page.tsx'),
  'styleguide/late-page': () => import('./pages/styleguide/late-page.tsx'),
  'organisation/new-organisation-page': () => import('./pages/organisation/new-organisation-page.tsx'),
  'dashboard/dashboard-page': () => import('./pages/dashboard/dashboard-page.tsx'),
  'dashboard/admin-page': () => import('./pages/dashboard/admin-page.tsx'),
  'my/my-page': () => import('./pages/my/my-page.tsx'),
  'my/code-page': () => import('./pages/my/code-page.tsx'),
  'door/door-page': () => import('./pages/door/door-page.tsx'),
  'shifts/shifts-page': () => import('./pages/shifts/shifts-page.tsx'),
  'profile/profile-page': () => import('./pages/profile/profile-page.tsx'),
  'profile/edit-profile-page': () => import('./pages/profile/edit-profile-page.tsx'),
  'profile/export-page': () => import('./pages/profile/export-page.tsx'),
  'outbox-page': () => import('./pages/outbox-page.tsx'),
  'not-found-page': () => import('./pages/not-found-page.tsx'),
  'server-error-page': () => import('./pages/server-error-page.tsx'),
  'screen/slideshow-page': () => import('./pages/screen/slideshow-page.tsx'),
  'screen/embed-page': () => import('./pages/screen/embed-page.tsx'),
  'auth/login-page': () => import('./pages/auth/login-page.tsx'),
  'auth/register-page': () => import('./pages/auth/register-page.tsx'),
  'auth/reset-password-page': () => import('./pages/auth/reset-password-page.tsx'),
  'auth/verify-code-page': () => import('./pages/auth/verify-code-page.tsx'),
  'auth/verify-username-page': () => import('./pages/auth/verify-username-page.tsx'),
  'auth/two-factor-page': () => import('./pages/auth/two-factor-page.tsx'),
  'auth/idporten-page': () => import('./pages/auth/idporten-page.tsx'),
} satisfies Record<string, ImportPage>;

export type PageName = keyof typeof pageFiles;
