import { isForEverybody, isPage, offlineWords, planCaching } from '#features/portal/web/service-worker-plan.ts';
import { keepSubscription, keptSubscription } from '#features/push/web/kept-subscription.ts';
import { addressIn, noticeIn, tabAt } from '#features/push/web/notification-plan.ts';
import { handInLate, renewSubscription, type SubscriptionChange } from '#features/push/web/renew-subscription.ts';

/** SHL-15: pages that a user has read open without a connection. The server renders them alike for everyone. */
const VERSION = '2';
const PAGES = `nabolag-pages-${VERSION}`;
const FILES = `nabolag-files-${VERSION}`;
const ANSWERS = `nabolag-answers-${VERSION}`;
const LIMITS: Record<string, number> = { [PAGES]: 60, [FILES]: 300, [ANSWERS]: 120 };

/** The parts of a worker's surroundings that are used here; the compiler knows only those of a page. */
type Lasting = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type MessageEvent = Lasting & { data: { kind?: unknown; address?: unknown; addresses?: unknown } | null };
type PushEvent = Lasting & { data: { text(): string } | null };
type NotificationEvent = Lasting & { notification: { close(): void; data: { address?: unknown } | null } };
type Tab = { url: string; focus(): Promise<unknown> };
type Worker = {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: object): Promise<void>; pushManager: PushManager };
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: Lasting & SubscriptionChange) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
};
declare const self: Worker;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'page-read' && typeof event.data.address === 'string') {
    event.waitUntil(keepPage(event.data.address));
    event.waitUntil(handInLate(renewing()));
  }
  if (event.data?.kind === 'files-used' && Array.isArray(event.data.addresses)) {
    event.waitUntil(keepFiles(event.data.addresses));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (planCaching(request, self.location.origin)) {
    case 'page':
      return event.respondWith(networkFirst(event, PAGES, () => offlinePage(new URL(request.url).pathname)));
    case 'answer':
      return event.respondWith(networkFirst(event, ANSWERS, () => Response.error()));
    case 'lasting':
      return event.respondWith(cacheFirst(event));
    case 'refreshed':
      return event.respondWith(cacheThenRefresh(event));
    default:
  }
});

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event, renewing())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(addressIn(event.notification.data?.address, self.location.origin)));
});

/** BEY-01. */
async function show(text: string | undefined) {
  const { title, options } = noticeIn(text, self.location.origin);
  await self.registration.showNotification(title, { ...options, icon: await portalIcon() });
}

const renewing = () => ({
  pushManager: self.registration.pushManager,
  kept: keptSubscription,
  keep: keepSubscription,
  handIn: async (renewal: unknown) => {
    try {
      const body = JSON.stringify(renewal);
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/push-subscriptions/renewals', { method: 'POST', headers, body })).ok;
    } catch {
      return false;
    }
  },
});

/** The icon in the tenant's colour. Without a connection the browser shows its own. */
async function portalIcon(): Promise<string | undefined> {
  try {
    const manifest: { icons?: { src?: string }[] } = await (await fetch('/manifest.webmanifest')).json();
    return manifest.icons?.[0]?.src;
  } catch {
    return undefined;
  }
}

async function openPage(address: string) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabAt(tabs, address);
  if (tab) await tab.focus();
  else await self.clients.openWindow(address);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('nabolag-') && !(name in LIMITS));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keepPage(address: string) {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin || !isPage(url.pathname)) return;
  const request = new Request(url, { headers: { accept: 'text/html' } });
  try {
    await keep(PAGES, request, await fetch(request));
  } catch {
    // The connection went in the meantime; the page is kept the next time.
  }
}

/** Files that a page loaded before the service worker was running: without them the stored page stays white. */
async function keepFiles(addresses: readonly unknown[]) {
  for (const address of addresses.slice(0, LIMITS[FILES])) {
    const request = new Request(new URL(String(address), self.location.origin));
    if (planCaching(request, self.location.origin) !== 'lasting' || (await kept(FILES, request))) continue;
    try {
      await keep(FILES, request, await fetch(request));
    } catch {
      // The connection went in the meantime; the next visit tells of it again.
    }
  }
}

async function networkFirst(event: FetchEvent, cacheName: string, fallback: () => Response): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(cacheName, event.request, answer.clone()));
    return answer;
  } catch {
    return (await kept(cacheName, event.request)) ?? fallback();
  }
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  return (await kept(FILES, event.request)) ?? fetchAndKeep(event);
}

async function cacheThenRefresh(event: FetchEvent): Promise<Response> {
  const before = await kept(FILES, event.request);
  if (!before) return fetchAndKeep(event);
  event.waitUntil(fetchAndKeep(event).catch(() => {}));
  return before;
}

async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(keep(FILES, event.request, answer.clone()));
  return answer;
}

const kept = async (cacheName: string, request: Request): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(request, matching(cacheName));

/** The address says which language a page is in; an answer of the API says it by `Vary`. */
const matching = (cacheName: string): CacheQueryOptions => ({ ignoreVary: cacheName !== ANSWERS });

/** Only complete answers without a redirect that are the same for everybody. The oldest is dropped first. */
async function keep(cacheName: string, request: Request, answer: Response) {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic' || !isForEverybody(answer)) return;
  const cache = await caches.open(cacheName);
  await cache.delete(request, matching(cacheName));
  await cache.put(request, answer);
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - (LIMITS[cacheName] ?? 0)));
  await Promise.all(surplus.map((each) => cache.delete(each)));
}

function offlinePage(pathname: string): Response {
  const { lang, title, text, again } = offlineWords(pathname);
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>:root{color-scheme:light dark;background:light-dark(#faf5ec,#191815);
color:light-dark(#302b24,#edeceb)}body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,
sans-serif}h1{line-height:1.2}a{color:inherit}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></html>`;
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
