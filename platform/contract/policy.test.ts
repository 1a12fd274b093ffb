import { describe, expect, test } from 'vitest';
import type { Access } from './endpoint.ts';
import { type Actor, demandAccess, isMunicipalStaff, isSuperAdmin } from './policy.ts';
import { Problem } from './problem.ts';

const person = (rights: Partial<Actor> = {}): Actor => ({ id: 'p', scopes: [], grants: [], mode: 'full', ...rights });

const ACTORS = {
  nobody: null,
  user: person(),
  moderator: person({ scopes: ['moderator'] }),
  'scope without a grant': person({ scopes: ['MUNICIPALITY_ADMIN', 'MUNICIPALITY_SUPPORT'] }),
  'municipal admin': person({ grants: [{ municipality_id: 4601, role: 'admin' }] }),
  'municipal support': person({ grants: [{ municipality_id: 301, role: 'support' }] }),
  'super-admin': person({ scopes: ['admin'] }),
} satisfies Record<string, Actor | null>;

type Who = keyof typeof ACTORS;

/** Who is let in where; whoever is not named is refused. */
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

  test('D-08 municipal rights rest on grants, not on what a ticket claims', () => {
    expect(isMunicipalStaff(ACTORS['scope without a grant'])).toBe(false);
    expect(isMunicipalStaff(ACTORS['municipal support'])).toBe(true);
    expect(isSuperAdmin(ACTORS.moderator)).toBe(false);
    expect(isSuperAdmin(null)).toBe(false);
  });
});

function refusalOf(access: Access, actor: Actor | null, isWrite: boolean): string | null {
  try {
    demandAccess(access, actor, isWrite);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.kind;
    throw error;
  }
}
