import { sql } from 'kysely';
import { z } from 'zod';
import { type Address, addressOf, criteriaIn } from '#features/events/filters.ts';
import { lockUser } from '#features/identity/server/public.ts';
import { type AlertFilterId, type AlertId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Frequency, MAX_ALERTS } from '../rules.ts';
import { alertWords } from './alert-name.ts';
import { chosenQuery, hashOf, sharedQuery } from './alert-query.ts';
import { choose } from './change-alert.ts';
import { keysOfFilter } from './filter-keys.ts';
import { knownOfFilter } from './read-keys.ts';

type Wanted = { filters: object; frequency: Frequency };

/** The same list again changes how often; the limit is for new ones. */
export async function createAlert(context: Context, { filters, frequency }: Wanted): Promise<AlertId> {
  const address = addressOf(filters);
  const { to } = criteriaIn(address);
  const texts = alertWords(context.language);
  if (to !== null && to < shortDate(context.now)) refuse('invalid', texts.over, { 'filters.end_at': [texts.over] });
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // Two requests at once are counted one after the other.
    await lockUser(db, actorOf(context).id);
    const filterId = await fileFilter(inside, address);
    const { total, own_id } = await ownWith(inside, filterId);
    if (own_id !== null) return choose(inside, own_id, { frequency, by_email: true });
    if (total >= MAX_ALERTS) refuse('conflict', texts.too_many(MAX_ALERTS));
    const id = newId<'AlertId'>();
    await sql`
      insert into alert (id, user_id, filter_id, query, frequency, created_at, told_until)
      values (${id}, ${actorOf(context).id}, ${filterId}, ${JSON.stringify(chosenQuery(address))}::jsonb, ${frequency},
        ${context.now}, ${context.now})`.execute(db);
    return id;
  });
}

const ownRow = z.object({ total: number, own_id: ids.alert.nullable() });

async function ownWith(context: Context, filterId: AlertFilterId): Promise<z.infer<typeof ownRow>> {
  const { rows } = await rowsOf(ownRow)`
    select count(*)::int as total, (array_agg(id) filter (where filter_id = ${filterId}))[1] as own_id
    from alert where user_id = ${actorOf(context).id}`.execute(context.db);
  return rows[0] ?? { total: 0, own_id: null };
}

/** One for everybody who wants the same. Its row stays locked until the alert is there: nobody tidies it away meanwhile. */
async function fileFilter({ db, tenant, now }: Context, address: Address): Promise<AlertFilterId> {
  const query = sharedQuery(address);
  const criteria = criteriaIn(addressOf(query));
  const { rows } = await rowsOf({ id: ids.alertFilter })`
    insert into alert_filter (id, tenant_key, query, query_hash, created_at)
    values (${newId<'AlertFilterId'>()}, ${tenant.key}, ${JSON.stringify(query)}::jsonb, ${hashOf(query)}, ${now})
    on conflict (tenant_key, query_hash) do update set query = excluded.query
    returning id`.execute(db);
  const id = rows[0]?.id ?? refuse('conflict');
  const { places, topics } = keysOfFilter(tenant, criteria, await knownOfFilter(db, criteria));
  await sql`
    insert into alert_key (place, topic, filter_id)
    select place, topic, ${id}::uuid
    from unnest(${places}::text[]) as place cross join unnest(${topics}::text[]) as topic
    on conflict do nothing`.execute(db);
  return id;
}
