import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALE_PREFIX, LOCALES } from '#platform/language/locale.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
/** A Thursday. */
const NOW = new Date('2026-11-19T12:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ hasPages: true, now: () => NOW });
  await portal.given.event({ name: 'Fotball på Bryggen', startsInHours: [24, 48], priceOre: 5000 });
  await portal.given.event({ name: 'Kor i kirken', startsInHours: [30], status: 'cancelled' });
});
afterAll(() => portal.close());

const WORDS = {
  nb: ['November 2026', 'fredag 20. november, 2 aktiviteter', 'Kor i kirken (Aktivitet avlyst)', 'Neste måned'],
  nn: ['November 2026', 'fredag 20. november, 2 aktivitetar', 'Kor i kirken (Aktiviteten er avlyst)', 'Neste månad'],
  en: ['November 2026', '2 activities', 'Kor i kirken (Activity cancelled)', 'Next month'],
} as const;

test.each(LOCALES)('CAL-02 the month is in the page of the server in %s, with its times in Oslo', async (locale) => {
  const { status, body } = await portal.get(`${LOCALE_PREFIX[locale]}/events/calendar`);
  expect(status).toBe(200);
  for (const words of WORDS[locale]) expect(body).toContain(words);
  expect(body).toMatch(/<b[^>]*>13:00<\/b>/);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body).not.toMatch(/ style="/);
  expect(body).toContain(`rel="next"`);
});

test('FLT-04 a page that is opened with filters and a date is filtered and lists that date', async () => {
  const { body } = await portal.get('/events/calendar?date=2026-11-20&filters=events-filtersquick-filter-free(EQ)true');
  expect(body).toContain('Aktiviteter fredag 20. november');
  expect(body).not.toContain('Fotball på Bryggen');
  expect(body).toMatch(/rel="prev"[^>]*href="[^"]*filters=|href="[^"]*filters=[^"]*"[^>]*rel="prev"/);
});

test('CAL-01 a week and a day by the hour are in the page of the server, too', async () => {
  for (const view of ['week', 'day']) {
    const { status, body } = await portal.get(`/events/calendar?view=${view}&date=2026-11-20`);
    expect(status).toBe(200);
    expect(body).toContain('data-from-hour="13"');
  }
});

test.each([
  '/events/calendar?date=2026-02-31',
  '/events/calendar?date=0000-00-00&view=year&page=-1',
  '/events/calendar?view=day&date=2026-11-20&page=99999',
  `/events/calendar?date=${'9'.repeat(2000)}`,
  '/events/calendar?date=<script>alert(1)</script>',
])('CAL-01 an address that cannot be read is a calendar all the same: %s', async (address) => {
  const { status, body } = await portal.get(encodeURI(address));
  expect(status).toBe(200);
  expect(body).not.toContain('<script>alert');
});
