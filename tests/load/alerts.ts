import { sql } from 'kysely';
import { hashOf, sharedQuery } from '#features/alerts/server/alert-query.ts';
import { keysOfFilter } from '#features/alerts/server/filter-keys.ts';
import { matchNews } from '#features/alerts/server/match-news.ts';
import { knownOfFilter } from '#features/alerts/server/read-keys.ts';
import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { AGE_GROUPS } from '#features/events/rules.ts';
import { findTenant, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { knowShippedTenants } from '#tests/support/shipped-tenants.ts';
import type { Cluster } from './cluster.ts';
import { medianOf } from './measure.ts';
import type { Plan } from './plan.ts';
import { familyCpuMsOf } from './processes.ts';

knowShippedTenants();

/** BEY-03: processor time of portal and PostgreSQL for holding one new activity against the lists that users have saved. */
export type SavedLists = {
  saved: number;
  /** Lists that are the same are one filter. */
  filters: number;
  cpu_ms: number;
  /** Filters that a new activity was found for, on average. */
  hits: number;
}[];

const BATCH = 1000;

export async function measureAlerts(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<SavedLists> {
  const sizes = plan.isQuick ? [100, 1000] : [1000, 100_000];
  const activities = plan.isQuick ? 5 : 60;
  const { db, close } = await openDatabase({ url: databaseUrl });
  try {
    const found: SavedLists = [];
    const draw = randomFrom(17);
    for (const [at, saved] of sizes.entries()) {
      await save(db, draw, saved - (sizes[at - 1] ?? 0));
      await sql`analyze alert_filter, alert_key, alert`.execute(db);
      const rounds: number[] = [];
      for (let round = -plan.roundsBefore; round < plan.rounds; round += 1) {
        const cpuMs = await match(db, cluster, activities);
        if (round >= 0) rounds.push(cpuMs);
      }
      const [counted] = (
        await rowsOf({ filters: number, hits: number })`
          select (select count(*)::int from alert_filter) as filters, (select count(*)::int from alert_hit) as hits`.execute(
          db,
        )
      ).rows;
      if (!counted) throw new Error('Nothing was counted.');
      found.push({ saved, filters: counted.filters, cpu_ms: medianOf(rounds), hits: counted.hits / activities });
    }
    return found;
  } finally {
    await close();
  }
}

/** Activities from all over the country, as if each had just been published. */
async function match(db: Db, cluster: Cluster, activities: number): Promise<number> {
  await sql`delete from alert_hit`.execute(db);
  await sql`update alert set due_at = null`.execute(db);
  await sql`
    insert into alert_news (event_id)
    select id from event where status = 'published' and next_start_at is not null
    order by md5(id::text) limit ${activities}`.execute(db);
  const [own, database] = [process.cpuUsage(), await familyCpuMsOf(cluster.postmasterPid)];
  await matchNews({ db, now: new Date(), countRows: () => {} });
  const { user, system } = process.cpuUsage(own);
  return ((user + system) / 1000 + (await familyCpuMsOf(cluster.postmasterPid)) - database) / activities;
}

type Draw = () => number;

type Choices = { places: number[]; categories: string[]; types: string[]; words: string[] };

async function readChoices(db: Db): Promise<Choices> {
  // Once for each activity: users are where the activities are.
  const { rows: places } = await rowsOf({ id: number })`
    select municipality_id as id from event_place where municipality_id > 0 order by event_id, municipality_id`.execute(
    db,
  );
  const { rows: categories } = await rowsOf({ key: text })`select key from category order by id`.execute(db);
  const { rows: types } = await rowsOf({ key: text })`select key from event_type order by id`.execute(db);
  const { rows: words } = await rowsOf({ word: text })`
    select word from search_word order by events desc, word limit 2000`.execute(db);
  return {
    places: places.map(({ id }) => id),
    categories: categories.map(({ key }) => key),
    types: types.map(({ key }) => key),
    words: words.map(({ word }) => word),
  };
}

/** One after the other, as users come. */
async function save(db: Db, draw: Draw, count: number): Promise<void> {
  const choices = await readChoices(db);
  for (let from = 0; from < count; from += BATCH) {
    const saved = [];
    for (let at = from; at < Math.min(from + BATCH, count); at += 1) saved.push(await savedList(db, draw, choices));
    await insert(db, saved);
  }
}

/** What users choose: mostly a category, often an age, sometimes a word, or what is near them. */
async function savedList(db: Db, draw: Draw, { places, categories, types, words }: Choices) {
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(draw() * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  const chosen = (share: number, key: string, values: readonly string[]): string[] => {
    if (draw() >= share) return [];
    const options = [one(values), ...(draw() < 0.3 ? [one(values)] : [])];
    return [`events-filters${key}(EQ)${options.map((value) => `${value}$$false`).join(',')}`];
  };
  const tenant = tenantOfMunicipality(one(places)) ?? findTenant(undefined);
  const query = sharedQuery(
    addressOf({
      q: draw() < 0.15 ? one(words) : '',
      filters: [
        ...chosen(0.7, 'categories', categories),
        ...chosen(0.4, 'age-group', AGE_GROUPS),
        ...chosen(0.2, 'types', types),
        ...(draw() < 0.3 ? ['events-filtersquick-filter-free(EQ)true'] : []),
      ].join('(AND)'),
      ...(draw() < 0.1 && {
        'distance[lat]': (58 + draw() * 10).toFixed(3),
        'distance[lng]': (5 + draw() * 8).toFixed(3),
        'distance[radius]': String(one([5, 10, 20, 50])),
      }),
    }),
  );
  const criteria = criteriaIn(addressOf(query));
  const known = criteria.q === '' ? { ...criteria, words: [] } : await knownOfFilter(db, criteria);
  return {
    id: newId<'AlertFilterId'>(),
    tenant_key: tenant.key,
    query,
    query_hash: hashOf(query),
    ...keysOfFilter(tenant, criteria, known),
  };
}

/** One user each. */
async function insert(db: Db, saved: readonly Awaited<ReturnType<typeof savedList>>[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
        as given (id uuid, tenant_key text, query jsonb, query_hash text, places text[], topics text[])
    ), filed as (
      insert into alert_filter (id, tenant_key, query, query_hash, created_at)
      select distinct on (tenant_key, query_hash) id, tenant_key, query, query_hash, now() from given
      on conflict (tenant_key, query_hash) do update set query = excluded.query
      returning id, tenant_key, query_hash
    ), keys as (
      insert into alert_key (place, topic, filter_id)
      select place, topic, filed.id
      from given join filed using (tenant_key, query_hash), unnest(given.places) as place, unnest(given.topics) as topic
      on conflict do nothing
    ), people as (
      insert into app_user (id, name)
      select given.id, 'Kari Nordmann' from given
    )
    insert into alert (id, user_id, filter_id, query, frequency, created_at, told_until)
    select gen_random_uuid(), given.id, filed.id, given.query, 'daily', now() - interval '1 hour', now() - interval '1 hour'
    from given join filed using (tenant_key, query_hash)`.execute(db);
}

/** The same numbers in every run. */
function randomFrom(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
