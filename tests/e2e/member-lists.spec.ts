import { expect, test } from '@playwright/test';
import { childNumbers } from '../support/person-numbers.ts';
import { newPerson, post } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { givenOffice } from './office-scene.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

const PATH = '/dashboard/municipality/accounts?list=accounts';
const HEAD = 'Fornavn;Etternavn;Fødselsnummer;Postnummer;Skole';

for (const [screen, width, year, place, code] of [
  ['a wide screen', 1440, 2012, 1103, '4006'],
  ['a phone', 390, 2013, 4204, '4610'],
] as const) {
  test(`CRD-09 the municipality reads a list of children and opens their accounts on ${screen}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [staff, guardian, owner] = [await newPerson(request), await newPerson(request), await newPerson(request)];
    const wanted = { name: nameOfItsOwn('Listelaget'), description: 'Vi møtes.', municipality_id: '4601' };
    const { id: organisation } = (await post(request, '/organizations', wanted, owner.ticket)).data;
    const { scheme } = await givenOffice({ staff: staff.email, guardian: guardian.email, organisation, place });
    const complaints = complaintsOf(page);
    const heading = page.getByRole('heading', { name: 'Fritidskontoer' });
    await expect
      .poll(async () => open(page, PATH, staff.ticket).then(() => heading.count()), { intervals: [1000] })
      .toBe(1);

    await button(page, 'Les inn en liste').click();
    const dialog = page.getByRole('dialog');
    await field(page, 'Ordning').filter({ visible: true }).last().selectOption('');
    await dialog.getByRole('button', { name: 'Velg fil' }).click();
    await expect(dialog.getByText('Velg en ordning.')).toBeVisible();
    await look(page);
    await field(page, 'Ordning').filter({ visible: true }).last().selectOption(scheme);
    const template = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Last ned mal (regneark)' }).click();
    expect((await template).suggestedFilename()).toBe('barneliste.xlsx');
    const choose = async (text: string) => {
      const file = { name: 'barn.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await dialog.locator('input[type=file]').setInputFiles(file);
    };
    await choose('Navn;Nummer\nEmil;1');
    await expect(dialog.getByText('Vi finner ikke disse kolonnene')).toBeVisible();
    await look(page);

    const [one = '', two = ''] = childNumbers(2, year);
    const lines = Array.from({ length: 12 }, () => `;Vik;123;${code};`).join('\n');
    await choose(`${HEAD}\nEmma;Vik;${one};${code};Sentrum\nOla;Vik;${two};${code};\n${lines}`);
    const entry = page.getByRole('listitem').filter({ hasText: staff.name, has: page.getByText('Liste med barn') });
    await expect(entry.getByText('12 rader har feil')).toBeVisible();
    await expect(entry.getByText('2 kontoer blir åpnet.')).toBeVisible();
    await expect(entry.getByText(`Emma Vik, ${one.slice(0, 6)} *****, ${code}`)).toBeVisible();
    await expect(entry.getByText('Disse kolonnene leser vi ikke: Skole.')).toBeVisible();
    await expect(entry.getByText('Rad 4, fødselsnummer:')).toBeVisible();
    await entry.getByText('Vis 16 til').click();
    await look(page);
    expect(await page.content()).not.toContain(one);
    const faults = page.waitForEvent('download');
    await entry.getByRole('button', { name: 'Last ned alle feil' }).click();
    expect((await faults).suggestedFilename()).toBe('feil-i-listen.csv');

    await entry.getByRole('button', { name: 'Åpne 2, og la 12 med feil ligge' }).click();
    await expect(entry.getByText('2 av 2 kontoer er åpnet').first()).toBeVisible({ timeout: 20_000 });
    await look(page);
    await page.reload();
    await expect(page.getByRole('row', { name: `Emma, født ${year}` }).first()).toBeVisible();
    // The browser tells of the file that was refused.
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });
}
