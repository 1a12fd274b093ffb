import type { RegisterEntry } from '#features/organisation-register/contract.ts';
import type { RegisterFacts } from '#features/organisations/request-signs.ts';
import { emblemPath, picturePath } from '#features/pictures/contract.ts';
import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID } from './accounts.ts';
import { ORGANISERS } from './data/organisers.ts';
import type { Organisation } from './organisations.ts';
import type { Person } from './people.ts';
import type { Place } from './places.ts';
import { createRandom } from './random.ts';

const DAY_MS = 86_400_000;

export type SpecialOrganisations = {
  /** Behind closed doors: for those who belong. */
  closed: Organisation[];
  /** A user has asked for them, and the municipality has not answered. */
  pending: Organisation[];
  /** Belongs to the demo organisation. */
  subsidiary: Organisation;
};

/** What there is besides those who arrange things, so that every kind of page has something to show. */
export function specialOrganisations(
  seed: string,
  { place, parent }: { place: Place; parent: Organisation },
  people: readonly Person[],
  nowMs: number,
): SpecialOrganisations {
  const random = createRandom(`${seed}:special-organisations`);
  const organisationOf = (own: Pick<Organisation, 'name' | 'description'> & Partial<Organisation>): Organisation => {
    const createdMs = nowMs - random.integer(100, 900) * DAY_MS;
    return {
      id: random.uuid(createdMs),
      municipality_id: DEMO_MUNICIPALITY_ID,
      district_id: null,
      lang: 'nb',
      status: 'accepted',
      is_private: false,
      owner_user_id: random.pick(people).id,
      email: null,
      address: null,
      lat: null,
      lng: null,
      thumbnail_url: emblemPath({ kind: 'heart', colour: place.colour }),
      cover_url: null,
      number: null,
      register_facts: null,
      requested_by: null,
      request_note: null,
      created_at: new Date(createdMs).toISOString(),
      ...own,
    };
  };
  return {
    closed: CLOSED.map((told) => organisationOf({ ...told, is_private: true })),
    pending: WANTED.map(({ daysAgo, ...told }, position) =>
      organisationOf({
        ...told,
        status: 'pending',
        owner_user_id: null,
        requested_by: position === 0 ? DEMO_ACCOUNTS.bruker.id : random.pick(people).id,
        created_at: new Date(nowMs - daysAgo * DAY_MS).toISOString(),
      }),
    ),
    subsidiary: organisationOf({
      name: `${parent.name} Ungdom`,
      description: 'Ungdomsgruppa i idrettslaget: trening uten uttak, turer og kiosk. Vi bestemmer selv.',
      owner_user_id: DEMO_ACCOUNTS.leder.id,
      thumbnail_url: emblemPath({ kind: ORGANISERS.sports.emblem, colour: place.colour }),
      cover_url: picturePath({ scene: ORGANISERS.hiking.cover, colour: place.colour, variant: 'cover' }),
    }),
  };
}

const CLOSED = [
  {
    name: 'Samtalegruppen Androm',
    description: 'En fast gruppe for pårørende. Det som sies her, blir her. Nye tas inn ved årsskiftet.',
  },
  {
    name: 'Foreldregruppen i 3B',
    description: 'Turer, dugnader og bursdager i klassen. Alle foresatte er med.',
  },
  {
    name: 'Natteravnene i sentrum',
    description: 'Vaktlister og beskjeder for oss som går. Vil du bli med, så spør om medlemskap.',
  },
];

const FORM = { key: 'FLI', name: 'Forening/lag/innretning' };
const IN_ORDER = {
  form: FORM,
  municipality_id: String(DEMO_MUNICIPALITY_ID),
  website: null,
  is_voluntary: true,
  is_bankrupt: false,
  is_dissolving: false,
  is_deleted: false,
};

const found = (facts: Omit<RegisterEntry, keyof typeof IN_ORDER> & Partial<RegisterEntry>): RegisterFacts => ({
  outcome: 'found',
  entry: { ...IN_ORDER, ...facts },
});

/** One that is as it should be, one with something to look at, and one that the register does not know. */
const WANTED = [
  {
    name: 'Puddefjorden Kajakklubb',
    description: 'Padling for nybegynnere og viderekomne. Vi låner ut kajakker og har kurs hver vår.',
    number: '999991106',
    address: 'Damsgårdsveien 99, 5058 Bergen',
    email: 'post@puddefjorden-kajakk.test',
    request_note: 'Vi vil gjerne nå flere i bydelen med gratis prøvekvelder.',
    daysAgo: 2,
    register_facts: found({
      number: '999991106',
      name: 'Puddefjorden Kajakklubb',
      address: 'Damsgårdsveien 99, 5058 Bergen',
      purpose: 'Å fremme padling og friluftsliv på sjøen.',
      founded_on: '2009-05-04',
    }),
  },
  {
    name: 'Nordnes Brettspillforening',
    description: 'Vi møtes på tirsdager og spiller det som ligger øverst i bunken.',
    number: '999991114',
    address: 'Nordnesgaten 12, 5005 Bergen',
    email: 'styret@nordnes-brettspill.test',
    request_note: null,
    daysAgo: 6,
    register_facts: found({
      number: '999991114',
      name: 'Nordnes Spill og Hobby',
      municipality_id: '4626',
      address: 'Straumevegen 4, 5353 Straume',
      purpose: null,
      founded_on: '2018-11-20',
      is_dissolving: true,
    }),
  },
  {
    name: 'Nabohjelpa på Landås',
    description: 'Vi handler, måker snø og skifter lyspærer for hverandre.',
    number: null,
    address: null,
    email: 'nabohjelpa@landaas.test',
    request_note: 'Vi er en uformell gruppe uten organisasjonsnummer, men har vært i gang siden pandemien.',
    daysAgo: 11,
    register_facts: null,
  },
];
