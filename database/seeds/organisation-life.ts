import { DEMO_ACCOUNTS, DEMO_MEMBERSHIPS, DEMO_ORGANISATION_ID } from './accounts.ts';
import type { SpecialOrganisations } from './demo-organisations.ts';
import type { Organisation } from './organisations.ts';
import type { Person } from './people.ts';
import { createRandom, type Random } from './random.ts';

export type Membership = {
  organisation_id: string;
  user_id: string;
  role: string;
  status: string;
  kind: string;
  owner_kind: 'product' | 'ORGANIZATION' | 'USER';
  is_contact: boolean;
  title: string | null;
  note: string | null;
  created_at: string;
};

export type Follower = { organisation_id: string; user_id: string; created_at: string };

export type Partnership = {
  id: string;
  kind: 'cohost' | 'subsidiary';
  organisation_id: string;
  partner_id: string;
  asked_by: string;
  status: 'requested' | 'approved';
  created_at: string;
};

type Making = {
  seed: string;
  nowMs: number;
  organisations: readonly Organisation[];
  people: readonly Person[];
};

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const DEMO_MEMBERS = 160;
const DEMO_FOLLOWERS = 400;
/** Before the oldest of the work that they have done (work-done.ts). */
const NAMED_DAYS = 1000;

/** Every organisation is led by its owner and has a few members; the demo organisation has many. */
export function demoMemberships({ seed, nowMs, organisations, people }: Making): Membership[] {
  const random = createRandom(`${seed}:memberships`);
  const days = createRandom(`${seed}:membership-days`);
  const since = () => daysBefore(days, nowMs);
  const ofOthers = organisations.flatMap((organisation) => {
    const members = Array.from({ length: random.integer(2, 5) }, () => random.pick(people).id);
    const { id, owner_user_id, status } = organisation;
    if (status !== 'accepted' || owner_user_id === null) return [];
    const others = [...new Set(members.filter((member) => member !== owner_user_id))];
    return [
      membershipOf(id, owner_user_id, since(), { role: 'admin', owner_kind: 'product', is_contact: true }),
      ...others.map((member, position) =>
        membershipOf(
          id,
          member,
          since(),
          position === 1 ? { role: 'moderator', owner_kind: 'ORGANIZATION', is_contact: true } : {},
        ),
      ),
    ];
  });
  const named = DEMO_MEMBERSHIPS.map(({ user_id, role }) =>
    membershipOf(DEMO_ORGANISATION_ID, user_id, new Date(nowMs - NAMED_DAYS * DAY_MS).toISOString(), {
      role,
      ...NAMED[user_id],
    }),
  );
  return withoutSame([...named, ...ofOthers, ...membersOfDemo(days, nowMs, people)]);
}

const NAMED: Record<string, Partial<Membership>> = {
  [DEMO_ACCOUNTS.leder.id]: { owner_kind: 'product', is_contact: true, title: 'Daglig leder' },
  [DEMO_ACCOUNTS.koordinator.id]: { owner_kind: 'ORGANIZATION', is_contact: true, title: 'Barnefotball' },
};

/** Some help to run it, a few wait to be let in. */
function membersOfDemo(random: Random, nowMs: number, people: readonly Person[]): Membership[] {
  const chosen = random.shuffled(people).slice(0, DEMO_MEMBERS + REQUESTS.length);
  return chosen.map(({ id }, position) => {
    const note = REQUESTS[position];
    if (note !== undefined) {
      const at = new Date(nowMs - (position + 1) * DAY_MS).toISOString();
      return membershipOf(DEMO_ORGANISATION_ID, id, at, { role: 'applicant', status: 'requested', note });
    }
    const title = TITLES[position - REQUESTS.length];
    return membershipOf(DEMO_ORGANISATION_ID, id, daysBefore(random, nowMs), {
      role: title === undefined ? 'member' : 'moderator',
      owner_kind: title === undefined ? 'USER' : 'ORGANIZATION',
      title: title ?? null,
      kind: random.chance(0.2) ? 'team' : 'membership',
    });
  });
}

const REQUESTS = [
  'Hei! Jeg har nettopp flyttet hit og vil gjerne være med på gåfotball.',
  'Datteren min på åtte år trener hos dere, og jeg kan hjelpe til i kiosken.',
  'Jeg har vært trener i mange år og har tid på onsdager.',
  '',
];

const TITLES = ['Ski', 'Turn', 'Kiosk', 'Friidrett'];

/** Most have a handful; the demo organisation has all who can be had. */
export function demoFollowers({ seed, nowMs, organisations, people }: Making): Follower[] {
  const random = createRandom(`${seed}:followers`);
  return organisations.flatMap(({ id: organisation_id, status, is_private }) => {
    if (status !== 'accepted' || is_private) return [];
    const isDemo = organisation_id === DEMO_ORGANISATION_ID;
    const picked = isDemo
      ? people.slice(0, DEMO_FOLLOWERS)
      : Array.from({ length: random.integer(0, 12) }, () => random.pick(people));
    return [...new Set(picked.map(({ id }) => id))].map((user_id) => ({
      organisation_id,
      user_id,
      created_at: daysBefore(random, nowMs),
    }));
  });
}

/** The demo organisation arranges things with a neighbour, is asked by another, and has a youth group. */
export function demoPartnerships(
  seed: string,
  nowMs: number,
  organisations: readonly Organisation[],
  { subsidiary }: SpecialOrganisations,
): Partnership[] {
  const random = createRandom(`${seed}:partnerships`);
  const demo = organisations.find(({ id }) => id === DEMO_ORGANISATION_ID);
  const [cohost, asking] = organisations.filter(
    ({ id, municipality_id, status, is_private }) =>
      id !== DEMO_ORGANISATION_ID &&
      id !== subsidiary.id &&
      municipality_id === demo?.municipality_id &&
      status === 'accepted' &&
      !is_private,
  );
  const partnershipOf = (kind: Partnership['kind'], partner: Organisation, own: Partial<Partnership>): Partnership => ({
    id: random.uuid(nowMs),
    kind,
    organisation_id: DEMO_ORGANISATION_ID,
    partner_id: partner.id,
    asked_by: DEMO_ORGANISATION_ID,
    status: 'approved',
    created_at: daysBefore(random, nowMs),
    ...own,
  });
  return [
    ...(cohost ? [partnershipOf('cohost', cohost, {})] : []),
    ...(asking ? [partnershipOf('cohost', asking, { asked_by: asking.id, status: 'requested' })] : []),
    partnershipOf('subsidiary', subsidiary, {}),
  ];
}

const membershipOf = (
  organisation_id: string,
  user_id: string,
  created_at: string,
  own: Partial<Membership>,
): Membership => ({
  organisation_id,
  user_id,
  role: 'member',
  status: 'active',
  kind: 'membership',
  owner_kind: 'USER',
  is_contact: false,
  title: null,
  note: null,
  created_at,
  ...own,
});

/** More of late than long ago: it is well liked. */
const daysBefore = (random: Random, nowMs: number): string =>
  new Date(nowMs - Math.ceil(random.fraction() ** 1.5 * YEAR_DAYS * DAY_MS)).toISOString();

const withoutSame = (memberships: readonly Membership[]): Membership[] => [
  ...new Map(memberships.toReversed().map((one) => [`${one.organisation_id} ${one.user_id}`, one])).values(),
];
