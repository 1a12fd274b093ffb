import { sql } from 'kysely';
import { z } from 'zod';
import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { isOnList } from '#features/events/server/public.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { type AlertFilterId, type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { keysOfEvent } from './filter-keys.ts';
import { nextLetter, waitedSince } from './next-letter.ts';
import { factsOfEvent } from './read-keys.ts';

type Services = Pick<JobServices, 'db' | 'countRows'> & { now: Date };

const newsRow = z.object({
  event_id: ids.event,
  /** As text: it goes back to the database as it came. */
  places_before: textOrNull,
  search_before: textOrNull,
  changes: number,
});
type News = z.infer<typeof newsRow>;

const EVENTS = 100;
/** Filters that are looked up in one statement, and lists that are asked in one. */
const FILTERS = 2000;
const LISTS = 100;
/** Alerts whose next letter is set in one statement. */
const ALERTS = 1000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** In small steps, each of which can be done again after an interruption. */
export async function matchNews(services: Services): Promise<void> {
  for (let after: string = BEFORE_ALL; ; ) {
    const { rows } = await rowsOf(newsRow)`
      select event_id, places_before::text as places_before, search_before::text as search_before, changes
      from alert_news where event_id > ${after}::uuid order by event_id limit ${EVENTS}`.execute(services.db);
    for (const news of rows) await matchEvent(services, news);
    services.countRows(rows.length);
    const last = rows.at(-1);
    if (!last || rows.length < EVENTS) return;
    after = last.event_id;
  }
}

/** Those of the lists that the activity is filed under which have it now. */
async function matchEvent({ db, now }: Services, news: News): Promise<void> {
  const facts = await factsOfEvent(db, news.event_id);
  if (facts) {
    const { places, topics } = keysOfEvent(facts);
    for (let after: string = BEFORE_ALL; ; ) {
      const { rows: filters } = await rowsOf(filterRow)`
        select id, tenant_key, query::text as query from alert_filter
        where id in (
          select filter_id from alert_key
          where place = any(${sql.val(places)}::text[]) and topic = any(${sql.val(topics)}::text[])
            and filter_id > ${after}::uuid)
        order by id limit ${FILTERS}`.execute(db);
      for (let from = 0; from < filters.length; from += LISTS) {
        await noteHits({ db, now }, news, filters.slice(from, from + LISTS));
      }
      const last = filters.at(-1);
      if (!last || filters.length < FILTERS) break;
      after = last.id;
    }
    await setDue({ db, now }, news.event_id);
  }
  await sql`delete from alert_news where event_id = ${news.event_id} and changes = ${news.changes}`.execute(db);
}

const filterRow = z.object({ id: ids.alertFilter, tenant_key: text, query: text });
type StoredFilter = z.infer<typeof filterRow>;

/**
 * New is what was not on the list before the change. What was found earlier and nobody was told of, as it was cancelled
 * or away just then, is found again.
 */
async function noteHits({ db, now }: { db: Db; now: Date }, news: News, filters: readonly StoredFilter[]) {
  const fitting = await listsThatHave({ db, now }, news.event_id, filters);
  const before = new Set(news.places_before === null ? [] : await listsThatHad({ db, now }, news, fitting));
  const fresh = fitting.filter((filter) => !before.has(filter.id)).map(({ id }) => id);
  const again = fitting.filter((filter) => before.has(filter.id)).map(({ id }) => id);
  if (fresh.length > 0) {
    await sql`
      insert into alert_hit (filter_id, event_id, found_at)
      select id, ${news.event_id}::uuid, ${now}::timestamptz
      from unnest(${fresh}::uuid[]) as fresh (id) join alert_filter using (id)
      on conflict (filter_id, event_id) do update set found_at = excluded.found_at
      where not alert_hit.is_told and alert_hit.found_at < ${waitedSince(now)}`.execute(db);
  }
  if (again.length > 0) {
    await sql`
      update alert_hit set found_at = ${now}
      where event_id = ${news.event_id} and filter_id = any(${again}::uuid[])
        and not is_told and found_at < ${waitedSince(now)}`.execute(db);
  }
}

async function listsThatHave(
  { db, now }: { db: Db; now: Date },
  eventId: EventId,
  filters: readonly StoredFilter[],
): Promise<StoredFilter[]> {
  const asked = askedOf(now, eventId, filters);
  if (asked.length === 0) return [];
  const { rows } = await rowsOf({ id: ids.alertFilter })`${sql.join(asked, sql` union all `)}`.execute(db);
  const found = new Set(rows.map(({ id }) => id));
  return filters.filter(({ id }) => found.has(id));
}

/** The same question, put to the activity as it was: what a list asks of it is in these two tables. */
async function listsThatHad(
  { db, now }: { db: Db; now: Date },
  { event_id, places_before, search_before }: News,
  filters: readonly StoredFilter[],
): Promise<AlertFilterId[]> {
  const asked = askedOf(now, event_id, filters);
  if (asked.length === 0) return [];
  const { rows } = await rowsOf({ id: ids.alertFilter })`
    with event_place as (select * from jsonb_populate_recordset(null::event_place, ${places_before}::jsonb)),
      event as (
        select event.id, coalesce(${search_before}::tsvector, event.search) as search
        from event where event.id = ${event_id})
    ${sql.join(asked, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}

const askedOf = (now: Date, eventId: EventId, filters: readonly StoredFilter[]) =>
  filters.flatMap(({ id, tenant_key, query }) => {
    const tenant = tenantByKey(tenant_key);
    if (!tenant) return [];
    const criteria = criteriaIn(addressOf(JSON.parse(query)));
    return [
      sql`select ${id}::uuid as id from event_place p where p.event_id = ${eventId} and ${isOnList({ tenant, now }, criteria)}`,
    ];
  });

/**
 * Sets the time of the next letter for alerts with new hits and no letter on its way. A letter that is being written
 * now is waited for, as it was begun without these hits.
 */
async function setDue({ db, now }: { db: Db; now: Date }, eventId: EventId): Promise<void> {
  for (let after: string = BEFORE_ALL; ; ) {
    const alerts = await inTransaction(db, async (transaction) => {
      const { rows } = await rowsOf({ id: ids.alert })`
        select alert.id
        from alert_hit hit join alert on alert.filter_id = hit.filter_id
        where hit.event_id = ${eventId} and not hit.is_told and hit.found_at > alert.told_until
          and alert.id > ${after}::uuid
        order by alert.id
        limit ${ALERTS}
        for update of alert`.execute(transaction);
      const waiting = rows.map(({ id }) => id);
      await sql`
        update alert
        set due_at = ${nextLetter(now)}
        where id = any(${waiting}::uuid[]) and due_at is null`.execute(transaction);
      return waiting;
    });
    const last = alerts.at(-1);
    if (!last || alerts.length < ALERTS) return;
    after = last;
  }
}
