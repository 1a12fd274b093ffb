import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventId } from '#features/vocabulary/ids.ts';
import { LOCALE_PREFIX, LOCALES } from '#platform/language/locale.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// The pages as they are built and rendered, not a stand-in for them: see pages.test.ts for how they are sent.
let portal: TestPortal;
let eventId: EventId;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true });
  const organisation = await portal.given.organisation({ name: 'Bryggen ballklubb' });
  eventId = await portal.given.event({ name: 'Fotball på Bryggen', organisation, description: 'Ta med sko.' });
});
afterAll(() => portal.close());

const textOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ');

/** One sentence of each page in each language, as a visitor reads it. */
const PAGES: Record<string, Record<(typeof LOCALES)[number], string>> = {
  '/events': {
    nb: 'i Bergen, nærmest i tid først',
    nn: 'i Bergen, dei næraste dagane først',
    en: 'in Bergen, soonest first',
  },
  '/about': { nb: 'Om tjenesten', nn: 'Om tenesta', en: 'About the service' },
  '/terms': { nb: 'Vilkår', nn: 'Vilkår', en: 'Terms of use' },
  '/privacy': { nb: 'Personvern', nn: 'Personvern', en: 'Privacy' },
  '/help': { nb: 'Hvordan melder jeg meg på?', nn: 'Korleis melder eg meg på?', en: 'How do I sign up?' },
  '/accessibility': {
    nb: 'Tilgjengelighetserklæring',
    nn: 'Tilgjengelegheitserklæring',
    en: 'Accessibility statement',
  },
  '/cookies': { nb: 'Informasjonskapsler', nn: 'Informasjonskapslar', en: 'Cookies' },
  '/data-processing': {
    nb: 'Databehandleravtale for organisasjoner',
    nn: 'Databehandlaravtale for organisasjonar',
    en: 'Data processing agreement for organisations',
  },
  '/private-organisation': {
    nb: 'Dette er en privat organisasjon',
    nn: 'Dette er ein privat organisasjon',
    en: 'This is a private organisation',
  },
  '/styleguide': { nb: 'Stilguide', nn: 'Stilguide', en: 'Style guide' },
};

describe.each(Object.keys(PAGES))('%s', (path) => {
  test.each(LOCALES)('I18-02 is rendered in %s with its content, title and language', async (locale) => {
    const { status, body } = await portal.get(LOCALE_PREFIX[locale] + path);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(body).toMatch(/<title>[^<]+ – Bergen<\/title>/);
    expect(textOf(body)).toContain(PAGES[path]?.[locale]);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/ style="/);
    expect(body.match(/<link rel="stylesheet"/g)?.length).toBeGreaterThan(0);
  });
});

describe('an activity', () => {
  test.each(LOCALES)('RTE-08 has its own head in %s', async (locale) => {
    const { body } = await portal.get(`${LOCALE_PREFIX[locale]}/events/${eventId}`);
    const address = `http://bergen.localhost:3000${LOCALE_PREFIX[locale]}/events/${eventId}`;
    expect(body).toContain('<title>Fotball på Bryggen – Bergen</title>');
    expect(body).toContain(`<link rel="canonical" href="${address}"`);
    for (const other of [...LOCALES, 'x-default']) expect(body).toContain(`hreflang="${other}"`);
    expect(body).toContain('property="og:image"');
    const facts = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    expect(facts).toMatchObject({ '@type': 'Event', name: 'Fotball på Bryggen', isAccessibleForFree: true });
    expect(textOf(body)).toContain('Bryggen ballklubb');
  });

  test('RTE-08 one that is not there, is a draft, deleted or private answers 404 and tells nothing', async () => {
    const hidden = await portal.given.organisation({ isPrivate: true });
    const ids = [
      '00000000-0000-4000-8000-000000000000',
      'no-id-at-all',
      await portal.given.event({ name: 'Hemmelig kladd', status: 'draft' }),
      await portal.given.event({ name: 'Hemmelig slettet', isDeleted: true }),
      await portal.given.event({ name: 'Hemmelig privat', organisation: hidden }),
    ];
    for (const id of ids) {
      const { status, body } = await portal.get(`/events/${id}`);
      expect(status).toBe(404);
      expect(body).toContain('Denne siden finnes ikke');
      expect(body).toContain('<meta name="robots" content="noindex"');
      expect(body).not.toContain('Hemmelig');
    }
  });

  test('D-15 hostile words in an activity stay words', async () => {
    const name = '</script><script>alert(1)</script>"\'<img src=x onerror=alert(1)>';
    const id = await portal.given.event({ name, description: `${name}\u2028` });
    for (const path of [`/events/${id}`, '/events']) {
      const { body } = await portal.get(path);
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('<img src=x');
      expect(/id="state">([^<]*)</.exec(body)?.[1]).not.toContain('\u2028');
    }
  });
});

test('RTE-06 a private organisation has a page that says so and leads to the organisers', async () => {
  const { body } = await portal.get('/private-organisation');
  expect(textOf(body)).toContain('Dette er en privat organisasjon');
  expect(textOf(body)).toContain('Denne organisasjonen er privat');
  expect(body).toMatch(/<a[^>]+href="\/organisations"[^>]*>[^<]*(<[^>]+>)*Arrangør/);
});

test('RTE-10 a preview is not for search engines', async () => {
  const { body } = await portal.get('/events', { host: 'bergen-vis.localhost' });
  expect(body).toContain('<meta name="robots" content="noindex"');
});

test('RTE-08 every visitor gets the same page, with two scripts that its policy names', async () => {
  const [first, second] = [await portal.get('/about'), await portal.get('/about')];
  expect(second.body).toBe(first.body);
  const scripts = [...first.body.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>([^<]*)<\/script>/g)];
  expect(scripts).toHaveLength(2);
  const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(first.headers['content-security-policy']).toContain(`script-src ${hashes.join(' ')} 'strict-dynamic'`);
  expect(first.headers['content-security-policy']).not.toContain('unsafe-inline');
});

test('RTE-08 a change is on the page at once, and portals do not mix', async () => {
  const host = 'oslo.localhost';
  expect((await portal.get('/events', { host })).body).not.toContain('Bare i Oslo');
  await portal.given.event({ name: 'Bare i Oslo', municipality: 301 });
  await expect.poll(async () => (await portal.get('/events', { host })).body).toContain('Bare i Oslo');
  for (let round = 0; round < 20; round += 1) {
    const { body } = await portal.get('/events');
    expect(body).not.toContain('Bare i Oslo');
    expect((await portal.get('/events', { host })).body).not.toContain('Fotball på Bryggen');
  }
});
