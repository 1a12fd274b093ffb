import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { button, field, look } from './sign-in-steps.ts';

/** The demo's own club, of which leder@demo.test is an admin. */
const CLUB = '01900000-0000-7000-8000-000000000100';
const TENANT = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;

type Ticket = { access_token: string; expires_in: number };

/** One of the demo's people. */
async function logIn(request: APIRequestContext, who: string): Promise<Ticket> {
  await request.get(api('/auth/form'), { headers: TENANT });
  const data = { username: `${who}@demo.test`, password: 'Nabolag-2026' };
  const answer = await request.post(api('/auth/login'), { data, headers: TENANT });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

async function goAs(page: Page, { access_token, expires_in }: Ticket, path: string) {
  const stored = { access_token, is_two_factor_enabled: false, two_factor_sent_to: null };
  await page.addInitScript(
    (ticket) => localStorage.setItem('nabolag:auth:user', ticket),
    JSON.stringify({ ...stored, expires_at: Date.now() + expires_in * 1000 }),
  );
  await go(page, path);
}

async function go(page: Page, path: string) {
  await page.context().addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  await page.goto(at('bergen', path));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Of the latest messages, or of the latest to somebody: there are not all of them in the mailbox's list. */
const sentWith = async (request: APIRequestContext, words: string, to?: string) => {
  const answer = await request.get(api('/dev/outbox'), { headers: TENANT, ...(to && { params: { to } }) });
  const { data } = (await answer.json()) as { data: { to: string; text: string | null }[] };
  return data.filter(({ text }) => text?.includes(words)).map(({ to }) => to);
};

/** An organisation that the demo's club has nothing to do with yet. */
async function stranger(request: APIRequestContext, ticket: Ticket): Promise<{ id: string; name: string }> {
  const headers = { ...TENANT, authorization: `Bearer ${ticket.access_token}` };
  const present = await request.get(api(`/organizations/${CLUB}/cohosts`), { headers });
  const taken = ((await present.json()) as { data: { organization: { id: string } }[] }).data;
  const answer = await request.get(api('/organizations?perPage=50&sort=newest'), { headers: TENANT });
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const isFree = ({ id }: { id: string }) => id !== CLUB && taken.every(({ organization }) => organization.id !== id);
  return data.find(isFree) ?? { id: '', name: '' };
}

test('MEM-05 a leader asks a co-organiser, the other side says yes, and everybody sees it', async ({
  browser,
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const leader = await logIn(request, 'leder');
  const other = await stranger(request, leader);
  await goAs(page, leader, `/organisations/${CLUB}?tab=cohosts`);
  await button(page, 'Spør en medarrangør').click();
  const dialog = page.getByRole('dialog', { name: 'Spør om å arrangere sammen' });
  await button(page, 'Send forespørsel').click();
  await expect(dialog).toContainText('Velg en arrangør fra listen');
  await dialog.getByRole('combobox', { name: 'Hvem vil dere spørre?' }).pressSequentially(other.name);
  await expect(dialog.getByRole('option', { name: other.name, exact: true }).first()).toBeVisible();
  await look(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await button(page, 'Send forespørsel').click();
  await expect(page.getByText('Forespørselen er sendt')).toBeVisible();
  await expect(button(page, `Trekk tilbake spørsmålet til ${other.name}`)).toBeVisible();
  await look(page);

  const theirs = await (await browser.newContext()).newPage();
  await goAs(theirs, await logIn(request, 'kommune'), `/organisations/${other.id}?tab=cohosts`);
  const yes = theirs.getByRole('button', { name: /^Si ja til / });
  await expect(yes).toBeVisible();
  await look(theirs);
  await yes.click();
  await expect(theirs.getByText('Invitasjonen til å være medarrangør er godtatt')).toBeVisible();

  const everybody = await (await browser.newContext()).newPage();
  await go(everybody, `/organisations/${CLUB}?tab=cohosts`);
  await expect(everybody.getByRole('main').getByRole('link', { name: other.name, exact: true })).toBeVisible();
  await look(everybody);
  await theirs.context().close();
  await everybody.context().close();
  expect(complaints).toEqual([]);
});

test('ORG-05 a leader writes to the members, sees who gets it, and nothing typed is lost on the way', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const subject = `Dugnad ${Date.now()}`;
  await goAs(page, await logIn(request, 'leder'), `/organisations/${CLUB}/messages`);
  await expect(page.getByText(/får e-posten\./)).toBeVisible();
  await button(page, 'Send e-post').click();
  await expect(page.getByText('Du må skrive inn meldingen')).toBeVisible();
  await look(page);
  await field(page, 'Emne').fill(subject);
  await field(page, 'Melding').fill('Hei alle!\nTa med spade.');

  // Over to SMS and back: what was written is still there. Leaving asks first.
  await page.getByText('SMS', { exact: true }).click();
  await expect(page.getByText('Skriv meldingen, så regner vi ut prisen.')).toBeVisible();
  await look(page);
  await page.getByText('E-post', { exact: true }).click();
  await expect(field(page, 'Emne')).toHaveValue(subject);
  await page.getByRole('link', { name: 'Til siden vår' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(field(page, 'Melding')).toHaveValue('Hei alle!\nTa med spade.');

  await button(page, 'Send e-post').click();
  await expect(page.getByRole('dialog', { name: 'Vil du sende meldingen?' })).toBeVisible();
  await look(page);
  await button(page, 'Send').click();
  await expect(page.getByText('Meldingen er sendt')).toBeVisible();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(field(page, 'Emne')).toHaveValue('');
  await expect
    .poll(() => sentWith(request, 'Ta med spade.', 'medlem@demo.test'), { timeout: 20_000 })
    .toEqual(['medlem@demo.test']);
  expect(complaints).toEqual([]);
});

test('DLG-03 a visitor is led to the sign-in, and somebody with an account writes to a contact person', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const words = `Er det plass til en til? ${Date.now()}`;
  await go(page, `/organisations/${CLUB}`);
  const open = async () => {
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /skriv|melding/i })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await open();
  await look(page);
  const way = page.getByRole('dialog').getByRole('link', { name: 'Logg inn' });
  expect(await way.getAttribute('href')).toContain(encodeURIComponent(`/organisations/${CLUB}`));

  await goAs(page, await logIn(request, 'bruker'), `/organisations/${CLUB}`);
  await open();
  await expect(button(page, 'Send')).toBeDisabled();
  await field(page, 'Melding').focus();
  await field(page, 'Emne (valgfritt)').focus();
  await expect(page.getByText('Du må skrive inn meldingen')).toBeVisible();
  await look(page);
  const first = page.getByRole('dialog').getByRole('checkbox').first();
  await first.check();
  await field(page, 'Melding').fill(words);
  await button(page, 'Send').click();
  await expect(page.getByText('Meldingen er sendt')).toBeVisible();
  await expect.poll(async () => (await sentWith(request, words)).length).toBe(1);
  expect(complaints).toEqual([]);
});
