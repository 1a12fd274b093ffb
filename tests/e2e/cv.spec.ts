import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { button, look, open } from './screen.ts';

const dialog = (page: Page) => page.getByRole('dialog');

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`USR-03 BEY-10 a CV is put on paper, checked by others and withdrawn on ${screen}`, async ({
    page,
    request,
    browser,
  }, info) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const { ticket } = await newPerson(request);
    const complaints = complaintsOf(page);

    await open(page, '/profile', ticket);
    await page.getByRole('link', { name: 'CV-en min' }).click();
    await expect(page.getByRole('heading', { name: 'CV-en min', level: 1 })).toBeVisible();
    await expect(page.getByText('Velg først hva papiret skal vise')).toBeVisible();
    await look(page);
    for (const part of ['Navn og timer', 'Roller']) {
      await page.getByRole('combobox', { name: part }).selectOption({ label: 'På papiret' });
      await expect(page.getByText('Valget er lagret').first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: part })).toHaveValue('paper');
    }
    await page.getByLabel('Hvor lenge skal det gjelde?').selectOption({ label: 'Én måned' });
    await button(page, 'Lag papir').click();
    await expect(page.getByText('Papiret er laget')).toBeVisible();
    await look(page);
    const address = await page.getByRole('textbox', { name: 'Lenken til papiret' }).inputValue();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Last ned PDF: papir fra/ }).click(),
    ]);
    const file = info.outputPath('cv.pdf');
    await download.saveAs(file);

    const other = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
    await other.goto(address);
    await expect(other.getByText('CV-en er ekte')).toBeVisible();
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(other.getByRole('heading', { name: 'Sertifikater' })).toHaveCount(0);
    await look(other);
    await other.getByLabel('Velg PDF-en').setInputFiles(file);
    await expect(other.getByText('Filen er slik vi laget den.')).toBeVisible();
    const edited = info.outputPath('endret.pdf');
    await writeFile(edited, Buffer.concat([Buffer.from('%PDF'), await readFile(file)]));
    await other.getByLabel('Velg PDF-en').setInputFiles(edited);
    await expect(other.getByText('Papiret er endret')).toBeVisible();
    await look(other);

    await page.getByRole('button', { name: /^Trekk tilbake papiret fra/ }).click();
    await look(page);
    await dialog(page).getByRole('button', { name: 'Trekk tilbake' }).click();
    await expect(page.getByText('Papiret er trukket tilbake')).toBeVisible();
    await other.goto(address);
    await expect(other.getByText('Papiret er trukket tilbake')).toBeVisible();
    await other.goto(`${address.slice(0, -3)}000`);
    await expect(other.getByText('Vi kjenner ikke koden')).toBeVisible();
    await other.close();
    expect(complaints).toEqual([]);
  });
}
