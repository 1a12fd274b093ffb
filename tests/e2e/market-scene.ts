import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { isMoneyCall } from '#tests/money-calls.ts';
import { api, as, newPerson, type Ticket } from './accounts.ts';
import { givenFamily } from './office-scene.ts';
import { look } from './screen.ts';

/** Other portals have neither tickets nor things to borrow. */
export const TOWN = 'demo-fritidskonto';
export const MARKETPLACE = '/tickets/marketplace';

/** A family with an account, and an admin of its municipality. */
export async function givenTown(request: APIRequestContext) {
  const [staff, guardian] = [await newPerson(request), await newPerson(request)];
  const { card } = await givenFamily({ staff: staff.email, guardian: guardian.email });
  return { staff: staff.ticket, guardian: guardian.ticket, card };
}

export async function makeInTown(request: APIRequestContext, path: string, data: object, ticket: Ticket) {
  const key = isMoneyCall('POST', `/api${path}`) && { 'idempotency-key': randomUUID() };
  const headers = { ...as(ticket).headers, 'x-tenant': TOWN, ...key };
  const answer = await request.post(api(path), { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export async function readInTown(request: APIRequestContext, path: string, ticket: Ticket) {
  const answer = await request.get(api(path), { headers: { ...as(ticket).headers, 'x-tenant': TOWN } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A place that is always open, with a boat of which there is one. */
export async function makeBoat(
  request: APIRequestContext,
  staff: Ticket,
  { name, place }: { name: string; place: string },
): Promise<string> {
  const openings = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '00:00', closes: '23:59' }));
  const whose = { name: place, address: '', provider_name: 'Båtlaget', organization_id: null, closures: [] };
  const { data: made } = await makeInTown(request, '/municipality/lending-places', { ...whose, openings }, staff);
  const how = { unit: 'day', max_length: 3, min_age: null, max_age: null, season_from: null, season_to: null };
  const item = { place_id: made.id, name, description: 'Med årer', scene: 'padling', state: 'open', ...how };
  const { data: boat } = await makeInTown(request, '/municipality/equipment', item, staff);
  await makeInTown(request, `/municipality/equipment/${boat.id}/pieces`, { labels: ['Båt 1'] }, staff);
  return boat.id;
}

/** All of the page at once: what happens to lie half behind the bar or the help button scrolls out from there. */
export async function lookAtAll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 400);
  await page.setViewportSize({ width: size.width, height });
  await look(page);
  await page.setViewportSize(size);
}
