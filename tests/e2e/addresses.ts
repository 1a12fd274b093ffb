import { findFreePort } from '#tests/support/free-port.ts';

// Found once, by the program that starts the workers: they inherit its environment.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DEVELOPMENT_PORT ??= String(await findFreePort());

export const PORTAL_PORT = Number(process.env.E2E_PORT);
export const DEVELOPMENT_PORT = Number(process.env.E2E_DEVELOPMENT_PORT);

/** Whom the portal would let measure; each test that says yes answers for it. */
export const ANALYTICS = 'https://measure.test';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium resolves every name under localhost to this machine by itself. */
export const at = (tenant: string, path: string, port: number = PORTAL_PORT): string =>
  `http://${tenant}.localhost:${port}${path}`;

/** Every public page that has an address of its own; an event's is looked up. */
export const PUBLIC_PAGES = [
  '/events',
  '/events/calendar',
  '/events/map',
  '/search?q=fotball',
  '/info',
  '/info/about/fritidskonto',
  '/fritidskortet/amount',
  '/about',
  '/terms',
  '/privacy',
  '/help',
  '/accessibility',
  '/data-processing',
  '/cookies',
  '/private-organisation',
  '/styleguide',
  '/auth/get-started',
  '/404',
  '/500',
  '/somewhere/else',
];

export const PREFIXES = { nb: '', nn: '/nn', en: '/en' } as const;

export async function firstEventPath(tenant: string, port: number = PORTAL_PORT): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/events?perPage=1`, { headers: { 'x-tenant': tenant } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return `/events/${data[0]?.id}`;
}
