import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Notification } from '#features/notifications/contract.ts';
import { CLUB, newPerson, post, read, type Ticket, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { button, link, look, open } from './screen.ts';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Varsler|Varsel|Notifications)\b/ });
const panel = (page: Page) => page.getByRole('region', { name: /^Varsel/ });

/** Resolves when the tab or another one of the browser listens. */
const streamOpened = (page: Page) => page.context().waitForEvent('response', (answer) => isStream(answer.url()));
const isStream = (url: string): boolean => new URL(url).pathname === '/api/stream';

/** Asks for membership as a user whom no other test knows. */
async function newApplicant(request: APIRequestContext) {
  const person = await newPerson(request);
  await post(request, `/organizations/${CLUB}/request`, { description: '' }, person.ticket);
  return person;
}

/** Which makes a notification for them. */
async function accept(request: APIRequestContext, ticket: Ticket) {
  const { id } = (await read(request, '/users/me', ticket)).data;
  await post(request, `/organizations/${CLUB}/members/${id}/accept`, {}, await ticketOf(request, 'leder'));
}

test('NOT-01 NOT-02 NOT-03 a request for membership rings the admin at once and leads to the members', async ({
  page,
  request,
}) => {
  const opened = streamOpened(page);
  await open(page, '/about', await ticketOf(request, 'leder'));
  await opened;
  let name = '';
  // Other tests ask the same club meanwhile, and of several that come within five seconds the newest is spoken.
  await expect(async () => {
    name = (await newApplicant(request)).name;
    const spoken = page.locator('[aria-live="polite"]').filter({ hasText: `Nytt varsel: ${name} vil bli medlem` });
    await expect(spoken).toHaveCount(1, { timeout: 20_000 });
  }).toPass();
  await expect(page).toHaveTitle(/^\(\d+\+?\) /);
  await bell(page).click();
  const line = panel(page).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Ulest');
  await look(page);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/organisations/${CLUB}\\?tab=members$`));
  await expect(panel(page)).toHaveCount(0);
  await bell(page).click();
  await expect(line).not.toContainText('Ulest');
});

test('NOT-01 NOT-02 the number is in the title, both tabs share one stream, and marking all empties both', async ({
  page,
  request,
}) => {
  const { ticket } = await newApplicant(request);
  const streams: string[] = [];
  page.context().on('request', (asked) => {
    if (isStream(asked.url())) streams.push(asked.url());
  });
  const complaints = complaintsOf(page);
  const opened = streamOpened(page);
  await open(page, '/about', ticket);
  await opened;
  await expect(bell(page)).toHaveAccessibleName('Varsler');
  const other = await page.context().newPage();
  await other.goto(at('bergen', '/en/about'));
  await untilHydrated(other);
  await expect(bell(other)).toHaveAccessibleName('Notifications');

  await accept(request, ticket);
  await expect(bell(page)).toHaveAccessibleName('Varsler, 1 ulest');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page).toHaveTitle(/^\(1\) Om /);
  expect(streams).toHaveLength(1);

  await bell(page).click();
  await button(page, 'Marker som lest').click();
  await expect(bell(page)).toHaveAccessibleName('Varsler');
  await expect(page.getByRole('heading', { name: 'Varsel' })).toBeFocused();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^Om /);

  // The other tab takes over, and goes on where this one stood.
  const takenOver = streamOpened(other);
  await page.close();
  await takenOver;
  expect(streams).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('NOT-01 the overlay is opened and left with the keyboard, and says when there is nothing', async ({
  page,
  request,
}) => {
  const { ticket } = await newPerson(request);
  await open(page, '/about', ticket);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Ingen varsler');
  await look(page);
  const box = await panel(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([380, 400]);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Se alle varsler')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await button(page, 'Lukk').click();
  await expect(bell(page)).toBeFocused();
});

/** A list that is longer than anybody could make it in a test, as the API answers it. */
async function standInForList(page: Page, total: number) {
  const entryOf = (position: number): Notification => ({
    id: `01900000-0000-7000-8000-${String(9000 - position).padStart(12, '0')}` as Notification['id'],
    type: 'event:changed',
    is_read: position > 2,
    created_at: new Date(Date.now() - position * 3_600_000).toISOString(),
    user: null,
    payload: {},
    text: `Endring ${position}`,
    path: '/events',
  });
  await page.route(/\/api\/notifications(\?|$)/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [before, per_page] = [query.get('before'), Number(query.get('perPage') ?? 20)];
    const all = Array.from({ length: total }, (_, position) => entryOf(position)).filter(({ is_read }) =>
      query.get('show') === 'unread' ? !is_read : true,
    );
    const from = all.findIndex(({ id }) => id === before) + 1;
    const data = all.slice(from, from + per_page);
    const meta = {
      ...{ total: all.length, last_page: Math.ceil(all.length / per_page), page: 1, per_page, total_unread: 3 },
      next: from + per_page < all.length ? data.at(-1)?.id : null,
      folders: [{ folder: 'activities', total: all.length, total_unread: 3 }],
    };
    return route.fulfill({ json: { data, meta } });
  });
}

test('NOT-01 the list goes on as it is scrolled, on a phone as well', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await standInForList(page, 45);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about', ticket);
  await bell(page).click();
  const lines = panel(page).getByRole('listitem');
  await expect(lines).toHaveCount(20);
  await look(page);
  expect((await panel(page).boundingBox())?.width).toBeGreaterThan(375);
  await lines.last().scrollIntoViewIfNeeded();
  await expect(lines).toHaveCount(40);
  await lines.last().scrollIntoViewIfNeeded();
  await expect(lines).toHaveCount(45);
});

for (const [language, title, unread, mark, older, settings] of [
  ['', 'Varsler', 'Uleste', 'Marker alle som lest', 'Vis eldre varsler', 'Velg hva du vil ha beskjed om'],
  ['/nn', 'Varsel', 'Ulesne', 'Marker alle som lesne', 'Vis eldre varsel', 'Vel kva du vil ha beskjed om'],
  [
    '/en',
    'Notifications',
    'Unread',
    'Mark all as read',
    'Show older notifications',
    'Choose what you want to hear about',
  ],
] as const) {
  test(`RTE-05 NOT-01 ${language}/notifications shows days, what is unread, and the ways to the user`, async ({
    page,
    request,
  }) => {
    const { ticket, email } = await newPerson(request);
    await standInForList(page, 45);
    await page.route('**/api/notifications/read', (route) => route.fulfill({ status: 204 }));
    await open(page, `${language}/notifications`, ticket);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Endring' })).toHaveCount(20);
    await expect(page.getByText(email)).toBeVisible();
    await look(page);
    await button(page, older).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Endring' })).toHaveCount(40);
    await page.getByRole('button', { name: new RegExp(`^${unread}`) }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Endring' })).toHaveCount(3);
    await button(page, mark).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Endring' })).toHaveCount(0);
    await look(page);
    await link(page, settings).click();
    await expect(page).toHaveURL(/#valg$/);
  });
}

const chosenPaces = async (request: APIRequestContext, ticket: Ticket): Promise<string[]> => {
  const { categories } = (await read(request, '/users/me/notification-settings', ticket)).data;
  return categories.map(({ email_pace }: { email_pace: string }) => email_pace);
};

for (const [language, heading, running, mail, width, gathered, pace] of [
  ['', 'Slik vil du ha beskjed', 'Når du er arrangør', 'E-post', 390, 'Sertifikater', 'E-post kommer'],
  ['/nn', 'Slik vil du ha beskjed', 'Når du er arrangør', 'E-post', 1440, 'Sertifikat', 'E-post kjem'],
  ['/en', 'How you want to be told', 'When you are an organiser', 'E-mail', 390, 'Certificates', 'E-mails come'],
] as const) {
  test(`NOT-04 BEY-14 ${language}/notifications at ${width} px: what a user chooses stays`, async ({
    page,
    request,
  }) => {
    const { ticket } = await newPerson(request);
    await post(request, `/organizations/${CLUB}/follow`, {}, ticket);
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${language}/notifications`, ticket);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const box = page.getByRole('group', { name: running }).getByRole('checkbox', { name: mail });
    await box.uncheck();
    // While the one before is still being saved.
    const paces = page.getByRole('group', { name: gathered }).getByLabel(pace);
    await paces.selectOption('weekly');
    await expect(paces).toHaveValue('weekly');
    await expect(page.getByRole('group', { name: running }).getByLabel(pace)).toHaveCount(0);
    // The bar at the top would cover boxes.
    await page.evaluate(() => scrollTo(0, 0));
    await look(page);
    await expect.poll(() => chosenPaces(request, ticket)).toContain('weekly');
    await page.reload();
    await expect(box).not.toBeChecked();
    await expect(paces).toHaveValue('weekly');
  });
}

test('RTE-05 /notifications is for a user who is logged in, and others come back to it', async ({ page }) => {
  await page.goto(at('bergen', '/notifications'));
  await expect(page).toHaveURL(/\/auth\/get-started\?returnUrl=%2Fnotifications$/);
});

test('SHL-02 TEN-07 visitors, those who may only look and portals that close have no bell and no stream', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await open(page, '/about');
  await expect(link(page, 'Logg inn')).toBeVisible();
  await open(page, '/about', await ticketOf(request, 'lesbar'));
  await expect(page.getByRole('button', { name: /^Min side/ })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  await page.goto(at('demo-avviklet', '/sunset'));
  await expect(page.getByRole('button', { name: /^Min side/ })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  expect(asked.filter((path) => /^\/api\/(stream|notifications)/.test(path))).toEqual([]);
});
