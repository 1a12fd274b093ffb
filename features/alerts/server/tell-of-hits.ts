import { sql } from 'kysely';
import { z } from 'zod';
import { addressOf, criteriaIn, type FilterQuery } from '#features/events/filters.ts';
import { isOnList } from '#features/events/server/public.ts';
import { searchOf } from '#features/feeds/feed-links.ts';
import { feedTexts } from '#features/feeds/server/public.ts';
import { quietMoments } from '#features/messages/server/public.ts';
import { isThere, type Notice, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import { kroner } from '#platform/language/money.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { boolean, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { alertWords, type Labels, nameOf, readLabels } from './alert-name.ts';
import { nextLetter, waitedSince } from './next-letter.ts';

type Services = Omit<JobServices, 'now'> & { now: Date; origins: OriginSettings };

const dueRow = recipientRow.extend({
  alert_id: ids.alert,
  filter_id: ids.alertFilter,
  tenant_key: text,
  query: text,
  told_until: text,
  by_email: boolean,
  is_there: boolean,
});
type DueAlert = z.infer<typeof dueRow>;

const BATCH = 50;
const MAX_LINES = 10;

/** Whose time has come, the longest waiting first. A letter exists exactly if it is noted that it was sent. */
export async function tellOfHits(services: Services): Promise<void> {
  const labels = await readLabels(services.db);
  for (;;) {
    const count = await inTransaction(services.db, (db) => tellBatch({ ...services, db }, labels));
    services.countRows(count);
    if (count < BATCH) return;
  }
}

async function tellBatch(services: Services, labels: Labels): Promise<number> {
  const { db, now } = services;
  const { rows: due } = await rowsOf(dueRow)`
    select ${recipient}, alert.id as alert_id, alert.filter_id, alert_filter.tenant_key, alert.query::text as query,
      alert.told_until, alert.by_email, ${isThere} as is_there
    from alert
    join alert_filter on alert_filter.id = alert.filter_id
    join app_user on app_user.id = alert.user_id
    where alert.due_at <= ${now}
    order by alert.due_at, alert.id
    limit ${BATCH}
    for update of alert skip locked`.execute(db);
  // At night nothing is written that may have changed by the morning.
  const moments = await quietMoments(
    services,
    due.map(({ id }) => ({ template: 'newMatches', user_id: id })),
  );
  const told = new Map<Tenant, Notice[]>();
  for (const [at, alert] of due.entries()) {
    const quietUntil = moments[at] ?? null;
    const tenant = tenantByKey(alert.tenant_key);
    if (quietUntil !== null) {
      await sql`update alert set due_at = ${quietUntil} where id = ${alert.alert_id}`.execute(db);
      continue;
    }
    const hits = tenant && alert.is_there ? await takeHits(services, alert, tenant) : [];
    await noteTold(services, alert, hits.length > 0);
    if (tenant && hits.length > 0) {
      told.set(tenant, [...(told.get(tenant) ?? []), noticeOf(services, { alert, tenant, hits, labels })]);
    }
  }
  for (const [tenant, notices] of told) await notify({ ...services, tenant }, ...notices);
  return due.length;
}

const hitRow = z.object({
  name: text,
  start_at: textOrNull,
  end_at: textOrNull,
  venue: textOrNull,
  municipality: textOrNull,
  is_free: boolean,
  price_ore: numberOrNull,
  total: number,
});
type Hit = z.infer<typeof hitRow>;

/** The first of what is on the list now, and how many there are. What another alert has told the user is left out. */
async function takeHits({ db, now }: Services, alert: DueAlert, tenant: Tenant): Promise<Hit[]> {
  const criteria = criteriaIn(addressOf(JSON.parse(alert.query)));
  const { rows } = await rowsOf(hitRow)`
    with found as materialized (
      select p.event_id, p.next_start_at
      from alert_hit hit
      join event_place p on p.event_id = hit.event_id
      where hit.filter_id = ${alert.filter_id} and hit.found_at > ${alert.told_until} and hit.found_at <= ${waitedSince(now)}
        and ${isOnList({ tenant, now }, criteria)}
        and exists (select from event where event.id = hit.event_id and event.status = 'published')
        and not exists (
          select from alert other join alert_hit told on told.filter_id = other.filter_id
          where other.user_id = ${alert.id} and other.id <> ${alert.alert_id} and told.event_id = hit.event_id
            and told.is_told and told.found_at > other.created_at and told.found_at <= other.told_until)
    ), told as (
      update alert_hit set is_told = true
      where filter_id = ${alert.filter_id} and event_id in (select event_id from found) and not is_told
    )
    select e.name, e.next_start_at as start_at, e.next_end_at as end_at, e.venue, e.is_free, e.price_ore,
      (select m.name from municipality m where m.id = e.municipality_ids[1]) as municipality,
      (select count(*)::int from found) as total
    from (select * from found order by next_start_at, event_id limit ${MAX_LINES}) as first
    join event e on e.id = first.event_id
    order by first.next_start_at, first.event_id`.execute(db);
  return rows;
}

/** What was found a moment ago waits for the next letter. */
async function noteTold({ db, now }: Services, { alert_id, filter_id }: DueAlert, wasTold: boolean): Promise<void> {
  const until = waitedSince(now);
  const toldAt = wasTold ? sql`${now}::timestamptz` : sql`alert.told_at`;
  await sql`
    update alert
    set told_until = greatest(told_until, ${until}), told_at = ${toldAt},
      due_at = case when exists (
        select from alert_hit hit
        where hit.filter_id = ${filter_id} and hit.found_at > greatest(alert.told_until, ${until}))
        then ${nextLetter(now, toldAt)} end
    where id = ${alert_id}`.execute(db);
}

type Told = { alert: DueAlert; tenant: Tenant; hits: readonly Hit[]; labels: Labels };

function noticeOf({ now, origins }: Services, { alert, tenant, hits, labels }: Told): Notice {
  const { id: user_id, name, address: to, lang: language } = alert;
  const query: FilterQuery = JSON.parse(alert.query);
  const list = nameOf({ tenant, language, labels }, query);
  return {
    to: alert.by_email ? to : null,
    user_id,
    language,
    template: 'newMatches',
    values: {
      name,
      list,
      lines: hits.map((hit) => lineOf(hit, language, now)),
      count: hits[0]?.total ?? 0,
      url: messageAddress({ tenant, language }, origins, `/events${searchOf(query)}`),
    },
    bundle_key: `alert:${alert.alert_id}`,
    subject: { kind: 'alert', key: alert.alert_id, what: alertWords(language).subject(list) },
  };
}

/** What, when, where and for how much. */
function lineOf({ name, start_at, end_at, venue, municipality, is_free, price_ore }: Hit, language: Locale, now: Date) {
  const what = start_at === null ? name : `${name} – ${whenInLetter({ start_at, end_at }, language, now)}`;
  const price = is_free ? feedTexts(language).filter.free : price_ore === null ? null : kroner(price_ore);
  return [what, venue || municipality, price].filter(Boolean).join(', ');
}
