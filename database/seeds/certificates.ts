import type { CertificateCategory, StoredStamp } from '#features/certificates/rules.ts';
import { dayAfter } from '#features/event-editing/recurrence.ts';
import { shortDate } from '#platform/language/dates.ts';
import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID, DEMO_ORGANISATION_ID, DEMO_SCHEME_MUNICIPALITY_ID } from './accounts.ts';
import type { Membership, Partnership } from './organisation-life.ts';
import type { Organisation } from './organisations.ts';
import { createRandom, type Random } from './random.ts';

type CertificateRow = {
  id: string;
  organisation_id: string | null;
  municipality_id: number | null;
  name: string;
  description: string;
  category: CertificateCategory;
  created_at: string;
};

type StampRow = StoredStamp & {
  id: string;
  certificate_id: string;
  organisation_id: string;
  user_id: string;
  forever: boolean;
  accepted_at: string | null;
  given_by: string | null;
  created_at: string;
  expiry_told_at: string | null;
};

export type DemoCertificates = {
  certificates: CertificateRow[];
  attached: { certificate_id: string; organisation_id: string; created_at: string }[];
  stamps: StampRow[];
};

const DAY_MS = 86_400_000;

const KINDS = {
  first_aid: {
    name: 'Førstehjelp',
    category: 'safety',
    description:
      'Grunnkurs på fire timer med hjerte- og lungeredning, stans av blødninger og bruk av hjertestarter. Må fornyes hvert annet år.',
    municipality: null,
    years: 2,
  },
  coach: {
    name: 'Trenerkurs 1',
    category: 'coaching',
    description:
      'Første trinn på trenerstigen: slik planlegger og leder du en trening for barn, med lek, trygghet og mestring først.',
    municipality: null,
    years: null,
  },
  lifesaver: {
    name: 'Livredningsprøve',
    category: 'safety',
    description: 'Årlig prøve for alle som har ansvar for bading i kommunens svømmehaller og på badeplassene.',
    municipality: DEMO_MUNICIPALITY_ID,
    years: 1,
  },
  licence: {
    name: 'Førerkort klasse B',
    category: 'driving',
    description: 'For den som kjører kommunens minibusser og varebiler på oppdrag. Vis førerkortet når du ber om det.',
    municipality: DEMO_MUNICIPALITY_ID,
    years: 5,
  },
  swimming: {
    name: 'Badevakt',
    category: 'safety',
    description: 'For dem som følger barn i svømmehallen: livredning, oversikt over bassenget og når du ringer 113.',
    municipality: DEMO_SCHEME_MUNICIPALITY_ID,
    years: 1,
  },
  companion: {
    name: 'Fritidsguide',
    category: 'course',
    description: 'To kvelder om hvordan du følger et barn de første gangene på en ny aktivitet.',
    municipality: DEMO_SCHEME_MUNICIPALITY_ID,
    years: null,
  },
} as const satisfies Record<
  string,
  {
    name: string;
    category: CertificateCategory;
    description: string;
    municipality: number | null;
    years: number | null;
  }
>;
type Kind = keyof typeof KINDS;

/** Where a stamp stands, and how many days ago that began. */
type State = 'requested' | 'not_accepted' | 'active' | 'not_active_yet' | 'expired' | 'disabled';

const NAMED: readonly [keyof typeof DEMO_ACCOUNTS, Kind, State][] = [
  ['leder', 'first_aid', 'active'],
  ['leder', 'licence', 'active'],
  ['koordinator', 'coach', 'active'],
  ['koordinator', 'first_aid', 'expired'],
  ['medlem', 'first_aid', 'not_accepted'],
  ['medlem', 'coach', 'active'],
  ['medlem', 'lifesaver', 'requested'],
];

const OTHERS: readonly [Kind, State, number][] = [
  ['first_aid', 'active', 18],
  ['first_aid', 'expired', 4],
  ['first_aid', 'not_accepted', 3],
  ['first_aid', 'requested', 2],
  ['coach', 'active', 9],
  ['coach', 'disabled', 1],
  ['coach', 'requested', 1],
  ['lifesaver', 'active', 6],
  ['lifesaver', 'not_active_yet', 2],
  ['licence', 'active', 7],
];

/** In the municipality with the leisure accounts, given by one organisation there. */
const ELSEWHERE: readonly [Kind, State][] = [
  ['swimming', 'active'],
  ['companion', 'active'],
  ['swimming', 'requested'],
  ['companion', 'not_accepted'],
];

type Making = {
  seed: string;
  nowMs: number;
  organisations: readonly Organisation[];
  memberships: readonly Membership[];
  partnerships: readonly Partnership[];
};

/** What the demo organisation and its municipality give, and stamps in every state. */
export function demoCertificates({ seed, nowMs, organisations, memberships, partnerships }: Making): DemoCertificates {
  const random = createRandom(`${seed}:certificates`);
  const began = nowMs - 400 * DAY_MS;
  const ids = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, random.uuid(began)])) as Record<Kind, string>;
  const certificates = Object.entries(KINDS).map(([kind, { name, category, description, municipality }]) => ({
    id: ids[kind as Kind],
    organisation_id: municipality === null ? DEMO_ORGANISATION_ID : null,
    municipality_id: municipality,
    name,
    description,
    category,
    created_at: new Date(began).toISOString(),
  }));
  const making = { random, nowMs, ids };
  const named = NAMED.map(([account, kind, state]) => stampOf(making, DEMO_ACCOUNTS[account].id, kind, state));
  return {
    certificates,
    attached: partnerships
      .filter(({ kind, status }) => kind === 'subsidiary' && status === 'approved')
      .map(({ partner_id }) => ({
        certificate_id: ids.coach,
        organisation_id: partner_id,
        created_at: new Date(began).toISOString(),
      })),
    stamps: [...named, ...stampsOfOthers(making, memberships), ...stampsElsewhere(making, organisations, memberships)],
  };
}

/** Each of them has one certificate of a kind at most. */
function stampsOfOthers(making: StampMaking, memberships: readonly Membership[]): StampRow[] {
  const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const members = memberships.filter(
    ({ organisation_id, status, user_id }) =>
      organisation_id === DEMO_ORGANISATION_ID && status === 'active' && !accounts.has(user_id),
  );
  const left = new Map(Object.keys(KINDS).map((kind) => [kind, making.random.shuffled(members)]));
  return OTHERS.flatMap(([kind, state, count]) =>
    (left.get(kind)?.splice(0, count) ?? []).map(({ user_id }) => stampOf(making, user_id, kind, state)),
  );
}

/** Each certificate of that municipality, held or asked for by members of an organisation that can give it. */
function stampsElsewhere(
  making: StampMaking,
  organisations: readonly Organisation[],
  memberships: readonly Membership[],
): StampRow[] {
  const there = new Set(
    organisations.filter((one) => one.municipality_id === DEMO_SCHEME_MUNICIPALITY_ID).map(({ id }) => id),
  );
  const members = memberships.filter(
    ({ organisation_id, status }) => there.has(organisation_id) && status === 'active',
  );
  const byOrganisation = [...Map.groupBy(members, ({ organisation_id }) => organisation_id).values()];
  const [largest = []] = byOrganisation.sort((one, other) => other.length - one.length);
  const [giver] = largest.filter(({ role }) => role === 'admin');
  return largest.slice(0, ELSEWHERE.length).map(({ organisation_id, user_id }, position) => {
    const [kind, state] = ELSEWHERE[position] ?? ['swimming', 'active'];
    const stamp = stampOf(making, user_id, kind, state);
    return { ...stamp, organisation_id, given_by: state === 'requested' ? null : (giver?.user_id ?? null) };
  });
}

type StampMaking = { random: Random; nowMs: number; ids: Record<Kind, string> };

function stampOf({ random, nowMs, ids }: StampMaking, user_id: string, kind: Kind, state: State): StampRow {
  const agoMs = (AGO_DAYS[state] + random.fraction() * 20) * DAY_MS;
  const created_at = new Date(nowMs - agoMs).toISOString();
  const { years } = KINDS[kind];
  const isForever = years === null && state !== 'requested';
  const days = state === 'requested' || years === null ? null : daysOf(state, nowMs, agoMs, years);
  return {
    id: random.uuid(nowMs - agoMs),
    certificate_id: ids[kind],
    organisation_id: DEMO_ORGANISATION_ID,
    user_id,
    status: state === 'expired' || state === 'not_active_yet' ? 'active' : state,
    start_at: days?.start_at ?? null,
    end_at: days?.end_at ?? null,
    forever: isForever,
    accepted_at: state === 'requested' || state === 'not_accepted' ? null : created_at,
    given_by: state === 'requested' ? null : DEMO_ACCOUNTS.koordinator.id,
    created_at,
    expiry_told_at: state === 'expired' ? new Date(nowMs).toISOString() : null,
  };
}

const AGO_DAYS: Record<State, number> = {
  requested: 1,
  not_accepted: 2,
  active: 60,
  not_active_yet: 3,
  expired: 390,
  disabled: 90,
};

/** What has run out did so lately: one sees what to renew. */
function daysOf(state: State, nowMs: number, agoMs: number, years: number) {
  const today = shortDate(new Date(nowMs));
  const given = shortDate(new Date(nowMs - agoMs));
  if (state === 'expired') return { start_at: given, end_at: dayAfter(today, -10) };
  const start_at = state === 'not_active_yet' ? dayAfter(today, 14) : given;
  return { start_at, end_at: dayAfter(start_at, years * 365) };
}
