import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import {
  ORGANISATION_TABLE,
  type OrganisationRow,
  SEES,
  STANDINGS,
  type StandingKey,
  VARIANTS,
  type Variant,
} from '#tests/organisation-table.ts';
import {
  givenPeople,
  givenScene,
  named,
  type OrganisationScene,
  type People,
} from '#tests/support/organisation-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** A portal where organisations can belong to others. */
const HOST = 'baerum.localhost';

let portal: TestPortal;
let people: People;
/** For calls that change nothing, because they only read or are refused. */
let scenes: Record<Variant, OrganisationScene>;

beforeAll(async () => {
  portal = await startPortal();
  people = await givenPeople(portal);
  scenes = {
    public: await givenScene(portal, people, 'public', null),
    private: await givenScene(portal, people, 'private', null),
    pending: await givenScene(portal, people, 'pending', null),
  };
});
afterAll(() => portal.close());

const isIn = (list: string, who: StandingKey): boolean => list.split(' ').includes(who);

/** What the door should say, from the table alone; null = lets in. */
function expected(row: OrganisationRow, variant: Variant, who: StandingKey): number | null {
  if (isIn(row[variant], who)) return null;
  if (who === 'AN' && !isIn(row.public, 'AN')) return 401;
  if (row.isMunicipal && !isIn('MS MA XA SA', who)) return 403;
  if (row.tellsPrivate && variant === 'private') return 403;
  const isVisible = isIn(SEES[variant], who) || (row.isKnownToAll === true && variant === 'private');
  return isVisible ? 403 : 404;
}

async function ask(name: string, row: OrganisationRow, variant: Variant, who: StandingKey, isLetIn: boolean) {
  const [method = '', path = ''] = name.split(' ');
  const person = who === 'AN' ? null : people[who];
  const scene = isLetIn && method !== 'GET' ? await givenScene(portal, people, variant, person) : scenes[variant];
  const call = named({ path, body: row.body ?? null }, scene);
  return portal.send(method as 'GET', `/api${call.path}`, {
    host: HOST,
    ...(person && { as: person }),
    ...(call.body !== null && { body: call.body }),
  });
}

describe('D-05 the table of rights in organisations', () => {
  test('D-05 every call about one organisation is in it, or is about whoever calls', async () => {
    const calls = (await describedApi())
      .filter(({ path }) => path.startsWith('/organizations/{id}'))
      .map(({ method, path }) => `${method} ${path}`);
    const rows = Object.keys(ORGANISATION_TABLE).map((name) =>
      name
        .replace('{applicant}', '{user}')
        .replace('{member}', '{user}')
        .replace('{admin}', '{user}')
        .replace(/\{asked\}|\{child\}/, '{partnership}'),
    );
    expect(calls.filter((call) => !rows.includes(call)).sort()).toEqual(ABOUT_THE_CALLER);
  });

  test.each(Object.entries(ORGANISATION_TABLE))('D-05 %s', async (name, row) => {
    const wrong: string[] = [];
    for (const variant of VARIANTS) {
      for (const who of STANDINGS) {
        const wanted = expected(row, variant, who);
        const { status } = await ask(name, row, variant, who, wanted === null);
        // Behind the door everything is there, so that only the door can say 403 or 404.
        const isRight = wanted === null ? !REFUSALS.includes(status) : status === wanted;
        if (!isRight) wrong.push(`${variant} ${who}: ${status} instead of ${wanted ?? 'being let in'}`);
      }
    }
    expect(wrong.join('; ')).toBe('');
  });

  test('D-05 readonly reads as much and changes nothing', async () => {
    const reader = await portal.given.person('Lise Lesbar', { isReadonly: true });
    await portal.db
      .insertInto('membership')
      .values({ organisation_id: scenes.public.id, user_id: reader, role: 'admin', status: 'active' })
      .execute();
    for (const [name, row] of Object.entries(ORGANISATION_TABLE)) {
      const [method = '', path = ''] = name.split(' ');
      const call = named({ path, body: row.body ?? null }, scenes.public);
      const { status } = await portal.as(reader).send(method as 'GET', `/api${call.path}`, {
        host: HOST,
        ...(call.body !== null && { body: call.body }),
      });
      expect([name, status]).toEqual([name, method === 'GET' ? 200 : 405]);
    }
  });

  test('D-05 there are at least two thousand cells', () => {
    expect(Object.keys(ORGANISATION_TABLE).length * STANDINGS.length * VARIANTS.length).toBeGreaterThan(2000);
  });
});

const REFUSALS = [401, 403, 404, 405, 500];

/** They look for what belongs to the caller and change only that. Their own tests tell. */
const ABOUT_THE_CALLER = [
  'GET /organizations/{id}/events.ics',
  'GET /organizations/{id}/events.rss',
  'GET /organizations/{id}/members/export',
  'POST /organizations/{id}/leave',
  'POST /organizations/{id}/owner/accept',
  'POST /organizations/{id}/owner/decline',
];
