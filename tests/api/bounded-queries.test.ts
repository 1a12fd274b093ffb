import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { type EndedScene, givenEndedScene } from '#tests/support/ended-scene.ts';
import { FEW } from '#tests/support/few-rows.ts';
import { longestFile } from '#tests/support/longest-file.ts';
import { multiplyRows } from '#tests/support/multiply-rows.ts';
import { givenPayment } from '#tests/support/payment-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenCase } from '#tests/support/report-rows.ts';
import { givenRichPerson, type RichPerson } from '#tests/support/rich-person.ts';
import { givenScheme } from '#tests/support/scheme-rows.ts';
import { watchRows } from '#tests/support/watch-rows.ts';

const { during, database } = watchRows();
let portal: TestPortal;
let scene: EndedScene;
let rich: RichPerson;
let counts: Record<string, number>;
let thread: string;
let reported: string;
let made: Awaited<ReturnType<typeof givenScheme>>;
let paid: string;
let posting: string;
let auditor: string;
let admin: string;
let bankFile: string;

/** Of every row there are more than anything may answer. */
const COPIES = 260;
/** As many as the longest page that one can ask for. */
const MAX_ROWS = 100;

beforeAll(async () => {
  portal = await startPortal({ settings: { DEMO: 'on' }, database });
  scene = await givenEndedScene(portal, { isPrivate: false, isOver: false });
  rich = await givenRichPerson(portal);
  await givenMore();
  counts = await multiplyRows(portal.db, COPIES);
  await givenThread();
}, 300_000);
afterAll(() => portal.close());

const endpoints = await describedApi();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const tableIn = (statement: string) => /\bfrom\s+"?(\w+)"?/i.exec(statement)?.[1] ?? '';

/** What neither of the scenes has. */
async function givenMore(): Promise<void> {
  const { db } = portal;
  await sql`insert into import_run (id, source, started_at, finished_at, outcome)
    values (gen_random_uuid(), 'dnt', now(), now(), 'done')`.execute(db);
  await sql`
    insert into session (id, secret_digest, user_id, method, created_at, seen_at, proved_at, expires_at, idle_seconds, agent)
    values (gen_random_uuid(), 'x', ${scene.people.OW}, 'password', now(), now(), now(), now() + interval '1 day', 86400,
      'Firefox')`.execute(db);
}

async function firstPosting(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select min(id)::text as id from ledger_posting`.execute(portal.db);
  return rows[0]?.id ?? '';
}

/** A conversation of the owner, with as many people and messages as nobody reads at once. */
async function givenThread(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into thread (id, kind, name, created_by, created_at, last_message_at, last_seq)
    values (gen_random_uuid(), 'group', 'Dugnad', ${scene.people.OW}, now(), now(), 300) returning id`.execute(
    portal.db,
  );
  thread = rows[0]?.id ?? '';
  const reporter = scene.people.OW;
  reported = await givenCase(portal.db, { reporter, reported: rich.id, decider: rich.id, appellant: reporter });
  made = await givenScheme(portal.db, reporter);
  posting = await firstPosting();
  auditor = await portal.given.person('Rita Revisor', { auditorOf: [4601] });
  admin = await portal.given.person('Tor Vik', { adminOf: [4601] });
  bankFile = await longestFile(portal.db);
  paid = await givenPayment(portal.db, reporter, 'av en eier');
  await sql`insert into thread_participant (thread_id, user_id, joined_at)
    select ${thread}, id, now() from app_user order by id = ${scene.people.OW} desc limit 300`.execute(portal.db);
  await sql`insert into thread_message (thread_id, seq, author_id, body, created_at)
    select ${thread}, number, ${scene.people.OW}, 'Hei', now() from generate_series(1, 300) as number`.execute(
    portal.db,
  );
  await sql`insert into user_block (user_id, blocked_user_id, created_at)
    select ${scene.people.OW}, id, now() from app_user on conflict do nothing`.execute(portal.db);
}

/** What a call needs beside its path to find something. */
const QUERIES: Readonly<Record<string, string>> = {
  '/events/calendar': `?start_at=${inDays(-5)}&end_at=${inDays(20)}`,
  '/culture_cards': '?organization_id={organization}&q=Dag',
  '/culture_group_members': '?organization_id={organization}&group_id={culture_group}',
  '/equipment/{id}/days': `?from=${inDays(0).slice(0, 10)}`,
  '/events/gallery': '?organization={organization}',
  '/lending-places': '?municipality_id=4601',
  '/municipality/studio-colours': '?colour=%23a8452f',
  '/scans/along': '?municipality_id=4601',
  '/visits': '?organization_id={organization}',
  '/visits/numbers': '?organization_id={organization}',
  '/visits/numbers/file': '?organization_id={organization}',
  '/search': '?q=styremøte',
  '/users/me/occurrences': `?start_at=${inDays(-5)}&end_at=${inDays(20)}`,
  '/users/search': '?q=Dag',
};

/** Statements that answer more than a page, by call and table, and why they may. */
const REASONS: Readonly<Record<string, string>> = {
  '/auth/sessions: session': 'The eleventh login in a browser ends the oldest one (features/identity/server).',
  '/certificates: membership': 'At most 200 organisations (features/certificates/server/queries.ts).',
  '/certificates: upload': 'At most 300 (features/certificates/server/queries.ts).',
  '/organizations/{id}/certificates: upload': 'At most 300 (features/certificates/server/queries.ts).',
  '/culture_groups: culture_card': 'At most 500 groups (features/culture-cards/server/list-groups.ts).',
  '/municipality/culture-numbers: culture_card': 'At most 500 groups (features/culture-cards/server/month-numbers.ts).',
  '/municipality/culture-numbers/file: culture_card': 'The same as a file.',
  '/municipality/culture-venues: culture_venue': 'At most 200 venues (features/culture-cards/rules.ts).',
  '/municipality/equipment: upload': 'At most 500 things (features/equipment/rules.ts).',
  '/municipality/equipment/numbers: coalesce': 'At most 500 things (features/equipment/rules.ts).',
  '/municipality/studio: tenant_version': 'At most 500 portals (features/studio/rules.ts).',
  '/events.ics: event_place': 'At most 500 times (features/feeds/server/queries.ts).',
  '/organizations/{id}/events.ics: event_place': 'At most 500 times (features/feeds/server/queries.ts).',
  '/events/{id}.ics: unnest': 'At most 500 times (features/feeds/server/queries.ts).',
  '/events/{id}/download: occurrence': 'All times of an activity, which has at most 400.',
  '/events/{id}/form: occurrence': 'All times of an activity, which has at most 400.',
  '/events/{id}/children: unnest': 'The places of a user’s children in an activity, which has at most 400 times.',
  '/events/{id}/my: unnest': 'A user’s places in an activity, which has at most 400 times.',
  '/events/{id}/slots/my: certificate': 'At most 300 (features/shifts/rules.ts).',
  '/events/{id}/slots: certificate': 'At most 300 (features/shifts/rules.ts).',
  '/events/{id}/slots/users: slot': 'At most 2,000 (features/shifts/server/queries.ts).',
  '/occurrences/{id}/door: attendance': 'The device at the door has to know everybody when it is without a network.',
  '/municipality/bank-files/{id}: bank_file_line': 'At most 500 in a file (features/payouts/rules.ts).',
  '/messenger/threads/{id}: app_user': 'The minors among them.',
  '/messenger/threads/{id}: thread_participant':
    'At most 50 in a group; of an activity, those who have a place (features/messenger/server/access.ts).',
  '/organizations/{id}/cohosts: partnership': 'At most 500 (features/partnerships/server/queries.ts).',
  '/organizations/{id}/subsidiaries: partnership': 'At most 500 (features/partnerships/server/queries.ts).',
  '/scans/along: equipment_piece':
    'The pieces of one desk, of which 500 go along (features/equipment/server/pass-kinds.ts).',
  '/push-subscriptions: push_subscription': 'A user keeps the ten newest (features/push/rules.ts).',
  '/users/me/notification-settings: notification_setting':
    'One for each category, and for each organisation that the user has chosen for.',
  '/users/me/occurrences: attendance': 'At most 500 times (features/attendance/server/joined-events.ts).',
};

/** What is not read here: it needs another service, a file, a code, the portal of a place, or a second user, or finds one thing. */
const UNREAD: readonly string[] = [
  '/cards/{id}/tickets',
  '/culture_group_members/{id}/paper',
  '/equipment/{id}',
  '/equipment/{id}/days',
  '/loans/{id}',
  '/tickets/{id}',
  '/addresses',
  '/auth/form',
  '/auth/idporten/callback',
  '/auth/idporten/status',
  '/auth/idporten/url',
  '/auth/username-verifications/{id}/challenge',
  '/cards/eid/url',
  '/dnt/events/{id}',
  '/events/{id}/slots/users/download',
  '/exports/{id}',
  '/exports/{id}/file',
  '/invites/validate',
  '/staff-invites/validate',
  '/loans/{id}/picture',
  '/messenger/threads/{id}/files/{file}',
  '/municipality/leisure-cards/imports/{id}/faults',
  '/municipality/leisure-cards/imports/{id}/fault-lines',
  '/municipality/transactions/{id}/receipts/{file}',
  '/occurrences/{id}/attendees/export',
  '/organizations/register',
  '/organizations/{id}/members/export',
  '/reports/cases/{id}/files/{report}',
  '/service-pages/{key}',
  '/timetable/{token}.ics',
  '/transactions/{id}/receipts/{file}',
  '/users/me/export',
  '/users/{id}/merge',
  '/v2/cards/{id}/share',
  '/wind-downs/{id}/rehearsal',
];

async function sharedCard(): Promise<string> {
  const { rows } = await sql<{ card_id: string }>`
    select card_id from card_share join card on card.id = card_id
    where user_id = ${rich.id} and card_share.ended_at is null
    order by municipality_id = 4601 desc, municipality_id limit 1`.execute(portal.db);
  return rows[0]?.card_id ?? '';
}

/** Of the municipality whose admin reads: a ticket, what is lent there, and cards of the organisation as a venue. */
async function thingIds(): Promise<Record<string, string>> {
  await sql`insert into culture_venue (id, municipality_id, organisation_id, started_at)
    values (gen_random_uuid(), 4601, ${scene.organisation.id}, now()) on conflict do nothing`.execute(portal.db);
  await sql`update culture_group set venue_id = null where municipality_id = 4601`.execute(portal.db);
  const { rows } = await sql<Record<string, string>>`
    select (select id from ticket limit 1) as tickets,
      (select group_id from ticket group by group_id order by count(*) desc limit 1) as ticket_group,
      (select id from lending_place where municipality_id = 4601 limit 1) as "lending-places",
      (select id from equipment_item where municipality_id = 4601 limit 1) as equipment,
      (select id from equipment_loan where municipality_id = 4601 limit 1) as loans,
      (select id from culture_group where municipality_id = 4601 limit 1) as culture_group`.execute(portal.db);
  return rows[0] ?? {};
}

/** The statements that answer too much, and the calls that answered nothing to anybody. */
async function readEverything() {
  const { organisation, event, more, people } = scene;
  const ids: Readonly<Record<string, string>> = {
    ...organisation,
    ...event,
    key: 'bergen',
    organizations: organisation.id,
    organization: organisation.id,
    events: event.id,
    occurrences: event.occurrence,
    attendees: event.attendee,
    certificates: more.certificate,
    stamps: more.stamp,
    cards: await sharedCard(),
    ...(await thingIds()),
    threads: thread,
    cases: reported,
    schemes: made.scheme,
    payment_intents: paid,
    versions: made.draft,
    postings: posting,
    'bank-files': bankFile,
    users: organisation.member,
    user: organisation.member,
    partnership: organisation.asked,
    municipality: '4601',
    municipalities: '4601',
  };
  const addressOf = (path: string) =>
    `/api${path}${QUERIES[path] ?? ''}`
      .replace('/municipality/tickets/{id}', `/municipality/tickets/${ids.ticket_group}`)
      .replaceAll(/([\w-]+)\/\{id\}/g, (_, place: string) => `${place}/${ids[place] ?? 'x'}`)
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x');
  const callers = [
    { as: people.OW },
    { as: people.SA },
    { as: people.DP },
    { as: rich.id },
    { as: auditor },
    { as: admin },
    // Another portal has what this one has switched off.
    { as: people.OW, host: 'baerum.localhost' },
    { as: rich.id, host: 'asker.localhost' },
    { as: rich.id, host: 'demo-utstyr.localhost' },
    { as: admin, host: 'demo-utstyr.localhost' },
  ];
  const found = new Set<string>();
  const unread: string[] = [];
  for (const { method, path } of endpoints) {
    if (method !== 'GET') continue;
    const statuses: number[] = [];
    for (const caller of callers) {
      const answers = await during(async () => {
        statuses.push((await portal.get(addressOf(path), caller)).status);
      });
      const tooLong = answers.filter(({ rows }) => rows > MAX_ROWS);
      for (const { statement } of tooLong) found.add(`${path}: ${tableIn(statement)}`);
    }
    if (!statuses.includes(200)) unread.push(path);
  }
  return { found: [...found].sort(), unread: unread.sort() };
}

test('D-24 every row is there more often than anything may answer', () => {
  const few = Object.entries(counts).filter(([, count]) => count < COPIES);
  expect(few.map(([table]) => table).sort()).toEqual(Object.keys(FEW).sort());
});

test('D-24 no call reads more rows than a page has, but for those with a reason', async () => {
  const { found, unread } = await readEverything();
  expect(found).toEqual(Object.keys(REASONS).sort());
  expect(unread).toEqual(UNREAD.toSorted());
}, 300_000);
