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
} as const;
