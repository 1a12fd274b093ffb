import { expect, test } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';
import { look } from './screen.ts';

type Card = {
  id: string;
  name: string;
  attendees_count: number;
  capacity: { max: number | null };
  is_canceled: boolean;
  is_volunteer: boolean;
  is_completed: boolean;
  occurrences_count: number;
  event_source: string;
  activity_id: string | null;
};

/** Where no test publishes or calls off anything meanwhile. */
const TENANT = 'oslo';

async function cards(path: string): Promise<Card[]> {
  const found: Card[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const address = `http://127.0.0.1:${PORTAL_PORT}/api${path}?perPage=100&page=${page}`;
    const answer = await fetch(address, { headers: { 'x-tenant': TENANT } });
    found.push(...((await answer.json()) as { data: Card[] }).data);
  }
  return found;
}

type Detail = Card & {
  waiting_policy: string;
  sign_up_closes_minutes: number;
  occurrences: { start_at: string; end_at: string; is_canceled: boolean; attendees_count: number }[];
};

/** The first of them that has so many times to come, none of which begins or closes while it is looked at. */
async function withTimes(candidates: readonly Card[], times: number): Promise<Detail> {
  for (const card of candidates.filter(({ occurrences_count }) => occurrences_count >= times)) {
    const answer = await fetch(`http://127.0.0.1:${PORTAL_PORT}/api/events/${card.id}`);
    const { data } = (await answer.json()) as { data: Detail };
    if (data.waiting_policy === 'lottery' || data.occurrences.length < times) continue;
    if (data.occurrences.slice(0, times).every((time) => isFarFromClosing(data, time))) return data;
  }
  throw new Error(`No activity has ${times} times to come that are open.`);
}

const HOUR_MS = 3_600_000;

const isFarFromClosing = (
  { capacity, sign_up_closes_minutes }: Detail,
  { start_at, is_canceled, attendees_count }: Detail['occurrences'][number],
): boolean =>
  !is_canceled &&
  (capacity.max === null || attendees_count < capacity.max) &&
  Date.parse(start_at) - sign_up_closes_minutes * 60_000 > Date.now() + HOUR_MS;

const isOpen = ({ capacity, attendees_count, is_canceled, event_source }: Card) =>
  !is_canceled && event_source === 'local' && (capacity.max === null || attendees_count < capacity.max);

test('EVT-06 a phone keeps the way in at the thumb, and it leads through the sign-in and back', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const event = await withTimes(
    (await cards('/events')).filter((card) => isOpen(card) && !card.is_volunteer),
    8,
  );
  await page.goto(at(TENANT, `/events/${event?.id}`));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event?.name ?? '');
  const bar = page.getByRole('region', { name: 'Snarvei til påmelding' });
  const signUp = bar.getByRole('link', { name: 'Meld deg på' });
  await expect(signUp).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 1500);
  await expect(signUp).toBeInViewport({ ratio: 1 });
  // At the end of the page, where the bar lies on nothing: axe takes what it half covers for a small target.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await look(page);

  await page.getByText(/^Vis alle \d+ gangene$/).click();
  await expect(page.getByText('Vis færre')).toBeVisible();
  // The question about consent comes first, for everybody.
  await page.getByRole('button', { name: 'Avvis' }).click();
  await signUp.click();
  await expect(page).toHaveURL(
    new RegExp(`/auth/get-started\\?returnUrl=%2Fevents%2F${event?.id}%3Ftime%3D[\\w-]+%26signUp%3Dtrue$`),
  );
  expect(complaints).toEqual([]);
});

test('EVT-06 when the next time is over while the page is open, the one after it is offered', async ({ page }) => {
  const event = await withTimes(
    (await cards('/events')).filter((card) => isOpen(card) && !card.is_volunteer),
    3,
  );
  await page.clock.install();
  await page.goto(at(TENANT, `/events/${event.id}`));
  await untilHydrated(page);
  const panel = page.getByRole('region', { name: 'Påmelding', exact: true });
  const next = panel.getByRole('paragraph').filter({ hasText: 'Neste gang' });
  const signUp = panel.getByRole('link', { name: 'Meld deg på' });
  const wasNext = await next.innerText();
  const wayIn = await signUp.getAttribute('href');
  await page.clock.fastForward(Date.parse(event.occurrences[0]?.end_at ?? '') - Date.now() + HOUR_MS);
  await expect(next).not.toHaveText(wasNext);
  await expect(signUp).not.toHaveAttribute('href', wayIn ?? '');
  await expect(panel).not.toContainText('Det er ikke satt opp flere tider.');
});

test('EVT-06 it can be passed on, kept and complained about; another day is one key away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const event = await withTimes((await cards('/events')).filter(isOpen), 3);
  await page.goto(at(TENANT, `/events/${event?.id}`));
  await untilHydrated(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Del', exact: true }).press('Enter');
  await expect(page.getByText('Lenken er kopiert')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(at(TENANT, `/events/${event?.id}`));
  await expect(page.getByRole('link', { name: 'Meld fra om feil' })).toHaveCount(0);
  const actions = page.getByRole('region', { name: 'Del, lagre og meld fra' });
  await actions.getByRole('button', { name: `Meld fra om ${event?.name}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hva er galt med aktiviteten?' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Velg en annen dag' }).press('Enter');
  await expect(page).toHaveURL(/#tider$/);
  await expect(page.getByRole('heading', { name: 'Når' })).toBeInViewport();

  const calendar = page.getByRole('link', { name: 'Legg i kalenderen', exact: true });
  const file = await calendar.evaluate(async (link: HTMLAnchorElement) => (await fetch(link.href)).text());
  expect(file).toContain('BEGIN:VEVENT');

  await page.getByRole('navigation', { name: 'Du er her' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/events\?filters=/);
});

test('EVT-03 EVT-04 called off, full and over are said in words, in light and dark, and are accessible', async ({
  page,
}) => {
  const upcoming = await cards('/events');
  const over = (await cards('/events-old')).find(({ is_completed, is_canceled }) => !is_completed && !is_canceled);
  const shown: [Card | undefined, string][] = [
    [upcoming.find(({ is_canceled }) => is_canceled), 'Aktiviteten blir ikke noe av.'],
    [
      upcoming.find((card) => !isOpen(card) && !card.is_canceled && card.event_source === 'local'),
      'Fullt – venteliste',
    ],
    [over, 'Det er ikke satt opp flere tider.'],
  ];
  for (const [turn, [event, words]] of shown.entries()) {
    await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'dark' : 'light' });
    await page.goto(at(TENANT, `/events/${event?.id}`));
    await untilHydrated(page);
    await expect(page.getByRole('region', { name: 'Påmelding', exact: true })).toContainText(words);
    await expectNoFindings(page);
  }
});

test('EVT-07 an imported event names its source and is signed up for there', async ({ page }) => {
  const complaints = complaintsOf(page);
  const event = (await cards('/events')).find(({ event_source }) => event_source === 'dnt');
  await page.goto(at(TENANT, `/events/${event?.id}`));
  await expect(page).toHaveURL(at(TENANT, `/events/dnt/${event?.activity_id}`));
  await untilHydrated(page);
  await expect(page.getByText('Fra Den Norske Turistforening')).toBeVisible();
  const signUp = page.getByRole('link', { name: 'Meld deg på hos Den Norske Turistforening' });
  await expect(signUp).toHaveAttribute('href', /^https:\/\/www\.dnt\.no\//);
  await expectNoFindings(page);
  expect(complaints).toEqual([]);
});
