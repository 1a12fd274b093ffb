import { DEMO_ACCOUNTS, DEMO_MEMBERSHIPS } from './accounts.ts';
import { type DemoEvent, demoEvents } from './events.ts';
import { varyFirstCards } from './first-cards.ts';
import { demoOrganisers, type Organisation, type Organiser } from './organisations.ts';
import { demoPeople, type Person } from './people.ts';
import { demoPlaces, type Place } from './places.ts';
import { createRandom } from './random.ts';
import { dayOf } from './wall-time.ts';

export type DemoOptions = {
  /** All times are seen from here. */
  now: Date;
  /** About how many activities, those that are over and drafts included. */
  events?: number;
  seed?: string;
};

export type Membership = { organisation_id: string; user_id: string; role: string; status: string };

export type Demo = {
  accounts: (typeof DEMO_ACCOUNTS)['super'][];
  people: Person[];
  organisations: Organisation[];
  memberships: Membership[];
  /** Made while they are read, since a load test asks for more than memory likes. */
  events(): Generator<DemoEvent>;
};

/** Bump when texts or rules change, so that the same number means the same rows. */
export const DEMO_SEED = 'nabolag-1';
export const DEMO_EVENTS = 2000;

/** Of a hundred activities this many are upcoming; the rest are over or drafts. */
const UPCOMING_SHARE = 0.89;

/** The same seed, time and number give the same rows. */
export function createDemo({ now, events = DEMO_EVENTS, seed = DEMO_SEED }: DemoOptions): Demo {
  const today = dayOf(now.getTime());
  const places = demoPlaces(Math.round(events * UPCOMING_SHARE));
  const municipalityIds = [...new Set(places.map((place) => place.municipality.id))];
  const people = demoPeople({ seed, today, municipalityIds, count: 400 });
  // Each place has a chance of its own, so that one more place leaves other municipalities as they were.
  const rosters = places.map((place) => ({
    place,
    organisers: demoOrganisers(createRandom(`${seed}:organisers:${place.key}`), place, people, today),
  }));
  const organisations = rosters.flatMap(({ organisers }) => organisers.map(({ organisation }) => organisation));
  return {
    accounts: Object.values(DEMO_ACCOUNTS),
    people,
    organisations,
    memberships: membershipsOf(seed, organisations, people),
    events: () => eventsOf(seed, rosters, now.getTime()),
  };
}

type Roster = { place: Place; organisers: Organiser[] };

function* eventsOf(seed: string, rosters: readonly Roster[], nowMs: number): Generator<DemoEvent> {
  for (const ofMunicipality of Map.groupBy(rosters, ({ place }) => place.municipality.id).values()) {
    const events = eventsOfMunicipality(seed, ofMunicipality, nowMs);
    if (ofMunicipality.reduce((sum, { place }) => sum + place.quota, 0) > MOST_LOOKED_AT) yield* events;
    else {
      const all = [...events];
      varyFirstCards(all, nowMs);
      yield* all;
    }
  }
}

/** More than this in one municipality is for load tests, at which nobody looks. */
const MOST_LOOKED_AT = 500;

function* eventsOfMunicipality(seed: string, rosters: readonly Roster[], nowMs: number): Generator<DemoEvent> {
  const taken = new Set<string>();
  for (const { place, organisers } of rosters) {
    yield* demoEvents(createRandom(`${seed}:events:${place.key}`), place, organisers, nowMs, taken);
  }
}

/** Every organisation is led by its owner and has a few members. */
function membershipsOf(seed: string, organisations: Organisation[], people: readonly Person[]): Membership[] {
  const random = createRandom(`${seed}:memberships`);
  const memberships = organisations.flatMap((organisation) => {
    const members = Array.from({ length: random.integer(2, 5) }, () => random.pick(people).id);
    const others = new Set(members.filter((id) => id !== organisation.owner_user_id));
    return [
      { organisation_id: organisation.id, user_id: organisation.owner_user_id, role: 'admin', status: 'active' },
      ...[...others].map((user_id) => ({
        organisation_id: organisation.id,
        user_id,
        role: 'member',
        status: 'active',
      })),
    ];
  });
  const isNamed = ({ organisation_id, user_id }: Membership) =>
    DEMO_MEMBERSHIPS.some((named) => named.organisation_id === organisation_id && named.user_id === user_id);
  return [...DEMO_MEMBERSHIPS, ...memberships.filter((membership) => !isNamed(membership))];
}
