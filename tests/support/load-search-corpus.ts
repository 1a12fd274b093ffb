import { sql } from 'kysely';
import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import { addDays, instantAt, osloWallTime, startOfWeek } from '#platform/language/dates.ts';
import type { Db } from '#platform/server/database.ts';
import { BERGEN, givenIn, OSLO } from './given.ts';
import { type CorpusActivity, SEARCH_CORPUS } from './search-corpus.ts';

const VOSS = 4621;
const PLACES: Readonly<Record<string, { municipality: number; district?: number }>> = {
  '-': { municipality: BERGEN },
  arna: { municipality: BERGEN, district: 460101 },
  fana: { municipality: BERGEN, district: 460103 },
  åsane: { municipality: BERGEN, district: 460108 },
  sagene: { municipality: OSLO, district: 30103 },
  voss: { municipality: VOSS },
};
/** In the order of AGE_GROUPS and of ACCESS_FACTS. */
const GROUP_LETTERS = 'ctfas';
export const ACCESS_LETTERS = 'wthgqpke';
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKS = 5;
export const CORPUS_HOURS = 2;

/** Puts the corpus into an empty database. Answers the key of each activity by its id. */
export async function loadSearchCorpus(db: Db, now: Date): Promise<Map<string, string>> {
  const given = givenIn(db, () => now);
  const organisations = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const activity of SEARCH_CORPUS) {
    const { name, organiser, description, price, venue, lang, categories, type } = activity;
    const place = PLACES[activity.where];
    if (!place) throw new Error(`There is no place ${activity.where}.`);
    const organisation =
      organisations.get(organiser) ?? (await given.organisation({ name: organiser, municipality: place.municipality }));
    organisations.set(organiser, organisation);
    const id = await given.event({
      ...place,
      name,
      description,
      organisation,
      ageGroups: groupsOf(activity),
      accessibility: [...activity.access].flatMap((letter) => ACCESS_FACTS[ACCESS_LETTERS.indexOf(letter)] ?? []),
      categories: categories.split(','),
      type,
      startsAt: timesOf(activity, now),
      hours: CORPUS_HOURS,
      ...(price !== '0' && { priceOre: Number(price) * 100 }),
    });
    const { youngest, oldest } = agesOf(activity);
    await sql`
      update event set venue = ${venue}, lang = ${lang}, min_age = ${youngest}, max_age = ${oldest}
      where id = ${id}`.execute(db);
    keys.set(id, activity.key);
  }
  await sql`select search_word_refresh()`.execute(db);
  return keys;
}

/** Those of the week that it is, and of the next. */
export function timesOf({ when }: CorpusActivity, now: Date): Date[] {
  const [weekday = '', hour = ''] = when.split(' ');
  return Array.from({ length: WEEKS }, (_, week) => {
    const { year, month, day } = osloWallTime(addDays(startOfWeek(now), WEEKDAYS.indexOf(weekday) + 7 * week));
    return instantAt({ year, month, day, hour: Number(hour) });
  });
}

/** All of them where it is for everybody. */
export function groupsOf({ whom }: CorpusActivity) {
  const [letters = ''] = whom.split(' ');
  return AGE_GROUPS.filter((_, bit) => letters === '*' || letters.includes(GROUP_LETTERS[bit] ?? ''));
}

function agesOf({ whom }: CorpusActivity): { youngest: number | null; oldest: number | null } {
  const [youngest, oldest] = (whom.split(' ')[1] ?? '').split('-').map((years) => (years ? Number(years) : null));
  return { youngest: youngest ?? null, oldest: oldest ?? null };
}
