import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { PROBLEM_STATUS } from '#platform/contract/problem.ts';
import { AUTHORISATION } from '#tests/authorisation-table.ts';
import {
  ACCESS_KEYS,
  type AccessKey,
  ORGANISATION_TABLE,
  type OrganisationRow,
  SEES,
  VARIANTS,
  type Variant,
} from '#tests/organisation-table.ts';
import { asId } from '#tests/support/as-id.ts';
import { type DoorState, doorAnswer } from '#tests/support/door-answer.ts';
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
const CLOSING_HOST = 'demo-avviklet.localhost';

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
    deleted: await givenScene(portal, people, 'deleted', null),
    'closing tenant': await givenScene(portal, people, 'public', null),
  };
});
afterAll(() => portal.close());

const isIn = (list: string, who: AccessKey): boolean => list.split(' ').includes(who);

/** The session of the request, where it is not their own or not a whole one. */
const stateOf = (who: AccessKey): DoorState =>
  who === 'AC' ? { acting_user_id: people.SA } : who === 'RO' ? { mode: 'readonly' } : {};

const standsAs = (who: AccessKey) => (who === 'AC' || who === 'RO' ? 'AD' : who);

/** As the API describes it. */
const templateOf = (name: string): string =>
  name.replace(/\{(applicant|member|admin)\}/, '{user}').replace(/\{asked\}|\{child\}/, '{partnership}');

/** What should be answered, from the tables alone; null = lets in. */
function expected(name: string, row: OrganisationRow, variant: Variant, who: AccessKey): number | null {
  const [method = ''] = name.split(' ');
  const call = AUTHORISATION[templateOf(name)];
  if (!call) throw new Error(`${name} is not in the table of all calls.`);
  const access = standsAs(who);
  if (who !== access || variant === 'closing tenant') {
    const caller = who === 'AN' ? null : { state: stateOf(who) };
    const refusal = doorAnswer(call, method, caller, variant === 'closing tenant');
    if (refusal) return PROBLEM_STATUS[refusal];
  }
  if (variant === 'closing tenant') return 404;
  if (variant !== 'deleted' && isIn(row[variant], access)) return null;
  if (who === 'AN' && !isIn(row.public, 'AN')) return 401;
  if (row.isMunicipal && !isIn('MS MA XA SA', access)) return 403;
  if (variant === 'deleted') return 404;
  if (row.tellsPrivate && variant === 'private') return 403;
  const isVisible = isIn(SEES[variant], access) || (row.isKnownToAll === true && variant === 'private');
  return isVisible ? 403 : 404;
}

async function ask(name: string, row: OrganisationRow, variant: Variant, who: AccessKey, isLetIn: boolean) {
  const [method = '', path = ''] = name.split(' ');
  const access = standsAs(who);
  const person = access === 'AN' ? null : people[access];
  const scene = isLetIn && method !== 'GET' ? await givenScene(portal, people, variant, person) : scenes[variant];
  const call = named({ path, body: row.body ?? null }, scene);
  return portal.send(method as 'GET', `/api${call.path}`, {
    host: variant === 'closing tenant' ? CLOSING_HOST : HOST,
    headers: { 'x-test-state': JSON.stringify(stateOf(who)) },
    ...(person && { as: person }),
    ...(call.body !== null && { body: call.body }),
  });
}

describe('D-05 the table of rights in organisations', () => {
  test('D-05 every call about one organisation is in it, or is about the user who calls', async () => {
    const calls = (await describedApi())
      .filter(({ path }) => path.startsWith('/organizations/{id}'))
      .map(({ method, path }) => `${method} ${path}`);
    const rows = Object.keys(ORGANISATION_TABLE).map(templateOf);
    expect(calls.filter((call) => !rows.includes(call)).sort()).toEqual(ABOUT_THE_CALLER);
  });

  test.each(Object.entries(ORGANISATION_TABLE))('D-05 %s', async (name, row) => {
    const wrong: string[] = [];
    for (const variant of VARIANTS) {
      for (const who of ACCESS_KEYS) {
        const wanted = expected(name, row, variant, who);
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
      .values({ organisation_id: asId(scenes.public.id), user_id: reader, role: 'admin', status: 'active' })
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

  const cells = Object.keys(ORGANISATION_TABLE).length * ACCESS_KEYS.length * VARIANTS.length;
  test(`D-05 there are ${cells} cells`, () => {
    expect(cells).toBeGreaterThan(4500);
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
