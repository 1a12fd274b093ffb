import { STREET_NAMES } from '#features/addresses/street-names.ts';
import { AGE_GROUPS } from '#features/events/rules.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { DEMO_ORGANISATION_ID } from './accounts.ts';
import { demoOccurrences, type Occurrence } from './attendance.ts';
import type { ActivityTemplate, OrganiserKind, VenueKind } from './data/activity-template.ts';
import { NOTES, VENUES } from './data/notes.ts';
import { factsOf } from './facts.ts';
import type { Organiser } from './organisations.ts';
import { districtNamed, fitting, MAX_QUOTA, type Place } from './places.ts';
import type { Random } from './random.ts';
import { CATEGORIES, EVENT_TYPES } from './reference-data.ts';
import { type RepeatRule, type Slot, scheduleOf } from './schedule.ts';
import { templatesFor, textsOf, weekdayNamed } from './templates.ts';
import { dayOf, monthOf } from './wall-time.ts';

export type DemoEvent = {
  event: EventRow;
  place: { event_id: string; municipality_id: number; district_id: number | null };
  categories: { event_id: string; category_id: number }[];
  occurrences: Occurrence[];
  contacts: { event_id: string; user_id: string }[];
};

export type EventRow = {
  id: string;
  organisation_id: string;
  type_id: number;
  external_id: string;
  name: string;
  description: string;
  lang: 'nb' | 'nn' | 'en';
  status: 'draft' | 'published' | 'cancelled';
  completed_at: string | null;
  is_free: boolean;
  price_ore: number | null;
  age_mask: number;
  access_mask: number;
  keywords: string[];
  min_age: number | null;
  max_age: number | null;
  capacity_max: number | null;
  rrule: RepeatRule | null;
  venue: string;
  address: string;
  lat: number;
  lng: number;
  thumbnail_url: string;
  created_at: string;
};

/** What marks an activity as the demo's, so that it can be moved in time or removed. */
export const DEMO_MARK = 'demo-';

type Fate = 'upcoming' | 'cancelled' | 'over' | 'draft';

const DAY_MS = 86_400_000;

/** The activities of one place: its quota of upcoming ones, and on top some that are over and some drafts. */
export function* demoEvents(
  random: Random,
  place: Place,
  organisers: readonly Organiser[],
  nowMs: number,
  /** Of the whole municipality, whose districts share one list. */
  takenNames: Set<string>,
): Generator<DemoEvent> {
  const byKind = Map.groupBy(organisers, (organiser) => organiser.kind);
  const templates = templatesFor(random, place, new Set(byKind.keys()), monthOf(dayOf(nowMs)));
  const houses: Houses = new Map();
  let position = 0;
  for (const fate of fatesOf(random, place.quota)) {
    position += 1;
    yield eventOf({ random, place, byKind, houses, nowMs, fate, takenNames, ...templates.next().value, position });
  }
}

/** One cancelled at most among the first nine, so that eight can be joined everywhere. */
function fatesOf(random: Random, quota: number): Fate[] {
  const cancelledCount = Math.floor(quota * 0.03) + (quota >= 9 && random.chance(0.25) ? 1 : 0);
  const overCount = Math.round(quota * 0.11 + random.fraction() * 0.4);
  const draftCount = Math.floor(quota * 0.023 + random.fraction());
  return [
    ...Array<Fate>(Math.max(0, quota - cancelledCount)).fill('upcoming'),
    ...Array<Fate>(cancelledCount).fill('cancelled'),
    ...Array<Fate>(overCount).fill('over'),
    ...Array<Fate>(draftCount).fill('draft'),
  ];
}

type Making = {
  random: Random;
  place: Place;
  byKind: ReadonlyMap<OrganiserKind, Organiser[]>;
  houses: Houses;
  nowMs: number;
  fate: Fate;
  takenNames: Set<string>;
  template: ActivityTemplate;
  slot?: Slot;
  position: number;
};

function eventOf({
  random,
  place,
  byKind,
  houses,
  nowMs,
  fate,
  takenNames,
  template,
  slot,
  position,
}: Making): DemoEvent {
  const { lang, texts } = textsOf(template, place.lang);
  const names = fitting(place, texts.names).filter((name) => !slot || isOnDay(name, slot.weekday));
  const { name, part } = freeName({ random, place, takenNames }, names.length > 0 ? names : texts.names);
  takenNames.add(name);

  const createdMs = nowMs - random.integer(3, 90) * DAY_MS;
  const id = random.uuid(createdMs);
  const { rrule, moments } = scheduleOf({
    random,
    template,
    weekday: weekdayNamed(name),
    slot,
    nowMs,
    fate: fate === 'draft' ? 'upcoming' : fate,
  });
  const capacityMax = template.capacity ? random.integer(...template.capacity) : null;
  const [minAge = null, maxAge = null] = template.age_span ?? [];
  const type = EVENT_TYPES.find(({ key }) => key === template.type);
  const lastEndMs = moments.at(-1)?.end_ms ?? nowMs;
  const organiser = random.pick(template.organisers.flatMap((kind) => byKind.get(kind) ?? []));
  const description = descriptionOf(random, template, lang, random.pick(texts.intros));
  const price = template.price_kr ? priceOre(random, template.price_kr) : null;
  const venue = random.pick(venuesOf(template, organiser.kind, place));
  const { access_mask, keywords, hasContact } = factsOf({
    eventId: id,
    template,
    venue: kindOf(venue, template, place),
    lang,
    isPromised: description.includes(NOTES[lang].accessible),
  });

  return {
    event: {
      id,
      organisation_id: organiser.organisation.id,
      type_id: type?.id ?? 1,
      external_id: `${DEMO_MARK}${place.key}-${position}`,
      name,
      description,
      lang,
      status: fate === 'draft' ? 'draft' : fate === 'cancelled' ? 'cancelled' : 'published',
      completed_at: fate === 'over' && type?.is_volunteer ? new Date(lastEndMs).toISOString() : null,
      is_free: template.price_kr === undefined,
      price_ore: price,
      age_mask: template.ages.reduce((mask, group) => mask | (1 << AGE_GROUPS.indexOf(group)), 0),
      access_mask,
      keywords,
      min_age: minAge,
      max_age: maxAge,
      capacity_max: capacityMax,
      rrule,
      venue: fillIn(venue, place, part),
      ...whereIs(fillIn(venue, place, part), { random, place, houses }),
      thumbnail_url: picturePath({ scene: template.scene, colour: place.colour, variant: 'card' }),
      created_at: new Date(createdMs).toISOString(),
    },
    place: {
      event_id: id,
      municipality_id: place.municipality.id,
      district_id: place.district_id ?? districtNamed(place.municipality.id, part),
    },
    categories: CATEGORIES.filter(({ key }) => template.categories.includes(key)).map((category) => ({
      event_id: id,
      category_id: category.id,
    })),
    occurrences: demoOccurrences({
      random,
      template,
      eventId: id,
      moments,
      capacityMax,
      nowMs,
      isRun: organiser.organisation.id === DEMO_ORGANISATION_ID,
    }),
    contacts: hasContact ? [{ event_id: id, user_id: organiser.organisation.owner_user_id }] : [],
  };
}

/** Whether a name leaves this day open: a "Fredagshallen" is not on Sundays. */
const isOnDay = (name: string, weekday: Slot['weekday']): boolean => (weekdayNamed(name) ?? weekday) === weekday;

/** A name that the municipality does not have yet; a part of town tells them apart where all are taken. */
function freeName(making: Pick<Making, 'random' | 'place' | 'takenNames'>, names: readonly string[]) {
  const { random, place, takenNames } = making;
  const free = names.filter((name) => !takenNames.has(name));
  if (free.length > 0) return { name: random.pick(free), part: random.pick(place.parts) };
  const longer = place.parts
    .flatMap((part) => names.map((name) => ({ name: `${name} – ${part}`, part })))
    .filter(({ name }) => !takenNames.has(name));
  return longer.length > 0 ? random.pick(longer) : { name: random.pick(names), part: random.pick(place.parts) };
}

/** What it is, and one practical thing or two. */
function descriptionOf(random: Random, template: ActivityTemplate, lang: 'nb' | 'nn' | 'en', intro: string): string {
  const notes = random.shuffled(template.notes).slice(0, random.integer(1, 2));
  return [intro, ...notes.map((note) => NOTES[lang][note])].join(' ');
}

/** An organiser with a house of its own uses it, where the activity can be there. */
function venuesOf(template: ActivityTemplate, organiser: OrganiserKind, place: Place): string[] {
  const own = template.venues.filter((kind) => kind === HOUSES[organiser]);
  const kinds = own.length > 0 ? own : template.venues;
  return fitting(
    place,
    kinds.flatMap((kind) => VENUES[place.lang][kind]),
  );
}

/** The first kind that it can be of: some houses are named alike. */
const kindOf = (venue: string, template: ActivityTemplate, place: Place): VenueKind =>
  template.venues.find((kind) => VENUES[place.lang][kind].includes(venue)) ?? 'centre';

const HOUSES: Partial<Record<OrganiserKind, VenueKind>> = {
  library: 'library',
  volunteer_centre: 'centre',
  village: 'village_hall',
  youth_club: 'youth_club',
};

const fillIn = (pattern: string, place: Place, part: string): string =>
  pattern.replace('{sted}', part).replace('{kommune}', place.district_id === null ? place.municipality.name : part);

/** Where a house is: the library has one address, whatever room it is in. */
type Where = { address: string; lat: number; lng: number };
type Houses = Map<string, Where>;

/** So many activities are spread over the place in a load test, where a house would have thousands of them. */
const SPREAD_FROM = 2 * MAX_QUOTA;

function whereIs(venue: string, { random, place, houses }: Pick<Making, 'random' | 'place' | 'houses'>): Where {
  const where = {
    address: `${random.pick(STREET_NAMES[place.lang])} ${random.integer(1, 90)}, ${place.municipality.name}`,
    lat: nearby(random, place.lat),
    lng: nearby(random, place.lng),
  };
  if (place.quota >= SPREAD_FROM) return where;
  const [house = venue] = venue.split(',', 1);
  const known = houses.get(house) ?? where;
  houses.set(house, known);
  return known;
}

/** Whole tens of kroner: nobody charges 417. */
const priceOre = (random: Random, [from, to]: readonly [number, number]): number =>
  Math.round(random.integer(from, to) / 10) * 1000;

/** Within two kilometres or so. */
const nearby = (random: Random, degrees: number): number =>
  Math.round((degrees + (random.fraction() - 0.5) * 0.03) * 1e5) / 1e5;
