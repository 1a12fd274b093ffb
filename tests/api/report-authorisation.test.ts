import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { shortDate } from '#platform/language/dates.ts';
import {
  CASE_KINDS,
  type CaseKind,
  type CaseState,
  REPORT_CALLERS,
  REPORT_TABLE,
  type ReportCaller,
} from '#tests/report-table.ts';
import { ADULT, MINOR, messengerOf } from '#tests/support/chat-scene.ts';
import { pdf } from '#tests/support/files.ts';
import { BERGEN } from '#tests/support/given.ts';
import { NB, reportScene } from '#tests/support/report-scene.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

const scene = await reportScene();
const { portal, people, reported, decide, appeal, show, handIn } = scene;
const messenger = messengerOf(portal);
afterAll(() => scene.close());

const CALLS = Object.entries(REPORT_TABLE);
const SECRET = 'Hemmelig kaffe';
const STATES: Partial<Record<ReportCaller, object>> = {
  acting: { acting_user_id: people.superAdmin },
  readonly: { mode: 'readonly' },
};

type Persons = Record<Exclude<ReportCaller, 'visitor' | 'decider'>, string>;
let club: string;
let event: string;
let thread: string;
let persons: Persons;
let shared: Record<CaseKind, Record<CaseState, Case>>;

beforeAll(async () => {
  const { given } = portal;
  club = await given.organisation({ name: 'Turlaget', municipality: BERGEN });
  event = await given.event({ name: 'Rask rikdom', organisation: club, municipality: BERGEN });
  persons = {
    reporter: await givenMember('Vera Varsler'),
    reported: await givenMember('Anders Spør'),
    stranger: await given.person('Frem Med', ADULT),
    minor: await given.person('Tuva Moen', MINOR),
    municipality: people.staff,
    support: people.support,
    involved: await given.person('Inger Kommune', { ...ADULT, adminOf: [BERGEN] }),
    elsewhere: people.elsewhere,
    moderator: people.moderator,
    super_admin: people.superAdmin,
    former_staff: await given.person('Kåre Før', { ...ADULT, adminOf: [BERGEN] }),
    former_moderator: await given.person('Fredrik Før', { ...ADULT, scopes: ['moderator'] }),
    shut: await given.person('Stein Stengt', { ...ADULT, scopes: ['moderator'] }),
    ...{ acting: people.staff, readonly: people.staff, closing: people.staff },
  };
  await given.member(club, persons.involved, 'member');
  await endThree();
  thread = (await messenger.direct(persons.reported, [persons.reporter])).json().data.thread_id;
  const states = async (kind: CaseKind) => ({
    open: await givenCase(kind, 'open'),
    decided: await givenCase(kind, 'decided'),
    appealed: await givenCase(kind, 'appealed'),
    referred: await givenCase(kind, 'referred'),
  });
  shared = { comment: await states('comment'), message: await states('message') };
});

async function givenMember(name: string): Promise<string> {
  const id = await portal.given.person(name, ADULT);
  await portal.given.member(club, id, 'member');
  return id;
}

/** Who had a right and has lost it. */
async function endThree(): Promise<void> {
  const { former_staff, former_moderator, shut } = persons;
  await sql`delete from municipal_grant where user_id = ${former_staff}`.execute(portal.db);
  await sql`update app_user set scopes = '{}' where id = ${former_moderator}`.execute(portal.db);
  await sql`update app_user set blocked_at = now() where id = ${shut}`.execute(portal.db);
}

type Case = { kind: CaseKind; id: string; subject: string; seq: number; report: string };

const deciderOf = (kind: CaseKind): string => (kind === 'comment' ? people.colleague : people.moderator2);
const personAs = (who: Exclude<ReportCaller, 'visitor'>, kind: CaseKind): string =>
  who === 'decider' ? deciderOf(kind) : persons[who];

async function givenCase(kind: CaseKind, state: CaseState): Promise<Case> {
  const { subject, seq } = kind === 'comment' ? await givenComment() : await givenMessage();
  const id = await reported(persons.reporter, kind, subject, { seq });
  const decider = deciderOf(kind);
  const report = (await show(decider, id)).reports[0].id;
  if (state === 'decided' || state === 'appealed') await decide(decider, id, 'warn');
  if (state === 'appealed') await appeal(persons.reporter, id);
  const referral = { authority: 'police', referred_on: shortDate(new Date()), reason: 'Vi har sett på saken' };
  if (state === 'referred') await portal.as(decider).post(`/api/reports/cases/${id}/referrals`, referral, NB);
  return { kind, id, subject, seq, report };
}

/** Of another day: nobody asks so much on one. */
async function givenComment() {
  const made = await portal.as(persons.reported).post(`/api/events/${event}/comments`, { body: SECRET }, NB);
  const subject = made.json().data.id as string;
  await sql`update comment set created_at = created_at - interval '2 days' where id = ${subject}`.execute(portal.db);
  return { subject, seq: 0 };
}

async function givenMessage() {
  const sent = await handIn(persons.reported, { name: 'Plan.pdf', bytes: pdf() }, '?kind=document');
  const written = await messenger.write(persons.reported, thread, SECRET, { files: [sent.json().id] });
  return { subject: thread, seq: written.json().data.seq as number };
}

type Call = (typeof CALLS)[number];

async function ask(who: ReportCaller, [name, { body }]: Call, about: Case) {
  const ids: Record<string, string> = { ...about, seq: String(about.seq), today: shortDate(new Date()) };
  const named = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => ids[id] ?? whole);
  const [method = '', path = ''] = name.split(' ');
  const state = STATES[who];
  return portal.send(method as 'GET', `/api${named(path)}${path.endsWith('/cases') ? '?perPage=100' : ''}`, {
    ...NB,
    ...(who !== 'visitor' && { as: personAs(who, about.kind) }),
    ...(who === 'closing' && { host: 'demo-avviklet.localhost' }),
    ...(state && { headers: { 'x-test-state': JSON.stringify(state) } }),
    ...(body && { body: JSON.parse(named(JSON.stringify(body)).replace(/"seq":"(\d+)"/, '"seq":$1')) }),
  });
}

/** Reads, or is refused. */
const isHarmless = ([name, { answers }]: Call, who: ReportCaller, kind: CaseKind) =>
  name.startsWith('GET') || answers[kind][who] >= 300;

/** What is wrong with an answer; null where it is as the table has it, and tells nothing to those it is not for. */
function faultIn({ status, body }: { status: number; body: string }, who: ReportCaller, call: Call, about: Case) {
  const [name, { answers, sees }] = call;
  const [wanted, cell] = [answers[about.kind][who], `${name} of a ${about.kind} as ${who}`];
  if (status !== wanted) return `${cell}: ${status} instead of ${wanted}: ${body.slice(0, 200)}`;
  const isForThem = sees ? sees.includes(who) : status < 300;
  return !isForThem && (body.includes(SECRET) || body.includes(about.id)) ? `${cell}: ${body}` : null;
}

describe('D-05 BEY-16 every call about reports, for every caller', () => {
  test('D-05 every call stands in the table, and nothing else', async () => {
    const declared = (await describedApi()).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(REPORT_TABLE).toSorted()).toEqual(
      declared.filter((call) => call.includes(' /reports')).toSorted(),
    );
  });

  const cells = REPORT_CALLERS.flatMap((who) => CASE_KINDS.map((kind) => [who, kind] as const));
  test.each(cells)('D-05 BEY-16 %s, of a %s', async (who, kind) => {
    const wrong: (string | null)[] = [];
    const [harmless, others] = [true, false].map((wanted) =>
      CALLS.filter((call) => isHarmless(call, who, kind) === wanted),
    );
    const before = await tableStates(portal.db);
    for (const call of harmless ?? []) {
      const about = shared[kind][call[1].state];
      wrong.push(faultIn(await ask(who, call, about), who, call, about));
    }
    // That support has asked is written down, and so is that contents were looked at.
    const written = writtenBetween(before, await tableStates(portal.db));
    expect(written.filter((table) => table !== 'audit_entry')).toEqual([]);
    for (const call of others ?? []) {
      const about = await givenCase(kind, call[1].state);
      wrong.push(faultIn(await ask(who, call, about), who, call, about));
    }
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
  });

  const count = CALLS.length * cells.length;
  test(`D-05 there are ${count} cells`, () => {
    expect(count).toBeGreaterThan(400);
  });
});
