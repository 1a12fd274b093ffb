import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from './accounts.ts';
import { type DemoCertificates, demoCertificates } from './certificates.ts';
import { specialOrganisations } from './demo-organisations.ts';
import { type DemoEvent, demoEvents } from './events.ts';
import { varyFirstCards } from './first-cards.ts';
import {
  demoFollowers,
  demoMemberships,
  demoPartnerships,
  type Follower,
  type Membership,
  type Partnership,
} from './organisation-life.ts';
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

export type Demo = {
  accounts: (typeof DEMO_ACCOUNTS)['super'][];
  people: Person[];
  organisations: Organisation[];
  memberships: Membership[];
  followers: Follower[];
  partnerships: Partnership[];
  certificates: DemoCertificates;
  /** Made while they are read, since a load test asks for more than memory likes. */
  events(): Generator<DemoEvent>;
};

/** Bump when texts or rules change, so that the same number means the same rows. */
export const DEMO_SEED = 'nabolag-2';
export const DEMO_EVENTS = 2260;

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
  const arranging = rosters.flatMap(({ organisers }) => organisers.map(({ organisation }) => organisation));
  const special = specialOrganisations(seed, demoHome(rosters), people, now.getTime());
  const organisations = [...arranging, ...special.closed, ...special.pending, special.subsidiary];
  const making = { seed, nowMs: now.getTime(), organisations, people };
  const memberships = demoMemberships(making);
  const partnerships = demoPartnerships(seed, now.getTime(), organisations, special);
  return {
    accounts: Object.values(DEMO_ACCOUNTS),
    people,
    organisations,
    memberships,
    followers: demoFollowers(making),
    partnerships,
    certificates: demoCertificates({ seed, nowMs: now.getTime(), organisations, memberships, partnerships }),
    events: () => eventsOf(seed, rosters, now.getTime()),
  };
}

type Roster = { place: Place; organisers: Organiser[] };

/** Where the demo organisation is. */
function demoHome(rosters: readonly Roster[]): { place: Place; parent: Organisation } {
  for (const { place, organisers } of rosters) {
    const parent = organisers.find(({ organisation }) => organisation.id === DEMO_ORGANISATION_ID)?.organisation;
    if (parent) return { place, parent };
  }
  throw new Error('The demo has no demo organisation.');
}

function* eventsOf(seed: string, rosters: readonly Roster[], nowMs: number): Generator<DemoEvent> {
  for (const ofMunicipality of Map.groupBy(rosters, ({ place }) => place.municipality.id).values()) {
    const events = eventsOfMunicipality(seed, ofMunicipality, nowMs);
    if (ofMunicipality.reduce((sum, { place }) => sum + place.quota, 0) > MAX_LOOKED_AT) yield* events;
    else {
      const all = [...events];
      varyFirstCards(all, nowMs);
      yield* all;
    }
  }
}

/** More than this in one municipality is for load tests, at which nobody looks. */
const MAX_LOOKED_AT = 500;

function* eventsOfMunicipality(seed: string, rosters: readonly Roster[], nowMs: number): Generator<DemoEvent> {
  const taken = new Set<string>();
  for (const { place, organisers } of rosters) {
    yield* demoEvents(createRandom(`${seed}:events:${place.key}`), place, organisers, nowMs, taken);
  }
}
