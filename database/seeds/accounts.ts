/** One password for all demo accounts, `Nabolag-2026`, as argon2id. Production has no demo accounts. */
const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bmFib2xhZy1kZW1vLTIwMg$THMyI5h+aeQLKtFASgMV65BCN/8gwvqvivhtZt5NJmU';

/** Bergen: the municipality that the demo's municipal accounts work for, and where the demo organisation is. */
export const DEMO_MUNICIPALITY_ID = 4601;

/** Asker, which the tenant 'demo-fritidskonto' stands for. */
export const DEMO_SCHEME_MUNICIPALITY_ID = 3203;

/** Utstyrsbygda, which the tenant 'demo-utstyr' stands for. */
const DEMO_LENDING_MUNICIPALITY_ID = 3405;

export const DEMO_ORGANISATION_ID = '01900000-0000-7000-8000-000000000100';

/** The accounts that the documentation names, one per role. */
export const DEMO_ACCOUNTS = {
  super: accountOf(1, 'super', 'Solveig Superbruker', { scopes: ['admin'] }),
  moderator: accountOf(2, 'moderator', 'Mons Moderator', { scopes: ['moderator'] }),
  kommune: accountOf(3, 'kommune', 'Kari Kommune'),
  support: accountOf(4, 'support', 'Siri Support'),
  leder: accountOf(5, 'leder', 'Lars Leder'),
  koordinator: accountOf(6, 'koordinator', 'Karin Koordinator'),
  medlem: accountOf(7, 'medlem', 'Mia Medlem'),
  bruker: accountOf(8, 'bruker', 'Bo Bruker'),
  lesbar: accountOf(9, 'lesbar', 'Lise Lesbar', { is_readonly: true }),
  revisor: accountOf(10, 'revisor', 'Randi Revisor'),
};

export const DEMO_GRANTS = [
  { user_id: DEMO_ACCOUNTS.kommune.id, municipality_id: DEMO_MUNICIPALITY_ID, role: 'admin' },
  { user_id: DEMO_ACCOUNTS.support.id, municipality_id: DEMO_MUNICIPALITY_ID, role: 'support' },
  { user_id: DEMO_ACCOUNTS.kommune.id, municipality_id: DEMO_SCHEME_MUNICIPALITY_ID, role: 'admin' },
  { user_id: DEMO_ACCOUNTS.support.id, municipality_id: DEMO_SCHEME_MUNICIPALITY_ID, role: 'support' },
  { user_id: DEMO_ACCOUNTS.kommune.id, municipality_id: DEMO_LENDING_MUNICIPALITY_ID, role: 'admin' },
  { user_id: DEMO_ACCOUNTS.support.id, municipality_id: DEMO_LENDING_MUNICIPALITY_ID, role: 'support' },
  { user_id: DEMO_ACCOUNTS.revisor.id, municipality_id: DEMO_SCHEME_MUNICIPALITY_ID, role: 'auditor' },
];

export const DEMO_MEMBERSHIPS = [
  { user_id: DEMO_ACCOUNTS.leder.id, role: 'admin' },
  { user_id: DEMO_ACCOUNTS.koordinator.id, role: 'moderator' },
  { user_id: DEMO_ACCOUNTS.medlem.id, role: 'member' },
].map((membership) => ({ ...membership, organisation_id: DEMO_ORGANISATION_ID, status: 'active' }));

function accountOf(
  position: number,
  key: string,
  name: string,
  { scopes = [], is_readonly = false }: { scopes?: ('admin' | 'moderator')[]; is_readonly?: boolean } = {},
) {
  return {
    id: `01900000-0000-7000-8000-${String(position).padStart(12, '0')}`,
    name,
    email: `${key}@demo.test`,
    password_hash: DEMO_PASSWORD_HASH,
    municipality_id: DEMO_MUNICIPALITY_ID,
    birth_date: `19${70 + position}-${String(position).padStart(2, '0')}-15`,
    scopes,
    is_readonly,
  };
}
