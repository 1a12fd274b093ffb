import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { api, as, newPerson, type Ticket } from './accounts.ts';
import { givenFamily } from './office-scene.ts';
import { look } from './screen.ts';

/** Other portals have neither tickets nor things to borrow. */
export const TOWN = 'demo-fritidskonto';
export const MARKETPLACE = '/tickets/marketplace';

/** A family with an account, and an admin of its municipality. */
export async function givenTown(request: APIRequestContext) {
  const [staff, guardian] = [await newPerson(request), await newPerson(request)];
  await givenFamily({ staff: staff.email, guardian: guardian.email });
  return { staff: staff.ticket, guardian: guardian.ticket };
}

export async function makeInTown(request: APIRequestContext, path: string, data: object, ticket: Ticket) {
  const headers = { ...as(ticket).headers, 'x-tenant': TOWN };
  const answer = await request.post(api(path), { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** All of the page at once: what happens to lie half behind the bar or the help button scrolls out from there. */
export async function lookAtAll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 400);
  await page.setViewportSize({ width: size.width, height });
  await look(page);
  await page.setViewportSize(size);
}
