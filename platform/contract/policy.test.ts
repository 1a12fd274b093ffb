import { describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import type { Access } from './endpoint.ts';
import { type Actor, demandAccess, isMunicipalStaff, isSuperAdmin } from './policy.ts';
import { Problem } from './problem.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const person = (rights: Partial<Actor> = {}): Actor => ({
  id: asId('p'),
  session_id: asId('s'),
  scopes: [],
  grants: [],
  audits: [],
  mode: 'full',
  acting_user_id: null,
  acting_municipality_id: null,
  is_two_factor_pending: false,
  has_accepted_terms: true,
  proved_at: NOW,
  is_demo_staff: false,
  ...rights,
});

const ACTORS = {
  nobody: null,
  user: person(),
  moderator: person({ scopes: ['moderator'] }),
  'scope without a grant': person({ scopes: ['MUNICIPALITY_ADMIN', 'MUNICIPALITY_SUPPORT'] }),
  'municipal admin': person({ grants: [{ municipality_id: 4601, role: 'admin' }] }),
  'municipal support': person({ grants: [{ municipality_id: 301, role: 'support' }] }),
  auditor: person({ scopes: ['AUDITOR'], audits: [4601] }),
  'super-admin': person({ scopes: ['admin'] }),
} satisfies Record<string, Actor | null>;

type Who = keyof typeof ACTORS;

/** Who is let in where; the user who is not named is refused. */
const LET_IN: Record<Access, Who[]> = {
  anyone: Object.keys(ACTORS) as Who[],
  user: (Object.keys(ACTORS) as Who[]).filter((who) => who !== 'nobody'),
  municipality: ['municipal admin', 'municipal support', 'super-admin'],
  superAdmin: ['super-admin'],
};

const CELLS = (Object.keys(LET_IN) as Access[]).flatMap((access) =>
  (Object.keys(ACTORS) as Who[]).map((who) => [access, who] as const),
);

describe('D-05 the outer door', () => {
  test.each(CELLS)('D-05 %s for %s', (access, who) => {
    const expected = LET_IN[access].includes(who) ? null : who === 'nobody' ? 'unauthenticated' : 'forbidden';
    expect(refusalOf(access, ACTORS[who], false)).toBe(expected);
    expect(refusalOf(access, ACTORS[who], true)).toBe(expected);
  });

  test.each(['anyone', 'user', 'municipality', 'superAdmin'] as const)(
    'IDN-13 readonly reads at %s and writes nowhere',
    (access) => {
      const reader = person({ scopes: ['admin'], mode: 'readonly' });
      expect(refusalOf(access, reader, false)).toBeNull();
      expect(refusalOf(access, reader, true)).toBe('readonly');
    },
  );

  test.each([
    ['twoFactorPending', { is_two_factor_pending: true }, 'two_factor_required'],
    ['termsPending', { has_accepted_terms: false }, 'terms_required'],
    ['readonly', { mode: 'readonly' }, 'readonly'],
  ] as const)('D-05 %s keeps people out, but for the calls that say so', (restriction, rights, refusal) => {
    const restricted = person(rights);
    expect(refusalAt({ access: 'user', method: 'POST' }, restricted)).toBe(refusal);
    expect(refusalAt({ access: 'user', method: 'POST', despite: [restriction] }, restricted)).toBeNull();
  });

  test('D-05 a ticket that waits for its code does not even open what is open to anyone', () => {
    const waiting = person({ is_two_factor_pending: true });
    expect(refusalAt({ access: 'anyone', method: 'GET' }, waiting)).toBe('two_factor_required');
  });

  test('TEN-07 a portal that is being closed takes nothing new, but for the calls that say so', () => {
    for (const actor of [null, person()]) {
      expect(refusalAt({ access: 'anyone', method: 'POST' }, actor, true)).toBe('sunset');
      expect(refusalAt({ access: 'anyone', method: 'GET' }, actor, true)).toBeNull();
      expect(refusalAt({ access: 'anyone', method: 'POST', despite: ['sunset'] }, actor, true)).toBeNull();
    }
  });

  test("D-12 what is a person's own is not done by a user who is logged in as them", () => {
    const acted = person({ acting_user_id: asId('admin') });
    expect(refusalAt({ access: 'user', method: 'POST', isOwnOnly: true }, acted)).toBe('own_only');
    expect(refusalAt({ access: 'user', method: 'POST' }, acted)).toBeNull();
  });

  test('D-05 readonly reads everything but what takes personal data out', () => {
    const looking = person({ mode: 'readonly' });
    expect(refusalAt({ access: 'user', method: 'GET', isOwnOnly: true }, looking)).toBe('readonly');
    expect(refusalAt({ access: 'user', method: 'GET' }, looking)).toBeNull();
  });

  test('D-11 proof lasts ten minutes', () => {
    const door = { access: 'user', method: 'POST', needsProof: true } as const;
    const provedBefore = (ms: number) => person({ proved_at: new Date(NOW.getTime() - ms) });
    expect(refusalAt(door, provedBefore(599_999))).toBeNull();
    expect(refusalAt(door, provedBefore(600_000))).toBe('proof_required');
    expect(refusalAt(door, person({ proved_at: new Date(0), is_demo_staff: true }))).toBeNull();
  });

  test('D-08 municipal rights rest on grants, not on what a ticket claims', () => {
    expect(isMunicipalStaff(ACTORS['scope without a grant'])).toBe(false);
    expect(isMunicipalStaff(ACTORS['municipal support'])).toBe(true);
    expect(isSuperAdmin(ACTORS.moderator)).toBe(false);
    expect(isSuperAdmin(null)).toBe(false);
  });
});

type Door = Parameters<typeof demandAccess>[0];

const refusalOf = (access: Access, actor: Actor | null, isWrite: boolean): string | null =>
  refusalAt({ access, method: isWrite ? 'POST' : 'GET' }, actor);

function refusalAt(door: Door, actor: Actor | null, isSunset = false): string | null {
  try {
    demandAccess(door, actor, { now: NOW, isSunset });
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.kind;
    throw error;
  }
}
