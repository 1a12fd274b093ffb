import { randomInt } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { emptyForm } from '#features/series/rules.ts';
import { at, PORTAL_PORT } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { button, field } from './sign-in-steps.ts';

const TENANT = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
const PHONE = { width: 390, height: 844 };
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DAY_MS = 86_400_000;

const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;

type Ticket = { access_token: string; expires_in: number };
type Form = ReturnType<typeof emptyForm>;

async function ticketOf(request: APIRequestContext, who: string): Promise<Ticket> {
  const data = { username: `${who}@demo.test`, password: 'Nabolag-2026' };
  return (await request.post(api('/auth/login'), { data, headers: TENANT })).json();
}

const as = ({ access_token }: Ticket) => ({ headers: { ...TENANT, authorization: `Bearer ${access_token}` } });

const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now() + days * DAY_MS);

/** An activity of the demo organisation that nobody has seen before: tomorrow, or that often, a week apart. */
async function given(request: APIRequestContext, changes: Partial<Form> = {}, times = 1) {
  const leader = await ticketOf(request, 'leder');
  const { data: organisations } = await (await request.get(api('/users/me/organizations'), as(leader))).json();
  const name = `Fellessang ${randomInt(1_000_000_000)}`;
  const form: Form = {
    ...emptyForm(organisations[0].id, 'nb', '4601'),
    name,
    description: 'Kom og syng. Alle kan være med.',
    venue: 'Samfunnshuset',
    type: 'course',
    categories: ['music_dance'],
    ...changes,
  };
  const days = Array.from({ length: times }, (_, week) => ({
    day: dayFromNow(1 + 7 * week),
    start_time: '18:00',
    end_time: '19:30',
  }));
  form.times = { ...form.times, frequency: 4, days };
  const answer = await request.post(api('/events'), { ...as(leader), data: { form } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  const { data: event } = await (await request.get(api(`/events/${data.id}`), as(leader))).json();
  return {
    id: data.id as string,
    name,
    times: event.occurrences.map(({ id }: { id: string }) => id) as string[],
    leader,
  };
}

async function open(page: Page, path: string, ticket?: Ticket) {
  if (ticket) {
    const stored = {
      access_token: ticket.access_token,
      is_two_factor_enabled: false,
      two_factor_sent_to: null,
      expires_at: Date.now() + ticket.expires_in * 1000,
    };
    await page.addInitScript((text) => localStorage.setItem('nabolag:auth:user', text), JSON.stringify(stored));
  }
  await page.context().addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  await page.goto(at('bergen', path));
  await untilHydrated(page);
}

async function look(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Påmelding', exact: true });
const dockOf = (page: Page) => page.getByRole('region', { name: 'Snarvei til påmelding' });
const said = (page: Page) => page.getByRole('region', { name: 'Beskjeder' });
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Ja' });

test('OCC-01 OCC-02 somebody signs up, leaves after a question, and joins all times, by keyboard', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const event = await given(request, { capacity_max: 2, leave_closes_minutes: 120 }, 4);
  await open(page, `/events/${event.id}`, await ticketOf(request, 'medlem'));
  const panel = panelOf(page);
  await expect(panel.getByText('2 plasser igjen')).toBeVisible();
  const join = panel.getByRole('button', { name: 'Meld på' });
  await expect(join).toBeEnabled();
  await join.focus();
  await page.keyboard.press('Enter');
  await expect(said(page).getByText('Du deltar', { exact: true })).toBeVisible();
  await expect(panel.getByText('Du deltar', { exact: true })).toBeVisible();
  await expect(panel.getByText('1 plass igjen')).toBeVisible();
  await expect(panel.getByText(/^Du kan melde deg av fram til i morgen 16:00/)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Vis koden min' })).toHaveAttribute(
    'href',
    `/my/code/${event.times[0]}`,
  );
  await expect(panel).toBeFocused();
  await look(page);

  // Where each time stands the same can be done.
  const line = page.getByRole('listitem').filter({ hasText: 'I morgen 18:00' });
  await expect(line.getByText('Du deltar', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: /^Meld deg av: I morgen/ }).click();
  await yes(page).click();
  await expect(said(page).getByText('Du deltar ikke')).toBeVisible();
  await expect(line.getByRole('button', { name: /^Meld på: I morgen/ })).toBeFocused();
  await expect(panel.getByText('2 plasser igjen')).toBeVisible();

  await page.getByRole('button', { name: 'Meld på alle 4 gangene' }).click();
  await expect(said(page).getByText('Du er påmeldt 4 ganger.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Meld deg av: / })).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test('OCC-01 on a phone the way in leads through the sign-in, back to the time that was wanted, and in', async ({
  page,
  request,
}) => {
  const event = await given(request, {}, 2);
  await page.setViewportSize(PHONE);
  await open(page, `/events/${event.id}`);
  await expect(dockOf(page).getByRole('link', { name: 'Meld på' })).toBeInViewport({ ratio: 1 });
  await look(page);
  const second = page.getByRole('link', { name: /^Meld på: / }).nth(1);
  expect((await second.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await second.click();
  await field(page, 'E-post eller mobilnummer').fill('bruker@demo.test');
  await button(page, 'Neste').click();
  await field(page, 'Passord').fill('Nabolag-2026');
  await button(page, 'Logg inn').click();
  await expect(page).toHaveURL(new RegExp(`/events/${event.id}\\?time=${event.times[1]}`));
  const join = dockOf(page).getByRole('button', { name: 'Meld på' });
  await expect(join).toBeEnabled();
  expect((await join.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await join.click();
  await expect(said(page).getByText('Du deltar', { exact: true })).toBeVisible();
  await expect(dockOf(page).getByText('Du deltar')).toBeVisible();
  const mine = await request.get(api(`/events/${event.id}/my`), as(await ticketOf(request, 'bruker')));
  const { data } = (await mine.json()) as { data: { status: string | null }[] };
  expect(data.map(({ status }) => status)).toEqual([null, 'attending']);
  await look(page);
});

for (const size of [undefined, PHONE]) {
  test(`EVT-04 one touch on a card signs up${size ? ' on a phone' : ''}, and the card says so from then on`, async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const event = await given(request);
    if (size) await page.setViewportSize(size);
    const list = `/events?${new URLSearchParams({ q: event.name })}`;
    await open(page, list, await ticketOf(request, 'medlem'));
    const card = page.getByRole('listitem').filter({ has: page.getByRole('article'), hasText: event.name });
    const before = await card.boundingBox();
    const join = card.getByRole('button', { name: `Meld på: ${event.name}` });
    await expect(join).toBeVisible();
    expect(await card.boundingBox()).toEqual(before);
    await look(page);
    await join.click();
    await expect(said(page).getByText('Du deltar', { exact: true })).toBeVisible();
    await expect(card.getByText('Du deltar', { exact: true })).toBeVisible();
    await page.reload();
    await expect(card.getByText('Du deltar', { exact: true })).toBeVisible();
    await expect(join).toHaveCount(0);
    // The rest of the picture leads where the card leads.
    await card.click({ position: { x: 40, y: 100 } });
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}`));
    expect(complaints).toEqual([]);
  });
}

test('OCC-04 whoever waits sees their place in line, and gets the place when another leaves', async ({
  page,
  request,
}) => {
  const event = await given(request, { capacity_max: 1 });
  const other = await ticketOf(request, 'bruker');
  await request.post(api(`/occurrences/${event.times[0]}/attend`), as(other));
  const ticket = await ticketOf(request, 'medlem');
  await open(page, `/events/${event.id}`, ticket);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Sett meg på venteliste' }).click();
  await expect(said(page).getByText('Du står på venteliste')).toBeVisible();
  await expect(panel.getByText(/^Du står først i køen\./)).toBeVisible();
  await look(page);
  await open(page, '/my');
  await expect(page.getByRole('region', { name: 'Du står på venteliste' }).getByText(event.name)).toBeVisible();
  await expect(page.getByText('Nr. 1 på venteliste').first()).toBeVisible();

  await request.post(api(`/occurrences/${event.times[0]}/leave`), as(other));
  await open(page, `/events/${event.id}`);
  await expect(panel.getByText('Du deltar', { exact: true })).toBeVisible();
});

test('BEY-02 an offer is on top of Min side with its deadline, and is taken there', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const event = await given(request, { capacity_max: 1, waiting_policy: 'offer', offer_hours: 2 });
  const [time] = event.times;
  const other = await ticketOf(request, 'bruker');
  const ticket = await ticketOf(request, 'koordinator');
  await request.post(api(`/occurrences/${time}/attend`), as(other));
  await request.post(api(`/occurrences/${time}/attend`), as(ticket));
  await request.post(api(`/occurrences/${time}/leave`), as(other));
  await open(page, `/events/${event.id}`, ticket);
  await expect(panelOf(page).getByText('Det er en ledig plass til deg')).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Nei takk' })).toBeVisible();
  await look(page);
  await page.setViewportSize(PHONE);
  await open(page, '/my');
  const offers = page.getByRole('region', { name: 'Venter på svar fra deg' });
  await expect(offers.getByText(/^Svar innen i (dag|morgen) /).first()).toBeVisible();
  await look(page);
  await offers.getByRole('button', { name: `Ta plassen: ${event.name}` }).click();
  await expect(said(page).getByText('Du deltar', { exact: true })).toBeVisible();
  const coming = page.getByRole('region', { name: 'Dette skal du på' });
  await expect(coming.getByText(event.name)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page);
  await coming.getByRole('button', { name: `Meld deg av: ${event.name}` }).click();
  await yes(page).click();
  await expect(said(page).getByText('Du deltar ikke')).toBeVisible();
  await expect(coming.getByText(event.name)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('CAL-01 the timetable shows what one has a place at', async ({ page, request }) => {
  const event = await given(request);
  const ticket = await ticketOf(request, 'support');
  await request.post(api(`/occurrences/${event.times[0]}/attend`), as(ticket));
  await open(page, '/my', ticket);
  await page.getByRole('link', { name: 'Se timeplanen i kalenderen' }).click();
  await expect(button(page, 'Min timeplan')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(at('bergen', `/events/calendar?whose=mine&view=day&date=${dayFromNow(1)}`));
  await expect(page.getByRole('link', { name: event.name })).toBeVisible();
  await look(page);
});

test('OCC-05 what was called off meanwhile is refused with a sentence, and the page catches up', async ({
  page,
  request,
}) => {
  const event = await given(request, {}, 2);
  await open(page, `/events/${event.id}`, await ticketOf(request, 'medlem'));
  const join = panelOf(page).getByRole('button', { name: 'Meld på' });
  await expect(join).toBeEnabled();
  await request.post(api(`/events/${event.id}/cancel`), { ...as(event.leader), data: { reason: 'Sykdom' } });
  await join.click();
  await expect(said(page).getByText('Det gikk ikke')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Meld på: / })).toHaveCount(0);
});

test('EVT-06 without scripts the page still says how to join', async ({ browser, request }) => {
  const event = await given(request, { capacity_max: 5, leave_closes_minutes: 120 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('bergen', `/events/${event.id}`));
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: 'Meld på' })).toHaveAttribute(
    'href',
    `/auth/get-started?returnUrl=${encodeURIComponent(`/events/${event.id}?time=${event.times[0]}`)}`,
  );
  await expect(panel.getByText('Du logger inn eller lager en konto først.')).toBeVisible();
  await expect(panel.getByText(/^Du kan melde deg av fram til/)).toBeVisible();
  await context.close();
});
