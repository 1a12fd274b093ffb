import { type APIRequestContext, expect, test } from '@playwright/test';
import { api, CLUB, newPerson, post, TENANT, ticketOf } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open, wayBack } from './screen.ts';

/** To whom something with these words was sent, of those who are named. */
async function sentWith(request: APIRequestContext, words: string, ...accounts: string[]) {
  const found: string[] = [];
  for (const to of accounts.map((account) => `${account}@demo.test`)) {
    const answer = await request.get(api('/dev/outbox'), { headers: TENANT, params: { to } });
    const { data } = (await answer.json()) as { data: { to: string; text: string | null }[] };
    found.push(...data.filter(({ text }) => text?.includes(words)).map(({ to }) => to));
  }
  return found;
}

/** An organisation that nobody has anything to do with yet. */
async function stranger(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const name = nameOfItsOwn('Ytre Kor');
  const asked = { name, description: 'Vi synger.', municipality_id: '4601' };
  const { id } = (await post(request, '/organizations', asked, (await newPerson(request)).ticket)).data;
  await post(request, `/organizations/${id}/accept`, {}, await ticketOf(request, 'kommune'));
  return { id, name };
}

test('MEM-05 a leader asks a co-organiser, the other side says yes, and everybody sees it', async ({
  browser,
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const other = await stranger(request);
  await open(page, `/organisations/${CLUB}?tab=cohosts`, await ticketOf(request, 'leder'));
  await button(page, 'Inviter en medarrangør').click();
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
  await open(theirs, `/organisations/${other.id}?tab=cohosts`, await ticketOf(request, 'kommune'));
  const yes = theirs.getByRole('button', { name: /^Si ja til / });
  await expect(yes).toBeVisible();
  await look(theirs);
  await yes.click();
  await expect(theirs.getByText('Invitasjonen til å være medarrangør er godtatt')).toBeVisible();

  const everybody = await (await browser.newContext()).newPage();
  await open(everybody, `/organisations/${CLUB}?tab=cohosts`);
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
  const subject = nameOfItsOwn('Dugnad');
  const words = `Hei alle!\nTa med spade til ${subject}.`;
  await open(page, `/organisations/${CLUB}/messages`, await ticketOf(request, 'leder'));
  await expect(page.getByText(/får e-posten\./)).toBeVisible();
  await button(page, 'Send e-post').click();
  await expect(page.getByRole('link', { name: 'Du må skrive inn meldingen' })).toBeVisible();
  await look(page);
  await field(page, 'Emne').fill(subject);
  await field(page, 'Melding').fill(words);

  // Over to SMS and back: what was written is still there. Leaving asks first.
  await page.getByText('SMS', { exact: true }).click();
  await expect(page.getByText('Skriv meldingen, så regner vi ut prisen.')).toBeVisible();
  await look(page);
  await page.getByText('E-post', { exact: true }).click();
  await expect(field(page, 'Emne')).toHaveValue(subject);
  await wayBack(page).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(field(page, 'Melding')).toHaveValue(words);

  await button(page, 'Send e-post').click();
  await expect(page.getByRole('dialog', { name: 'Vil du sende meldingen?' })).toBeVisible();
  await look(page);
  await button(page, 'Send').click();
  await expect(page.getByText('Meldingen er sendt')).toBeVisible();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(field(page, 'Emne')).toHaveValue('');
  await expect
    .poll(() => sentWith(request, `Ta med spade til ${subject}.`, 'medlem'), { timeout: 20_000 })
    .toEqual(['medlem@demo.test']);
  expect(complaints).toEqual([]);
});

test('DLG-03 a visitor is led to the sign-in, and a user with an account writes to a contact person', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const words = nameOfItsOwn('Er det plass til en til?');
  await open(page, `/organisations/${CLUB}`);
  const write = async () => {
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /skriv|melding/i })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await write();
  await look(page);
  const way = page.getByRole('dialog').getByRole('link', { name: 'Logg inn' });
  await expect(way).toHaveAttribute('href', new RegExp(encodeURIComponent(`/organisations/${CLUB}`)));

  await open(page, `/organisations/${CLUB}`, await ticketOf(request, 'bruker'));
  await write();
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
  await expect.poll(async () => (await sentWith(request, words, 'leder', 'koordinator')).length).toBe(1);
  expect(complaints).toEqual([]);
});
