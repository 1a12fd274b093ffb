import { STREET_NAMES } from '#features/addresses/street-names.ts';
import type { RegisterFacts } from '#features/organisations/request-signs.ts';
import { emblemPath, picturePath } from '#features/pictures/contract.ts';
import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID, DEMO_ORGANISATION_ID } from './accounts.ts';
import type { OrganiserKind } from './data/activity-template.ts';
import type { OrganiserTexts } from './data/organiser-texts.ts';
import { ORGANISERS } from './data/organisers.ts';
import type { Person } from './people.ts';
import { fitting, markColours, type Place } from './places.ts';
import type { Random } from './random.ts';

export type Organisation = {
  id: string;
  municipality_id: number;
  district_id: number | null;
  name: string;
  description: string;
  lang: 'nb' | 'nn';
  status: 'accepted' | 'pending';
  is_private: boolean;
  owner_user_id: string | null;
  email: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  thumbnail_url: string;
  cover_url: string | null;
  number: string | null;
  register_facts: RegisterFacts | null;
  requested_by: string | null;
  request_note: string | null;
  created_at: string;
};

/** One that arranges things is run by a user. */
export type Organiser = { kind: OrganiserKind; organisation: Organisation & { owner_user_id: string } };

/** A club for everything is what most places have; one for a single sport comes on top or in its stead. */
const SPORTS: readonly OrganiserKind[] = ['sports', 'sports', 'football_club', 'ski_club', 'swim_club', 'gymnastics'];
const HOUSES: readonly OrganiserKind[] = ['library', 'volunteer_centre'];
const CIRCLES: readonly OrganiserKind[] = [
  ...(['choir', 'band', 'theatre', 'dance', 'crafts', 'history'] as const),
  ...(['pensioners', 'village', 'hiking', 'youth_club', 'youth_aid', 'code_club'] as const),
  ...(['scouts', 'garden', 'chess', 'paddling', 'international'] as const),
];
const DAY_MS = 86_400_000;

/** Who arranges things in a place: a few in a village, one of each kind in a large town. */
export function demoOrganisers(random: Random, place: Place, people: readonly Person[], today: number): Organiser[] {
  const kinds = kindsIn(random, place);
  const takenNames = new Set<string>();
  return kinds.map((kind, position) => {
    const organisation = organisationOf({ random, place, people, today, kind, takenNames });
    takenNames.add(organisation.name);
    const isDemoOrganisation = place.municipality.id === DEMO_MUNICIPALITY_ID && position === 0;
    if (!isDemoOrganisation) return { kind, organisation };
    return { kind, organisation: { ...organisation, id: DEMO_ORGANISATION_ID, owner_user_id: DEMO_ACCOUNTS.leder.id } };
  });
}

function kindsIn(random: Random, place: Place): OrganiserKind[] {
  const sports = new Set(SPORTS);
  if (place.quota > LARGE_FROM) return [...sports, ...HOUSES, ...CIRCLES];
  const [house = 'library', otherHouse = 'volunteer_centre'] = random.shuffled(HOUSES);
  const circles = random.shuffled(CIRCLES);
  return [random.pick(SPORTS), house, ...circles.slice(0, 1), ...(place.is_town ? [otherHouse] : [])];
}

const LARGE_FROM = 40;

type Making = {
  random: Random;
  place: Place;
  people: readonly Person[];
  today: number;
  kind: OrganiserKind;
  takenNames: ReadonlySet<string>;
};

function organisationOf({ random, place, people, today, kind, takenNames }: Making): Organiser['organisation'] {
  const { emblem, cover, profiles } = ORGANISERS[kind];
  const createdMs = (today - random.integer(100, 1200)) * DAY_MS;
  const { name, description } = freeProfile(random, place, profiles, takenNames);
  return {
    id: random.uuid(createdMs),
    municipality_id: place.municipality.id,
    district_id: place.district_id,
    name,
    description,
    lang: place.lang,
    status: 'accepted',
    is_private: false,
    owner_user_id: random.pick(people).id,
    email: `post.${place.key}.${kind.replace('_', '')}@demo.test`,
    address: `${random.pick(STREET_NAMES[place.lang])} ${random.integer(1, 90)}, ${place.municipality.name}`,
    lat: nearby(random, place.lat),
    lng: nearby(random, place.lng),
    thumbnail_url: emblemPath({ kind: emblem, colour: random.pick(markColours()) }),
    cover_url: picturePath({ scene: cover, colour: place.colour, variant: 'cover' }),
    number: null,
    register_facts: null,
    requested_by: null,
    request_note: null,
    created_at: new Date(createdMs).toISOString(),
  };
}

/** Named after the whole municipality or a part of it, as no other there; a district has parts only. */
function freeProfile(
  random: Random,
  place: Place,
  profiles: OrganiserTexts['profiles'],
  taken: ReadonlySet<string>,
): { name: string; description: string } {
  const parts = random.shuffled([...new Set(place.parts)]);
  const isOfPart = place.district_id !== null || random.chance(0.4);
  const areas = isOfPart ? parts : [place.municipality.name, ...parts];
  const candidates = areas.flatMap((area) =>
    random.shuffled(profiles).map(({ [place.lang]: { name, description } }) => ({
      name: name.replace('{sted}', area).replace('{kommune}', libraryArea(place)),
      description,
    })),
  );
  const suiting = candidates.filter(({ name }) => fitting(place, [name]).length > 0);
  return suiting.find(({ name }) => !taken.has(name)) ?? random.pick(suiting.length > 0 ? suiting : candidates);
}

const libraryArea = (place: Place): string =>
  place.district_id === null ? place.municipality.name : (place.parts[0] ?? place.municipality.name);

/** Within two kilometres or so. */
const nearby = (random: Random, degrees: number): number =>
  Math.round((degrees + (random.fraction() - 0.5) * 0.03) * 1e5) / 1e5;
