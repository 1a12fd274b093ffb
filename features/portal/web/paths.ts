/** The addresses of the portal, without language prefix. Links are made from here, never written by hand. */
export const paths = {
  home: '/',
  events: '/events',
  eventsCalendar: '/events/calendar',
  eventsMap: '/events/map',
  event: (id: string) => `/events/${id}`,
  dntEvent: (id: string) => `/events/dnt/${id}`,
  /** With the parameters of features/events/filters.ts, and which page. */
  eventsWith: (query: Readonly<Record<string, string>>, page = 1) => {
    const search = new URLSearchParams(query);
    if (page > 1) search.set('page', String(page));
    return search.size > 0 ? `/events?${search}` : '/events';
  },
  organisations: '/organisations',
  organisation: (id: string) => `/organisations/${id}`,
  info: '/info',
  cards: '/fritidskonto',
  payFrom: (card: string) => `/fritidskonto/${card}/betal`,
  refundFrom: (card: string) => `/fritidskonto/${card}/refusjon`,
  search: '/search',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
  accessibility: '/accessibility',
  cookies: '/cookies',
  sunset: '/sunset',
  slideshow: '/slideshow',
  embed: '/embed',
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
  notifications: '/notifications',
  dashboard: '/dashboard',
  adminPanel: '/dashboard/admin',
  outbox: '/dev/outbox',
} as const;

/** Why a user who did not ask for it is at the sign-in: the session is over, or the link was. */
export type SignInReason = 'ended' | 'old_link';

/** The sign-in, which leads back to where a user wanted to go. */
export const getStartedPath = (returnUrl: string, reason?: SignInReason): string =>
  `${paths.getStarted}?${new URLSearchParams({ returnUrl, ...(reason && { reason }) })}`;

/** EVT-07: an imported event has its address by the id that it has at its source. */
export const eventPath = (event: { id: string; event_source: string; activity_id: string | null }): string =>
  event.event_source === 'dnt' && event.activity_id !== null
    ? paths.dntEvent(event.activity_id)
    : paths.event(event.id);
