import { COMMUNITY_ACTIVITIES } from './data/activities-community.ts';
import { CULTURE_ACTIVITIES } from './data/activities-culture.ts';
import { OUTDOOR_ACTIVITIES } from './data/activities-outdoors.ts';
import { ENGLISH_ACTIVITIES, SAMI_ACTIVITIES } from './data/activities-special.ts';
import { VOLUNTEER_ACTIVITIES } from './data/activities-volunteer.ts';
import type { ActivityTemplate, ActivityTexts, OrganiserKind } from './data/activity-template.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import { isInSeason } from './schedule.ts';
import type { Weekday } from './wall-time.ts';

export const TEMPLATES: readonly ActivityTemplate[] = [
  ...OUTDOOR_ACTIVITIES,
  ...CULTURE_ACTIVITIES,
  ...COMMUNITY_ACTIVITIES,
  ...VOLUNTEER_ACTIVITIES,
];

const SPEAKS_ENGLISH_FROM = 60_000;

/** Endless templates for a place, its specials first, then mixed so that one motif does not follow itself. */
export function* templatesFor(
  random: Random,
  place: Place,
  kinds: ReadonlySet<OrganiserKind>,
  month: number,
): Generator<ActivityTemplate, never> {
  const isPossible = (template: ActivityTemplate) =>
    isInSeason(template, month) && template.organisers.some((kind) => kinds.has(kind));
  if ('sme' in place.municipality.names) yield* random.shuffled(SAMI_ACTIVITIES.filter(isPossible)).slice(0, 3);
  if (place.municipality.population >= SPEAKS_ENGLISH_FROM && random.chance(place.district_id === null ? 1 : 0.3)) {
    yield* random.shuffled(ENGLISH_ACTIVITIES.filter(isPossible)).slice(0, 1);
  }

  const possible = TEMPLATES.filter(isPossible);
  while (true) yield* mixedByScene(random.shuffled(possible));
}

/** One of each scene in turn, until all are used. */
function* mixedByScene(templates: readonly ActivityTemplate[]): Generator<ActivityTemplate> {
  const piles = [...Map.groupBy(templates, (template) => template.scene).values()];
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
