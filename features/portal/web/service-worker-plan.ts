/** What the service worker does with a request. Everything that is not named here goes to the network untouched. */
export type CachingPlan = 'page' | 'lasting' | 'refreshed' | 'answer' | null;

type Asked = { method: string; mode: string; url: string };

export function planCaching({ method, mode, url }: Asked, origin: string): CachingPlan {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const { pathname } = address;
  // Built files carry their content in their name and never change.
  if (pathname.startsWith('/assets/')) return 'lasting';
  if (pathname.startsWith('/pictures/')) return 'refreshed';
  if (/^\/api\/(?:events|slideshow)(?:\/|$)/.test(pathname)) return 'answer';
  return mode === 'navigate' && isPage(pathname) ? 'page' : null;
}

/**
 * What the server made for one person is never kept here, where the user who uses the browser next would find it: it
 * says so itself. What a person needs without a connection (the list at the door, their own code) is kept under their
 * name.
 */
export const isForEverybody = (answer: { headers: { get(name: string): string | null } }): boolean =>
  !/\b(no-store|private)\b/.test(answer.headers.get('cache-control') ?? '');

/** Sign-in, back office and the API's own pages are never kept. */
export const isPage = (pathname: string): boolean =>
  !/^\/(api|auth|assets|pictures|theme|uploads)(\/|$)|\.\w+$/.test(pathname);

/** The words of the page that says that there is no connection, by the language in the address. */
export function offlineWords(pathname: string): { lang: string; title: string; text: string; again: string } {
  if (/^\/en(\/|$)/.test(pathname)) {
    return {
      lang: 'en',
      title: 'You are not connected to the internet',
      text: 'You have not read this page before, so we cannot show it now. Pages you have read still open.',
      again: 'Try again',
    };
  }
  if (/^\/nn(\/|$)/.test(pathname)) {
    return {
      lang: 'nn',
      title: 'Det manglar tilgang til internett',
      text: 'Du har ikkje lese denne sida før, så vi kan ikkje vise ho no. Sider du har lese, opnar seg framleis.',
      again: 'Prøv igjen',
    };
  }
  return {
    lang: 'nb',
    title: 'Det mangler tilgang til internett',
    text: 'Du har ikke lest denne siden før, så vi kan ikke vise den nå. Sider du har lest, åpner seg fortsatt.',
    again: 'Prøv igjen',
  };
}
