import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { CONDITIONS_VERSION } from '#features/organisations/rules.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { DEMO_ACCOUNTS, DEMO_GRANTS, DEMO_ORGANISATION_ID } from './accounts.ts';
import { demoAlert } from './alerts.ts';
import { demoAnnouncements } from './announcements.ts';
import { demoCases } from './cases.ts';
import { demoConversations } from './conversations.ts';
import { createDemo, DEMO_EVENTS, DEMO_SEED, type DemoOptions } from './demo.ts';
import { DEMO_MARK, type DemoEvent } from './events.ts';
import { lockForLoading } from './load-lock.ts';
import { insertRunning, isNearDemoOrganisation, isOfDemoOrganisation, moveRunning } from './load-running.ts';
import { demoNotifications } from './notifications.ts';
import type { Organisation } from './organisations.ts';
import { insertRows, query, type Row } from './rows.ts';
import { insertDemoSchemes } from './schemes.ts';

export type DemoOutcome =
  | { outcome: 'loaded'; events: number }
  | { outcome: 'shifted'; weeks: number }
  | { outcome: 'fresh' };

/**
 * Fills a database with the demo, or brings a demo that was loaded before up to today. Doing it twice does it once.
 */
export async function loadDemo<Tables>(db: Kysely<Tables>, options: DemoOptions): Promise<DemoOutcome> {
  return inTransaction(db, async (transaction): Promise<DemoOutcome> => {
    await lockForLoading(transaction);
    const loadedAt = await lastLoad(transaction);
    if (loadedAt === undefined) return { outcome: 'loaded', events: await insertDemo(transaction, options) };
    if (!isDemoStale(loadedAt, options.now)) return { outcome: 'fresh' };
    const weeks = Math.floor((options.now.getTime() - loadedAt.getTime()) / WEEK_MS);
    await moveForward(transaction, weeks, options.now);
    return { outcome: 'shifted', weeks };
  });
}

/** DLG-02: the organisations of the demo have answered, so that everything in them can be tried. */
const conditionsAccepted = (organisations: readonly Organisation[], answered_at: string): Row[] =>
  organisations
    .filter(({ status }) => status !== 'pending')
    .map(({ id, owner_user_id }) => ({
      organisation_id: id,
      version: CONDITIONS_VERSION,
      is_accepted: true,
      answered_by: owner_user_id,
      answered_at,
    }));

/** A week old: what was upcoming begins to be over. */
export const isDemoStale = (lastLoadedNow: Date, now: Date): boolean =>
  now.getTime() - lastLoadedNow.getTime() >= WEEK_MS;

const WEEK_MS = 7 * 86_400_000;
const BATCH = 2000;
/** Of as many activities of the demo organisation the people are known by name; a load test has more of them. */
const MAX_RUN = 20;

async function lastLoad<Tables>(transaction: Transaction<Tables>): Promise<Date | undefined> {
  const [load] = await query<{ loaded_at: Date | string }>(
    transaction,
    `select loaded_at from data_load where name = 'demo'`,
  );
  return load && new Date(load.loaded_at);
}

async function insertDemo<Tables>(transaction: Transaction<Tables>, options: DemoOptions): Promise<number> {
  const demo = createDemo(options);
  const now = options.now.toISOString();
  const asUsers = (rows: readonly Row[]) =>
    rows.map((row) => ({
      ...row,
      terms_accepted_at: now,
      email_verified_at: now,
      phone_verified_at: 'phone' in row ? now : null,
    }));
  await insertRows(transaction, 'app_user', asUsers(demo.accounts));
  await insertRows(transaction, 'app_user', asUsers(demo.people));
  await insertRows(transaction, 'municipal_grant', DEMO_GRANTS);
  await insertRows(transaction, 'organisation', demo.organisations);
  await insertRows(transaction, 'conditions_answer', conditionsAccepted(demo.organisations, now));
  await insertRows(transaction, 'membership', demo.memberships);
  await insertRows(transaction, 'follower', demo.followers);
  await insertRows(transaction, 'partnership', demo.partnerships);
  await insertRows(transaction, 'certificate', demo.certificates.certificates);
  await insertRows(transaction, 'certificate_organisation', demo.certificates.attached);
  await insertRows(transaction, 'stamp', demo.certificates.stamps);
  await insertRows(transaction, 'announcement', demoAnnouncements(options.now.getTime()));
  await insertDemoSchemes(transaction, options.now);

  let count = 0;
  let insertion = Promise.resolve();
  const run: DemoEvent[] = [];
  let neighbour: DemoEvent | undefined;
  for (const batch of batchesOf(demo.events())) {
    await insertion;
    // Without figures of what has come in, the next batches would be planned as if the tables were empty.
    if (count === BATCH) await query(transaction, 'analyze');
    insertion = insertEvents(transaction, batch, now);
    // The next batch is made while the database works on this one; a failure comes to light at the await above.
    insertion.catch(() => {});
    await setImmediate();
    count += batch.length;
    neighbour ??= batch.find(isNearDemoOrganisation);
    run.push(...batch.filter(isOfDemoOrganisation).slice(0, MAX_RUN - run.length));
  }
  await insertion;
  const { seed = DEMO_SEED } = options;
  count += await insertRunning(transaction, insertEvents, {
    seed,
    now: options.now,
    people: demo.people,
    neighbour,
    events: run,
    certificateId: demo.certificates.certificates.find(({ name }) => name === 'Førstehjelp')?.id ?? null,
    hasCrowd: (options.events ?? DEMO_EVENTS) <= DEMO_EVENTS,
  });
  await insertTold(transaction, { seed, now: options.now, organisations: demo.organisations, events: run });
  const conversations = demoConversations(seed, options.now.getTime());
  await insertRows(transaction, 'thread', conversations.threads);
  await insertRows(transaction, 'thread_participant', conversations.participants);
  await insertRows(transaction, 'thread_message', conversations.messages);
  await query(transaction, 'select event_count_refresh()');
  await query(transaction, 'select search_word_refresh()');
  await query(transaction, 'analyze');
  await query(transaction, `insert into data_load (name, checksum, loaded_at) values ('demo', $1, $2)`, [
    `${options.seed ?? DEMO_SEED}:${options.events ?? DEMO_EVENTS}`,
    now,
  ]);
  return count;
}

/** What people have been told of, want to be told of, and have told the portal of. */
async function insertTold<Tables>(
  transaction: Transaction<Tables>,
  {
    seed,
    now,
    organisations,
    events,
  }: { seed: string; now: Date; organisations: readonly Organisation[]; events: readonly DemoEvent[] },
): Promise<void> {
  const organisation = organisations.find(({ id }) => id === DEMO_ORGANISATION_ID);
  const [first] = events;
  if (!organisation) return;
  const { filter, key, alert } = demoAlert(seed, now.getTime());
  await insertRows(transaction, 'alert_filter', [filter]);
  await insertRows(transaction, 'alert_key', [key]);
  await insertRows(transaction, 'alert', [alert]);
  const subjects = { organisation: named(organisation), events: events.map(({ event }) => named(event)) };
  const { cases, reports } = demoCases(seed, now.getTime(), subjects);
  await insertRows(transaction, 'report_case', cases);
  await insertRows(transaction, 'report', reports);
  if (!first) return;
  const about = { organisation: named(organisation), event: named(first.event) };
  await insertRows(transaction, 'notification', demoNotifications(seed, now.getTime(), about));
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

async function insertEvents<Tables>(transaction: Transaction<Tables>, batch: DemoEvent[], now: string): Promise<void> {
  await insertRows(
    transaction,
    'event',
    batch.map(({ event }) => event),
  );
  await insertRows(
    transaction,
    'event_municipality',
    batch.map(({ place }) => place),
  );
  await insertRows(
    transaction,
    'event_category',
    batch.flatMap(({ categories }) => categories),
  );
  await insertRows(
    transaction,
    'occurrence',
    batch.flatMap(({ occurrences }) => occurrences),
  );
  await insertRows(
    transaction,
    'event_contact',
    batch.flatMap(({ contacts }) => contacts),
  );
  await query(
    transaction,
    'select event_refresh_many(array(select value::uuid from json_array_elements_text($1::text::json)), $2)',
    [JSON.stringify(batch.map(({ event }) => event.id)), now],
  );
}

function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function moveForward<Tables>(transaction: Transaction<Tables>, weeks: number, now: Date): Promise<void> {
  if (weeks === 0) return;
  const isOfDemo = `event_id in (select id from event where external_id like '${DEMO_MARK}%')`;
  await query(
    transaction,
    `update occurrence set start_at = ${later('start_at')}, end_at = ${later('end_at')} where ${isOfDemo}`,
    [weeks],
  );
  await query(
    transaction,
    `update event set
       completed_at = ${later('completed_at')},
       rrule = case when rrule ? 'until'
         then jsonb_set(rrule, '{until}', to_jsonb(((rrule ->> 'until')::date + $1::int * 7)::text))
         else rrule end
     where external_id like '${DEMO_MARK}%'`,
    [weeks],
  );
  await query(
    transaction,
    `update announcement set starts_at = ${later('starts_at')}, ends_at = ${later('ends_at')} where id = any($2::uuid[])`,
    [weeks, demoAnnouncements(now.getTime()).map(({ id }) => id)],
  );
  await moveRunning(transaction, weeks, later);
  await query(
    transaction,
    `update notification set created_at = ${later('created_at')}, read_at = ${later('read_at')}
     where user_id = any($2::uuid[]) and created_at <= (select loaded_at from data_load where name = 'demo')`,
    [weeks, Object.values(DEMO_ACCOUNTS).map(({ id }) => id)],
  );
  await moveCases(transaction, weeks);
  await query(
    transaction,
    `update stamp set start_at = start_at + $1::int * 7, end_at = end_at + $1::int * 7
     where organisation_id = $2 and created_at <= (select loaded_at from data_load where name = 'demo')`,
    [weeks, DEMO_ORGANISATION_ID],
  );
  for (const table of ['follower', 'membership', 'stamp']) {
    await query(
      transaction,
      `update ${table} set created_at = ${later('created_at')}
       where organisation_id = $2 and created_at <= (select loaded_at from data_load where name = 'demo')`,
      [weeks, DEMO_ORGANISATION_ID],
    );
  }
  await query(transaction, `update data_load set loaded_at = ${later('loaded_at')} where name = 'demo'`, [weeks]);
  await query(
    transaction,
    `select event_refresh_many(array(select id from event where external_id like '${DEMO_MARK}%'), $1)`,
    [now.toISOString()],
  );
  await query(transaction, 'select event_count_refresh()');
}

async function moveCases<Tables>(transaction: Transaction<Tables>, weeks: number): Promise<void> {
  const times = ['opened_at', 'due_at', 'decided_at', 'appealed_at'].map((column) => `${column} = ${later(column)}`);
  const isOfDemo = (column: string) => `${column} <= (select loaded_at from data_load where name = 'demo')`;
  await query(transaction, `update report_case set ${times.join(', ')} where ${isOfDemo('opened_at')}`, [weeks]);
  await query(transaction, `update report set created_at = ${later('created_at')} where ${isOfDemo('created_at')}`, [
    weeks,
  ]);
}

/** Some weeks on by the calendar in Norway: seven days are not always 168 hours. */
const later = (column: string): string =>
  `((${column} at time zone 'Europe/Oslo') + $1::int * interval '7 days') at time zone 'Europe/Oslo'`;
