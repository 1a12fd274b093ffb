import {
  type APIRequestContext,
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { logIn, newPerson, PASSWORD, read, type Ticket, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { deviceOf } from './door-steps.ts';
import { look } from './screen.ts';

const ORIGIN = at('bergen', '');
/** A real point on the curve: the server takes no other. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Chromium asks its maker's push service for an address, which is out of reach here: this stands in for the asking. */
async function standInForPushService(context: BrowserContext, endpoint: string) {
  await context.addInitScript(
    ({ address, keys }) => {
      const made = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, expirationTime: null, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('subscribed');
          return true;
        },
      };
      PushManager.prototype.subscribe = async function subscribe(options) {
        if (!options?.userVisibleOnly || !options.applicationServerKey) throw new DOMException('Not allowed');
        localStorage.setItem('subscribed', '1');
        return made as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('subscribed') ? (made as unknown as PushSubscription) : null;
    },
    { address: endpoint, keys: KEYS },
  );
}

const reminders = (page: Page) => page.getByRole('region', { name: 'Påminnelser', exact: true });
const theSwitch = (page: Page) => reminders(page).getByRole('switch', { name: 'Varsel på denne enheten' });

const devicesOf = async (request: APIRequestContext, ticket: Ticket) =>
  (await read(request, '/push-subscriptions', ticket)).data.devices;

test('BEY-01 notifications are turned on at a touch, come in words, and lead to the page', async ({
  browser,
  request,
}) => {
  const { ticket } = await newPerson(request);
  const context = await deviceOf(browser, ticket);
  await context.grantPermissions(['notifications'], { origin: ORIGIN });
  await standInForPushService(context, `https://push.example/${crypto.randomUUID()}`);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(at('bergen', '/profile/edit#paminnelser'));
  await untilHydrated(page);
  await expect(theSwitch(page)).not.toBeChecked();
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeChecked();
  await expect(theSwitch(page)).toHaveAttribute('aria-busy', 'false');
  await expect(theSwitch(page)).toBeFocused();
  await expect.poll(() => devicesOf(request, ticket)).toHaveLength(1);
  await look(page);
  await page.reload();
  await expect(theSwitch(page)).toBeChecked();

  const path = '/events?page=2';
  await deliver(await context.newCDPSession(page), {
    title: 'Påminnelse: Åpen fotballtrening',
    text: 'I morgen, 18:00–19:30',
    lang: 'nb',
    path,
    tag: 'place-1',
  });
  await expect
    .poll(() => shownIn(page))
    .toEqual([
      {
        title: 'Påminnelse: Åpen fotballtrening',
        body: 'I morgen, 18:00–19:30',
        tag: 'place-1',
        lang: 'nb',
        address: `${ORIGIN}${path}`,
        icon: expect.stringMatching(/^http:\/\/bergen\.localhost:\d+\/pictures\/.+192.*\.png$/),
      },
    ]);

  expect(await touchedIn(context)).toEqual([`${ORIGIN}${path}`]);
  await expect.poll(() => shownIn(page)).toEqual([]);

  await theSwitch(page).click();
  await expect(theSwitch(page)).not.toBeChecked();
  await expect.poll(() => devicesOf(request, ticket)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('IDN-14 BEY-01 logging out turns the device off, on both sides', async ({ browser, request }) => {
  const { email, ticket } = await newPerson(request);
  const context = await deviceOf(browser, ticket);
  await context.grantPermissions(['notifications'], { origin: ORIGIN });
  await standInForPushService(context, `https://push.example/${crypto.randomUUID()}`);
  const page = await context.newPage();
  await page.goto(at('bergen', '/profile/edit#paminnelser'));
  await untilHydrated(page);
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBe('1');
  await page.goto(at('bergen', '/about'));
  await page.getByRole('button', { name: /^Min side/ }).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/get-started/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
  const again = await logIn(request, email, PASSWORD);
  await expect.poll(() => devicesOf(request, again)).toEqual([]);
  await context.close();
});

test('BEY-01 a browser in which notifications are turned down says what to do', async ({ browser, request }) => {
  const context = await deviceOf(browser, await ticketOf(request, 'bruker'), { viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  const page = await context.newPage();
  await page.goto(at('bergen', '/profile/edit#paminnelser'));
  await untilHydrated(page);
  await expect(
    reminders(page).getByText('Nettleseren avviser varsler fra denne siden.', { exact: false }),
  ).toBeVisible();
  await expect(theSwitch(page)).toBeDisabled();
  await look(page);
  await context.close();
});

/** What the browser does when its push service hands something over. */
async function deliver(session: CDPSession, notice: object) {
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${ORIGIN}/`);
      if (own) resolve(own.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: `${ORIGIN}/`,
    registrationId,
    data: JSON.stringify(notice),
  });
}

const shownIn = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, lang, data, icon }) => ({
      title,
      body,
      tag,
      lang,
      address: data.address,
      icon,
    })),
  );

/** What a touch opens. Only a person's own may open a window, so the window is a stand-in here, as is the touch. */
async function touchedIn(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      clients: { openWindow(address: string): Promise<null> };
      registration: { getNotifications(): Promise<Notification[]> };
      dispatchEvent(event: Event): boolean;
    };
    const opened: string[] = [];
    const touched = new Promise<void>((resolve) => {
      scope.clients.openWindow = async (address) => {
        opened.push(address);
        resolve();
        return null;
      };
    });
    const [notification] = await scope.registration.getNotifications();
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
    scope.dispatchEvent(event);
    await touched;
    return opened;
  });
}
