import { CLUB_ACTIVITIES } from './data/activities-clubs.ts';
import { COMMUNITY_ACTIVITIES } from './data/activities-community.ts';
import { CULTURE_ACTIVITIES } from './data/activities-culture.ts';
import { OUTDOOR_ACTIVITIES } from './data/activities-outdoors.ts';
import { ENGLISH_ACTIVITIES, SAMI_ACTIVITIES } from './data/activities-special.ts';
import { VOLUNTEER_ACTIVITIES } from './data/activities-volunteer.ts';
import { WEEKEND_ACTIVITIES } from './data/activities-weekend.ts';
import type { ActivityTemplate, ActivityTexts, OrganiserKind } from './data/activity-template.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import { isInSeason, type Slot, startsIn } from './schedule.ts';
import type { Weekday } from './wall-time.ts';

export const TEMPLATES: readonly ActivityTemplate[] = [
  ...OUTDOOR_ACTIVITIES,
  ...CULTURE_ACTIVITIES,
  ...COMMUNITY_ACTIVITIES,
  ...VOLUNTEER_ACTIVITIES,
  ...CLUB_ACTIVITIES,
  ...WEEKEND_ACTIVITIES,
];

/** People look on every day of the week, and on a weekend also in the afternoon: there is always something left. */
const WEEK: readonly Slot[] = [
  { weekday: 'SU', from: 15 * 60, to: 20 * 60 },
  { weekday: 'SA', from: 17 * 60, to: 20 * 60 },
  { weekday: 'FR', from: 16 * 60, to: 20 * 60 },
  { weekday: 'MO', from: 17 * 60, to: 20 * 60 },
  { weekday: 'TU', from: 17 * 60, to: 20 * 60 },
  { weekday: 'WE', from: 17 * 60, to: 20 * 60 },
  { weekday: 'TH', from: 17 * 60, to: 20 * 60 },
  { weekday: 'SA', from: 9 * 60, to: 14 * 60 },
  { weekday: 'SU', from: 9 * 60, to: 14 * 60 },
];

/** An activity to be made, where it matters at a certain time of the week. */
export type Planned = { template: ActivityTemplate; slot?: Slot };

/** What people expect to find wherever they live. */
const COMMON: readonly string[] = [
  ...['football-kids', 'swim-beginner', 'language-cafe', 'story-time', 'senior-cafe', 'community-dinner'],
  ...['mixed-choir', 'knitting', 'youth-club', 'homework', 'board-games', 'visiting-friend', 'evening-walk'],
];

/** A large town has several for each part of the week. */
const ACTIVITIES_PER_ROUND = 33;
const SPEAKS_ENGLISH_FROM = 60_000;

/** Endless templates for a place: its specials first, then one for each part of the week, then whatever there is. */
export function* templatesFor(
  random: Random,
  place: Place,
  kinds: ReadonlySet<OrganiserKind>,
  month: number,
): Generator<Planned, never> {
  const isPossible = (template: ActivityTemplate) =>
    isInSeason(template, month) && template.organisers.some((kind) => kinds.has(kind));
  const specials = [
    ...('sme' in place.municipality.names ? random.shuffled(SAMI_ACTIVITIES.filter(isPossible)).slice(0, 3) : []),
    ...(place.municipality.population >= SPEAKS_ENGLISH_FROM && random.chance(place.district_id === null ? 1 : 0.3)
      ? random.shuffled(ENGLISH_ACTIVITIES.filter(isPossible)).slice(0, 1)
      : []),
  ];
  for (const template of specials) yield { template };

  const possible = TEMPLATES.filter(isPossible);
  const common = random.shuffled(possible).filter(({ key }) => COMMON.includes(key) && random.chance(0.6));
  const others = random.shuffled(possible.filter((template) => !common.includes(template)));
  const left = [...common, ...mixedByCategory(others)];
  const rounds = Math.max(1, Math.floor(place.quota / ACTIVITIES_PER_ROUND));
  for (const slot of Array.from({ length: rounds }, () => WEEK).flat()) {
    const at = left.findIndex((template) => template.is_weekly && startsIn(slot, template).length > 0);
    for (const template of at === -1 ? [] : left.splice(at, 1)) yield { template, slot };
  }
  for (const template of left) yield { template };
  while (true) for (const template of mixedByCategory(random.shuffled(possible))) yield { template };
}

/** One of each category in turn, until all are used. */
function* mixedByCategory(templates: readonly ActivityTemplate[]): Generator<ActivityTemplate> {
  const piles = [...Map.groupBy(templates, (template) => template.categories[0]).values()];
  for (let round = 0; piles.some((pile) => round < pile.length); round += 1) {
    for (const pile of piles) {
      const template = pile[round];
      if (template) yield template;
    }
  }
}

export function textsOf(
  template: ActivityTemplate,
  lang: 'nb' | 'nn',
): { lang: 'nb' | 'nn' | 'en'; texts: ActivityTexts } {
  return 'en' in template.texts ? { lang: 'en', texts: template.texts.en } : { lang, texts: template.texts[lang] };
}

const DAY_NAMES: readonly [RegExp, Weekday][] = [
  [/mandag|måndag/i, 'MO'],
  [/tirsdag|tysdag/i, 'TU'],
  [/onsdag/i, 'WE'],
  [/torsdag/i, 'TH'],
  [/fredag/i, 'FR'],
  [/lørdag|laurdag/i, 'SA'],
  [/søndag|sundag/i, 'SU'],
];

/** The weekday that a name promises, if it does. */
export const weekdayNamed = (name: string): Weekday | undefined =>
  DAY_NAMES.find(([pattern]) => pattern.test(name))?.[1];
