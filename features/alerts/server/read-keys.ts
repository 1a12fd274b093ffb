import { sql } from 'kysely';
import { z } from 'zod';
import type { EventCriteria } from '#features/events/filters.ts';
import { AGE_GROUPS } from '#features/events/rules.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import type { EventFacts, KnownOfFilter } from './filter-keys.ts';

const texts = z.array(text);
const knownRow = z.object({ categories: texts, types: texts, norwegian: texts, english: texts });

export async function knownOfFilter(db: Db, { q, categories, types }: EventCriteria): Promise<KnownOfFilter> {
  const { rows } = await rowsOf(knownRow)`
    select array(select key from category where key = any(${sql.val(categories)}::text[]) order by position) as categories,
      array(select key from event_type where key = any(${sql.val(types)}::text[]) order by position) as types,
      tsvector_to_array(to_tsvector('norwegian', ${q})) as norwegian,
      tsvector_to_array(to_tsvector('english', ${q})) as english`.execute(db);
  const [known] = rows;
  if (!known) throw new Error('A statement without a table has one row.');
  return { categories: known.categories, types: known.types, words: [known.norwegian, known.english] };
}

const factsRow = z.object({
  municipality_ids: z.array(number),
  district_ids: z.array(number),
  lat: numberOrNull,
  lng: numberOrNull,
  categories: texts,
  types: texts,
  age_mask: number,
  is_free: boolean,
  words: texts,
});

/** Null for what not everybody may see, what is cancelled, and what is over. */
export async function factsOfEvent(db: Db, id: EventId): Promise<EventFacts | null> {
  const { rows } = await rowsOf(factsRow)`
    select
      array(select other.municipality_id from event_place other
        where other.event_id = p.event_id and other.municipality_id <> ${sql.lit(WHOLE_COUNTRY)}) as municipality_ids,
      array(select other.district_id from event_place other
        where other.event_id = p.event_id and other.district_id is not null) as district_ids,
      p.lat, p.lng,
      array(select category.key from category where p.category_mask & (1 << category.id) <> 0) as categories,
      array(select event_type.key from event_type where event_type.id = p.type_id) as types,
      p.age_mask, p.is_free,
      tsvector_to_array(event.search) as words
    from event_place p
    join event on event.id = p.event_id and event.status = 'published'
    where p.event_id = ${id} and p.municipality_id = ${sql.lit(WHOLE_COUNTRY)} and p.next_start_at is not null`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { age_mask, ...facts } = row;
  return { ...facts, age_groups: AGE_GROUPS.filter((_, bit) => (age_mask & (1 << bit)) !== 0) };
}
