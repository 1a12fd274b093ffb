import type { Random } from '#database/seeds/random.ts';

/** Texts that have broken programs before. */
export const WRONG_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\x01\x02\x07\b\x1b\x7f',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\u202eabc\u202c',
  'a\u200b\u200d\u2060b',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A',
  '𝒳'.repeat(30),
  "' or 1=1--",
  "'; drop table app_user; --",
  '$1',
  '%',
  '_%\\',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '/etc/passwd%00.png',
  'C:\\windows',
  '=1+1',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '//evil.example',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
  '-0',
  '-1',
  '+1',
  '1e3',
  '1e309',
  '0x10',
  '1_000',
  '٣',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2026-13-01',
  '2027-02-29',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '+275760-09-14',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-11-16T24:00:00Z',
  '2026-11-16T23:59:60Z',
  '2026-11-16T10:00:00+23:59',
  '2026-11-16',
  '2026-11-16T10:00',
  'infinity',
  '-infinity',
  'now',
  'epoch',
  '24:00',
  '23:60',
  '00:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  '0197a1b2c3d47e5f8a9b0c1d2e3f4a5b',
  'a@b',
  'a@b.no\nBcc: c@d.no',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.no`,
  '"a b"@test.example',
  'a@[127.0.0.1]',
  '+47',
  '+4790000000000000',
  '*:*',
  '((((((',
  'a & | ! <-> b',
  '-'.repeat(300),
  'a '.repeat(1000),
  '"'.repeat(99),
  'x'.repeat(256),
  'ø'.repeat(2001),
  'x'.repeat(10_001),
  'İ'.repeat(100),
  'ﷺ'.repeat(50),
  '\u0344'.repeat(50),
];

export const WRONG_VALUES: readonly unknown[] = [
  ...WRONG_TEXTS,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.5,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  -Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  90.0001,
  180.0001,
  [],
  [[]],
  [null],
  [''],
  ['a', 1, null, {}],
  {},
  { a: 1 },
  { id: null },
  { $ne: null },
  { toString: 'x' },
  { length: 1e9 },
  Array.from({ length: 1000 }, (_, at) => at),
  Array.from({ length: 300 }, () => 'x'),
];

export const FORBIDDEN_NAMES: readonly string[] = [
  'id',
  'ids',
  'user_id',
  'owner_user_id',
  'owner',
  'created_by',
  'changed_by',
  'created_at',
  'updated_at',
  'deleted_at',
  'organization_id',
  'organisation_id',
  'municipality_id',
  'tenant_key',
  'tenant',
  'status',
  'is_published',
  'published_at',
  'is_private',
  'is_verified',
  'email_verified_at',
  'is_admin',
  'is_readonly',
  'scopes',
  'grants',
  'role',
  'rank',
  'permissions',
  'password',
  'password_hash',
  'has_two_factor',
  'blocked_at',
  'erased_at',
  'terms_accepted_at',
  'amount',
  'price_ore',
  'attendees_count',
  'attending_count',
  'waiting_count',
  'taken_count',
  'position',
  'accepted_at',
  'given_by',
  'storage_key',
  'token_digest',
  'session_id',
  'acting_user_id',
];

/** One change for the worse somewhere in a value. */
export function spoil(random: Random, value: unknown): unknown {
  const places = placesIn(value);
  const place = random.pick(places);
  const change = random.pick(CHANGES);
  return changeAt(value, place, (before) => change(random, before));
}

type Place = (string | number)[];
type Change = (random: Random, before: unknown) => unknown;

const REMOVED = Symbol('removed');

const replaced: Change = (random) => random.pick(WRONG_VALUES);
const CHANGES: readonly Change[] = [
  replaced,
  replaced,
  replaced,
  () => REMOVED,
  () => null,
  (_random, before) => [before],
  (_random, before) => ({ value: before }),
  (_random, before) => [before, before],
  (random, before) =>
    isObject(before) ? { ...before, [random.pick(FORBIDDEN_NAMES)]: random.pick(WRONG_VALUES) } : before,
  (random, before) => (isObject(before) ? { ...before, [random.pick(WRONG_TEXTS)]: 1 } : before),
  (random, before) => (typeof before === 'string' ? before + random.pick(WRONG_TEXTS) : before),
  (_random, before) => (typeof before === 'string' ? before.toUpperCase().repeat(2) : before),
  (random, before) => (typeof before === 'number' ? before + random.pick([-1, 1, 0.5, 1e9, -1e9]) : before),
  (_random, before) =>
    Array.isArray(before) ? Array.from({ length: 501 }, () => (isSmall(before[0]) ? before[0] : null)) : before,
  (random) => nested(random.pick([10, 31, 33, 200])),
  (_random, before) => (typeof before === 'string' ? Number(before) : JSON.stringify(before)),
];

const isSmall = (value: unknown): boolean => typeof value !== 'object' && String(value).length < 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function nested(levels: number): unknown {
  let value: unknown = 'in';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

function placesIn(value: unknown, at: Place = []): Place[] {
  const inside = Array.isArray(value) ? [...value.slice(0, 5).entries()] : isObject(value) ? Object.entries(value) : [];
  return [at, ...inside.flatMap(([key, part]) => placesIn(part, [...at, key]))];
}

function changeAt(value: unknown, [key, ...rest]: Place, change: (before: unknown) => unknown): unknown {
  if (key === undefined) {
    const after = change(value);
    return after === REMOVED ? undefined : after;
  }
  if (Array.isArray(value)) return value.map((part, at) => (at === key ? changeAt(part, rest, change) : part));
  return isObject(value) ? { ...value, [key]: changeAt(value[key], rest, change) } : value;
}
