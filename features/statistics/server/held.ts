import { type RawBuilder, sql } from 'kysely';
import { startOfDay } from '#platform/language/dates.ts';
import type { Db } from '#platform/server/database.ts';
import { AGES_FROM, NONE, type Quarter, quarterAfter } from '../rules.ts';

/** The moments between which a quarter lies. */
export const spanOf = (quarter: Quarter) => ({
  since: startOfDay(quarter),
  until: startOfDay(quarterAfter(quarter, 1)),
});

/** What took place, of all `occurrence`s with their `event`: past ones of what was called off later did. */
export const isHeld = sql`occurrence.is_published and not occurrence.is_cancelled and event.status <> 'draft'
  and event.deleted_at is null`;

/**
 * Where an `event` counts: in one municipality, its organiser's where it is there too. In two, the numbers of one taken
 * from those of the other could tell of a few people.
 */
export const joinPlace = sql`join lateral (
  select there.municipality_id, there.district_id
  from event_municipality as there left join organisation on organisation.id = event.organisation_id
  where there.event_id = event.id
  order by there.municipality_id = organisation.municipality_id desc nulls last, there.municipality_id
  limit 1) as place on true`;

/** Years in Oslo on the day of it. */
const AGE = sql`coalesce((${AGES_FROM.map(String)}::text[])[1 + width_bucket(
  extract(year from age((deed.start_at at time zone 'Europe/Oslo')::date, deed.birth_date))::int,
  ${AGES_FROM.slice(1)}::int[])], ${NONE})`;

/**
 * Adds deeds to the cells of every dimension. `deeds` are (event_id, municipality_id, district_id, start_at, measure, count,
 * people), and of people with their birth_date.
 */
export async function addToCells(db: Db, quarter: Quarter, deeds: RawBuilder<unknown>, isOfPeople: boolean) {
  const age = isOfPeople ? sql`, ('age', ${AGE})` : sql``;
  await sql`
    insert into statistics_cell as present (quarter, municipality_id, dimension, part, measure, count, people)
    select ${quarter}::date, deed.municipality_id, by.dimension, by.part, deed.measure, sum(deed.count), sum(deed.people)
    from (${deeds}) as deed
    join event on event.id = deed.event_id
    cross join lateral (values
      ('month', to_char(deed.start_at at time zone 'Europe/Oslo', 'YYYY-MM')),
      ('district', coalesce(deed.district_id::text, ${NONE})),
      ('category', coalesce((select min(id) from unnest(event.category_ids) as id)::text, ${NONE})),
      ('price', case when event.is_free then 'free' else 'paid' end),
      ('organization', coalesce(event.organisation_id::text, ${NONE}))${age}
    ) as by (dimension, part)
    group by deed.municipality_id, by.dimension, by.part, deed.measure
    on conflict (quarter, municipality_id, dimension, part, measure) do update
    set count = present.count + excluded.count, people = present.people + excluded.people`.execute(db);
}
