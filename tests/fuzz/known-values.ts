import type { Random } from '#database/seeds/random.ts';
import type { JsonSchema } from './schema-values.ts';

/** Which ids a parameter or a field names. */
const KIND_OF_NAME: Readonly<Record<string, string>> = {
  organization: 'organizations',
  organization_id: 'organizations',
  organizations: 'organizations',
  cohost_ids: 'organizations',
  user: 'users',
  user_id: 'users',
  user_ids: 'users',
  users: 'users',
  contact_ids: 'users',
  member: 'users',
  certificate: 'certificates',
  certificate_id: 'certificates',
  moderator: 'certificates',
  admin: 'certificates',
  upload_id: 'uploads',
  picture_upload_id: 'uploads',
  cover_upload_id: 'uploads',
  files: 'uploads',
  occurrence: 'occurrences',
  occurrence_id: 'occurrences',
  event_id: 'events',
  attendance_id: 'attendees',
  slot: 'slots',
  slot_ids: 'slots',
  comment: 'comments',
  invite: 'invites',
  image: 'images',
  document: 'documents',
  partnership: 'partnerships',
  verification_id: 'verifications',
  scheme_id: 'schemes',
  child_id: 'children',
  share: 'shares',
  ids: 'transactions',
};

/** What `{id}` is after a word of the path that says it otherwise. */
const KIND_OF_SEGMENT: Readonly<Record<string, string>> = {
  members: 'users',
  requests: 'users',
  people: 'users',
  contacts: 'users',
  'not-attendees': 'users',
  gallery: 'images',
  cohosts: 'partnerships',
  subsidiaries: 'partnerships',
  run: 'events',
  dnt: 'events',
  similar: 'events',
  'username-verifications': 'verifications',
  'push-subscriptions': 'devices',
};

/** Plain answers to what the schema calls only a text or a number. */
const USUAL: Readonly<Record<string, readonly unknown[]>> = {
  municipality: ['4601', '301', '4621'],
  municipality_id: ['4601', '301', '4621', '1'],
  municipality_ids: ['4601', '301'],
  municipalities: ['4601', '301,4601'],
  districts: ['460101', '30101'],
  email: ['ny@test.example', 'annen@test.example'],
  emails: ['ny@test.example', 'annen@test.example', 'tredje@test.example'],
  username: ['ny@test.example', '+4790000001'],
  phone: ['+4790000001', '90000001'],
  password: ['syv blå hester på tur', 'passord'],
  password_confirmation: ['syv blå hester på tur'],
  current_password: ['syv blå hester på tur'],
  code: ['123456', '000-000'],
  two_factor_code: ['123456'],
  website: ['https://test.example/', 'test.example'],
  number: ['974760673', '987654325'],
  starts_on: ['2026-11-19', '2026-12-24', '2027-01-01'],
  ends_on: ['2026-12-10', '2027-06-01', ''],
  day: ['2026-11-20', '2026-12-01'],
  exceptions: ['2026-11-26'],
  start_time: ['18:00', '08:30', '23:30'],
  end_time: ['19:30', '20:00', '01:00'],
  start_at: ['2026-11-20T17:00:00Z', '2026-11-20'],
  end_at: ['2026-11-20T19:00:00Z', '2027-11-20'],
  birth_date: ['1990-05-17', '2001-01-01'],
  postal_code: ['5003', '0150'],
  lat: [60.39, 59.91],
  lng: [5.32, 10.75],
  'distance[lat]': ['60.39'],
  'distance[lng]': ['5.32'],
  'distance[radius]': ['5', '20'],
  type: ['course', 'volunteer', 'csv', 'xlsx', 'pdf'],
  categories: ['sport', 'culture'],
  category: ['safety', 'sport'],
  filters: ['free', 'age:children', 'date:today', 'category:sport'],
  sort: ['start_at', 'name', 'distance'],
  bounds: ['5,60,6,61', '4.9,60.2,5.6,60.6'],
  zoom: ['8', '12'],
  month: ['2026-11', '2026-12'],
  from: ['2026-11-01', 'member'],
  to: ['2026-12-01'],
  query: ['tur', 'Solvik'],
  q: ['tur', 'Solvik', 'fotball bergen'],
  keywords: ['tur', 'ski'],
  capacity_max: [1, 10, 200],
  price_ore: [5000, null],
  min_age: [6, null],
  max_age: [16, null],
  offer_hours: [24],
  lottery_hours: [24],
  sign_up_closes_minutes: [0, 60],
  leave_closes_minutes: [0, 60],
  token: ['x'.repeat(43)],
  key: ['about', 'terms', 'privacy'],
  role: ['member', 'moderator', 'admin', 'support'],
};

/** How many values of one name are remembered, the newest last. */
const REMEMBERED = 12;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export type Origin = string;

/** The ids of the scene and what answers have said, for the requests to come. */
export function knownValues(random: Random, ids: Readonly<Record<string, readonly string[]>>) {
  const remembered = new Map<string, unknown[]>();
  /** Where an id came from: which answer of the batch, and where in it. */
  const origins = new Map<string, Origin>();
  const everyId = Object.values(ids).flat();

  const ofKind = (kind: string): string | undefined => {
    const chance = random.fraction();
    if (chance < 0.06) return random.pick(everyId);
    if (chance < 0.1) return random.uuid(0);
    const answered = remembered.get(kind) ?? [];
    if (answered.length > 0 && chance < 0.4) return String(random.pick(answered));
    const own = ids[kind];
    return own && own.length > 0 ? random.pick(own) : undefined;
  };

  const remember = (name: string, value: unknown) => {
    const before = remembered.get(name) ?? [];
    if (!before.includes(value)) remembered.set(name, [...before, value].slice(-REMEMBERED));
  };

  function learn(value: unknown, kind: string, origin: Origin): void {
    if (Array.isArray(value)) {
      for (const [at, part] of value.slice(0, 4).entries()) learn(part, kind, `${origin}/${at}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) learnField(name, part, kind, `${origin}/${name}`);
    }
  }

  function learnField(name: string, value: unknown, kind: string, origin: Origin): void {
    if (typeof value === 'object') learn(value, KIND_OF_SEGMENT[name] ?? KIND_OF_NAME[name] ?? name, origin);
    else if (typeof value === 'string' && UUID.test(value)) {
      if (!everyId.includes(value)) origins.set(value, origin);
      remember(name === 'id' ? kind : (KIND_OF_NAME[name] ?? name), value);
    } else if (['string', 'number'].includes(typeof value) && String(value).length < 200) remember(name, value);
  }

  return {
    origins,
    /** `place` is the word of the path in front of a parameter. */
    param(name: string, place: string): string {
      const kind = name === 'id' ? (KIND_OF_SEGMENT[place] ?? place) : (KIND_OF_NAME[name] ?? name);
      return ofKind(kind) ?? String(random.pick(USUAL[name] ?? everyId));
    },
    known(name: string, schema: JsonSchema): unknown {
      if (schema.format === 'uuid') return ofKind(KIND_OF_NAME[name] ?? 'devices');
      const answered = remembered.get(name);
      if (answered && answered.length > 0 && random.chance(0.35)) return random.pick(answered);
      const usual = name === 'username' ? [...(USUAL.username ?? []), ...(ids.usernames ?? [])] : USUAL[name];
      return usual && random.chance(0.7) ? random.pick(usual) : undefined;
    },
    /** Takes in what an answer says. */
    learnFrom(answer: unknown, path: string, origin: Origin): void {
      const segment = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
      learn(answer, KIND_OF_SEGMENT[segment] ?? segment, origin);
    },
  };
}

export type KnownValues = ReturnType<typeof knownValues>;
