import { type APIRequestContext, expect, test } from '@playwright/test';
import { api, as, CLUB, newPerson, post, ticketOf } from './accounts.ts';
import { draft, nameOfItsOwn, saved } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

/** An organisation that has said yes to the demo's. */
async function partner(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const name = nameOfItsOwn('Søndre Kor');
  const asked = { name, description: 'Vi synger.', municipality_id: '4601' };
  const owner = (await newPerson(request)).ticket;
  const { id } = (await post(request, '/organizations', asked, owner)).data;
  await post(request, `/organizations/${id}/accept`, {}, await ticketOf(request, 'kommune'));
  const leader = await ticketOf(request, 'leder');
  const { data } = await post(request, `/organizations/${CLUB}/cohosts`, { organization_id: id }, leader);
  await post(request, `/organizations/${id}/cohosts/${data.id}/approve`, {}, owner);
  return { id, name };
}

test('EVF-01 a district is chosen in the form, and the activity stands in its portal', async ({ page, request }) => {
  const ticket = await ticketOf(request, 'koordinator');
  const name = nameOfItsOwn('Bydelskor');
  const id = await draft(request, ticket, name);
  await open(page, `/events/${id}/edit?step=info`, ticket);
  const district = field(page, 'Bydel i Bergen');
  await district.selectOption({ label: 'Fana' });
  await expect(saved(page)).toBeVisible();
  await look(page);
  await page.reload();
  await expect(district.locator('option:checked')).toHaveText('Fana');
  const { data } = await (await request.get(api(`/events/${id}/form`), as(ticket))).json();
  expect(data.form.district_ids).toHaveLength(1);
});

test('EVT-06 ORG-01 a co-organiser is chosen in the form, and the activity is on both pages', async ({
  page,
  request,
}) => {
  const other = await partner(request);
  const ticket = await ticketOf(request, 'leder');
  const name = nameOfItsOwn('Felleskonsert');
  const id = await draft(request, ticket, name);
  await open(page, `/events/${id}/edit?step=info`, ticket);
  await page.getByRole('checkbox', { name: other.name }).check();
  await expect(saved(page)).toBeVisible();
  await look(page);
  await open(page, `/events/${id}/edit?step=tagging`, ticket);
  await field(page, 'Type').selectOption({ index: 1 });
  await button(page, 'Neste: Bilder').click();
  await button(page, 'Publiser').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: other.name })).toBeVisible();
  await open(page, `/organisations/${other.id}`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await look(page);
});
