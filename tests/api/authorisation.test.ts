import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import type { Actor, Grant, Scope } from '#platform/contract/policy.ts';
import { AUTHORISATION, type Row } from '#tests/authorisation-table.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

type Who = {
  scopes?: Scope[];
  grants?: Grant[];
  membership?: 'member' | 'moderator' | 'admin' | 'owner';
  state?: Partial<
    Pick<Actor, 'mode' | 'is_two_factor_pending' | 'has_accepted_terms' | 'acting_user_id' | 'proved_at'>
  >;
};

/** The columns of the permissions, and the states that a person can be in. */
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
  RO: { state: { mode: 'readonly' } },
  'SA readonly': { scopes: ['admin'], state: { mode: 'readonly' } },
  '2F': { state: { is_two_factor_pending: true } },
  'SA 2F': { scopes: ['admin'], state: { is_two_factor_pending: true } },
  'no terms': { state: { has_accepted_terms: false } },
  acting: { state: { acting_user_id: crypto.randomUUID() } },
  'long ago': { state: { proved_at: new Date(0) } },
  'SA long ago': { scopes: ['admin'], state: { proved_at: new Date(0) } },
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ settings: { DEMO: 'on' } });
});
afterAll(() => portal.close());

const endpoints = await describedApi();
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** What the door should say, from the table alone; null = lets in. */
function expected(row: Row, method: string, who: Who | null, isSunset: boolean): string | null {
  const also = (letter: string) => row.also?.includes(letter) ?? false;
  const isWrite = method !== 'GET';
  const state = who?.state ?? {};
  if (!who) return row.who !== 'AN' ? 'unauthenticated' : isWrite && isSunset && !also('S') ? 'sunset' : null;
  if (state.is_two_factor_pending && !also('2')) return 'two_factor_required';
  if (state.mode === 'readonly' && (isWrite || row.isOwn) && !also('R')) return 'readonly';
  if (isWrite && isSunset && !also('S')) return 'sunset';
  if (row.who === 'AN') return null;
  if (state.has_accepted_terms === false && !also('T')) return 'terms_required';
  const isSuper = who.scopes?.includes('admin') ?? false;
  if (row.who === 'SA' && !isSuper) return 'forbidden';
  if (row.who === 'MU' && !isSuper && !who.grants) return 'forbidden';
  if (row.isOwn && state.acting_user_id) return 'own_only';
  return row.isProved && state.proved_at ? 'proof_required' : null;
}

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
        const person = who ? await givenActor(who) : null;
        const answer = await portal.send(endpoint.method, addressOf(endpoint.path), {
          host: isSunset ? SUNSET_HOST : 'bergen.localhost',
          headers: person ? { authorization: `Bearer ${person}`, 'x-test-state': stateOf(who) } : {},
          ...(endpoint.body && { body: { [`unknown-${key}`]: 1 } }),
        });
        const wanted = expected(row, endpoint.method, who, isSunset);
        const kind = String(answer.headers['problem-kind'] ?? '');
        const cell = `${name} for ${key}${isSunset ? ' on a closing portal' : ''}`;
        if (wanted === null) expect([cell, DOOR.includes(kind) && kind]).toEqual([cell, false]);
        else expect([cell, kind]).toEqual([cell, wanted]);
      }
    }
  });

  test('D-05 there are at least a thousand cells', () => {
    expect(endpoints.length * Object.keys(ACTORS).length * 2).toBeGreaterThan(1000);
  });
});

const SUNSET_HOST = 'demo-avviklet.localhost';

const addressOf = (path: string) =>
  `/api${path
    .replaceAll('{municipality}', '4601')
    .replaceAll('{role}', 'support')
    .replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;

async function givenActor({ scopes = [], grants = [], membership }: Who): Promise<string> {
  const id = await portal.given.person('Aktør Aktørsen', {
    scopes,
    adminOf: grants.filter(({ role }) => role === 'admin').map(({ municipality_id }) => municipality_id),
    supportOf: grants.filter(({ role }) => role === 'support').map(({ municipality_id }) => municipality_id),
  });
  if (membership) await portal.given.membership(id, membership);
  return id;
}

const stateOf = (who: Who | null): string => JSON.stringify(who?.state ?? {});
