import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOW = new Date('2026-11-18T11:00:00Z');
const ORIGIN = 'http://bergen.localhost:3000';

let portal: TestPortal;
let id: OrganisationId;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true, now: () => NOW });
  id = await portal.given.organisation({ name: 'Bryggen ballklubb' });
  await sql`
    update organisation set description = 'Ball for alle.', website = 'https://ball.example/' where id = ${id}`.execute(
    portal.db,
  );
  for (let hours = 1; hours <= 19; hours += 1) {
    await portal.given.event({ name: `Treff ${hours}.`, organisation: id, startsInHours: [hours * 24] });
  }
});
afterAll(() => portal.close());

const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const page = async (path: string) => {
  const { status, body } = await portal.get(path);
  const main = body.slice(body.indexOf('<main'));
  return { status, body, main, text: textOf(main) };
};

test('RTE-05 SRH-03 an organisation has a page, whole without scripts', async () => {
  const { status, main, text } = await page(`/organisations/${id}`);
  expect(status).toBe(200);
  expect(/<h1[^>]*>([^<]*)</.exec(main)?.[1]).toBe('Bryggen ballklubb');
  for (const words of ['Bergen', 'Ball for alle.', '19 aktiviteter framover', 'Treff 1.', 'Treff 18.', 'Abonner']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Treff 19.');
  expect((await page(`/organisations/${id}?tab=about`)).main).toContain('href="https://ball.example/"');
  expect(main).toContain(`href="webcal://bergen.localhost:3000/api/organizations/${id}/events.ics?lang=nb"`);
  expect(main).toMatch(new RegExp(`rel="next"[^>]*href="/organisations/${id}\\?page=2"`));
});

test('RTE-05 the other pages of its activities have addresses of their own', async () => {
  const { body, main, text } = await page(`/en/organisations/${id}?page=2&other=1`);
  expect(text).toContain('Treff 19.');
  expect(text).not.toContain('Treff 18.');
  expect(main).toMatch(new RegExp(`rel="prev"[^>]*href="/en/organisations/${id}"`));
  expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/en/organisations/${id}?page=2"`);
  const beyond = await page(`/organisations/${id}?page=9`);
  expect(beyond.text).toContain('Listen har ikke så mange sider');
});

test('RTE-08 search engines and feed readers are told what it is', async () => {
  const { body } = await page(`/organisations/${id}`);
  expect(body).toContain('<title>Bryggen ballklubb – Bergen</title>');
  expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/organisations/${id}"`);
  expect(body).toContain('<meta name="description" content="Ball for alle."');
  expect(body).toContain(`/api/organizations/${id}/events.rss?lang=nb`);
  const facts = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  expect(facts).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Bryggen ballklubb',
    url: `${ORIGIN}/organisations/${id}`,
    description: 'Ball for alle.',
    sameAs: 'https://ball.example/',
    address: { '@type': 'PostalAddress', addressLocality: 'Bergen', addressCountry: 'NO' },
  });
});

test('ORG-01 one with nothing coming up says so, in each language', async () => {
  const idle = await portal.given.organisation({ name: 'Nabokoret' });
  expect((await page(`/organisations/${idle}`)).text).toContain('Nabokoret har ikke satt opp noe framover.');
  expect((await page(`/nn/organisations/${idle}`)).text).toContain('Nabokoret har ikkje sett opp noko framover.');
  expect((await page(`/en/organisations/${idle}`)).text).toContain('Nabokoret has nothing coming up.');
});

test('RTE-06 a private one says that it is, and nothing more', async () => {
  const secret = await portal.given.organisation({ name: 'Hemmelig laug', isPrivate: true });
  for (const tab of ['', '?tab=about', '?tab=members', '?tab=cohosts']) {
    const { status, body, main } = await page(`/organisations/${secret}${tab}`);
    expect(status).toBe(403);
    expect(main).toContain('Dette er en privat organisasjon');
    expect(main).toContain('href="/organisations"');
    expect(body).not.toContain('Hemmelig');
  }
});

test('RTE-06 what is none has no page', async () => {
  for (const one of ['00000000-0000-4000-8000-000000000000', 'no-id-at-all']) {
    const { status, body } = await page(`/organisations/${one}`);
    expect(status).toBe(404);
    expect(body).toContain('Denne siden finnes ikke');
  }
});

test('EVT-06 the organiser’s name on an activity leads there', async () => {
  const event = await portal.given.event({ organisation: id });
  const { main } = await page(`/events/${event}`);
  expect(main).toMatch(new RegExp(`<a[^>]*href="/organisations/${id}"[^>]*>Bryggen ballklubb</a>`));
});
