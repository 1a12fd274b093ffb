import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newPerson, post, type Ticket } from './accounts.ts';
import { givenBank } from './bank-scene.ts';
import { complaintsOf } from './console.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

const PATH = '/dashboard/municipality/accounts?list=files';

/** Two approved payments of a municipality that no other test counts, and two admins. */
async function givenApproved(request: APIRequestContext, municipality: number) {
  const [first, second, guardian] = [await newPerson(request), await newPerson(request), await newPerson(request)];
  const { card } = await givenBank(municipality, { admins: [first.email, second.email], guardian: guardian.email });
  const payee = nameOfItsOwn('Turnlaget');
  const ids: string[] = [];
  for (const letter of ['A', 'B']) {
    const payment = { organization_name: `${payee} ${letter}`, bank_account: '12345678903', amount: '450' };
    ids.push((await post(request, `/cards/${card}/withdraw`, payment, guardian.ticket)).data.id);
  }
  return { first: first.ticket, second: second.ticket, payee, ids };
}

/** Until what was read of the person a moment ago is not believed any more. */
async function openFiles(page: Page, ticket: Ticket) {
  const opened = () =>
    open(page, PATH, ticket).then(() => page.getByRole('heading', { name: 'Fritidskontoer' }).count());
  await expect.poll(opened, { intervals: [1000] }).toBe(1);
  await expect(page.getByRole('heading', { name: 'Bankfiler', exact: true })).toBeVisible();
}

/** Scrolled half way, the header lies over a part of what is below it. */
async function lookFromTheTop(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  await look(page);
}

/** As a bank answers: no account has the number of the last, everything else is settled. */
function answerTo(xml: string): string {
  const [, message] = /<MsgId>(.*?)<\/MsgId>/.exec(xml) ?? [];
  const references = [...xml.matchAll(/<EndToEndId>(.*?)<\/EndToEndId>/g)].map(([, reference]) => reference);
  const lines = references.map((reference, at) => {
    const isLast = at === references.length - 1;
    const why = isLast ? '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>' : '';
    const status = isLast ? 'RJCT' : 'ACSC';
    return `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${why}</TxInfAndSts>`;
  });
  return `<Document><CstmrPmtStsRpt><GrpHdr><MsgId>B-${message}</MsgId></GrpHdr><OrgnlGrpInfAndSts>
    <OrgnlMsgId>${message}</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>${lines.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
}

for (const [screen, width, municipality] of [
  ['a wide screen', 1440, 4204],
  ['a phone', 390, 3301],
] as const) {
  test(`CRD-05 a file to the bank is made by one, approved by another and answered on ${screen}`, async ({
    page,
    request,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { first, second, payee, ids } = await givenApproved(request, municipality);
    const complaints = complaintsOf(page);
    await openFiles(page, first);
    await post(request, '/municipality/transactions/decide', { ids, decision: 'approve' }, first);
    await expect(page.getByText('Kommunen har ikke lagt inn kontoen det skal betales fra')).toBeVisible();
    await look(page);
    await button(page, 'Legg inn konto').click();
    await field(page, 'Navn på den som betaler').fill('Solvik kommune');
    await field(page, 'Organisasjonsnummer').fill('974760674');
    await field(page, 'Kontonummer').fill('1503.20.00115');
    await field(page, 'BIC').fill('DNBANOKK');
    await button(page, 'Lagre').click();
    await expect(page.getByText('Et organisasjonsnummer har 9 siffer.').first()).toBeVisible();
    await look(page);
    await field(page, 'Organisasjonsnummer').fill('974760673');
    await button(page, 'Lagre').click();
    await expect(page.getByText('Betales fra 1503.20.00115, Solvik kommune')).toBeVisible();

    await button(page, 'Lag bankfil nå').click();
    await expect(page.getByText('Nå må en annen godkjenne den')).toBeVisible();
    const newest = page.getByRole('listitem').filter({ hasText: 'Bankfil' }).first();
    await expect(newest.getByText('Venter på at en annen godkjenner')).toBeVisible();
    await expect(newest.getByRole('button', { name: /^Godkjenn/ })).toHaveCount(0);
    await lookFromTheTop(page);

    await newest.getByRole('button', { name: /^Trekk tilbake/ }).click();
    const withdrawing = page.getByRole('dialog', { name: /^Trekke tilbake bankfil/ });
    await withdrawing.getByRole('button', { name: 'Trekk tilbake' }).click();
    await expect(withdrawing.getByText('Skriv hvorfor filen trekkes tilbake.').first()).toBeVisible();
    await look(page);
    await withdrawing.getByLabel('Hvorfor trekker du filen tilbake?').fill('Feil konto');
    await withdrawing.getByRole('button', { name: 'Trekk tilbake' }).click();
    await expect(newest.getByText('Grunn: Feil konto')).toBeVisible();
    await expect(newest.getByText('Ikke sendt')).toBeVisible();
    await lookFromTheTop(page);
    await button(page, 'Lag bankfil nå').click();
    await expect(newest.getByText('Venter på at en annen godkjenner')).toBeVisible();

    const other = await browser.newPage({ viewport: { width, height: 844 } });
    await openFiles(other, second);
    const theirs = other.getByRole('listitem').filter({ hasText: 'Bankfil' }).first();
    await theirs.getByRole('button', { name: /^Åpne/ }).click();
    const dialog = other.getByRole('dialog');
    await expect(dialog.getByText(`${payee} A`)).toBeVisible();
    await look(other);
    await dialog.getByRole('button', { name: /^Godkjenn/ }).click();
    await expect(other.getByText('Bankfilen er godkjent')).toBeVisible();
    const downloading = other.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Hent filen/ }).click();
    const xml = await readFile(await (await downloading).path(), 'utf8');
    expect(xml).toContain(`<Nm>${payee} B</Nm>`);
    await dialog.getByRole('button', { name: 'Lukk' }).last().click();

    const choose = async (text: string) => {
      const choosing = other.waitForEvent('filechooser');
      await button(other, 'Les inn svar fra banken').click();
      await (await choosing).setFiles({ name: 'svar.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
    };
    await choose('<html>Logg inn i nettbanken</html>');
    await expect(other.getByText('Dette er ikke et svar fra banken.')).toBeVisible();
    await lookFromTheTop(other);
    await choose(answerTo(xml));
    await expect(other.getByText('Svaret er lest inn')).toBeVisible();
    await expect(theirs.getByText('1 feilet')).toBeVisible();
    await theirs.getByRole('button', { name: /^Åpne/ }).click();
    await expect(dialog.getByText('Ukjent kontonummer')).toBeVisible();
    await look(other);
    // The number that was wrong on purpose.
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    await other.close();
  });
}
