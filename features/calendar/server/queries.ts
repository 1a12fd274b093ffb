import { sql } from 'kysely';
import { addressOf, criteriaIn, type EventCriteria } from '#features/events/filters.ts';
import { periodOf, placesOf } from '#features/events/server/public.ts';
import { tagsOfNumbers } from '#features/municipalities/rules.ts';
import { ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { shortDate } from '#platform/language/dates.ts';
import { type Day, daysBetween, daysFrom } from '#platform/language/days.ts';
import type { CachedAnswers, Question } from '#platform/server/answer-cache.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type Calendar, type CalendarEntry, calendarEntry } from '../contract.ts';
import { ENTRIES_PER_DAY, periodIn } from '../rules.ts';
import { countOccurrences, type DayCounts, firstOccurrences, municipalitiesNear } from './find-occurrences.ts';
import { placesIn, type Scope } from './scope.ts';

type Asked = { page: number; perPage: number; start_at?: unknown; end_at?: unknown };

/** Several days, of each its first occurrences; or one day, page by page. A wound-down tenant shows nothing. */
export async function calendarOf(context: Context, query: Asked, counts: CachedAnswers<DayCounts>): Promise<Calendar> {
  const { start_at, end_at, ...rest } = query;
  const period = addressOf({ start_at, end_at });
  const { first, last } = periodIn(period.get('start_at'), period.get('end_at'), context.now);
  const isOneDay = first === last;
  // The dates are the period here, and no filter.
  const address = addressOf(rest);
  const criteria = await inNearPlaces(context, criteriaIn(address));
  const isNowhere = context.tenant.is_sunset || criteria.municipality_ids === NOWHERE;
  const scope: Scope = {
    tenant: context.tenant,
    criteria,
    organisation_ids: address
      .getAll('organizations[]')
      .flatMap((one) => ids.organisation.safeParse(one).data ?? [])
      .slice(0, MAX_ORGANISATIONS),
    days: isNowhere ? [] : wantedDays(daysFrom(first, daysBetween(first, last) + 1), criteria, context),
  };
  const { page, perPage } = isOneDay ? query : { page: 1, perPage: ENTRIES_PER_DAY };
  const found = await firstOccurrences(context.replica, scope, { limit: perPage, offset: (page - 1) * perPage });
  const isWhole = [...found.values()].every(({ length }) => page === 1 && length < perPage);
  const count = () => countOccurrences(context.replica, scope);
  const counted = isWhole ? null : await counts.ask(countOf(scope), context, count);
  const days = [...found]
    .map(([day, ids]): [Day, number] => [day, Math.max(counted?.get(day) ?? 0, ids.length)])
    .filter(([, count]) => count > 0);
  const total = days.reduce((sum, [, count]) => sum + count, 0);
  return {
    data: await entriesWith(context, [...new Set([...found.values()].flat())]),
    meta: {
      ...(isOneDay ? pageMetaFor(total, { page, perPage }) : { total, last_page: 1, page: 1, per_page: perPage }),
      start_at: first,
      end_at: last,
      days: Object.fromEntries(days),
    },
  };
}

/** Days that are shown whole are counted by what is shown; only a busy one needs this, and then everybody asks the same. */
const countOf = (scope: Scope): Question => {
  const { tenant, criteria, organisation_ids, days } = scope;
  return {
    key: JSON.stringify([placesIn(scope), criteria, organisation_ids, days[0], days.length]),
    tags: tagsOfNumbers(placesOf(tenant, criteria)),
  };
};

const NOWHERE: number[] = [];

/** Near a point, unless places were chosen, means in the municipalities around it. */
async function inNearPlaces(context: Context, criteria: EventCriteria): Promise<EventCriteria> {
  if (!criteria.near || criteria.municipality_ids.length + criteria.district_ids.length > 0) return criteria;
  const municipality_ids = await municipalitiesNear(context.replica, criteria.near);
  return { ...criteria, municipality_ids: municipality_ids.length > 0 ? municipality_ids : NOWHERE };
}

const MAX_ORGANISATIONS = 50;

/** A user who has chosen today or the weekend sees those days in the calendar, and nothing on the others. */
function wantedDays(days: Day[], criteria: EventCriteria, { now }: Context): Day[] {
  if (!criteria.day) return days;
  const period = periodOf({ from: null, to: null, day: criteria.day }, now);
  return days.filter((day) => period && shortDate(period.from) <= day && day < shortDate(period.to));
}

async function entriesWith(context: Context, occurrenceIds: OccurrenceId[]): Promise<CalendarEntry[]> {
  if (occurrenceIds.length === 0) return [];
  const { rows } = await rowsOf(calendarEntry)`
    select
      o.id, o.start_at, o.end_at, e.id as event_id, e.name, e.lang, e.venue, e.is_free, e.thumbnail_url,
      o.is_cancelled or e.status = 'cancelled' as is_canceled,
      coalesce(t.is_volunteer, false) as is_volunteer,
      case when t.id is not null then json_build_object('key', t.key, 'name', t.labels ->> ${context.language}) end as type,
      (
        select coalesce(json_agg(json_build_object('id', m.id::text, 'name', m.name) order by m.name_sort), '[]')
        from unnest(e.municipality_ids) as place (id)
        cross join lateral (select * from municipality where municipality.id = place.id limit 1) as m
      ) as municipalities,
      e.source as event_source,
      case when e.source = 'local' then null else e.external_id end as activity_id
    from unnest(${sql.val(occurrenceIds)}::uuid[]) as found (id)
    join occurrence o on o.id = found.id
    join event e on e.id = o.event_id
    left join event_type t on t.id = e.type_id
    order by o.start_at, o.id`.execute(context.replica);
  return rows;
}
