import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tell } from '#platform/server/live.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const clock = { now: new Date() };
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
});
afterEach(async () => {
  clock.now = new Date();
  await sql`delete from announcement`.execute(portal.db);
  await tell(portal.db, { topic: 'announcements', id: '*' });
  expect(await headerAt('bergen')).toBeUndefined();
});
afterAll(() => portal.close());

describe('SHL-07 the announcement header', () => {
  test('SHL-07 it is JSON with id, type, title and body', async () => {
    const id = await portal.given.announcement({ title: 'Svømmehallen er stengt', body: 'Til fredag.' });
    expect(await announcementAt('bergen', 'nb')).toEqual({
      id,
      type: 'news',
      title: 'Svømmehallen er stengt',
      body: 'Til fredag.',
      is_dismissible: false,
    });
  });

  test('SHL-07 without one there is no header', async () => {
    expect(await headerAt('bergen')).toBeUndefined();
  });

  test('I18-04 it is in the language asked for', async () => {
    await portal.given.announcement({ title: 'Hei' });
    expect(await headerAt('bergen')).toBeDefined();
    const titles = await Promise.all(
      ['nb', 'nn', 'en'].map(async (language) => (await announcementAt('bergen', language)).title),
    );
    expect(titles).toEqual(['Hei', 'Hei (nn)', 'Hei (en)']);
  });

  test('SHL-07 it is plain ASCII, whatever it says', async () => {
    const title = 'Æ 😀 "sitat" \\ \n\r\t\u0000\u2028 </script> <b> %0d%0aSet-Cookie: x=1';
    await portal.given.announcement({ title: title.replace('\u0000', '') });
    expect(await headerAt('bergen')).toBeDefined();
    const header = String(await headerAt('bergen'));
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect((await announcementAt('bergen', 'nb')).title).toBe(title.replace('\u0000', ''));
    expect((await portal.get('/api/tenant')).headers['set-cookie']).toBeUndefined();
  });

  test('SHL-07 one that would not fit in 4 KB is left out, and the answer still comes', async () => {
    await portal.given.announcement({ title: 'Lang', body: 'ø'.repeat(660) });
    expect(String(await headerAt('bergen')).length).toBeGreaterThan(4000);
    expect(String(await headerAt('bergen')).length).toBeLessThanOrEqual(4096);
    await sql`delete from announcement`.execute(portal.db);
    await portal.given.announcement({ title: 'For lang', body: 'ø'.repeat(2000) });
    expect(await headerAt('bergen')).toBeUndefined();
    expect((await portal.get('/api/tenant')).status).toBe(200);
  });

  test('TEN-08 one for a tenant is that tenant’s alone, one for all is everybody’s', async () => {
    await portal.given.announcement({ tenant: 'voss', title: 'Berre Voss' });
    expect((await announcementAt('voss', 'nb'))?.title).toBe('Berre Voss');
    expect(await headerAt('bergen')).toBeUndefined();
    expect(await headerAt('nabolag')).toBeUndefined();
    await portal.given.announcement({ title: 'Alle', type: 'critical' });
    expect((await announcementAt('voss', 'nb'))?.title).toBe('Alle');
    expect((await announcementAt('bergen', 'nb')).title).toBe('Alle');
  });

  test('SHL-07 what is critical comes before news, however new', async () => {
    await portal.given.announcement({ title: 'Viktig', type: 'critical' });
    await portal.given.announcement({ title: 'Nytt', type: 'news' });
    expect(await announcementAt('bergen', 'nb')).toMatchObject({ type: 'critical', title: 'Viktig' });
  });

  test('SHL-07 it is gone when its time is over, and not there before', async () => {
    const id = await portal.given.announcement({ title: 'En time' });
    const [start, end] = [new Date(clock.now.getTime() + 3_600_000), new Date(clock.now.getTime() + 7_200_000)];
    await sql`update announcement set starts_at = ${start}, ends_at = ${end} where id = ${id}`.execute(portal.db);
    await tell(portal.db, { topic: 'announcements', id });
    expect(await headerAt('bergen')).toBeUndefined();
    clock.now = new Date(start.getTime() + 1000);
    expect((await announcementAt('bergen', 'nb')).title).toBe('En time');
    clock.now = new Date(end.getTime() + 16_000);
    expect(await headerAt('bergen')).toBeUndefined();
  });

  test('SHL-07 a refusal carries it too', async () => {
    await portal.given.announcement({ title: 'Hei' });
    expect((await portal.get('/api/unknown')).headers.announcement).toBeDefined();
  });
});

async function headerAt(tenant: string, language = 'nb') {
  return (await portal.get('/api/tenant', { host: `${tenant}.localhost`, language })).headers.announcement;
}

async function announcementAt(tenant: string, language: string) {
  const header = await headerAt(tenant, language);
  return header === undefined ? undefined : JSON.parse(String(header));
}
