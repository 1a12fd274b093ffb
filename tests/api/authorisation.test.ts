import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { newId } from '#platform/server/new-id.ts';
import { AUTHORISATION } from '#tests/authorisation-table.ts';
import { type DoorCaller, doorAnswer } from '#tests/support/door-answer.ts';
import { type EndedScene, givenEndedScene } from '#tests/support/ended-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

type Who = DoorCaller & { membership?: 'member' | 'moderator' | 'admin' | 'owner'; isOwner?: true };

/**
 * The columns of the permissions, and the states that a person can be in: these are about the owner of what the calls
 * name, who has the right to them, so that nothing but the door can refuse.
 */
const ACTORS: Record<string, Who | null> = {
  AN: null,
  US: {},
  ME: { membership: 'member' },
  MO: { membership: 'moderator' },
  AD: { membership: 'admin' },
  OW: { membership: 'owner' },
  MS: { grants: [{ municipality_id: 4601, role: 'support' }] },
  MA: { grants: [{ municipality_id: 4601, role: 'admin' }] },
  SM: { scopes: ['moderator'] },
  SA: { scopes: ['admin'] },
  RO: { isOwner: true, state: { mode: 'readonly' } },
  'SA readonly': { scopes: ['admin'], state: { mode: 'readonly' } },
  '2F': { isOwner: true, state: { is_two_factor_pending: true } },
  'SA 2F': { scopes: ['admin'], state: { is_two_factor_pending: true } },
  'no terms': { isOwner: true, state: { has_accepted_terms: false } },
  acting: { isOwner: true, state: { acting_user_id: newId<'UserId'>() } },
  'long ago': { isOwner: true, state: { proved_at: new Date(0) } },
  'SA long ago': { scopes: ['admin'], state: { proved_at: new Date(0) } },
};

let portal: TestPortal;
let scene: EndedScene;
let ids: Record<string, string>;
/** For calls that change nothing, because they only read or are refused. */
let people: Record<string, string>;

beforeAll(async () => {
  portal = await startPortal({ settings: { DEMO: 'on' } });
  scene = await givenEndedScene(portal, { isPrivate: false, isOver: false });
  const { organisation, event, more } = scene;
  ids = {
    ...organisation,
    ...event,
    organizations: organisation.id,
    events: event.id,
    draft: event.id,
    occurrences: event.occurrence,
    attendees: event.attendee,
    certificates: more.certificate,
    stamps: more.stamp,
    exports: more.file,
    uploads: await portal.given.upload(scene.people.OW, { name: 'bilde.webp', kind: 'image' }),
    users: organisation.member,
    user: organisation.member,
    partnership: organisation.asked,
    organization: organisation.id,
  };
  people = {};
  for (const [key, who] of Object.entries(ACTORS)) if (who) people[key] = await givenActor(who, true);
});
afterAll(() => portal.close());

const endpoints = await describedApi();
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const DOOR = [
  'unauthenticated',
  'two_factor_required',
  'readonly',
  'sunset',
  'terms_required',
  'own_only',
  'proof_required',
];

describe('D-05 the table of rights', () => {
  test('D-05 every call is in it, and nothing else', () => {
    expect(endpoints.map(nameOf).sort()).toEqual(Object.keys(AUTHORISATION).sort());
  });

  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('D-05 %s', async (name, endpoint) => {
    const row = AUTHORISATION[name];
    if (!row) throw new Error(`${name} is not in the table.`);
    for (const [key, who] of Object.entries(ACTORS)) {
      for (const isSunset of [false, true]) {
        const wanted = doorAnswer(row, endpoint.method, who, isSunset);
        // What is let in and changes something is done by another person to what is not there.
        const isHarmless = wanted !== null || endpoint.method === 'GET';
        const person = who && (isHarmless ? people[key] : await givenActor(who, false));
        const answer = await portal.send(endpoint.method, addressOf(endpoint.path, isHarmless), {
          host: isSunset ? SUNSET_HOST : 'bergen.localhost',
          headers: person ? { authorization: `Bearer ${person}`, 'x-test-state': stateOf(who) } : {},
          ...(endpoint.body && { body: { [`unknown-${key}`]: 1 } }),
        });
        const kind = String(answer.headers['problem-kind'] ?? '');
        const cell = `${name} for ${key}${isSunset ? ' on a closing portal' : ''}`;
        if (wanted === null) expect([cell, DOOR.includes(kind) && kind]).toEqual([cell, false]);
        else expect([cell, kind]).toEqual([cell, wanted]);
      }
    }
  });

  const cells = endpoints.length * Object.keys(ACTORS).length * 2;
  test(`D-05 there are ${cells} cells`, () => {
    expect(cells).toBeGreaterThan(7000);
  });
});

const SUNSET_HOST = 'demo-avviklet.localhost';

/** With the ids of the scene, or with ids of nothing. */
const addressOf = (path: string, isReal: boolean) =>
  `/api${path
    .replaceAll('{municipality}', '4601')
    .replaceAll('{role}', 'support')
    .replaceAll(/([\w-]+)\/\{(\w+)\}/g, (_, place: string, name: string) => {
      const known = name === 'id' ? ids[place] : ids[name];
      return `${place}/${(isReal && known) || crypto.randomUUID()}`;
    })}`;

async function givenActor({ scopes = [], grants = [], membership, isOwner }: Who, isReal: boolean): Promise<string> {
  if (isOwner && isReal) return scene.people.OW;
  const id = await portal.given.person('Aktør Aktørsen', {
    scopes,
    adminOf: grants.filter(({ role }) => role === 'admin').map(({ municipality_id }) => municipality_id),
    supportOf: grants.filter(({ role }) => role === 'support').map(({ municipality_id }) => municipality_id),
  });
  if (membership) await portal.given.membership(id, membership);
  return id;
}

const stateOf = (who: Who | null): string => JSON.stringify(who?.state ?? {});
