import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import type { FuzzScene } from '#tests/fuzz/scene.ts';
import { CANARY, givenElsewhere } from '#tests/support/canaries.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let scenes: FuzzScene[];
let columns: string[];
let people: Record<string, string | null>;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true });
  ({ scenes, columns } = await givenElsewhere(portal));
  const owner = await portal.given.person('Ove Eier');
  const club = await portal.given.organisation({ owner });
  await portal.given.event({ organisation: club });
  people = {
    nobody: null,
    'an owner in Bergen': owner,
    'an admin of Bergen': await portal.given.person('Maja Kommune', { adminOf: [BERGEN] }),
  };
});
afterAll(() => portal.close());

/** Which ids of the scene a path is about. */
const KINDS: Readonly<Record<string, string>> = {
  organizations: 'organizations',
  users: 'users',
  events: 'events',
  occurrences: 'occurrences',
  attendees: 'attendees',
  stamps: 'stamps',
  exports: 'exports',
  messenger: 'threads',
  reports: 'cases',
  municipality: 'versions',
  payment_intents: 'payment_intents',
  v2: 'cards',
  cards: 'cards',
  transactions: 'transactions',
  tickets: 'cards',
  equipment: 'equipment',
  loans: 'loans',
  'lending-places': 'lending-places',
  culture_group_members: 'culture_group_members',
  dnt: 'events',
  'wind-downs': 'wind-downs',
};

const endpoints = (await describedApi()).filter(({ method }) => method === 'GET');
/** Tokens and keys are no ids; the mailbox of a portal on trial shows everything to everybody. */
const NOT_ABOUT_IDS = [
  '/dev/outbox',
  '/timetable/{token}.ics',
  '/cv/{code}',
  '/service-pages/{key}',
  '/municipalities/{id}/domain',
  '/auth/username-verifications/{id}/challenge',
];

function addressesOf(path: string): string[] {
  if (!path.includes('{'))
    return [`/api${path}`, `/api${path}?q=${CANARY}`, `/api${path}?query=${CANARY}&municipalities=301`];
  const kind = KINDS[path.split('/')[1] ?? ''];
  if (!kind) throw new Error(`${path}: which ids?`);
  const [first, ...others] = scenes.map(({ ids }) => ids[kind] ?? []);
  return [...(first ?? []), ...others.flatMap((ids) => ids.slice(0, 1))].map((id) => `/api${path.replace('{id}', id)}`);
}

describe('D-08 what belongs to other municipalities', () => {
  test('D-08 the canaries are everywhere', () => {
    expect(columns.length).toBeGreaterThan(50);
    expect(columns).toEqual(
      expect.arrayContaining(['organisation.name', 'event.name', 'app_user.email', 'membership.note']),
    );
  });

  test.each(['nobody', 'an owner in Bergen', 'an admin of Bergen'])(
    'D-08 %s sees none of it in any answer',
    { timeout: 600_000 },
    async (who) => {
      const person = people[who];
      const seen = new Set<string>();
      let answered = 0;
      for (const { path } of endpoints) {
        if (NOT_ABOUT_IDS.includes(path)) continue;
        for (const address of addressesOf(path)) {
          const { status, body, headers } = await portal.get(address, person ? { as: person } : {});
          if (status < 300) answered += 1;
          if ((body + JSON.stringify(headers)).replaceAll(address, '').includes(CANARY) && !isEcho(body))
            seen.add(`GET ${path}`);
        }
      }
      expect([...seen]).toEqual([]);
      expect(answered).toBeGreaterThan(100);
    },
  );

  test.each(['bergen.localhost', 'oslo.localhost', 'localhost'])(
    'D-08 no page, feed or sitemap of %s has any of it',
    { timeout: 600_000 },
    async (host) => {
      const ids: FuzzScene['ids'] = scenes[0]?.ids ?? {};
      const about = [
        ...(ids.organizations ?? []).map((id) => `/organizations/${id}`),
        ...(ids.events ?? []).map((id) => `/events/${id}`),
      ];
      const seen: string[] = [];
      for (const path of [
        '/',
        '/events',
        '/organizations',
        '/map',
        '/calendar',
        '/slideshow',
        '/sitemap.xml',
        '/robots.txt',
        ...about,
      ]) {
        const { body, status } = await portal.get(path, { host });
        expect(status).toBeLessThan(500);
        if (body.includes(CANARY)) seen.push(path);
      }
      // What is announced there is for those who come there.
      expect(seen.filter(() => host !== 'oslo.localhost')).toEqual([]);
    },
  );
});

/** Some answers say again what was asked for. */
const isEcho = (body: string): boolean => !new RegExp(`${CANARY}[0-9a-f]{6}`).test(body);
