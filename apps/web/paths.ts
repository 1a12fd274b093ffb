/** The addresses of the portal, without language prefix. Links are made from here, never written by hand. */
export const paths = {
  home: '/',
  events: '/events',
  event: (id: string) => `/events/${id}`,
  eventsPage: (page: number, search: string) => {
    const query = new URLSearchParams();
    if (search) query.set('q', search);
    if (page > 1) query.set('page', String(page));
    return query.size > 0 ? `/events?${query}` : '/events';
  },
  organisations: '/organisations',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
  accessibility: '/accessibility',
  cookies: '/cookies',
  sunset: '/sunset',
  styleguide: '/styleguide',
  notFound: '/404',
  serverError: '/500',
  getStarted: '/auth/get-started',
  login: '/auth/login',
  register: '/auth/register',
  resetPassword: '/auth/reset-password',
  verifyCode: '/auth/verify/code',
  verifyUsername: '/auth/verify/verify-username',
  twoFactor: '/auth/verify/two-factor',
  idportenLogin: '/minid-login',
  profile: '/profile',
  editProfile: '/profile/edit',
  exportProfile: '/profile/export',
  dashboard: '/dashboard',
  adminPanel: '/dashboard/admin',
  outbox: '/dev/outbox',
} as const;

/** The sign-in, which leads back to where somebody wanted to go. */
export const getStartedPath = (returnUrl: string): string =>
  `${paths.getStarted}?${new URLSearchParams({ returnUrl })}`;
