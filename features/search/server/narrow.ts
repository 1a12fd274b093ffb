import { type RawBuilder, sql } from 'kysely';
import type { DayChoice, EventCriteria } from '#features/events/filters.ts';
import { DAY_CHOICES } from '#features/events/filters.ts';
import { maskOf } from '#features/events/masks.ts';
import { ACCESS_FACTS, AGE_GROUPS, type AgeGroup } from '#features/events/rules.ts';
import { fitting, type Period, periodOf, within } from '#features/events/server/public.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { ReadFilter } from '../contract.ts';

/** What the hits are narrowed to: what was set, and what the words say. */
export type Narrowing = { criteria: EventCriteria; age: number | null; period: Period | null };

/** What the words say holds together with what was set, and instead of it where both cannot be. */
export function narrowingOf(criteria: EventCriteria, filters: readonly ReadFilter[], now: Date): Narrowing {
  const valuesOf = (kind: ReadFilter['kind']) => filters.filter((one) => one.kind === kind).map(({ value }) => value);
  const groups = valuesOf('age_group').flatMap((group) => (group === 'children' ? [...CHILDREN] : [group]));
  const facts = valuesOf('access');
  const [date] = valuesOf('date');
  const day = DAY_CHOICES.find((each) => valuesOf('day').includes(each));
  const [age] = valuesOf('age').map(Number);
  const narrowed: EventCriteria = {
    ...criteria,
    ...whenOf(criteria, day, date),
    age_groups: AGE_GROUPS.filter((group) => groups.includes(group) || criteria.age_groups.includes(group)),
    accessibility: ACCESS_FACTS.filter((fact) => facts.includes(fact) || criteria.accessibility.includes(fact)),
    is_free: criteria.is_free || valuesOf('free').length > 0,
    is_volunteer: criteria.is_volunteer || valuesOf('volunteer').length > 0,
  };
  return { criteria: narrowed, age: age ?? null, period: periodOf(narrowed, now) };
}

/** What is for families is for their children. */
const CHILDREN: readonly string[] = ['children', 'family'];

function whenOf({ day, from, to }: EventCriteria, readDay: DayChoice | undefined, readDate: string | undefined) {
  if (readDate) return { day: null, from: readDate, to: readDate };
  return readDay ? { day: readDay, from: null, to: null } : { day, from, to };
}

export const isNarrow = ({ criteria, age, period }: Narrowing): boolean =>
  age !== null ||
  period !== null ||
  criteria.near !== null ||
  criteria.is_free ||
  criteria.is_volunteer ||
  criteria.has_places ||
  criteria.categories.length + criteria.types.length + criteria.age_groups.length + criteria.accessibility.length > 0;

/** As a condition on `event e`. Where it is has been asked already; the rest is the same in the country's row. */
export function fitsNarrowing(narrowing: Narrowing): RawBuilder<unknown> {
  const { age } = narrowing;
  return sql`${age === null ? sql`true` : suitsAge(age)} and exists (
    select from event_place p
    where p.event_id = e.id and p.municipality_id = ${WHOLE_COUNTRY} and ${fitsPlaceRow(narrowing)})`;
}

/** The same but for the age, as a condition on `event_place p`. */
export const fitsPlaceRow = ({ criteria, period }: Narrowing): RawBuilder<unknown> =>
  sql`${fitting(criteria, 'walked')} and ${period === null ? sql`true` : within(period, 'each')}`;

/** Within the ages that are told, and in a group that has people of that age. */
export const suitsAge = (age: number): RawBuilder<unknown> => sql`
  coalesce(e.min_age, 0) <= ${age}::int and coalesce(e.max_age, ${age}::int) >= ${age}::int
  and (e.age_mask in (0, 31) or e.age_mask & ${maskOf(AGE_GROUPS, groupsOfAge(age))}::int <> 0)`;

/**
 * How well an event fits beyond fitting, on `event e` with its `event_type t`: what is made for those who ask goes before
 * what is for everybody, the more that has been done for access the better, and who looks for something to do has not
 * offered to help.
 */
export function fitOf({ criteria, age }: Narrowing): RawBuilder<unknown> {
  const isForSome = age !== null || criteria.age_groups.length > 0;
  return sql`
    ${isForSome ? sql`+ case when e.age_mask in (0, 31) then 0 else 0.2 end` : sql``}
    ${criteria.accessibility.length > 0 ? sql`+ 0.05 * bit_count(e.access_mask::int::bit(8))` : sql``}
    ${criteria.is_volunteer ? sql`` : sql`- case when t.is_volunteer then 0.2 else 0 end`}`;
}

function groupsOfAge(age: number): AgeGroup[] {
  if (age < 13) return ['children', 'family'];
  if (age < 18) return ['teenager', 'family'];
  if (age < 20) return ['teenager', 'senior'];
  return age < 60 ? ['senior'] : ['senior', 'pensioner'];
}
