import { STREET_NAMES } from '#features/addresses/street-names.ts';
import type { RegisterFacts } from '#features/organisations/request-signs.ts';
import { emblemPath, picturePath, type Scene } from '#features/pictures/contract.ts';
import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID, DEMO_ORGANISATION_ID } from './accounts.ts';
import type { OrganiserKind } from './data/activity-template.ts';
import { ORGANISERS } from './data/organiser-names.ts';
import type { Person } from './people.ts';
import { fitting, type Place } from './places.ts';
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

const ALWAYS: readonly OrganiserKind[] = ['sports', 'library', 'volunteer_centre'];
const STAGE: readonly OrganiserKind[] = ['choir', 'band', 'theatre'];
const COMMUNITY: readonly OrganiserKind[] = ['pensioners', 'village', 'hiking', 'youth_club', 'youth_aid', 'code_club'];
const DAY_MS = 86_400_000;

/** Who arranges things in a place: enough kinds that each activity has a plausible organiser. */
export function demoOrganisers(random: Random, place: Place, people: readonly Person[], today: number): Organiser[] {
  const isLarge = place.quota > 40;
  const kinds = isLarge
    ? [...ALWAYS, ...STAGE, ...COMMUNITY, ...ALWAYS.slice(0, 1), ...STAGE, ...COMMUNITY]
    : [...ALWAYS, random.pick(STAGE), random.pick(COMMUNITY)];
  const takenNames = new Set<string>();
  return kinds.map((kind, position) => {
    const organisation = organisationOf({ random, place, people, today, kind, takenNames });
    takenNames.add(organisation.name);
    const isDemoOrganisation = place.municipality.id === DEMO_MUNICIPALITY_ID && position === 0;
    if (!isDemoOrganisation) return { kind, organisation };
    return { kind, organisation: { ...organisation, id: DEMO_ORGANISATION_ID, owner_user_id: DEMO_ACCOUNTS.leder.id } };
  });
}

type Making = {
  random: Random;
  place: Place;
  people: readonly Person[];
  today: number;
  kind: OrganiserKind;
  takenNames: ReadonlySet<string>;
};

function organisationOf({ random, place, people, today, kind, takenNames }: Making): Organiser['organisation'] {
  const texts = ORGANISERS[kind][place.lang];
  const createdMs = (today - random.integer(100, 1200)) * DAY_MS;
  const name = freeName(random, place, texts.names, takenNames);
  return {
    id: random.uuid(createdMs),
    municipality_id: place.municipality.id,
    district_id: place.district_id,
    name,
    description: texts.description,
    lang: place.lang,
    status: 'accepted',
    is_private: false,
    owner_user_id: random.pick(people).id,
    email: `post.${place.key}.${kind.replace('_', '')}@demo.test`,
    address: `${random.pick(STREET_NAMES[place.lang])} ${random.integer(1, 90)}, ${place.municipality.name}`,
    lat: nearby(random, place.lat),
    lng: nearby(random, place.lng),
    thumbnail_url: emblemPath({ kind: ORGANISERS[kind].emblem, colour: place.colour }),
    cover_url: picturePath({ scene: COVERS[kind], colour: place.colour, variant: 'cover' }),
    number: null,
    register_facts: null,
    requested_by: null,
    request_note: null,
    created_at: new Date(createdMs).toISOString(),
  };
}

/** What is on the picture above an organisation's page. */
export const COVERS: Readonly<Record<OrganiserKind, Scene>> = {
  sports: 'ski',
  hiking: 'fjelltur',
  choir: 'musikk',
  band: 'musikk',
  theatre: 'teater',
  library: 'bibliotek',
  volunteer_centre: 'dugnad',
  pensioners: 'seniorkafe',
  youth_aid: 'sprak',
  youth_club: 'matlaging',
  code_club: 'koding',
  village: 'bygd',
};

/** The municipality's own name first; parts of town where that is taken or the place is a district. */
function freeName(random: Random, place: Place, names: readonly string[], taken: ReadonlySet<string>): string {
  const areas = place.district_id === null ? [place.municipality.name, ...place.parts] : place.parts;
  const candidates = areas.flatMap((area) =>
    random
      .shuffled(fitting(place, names))
      .map((name) => name.replace('{sted}', area).replace('{kommune}', libraryArea(place))),
  );
  return candidates.find((name) => !taken.has(name)) ?? random.pick(candidates);
}

const libraryArea = (place: Place): string =>
  place.district_id === null ? place.municipality.name : (place.parts[0] ?? place.municipality.name);

/** Within two kilometres or so. */
const nearby = (random: Random, degrees: number): number =>
  Math.round((degrees + (random.fraction() - 0.5) * 0.03) * 1e5) / 1e5;
