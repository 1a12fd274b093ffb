import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALE_PREFIX, LOCALES } from '#platform/language/locale.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true });
});
afterAll(() => portal.close());

const MARKETPLACE = '/tickets/marketplace';
const on = (tenant: string) => ({ host: `${tenant}.localhost` });

describe('TIC-01 the marketplace to those who are not logged in', () => {
  test.each(LOCALES)('TIC-01 it says whom it is for and leads to the log-in and back (%s)', async (locale) => {
    const { status, body } = await portal.get(LOCALE_PREFIX[locale] + MARKETPLACE, on('demo-utstyr'));
    expect(status).toBe(200);
    expect(body).toContain(`href="${LOCALE_PREFIX[locale]}/auth/get-started?returnUrl=%2Ftickets%2Fmarketplace"`);
    expect(body).toContain(`rel="canonical"`);
  });

  test('TIC-01 where the municipality has neither tickets nor equipment there is no such page', async () => {
    expect((await portal.get(MARKETPLACE, on('bergen'))).status).toBe(404);
    expect((await portal.get(MARKETPLACE, on('asker'))).status).toBe(200);
  });

  test('RTE-05 the short address leads there', async () => {
    for (const locale of LOCALES) {
      const { status, headers } = await portal.get(`${LOCALE_PREFIX[locale]}/marketplace`, on('demo-utstyr'));
      expect([status, headers.location]).toEqual([302, LOCALE_PREFIX[locale] + MARKETPLACE]);
    }
  });

  test('RTE-04 the list of activities leads there only where the municipality has tickets', async () => {
    const leadsThere = async (tenant: string) =>
      (await portal.get('/events', on(tenant))).body.includes(`href="${MARKETPLACE}"`);
    expect(await leadsThere('demo-utstyr')).toBe(true);
    expect(await leadsThere('asker')).toBe(true);
    expect(await leadsThere('bergen')).toBe(false);
  });
});
