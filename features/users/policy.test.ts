import { expect, test } from 'vitest';
import type { Actor } from '#platform/contract/policy.ts';
import { asId } from '#tests/support/as-id.ts';
import { mayGrant, maySetRights } from './policy.ts';
import { isBirthDate } from './rules.ts';

const [BERGEN, OSLO] = [4601, 301];
const ME = asId<'UserId'>('me');
const OTHER = asId<'UserId'>('other');

const actor = (part: Partial<Actor>): Actor => ({
  id: ME,
  session_id: asId('s'),
  scopes: [],
  grants: [],
  audits: [],
  mode: 'full',
  acting_user_id: null,
  acting_municipality_id: null,
  is_two_factor_pending: false,
  has_accepted_terms: true,
  proved_at: new Date(0),
  is_demo_staff: false,
  ...part,
});

const superAdmin = actor({ scopes: ['admin'] });
const municipalAdmin = actor({ grants: [{ municipality_id: BERGEN, role: 'admin' }] });
const support = actor({ grants: [{ municipality_id: BERGEN, role: 'support' }] });
const auditor = actor({ audits: [BERGEN] });
const moderator = actor({ scopes: ['moderator'] });

test('D-05 only a super-admin sets rights, and never their own', () => {
  expect(maySetRights(superAdmin, OTHER)).toBe(true);
  expect(maySetRights(superAdmin, ME)).toBe(false);
  for (const other of [municipalAdmin, support, moderator, actor({})]) expect(maySetRights(other, OTHER)).toBe(false);
});

test.each([
  ['super-admin', superAdmin, BERGEN, 'admin', true],
  ['super-admin', superAdmin, OSLO, 'support', true],
  ['municipal admin', municipalAdmin, BERGEN, 'support', true],
  ['municipal admin', municipalAdmin, BERGEN, 'admin', false],
  ['municipal admin', municipalAdmin, OSLO, 'support', false],
  ['municipal admin', municipalAdmin, BERGEN, 'auditor', true],
  ['municipal admin', municipalAdmin, OSLO, 'auditor', false],
  ['super-admin', superAdmin, BERGEN, 'auditor', false],
  ['auditor', auditor, BERGEN, 'auditor', false],
  ['auditor', auditor, BERGEN, 'support', false],
  ['support', support, BERGEN, 'auditor', false],
  ['support', support, BERGEN, 'support', false],
  ['moderator', moderator, BERGEN, 'support', false],
] as const)('D-08 a %s may grant in %s the role %s: %s', (_who, who, municipality, role, may) => {
  expect(mayGrant(who, OTHER, municipality, role)).toBe(may);
  expect(mayGrant(who, ME, municipality, role)).toBe(false);
});

test('VAL-01 a user is born today at the latest, and in 1900 at the earliest', () => {
  expect(isBirthDate('2026-11-15', '2026-11-15')).toBe(true);
  expect(isBirthDate('2026-11-16', '2026-11-15')).toBe(false);
  expect(isBirthDate('1900-01-01', '2026-11-15')).toBe(true);
  expect(isBirthDate('1899-12-31', '2026-11-15')).toBe(false);
});
