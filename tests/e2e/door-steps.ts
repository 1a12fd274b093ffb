import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { encodeQR } from 'qr';
import { at, PORTAL_PORT } from './addresses.ts';

const DEMO_PASSWORD = 'Nabolag-2026';
const HEADERS = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;

type Ticket = { access_token: string; expires_in: number };

export async function logIn(request: APIRequestContext, account: string): Promise<Ticket> {
  await request.get(api('/auth/form'), { headers: HEADERS });
  const data = { username: `${account}@demo.test`, password: DEMO_PASSWORD };
  return (await request.post(api('/auth/login'), { headers: HEADERS, data })).json();
}

const authorised = ({ access_token }: Ticket) => ({ headers: { ...HEADERS, authorization: `Bearer ${access_token}` } });

/** A browser in which somebody is logged in, with a service worker and without the question about cookies. */
export async function deviceOf(browser: Browser, ticket: Ticket, options: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    locale: 'nb-NO',
    reducedMotion: 'reduce',
    ...options,
  });
  const stored = {
    access_token: ticket.access_token,
    is_two_factor_enabled: false,
    two_factor_sent_to: null,
    expires_at: Date.now() + ticket.expires_in * 1000,
  };
  // Once, so that a log-out lasts.
  await context.addInitScript((value) => {
    if (location.protocol !== 'http:' || localStorage.getItem('tested') !== null) return;
    localStorage.setItem('tested', '1');
    localStorage.setItem('nabolag:auth:user', value);
  }, JSON.stringify(stored));
  await context.addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  return context;
}

type Door = { eventId: string; occurrenceId: string; path: string; code: string };

/**
 * A time of the demo organisation with room for one more, at which Bo has a place; each test takes another one, so that
 * none sees what another one does.
 */
export async function givenDoor(request: APIRequestContext, leader: Ticket, which: number): Promise<Door> {
  const mine = await (await request.get(api('/users/me/organizations'), authorised(leader))).json();
  const events = await (
    await request.get(api(`/organizations/${mine.data[0].id}/events?perPage=20`), authorised(leader))
  ).json();
  const bo = await logIn(request, 'bruker');
  let found = 0;
  for (const { id: eventId } of events.data) {
    const { data: event } = await (await request.get(api(`/events/${eventId}`), authorised(leader))).json();
    for (const { id: occurrenceId, is_canceled } of event.occurrences.slice(0, 4)) {
      if (is_canceled) continue;
      const attended = await request.post(api(`/occurrences/${occurrenceId}/attend`), authorised(bo));
      if (!attended.ok() || (await attended.json()).data.status !== 'attending') continue;
      if (found++ < which) continue;
      const { data: list } = await (
        await request.get(api(`/occurrences/${occurrenceId}/door`), authorised(leader))
      ).json();
      // A second try finds what the first one did.
      for (const { attendance_id, checked_in_at } of list.people) {
        const out = { ...authorised(leader), data: { is_in: false } };
        if (checked_in_at !== null) await request.post(api(`/attendees/${attendance_id}/check-in`), out);
      }
      const { data } = await (await request.get(api(`/occurrences/${occurrenceId}/code`), authorised(bo))).json();
      return { eventId, occurrenceId, path: `/events/${eventId}/door?occurrence=${occurrenceId}`, code: data.code };
    }
  }
  throw new Error('The demo organisation has too few activities that one can sign up for.');
}

export const peopleAt = async (request: APIRequestContext, leader: Ticket, { occurrenceId }: Door) => {
  const { data } = await (await request.get(api(`/occurrences/${occurrenceId}/door`), authorised(leader))).json();
  return data.people as { name: string; status: string; checked_in_at: string | null }[];
};

export const cameFrom = (people: readonly { checked_in_at: string | null }[]) =>
  people.filter(({ checked_in_at }) => checked_in_at !== null).length;

export async function openDoor(page: Page, door: Door, prefix = '') {
  await page.goto(at('bergen', prefix + door.path));
  await expect(page.getByRole('button', { name: /Bo Bruker/ })).toBeVisible();
}

export const line = (page: Page, name: RegExp) => page.getByRole('button', { name });
export const waiting = (page: Page) => page.getByText(/venter på nett/).first();
/** The worker has the page and its files. */
export const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const pages = await caches.open('nabolag-pages-2');
        const files = await caches.open('nabolag-files-2');
        const used = performance.getEntriesByType('resource').map(({ name }) => name);
        const wanted = used.filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const missing = await Promise.all(wanted.map(async (name) => !(await files.match(name, { ignoreVary: true }))));
        return [Boolean(await pages.match(location.href, { ignoreVary: true })), missing.filter(Boolean).length];
      }),
    )
    .toEqual([true, 0]);

/** Instead of a camera: a canvas that shows whatever code the test holds up. */
export async function giveCamera(context: BrowserContext) {
  await context.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const drawing = canvas.getContext('2d');
    let shown: boolean[][] = [];
    const draw = () => {
      if (!drawing) return;
      drawing.fillStyle = '#ffffff';
      drawing.fillRect(0, 0, 640, 480);
      drawing.fillStyle = '#000000';
      const size = Math.floor(360 / Math.max(1, shown.length));
      const left = (640 - size * shown.length) / 2;
      const top = (480 - size * shown.length) / 2;
      for (const [y, row] of shown.entries()) {
        for (const [x, isDark] of row.entries())
          if (isDark) drawing.fillRect(left + x * size, top + y * size, size, size);
      }
    };
    setInterval(draw, 100);
    Object.assign(window, {
      holdUp: (squares: boolean[][]) => {
        shown = squares;
        draw();
      },
      cameraAsked: 0,
    });
    navigator.mediaDevices.getUserMedia = async () => {
      (window as unknown as { cameraAsked: number }).cameraAsked += 1;
      return canvas.captureStream(10);
    };
  });
}

export const holdUp = (page: Page, text: string) =>
  page.evaluate(
    (squares) => (window as unknown as { holdUp(squares: boolean[][]): void }).holdUp(squares),
    encodeQR(text, 'raw', { border: 4 }),
  );
