import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { encodeQR } from 'qr';
import { read, type Ticket, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { activity, signUp } from './running-scene.ts';
import { answerConsent, beLoggedIn } from './screen.ts';

/** A device that is back on the network waits longer after each attempt that failed. */
export const SENT_MS = 120_000;

/** A browser in which a user is logged in, with a service worker and without the question about cookies. */
export async function deviceOf(browser: Browser, ticket: Ticket, options: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    locale: 'nb-NO',
    reducedMotion: 'reduce',
    ...options,
  });
  await beLoggedIn(context, ticket);
  await answerConsent(context);
  return context;
}

/** How one gets to the door, as the leader, and Bo's code for it. */
type Door = { leader: Ticket; occurrenceId: string; path: string; code: string };

/** An activity of one test's own, at which Bo has a place, and others. */
export async function givenDoor(request: APIRequestContext): Promise<Door> {
  const { id, leader, times } = await activity(request);
  const [occurrenceId] = times;
  await signUp(request, occurrenceId, 'medlem', 'bruker', 'support');
  const { data } = await read(request, `/occurrences/${occurrenceId}/code`, await ticketOf(request, 'bruker'));
  return { leader, occurrenceId, path: `/events/${id}/door?occurrence=${occurrenceId}`, code: data.code };
}

export const peopleAt = async (request: APIRequestContext, { leader, occurrenceId }: Door) => {
  const { data } = await read(request, `/occurrences/${occurrenceId}/door`, leader);
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
