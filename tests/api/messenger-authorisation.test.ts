import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { CALLERS, type Caller, MESSENGER_TABLE } from '#tests/messenger-table.ts';
import { ADULT, givenClub, messengerOf, nb } from '#tests/support/chat-scene.ts';
import { pdf } from '#tests/support/files.ts';
import { openUploadDesk } from '#tests/support/upload-desk.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

/** What only those in it may read. */
const SECRETS = /Skigruppa|Hemmelig kaffe/;
const STATES: Partial<Record<Caller, object>> = {
  acting: { acting_user_id: '{admin}' },
  readonly: { mode: 'readonly' },
};
const CALLS = Object.entries(MESSENGER_TABLE);

const { portal, handIn, close } = await openUploadDesk();
const messenger = messengerOf(portal);
let club: Awaited<ReturnType<typeof givenClub>>;
let people: Record<Exclude<Caller, 'visitor'>, string>;
let shared: Place;
let event: string;
/** Members who are not in the group. */
let coach: string;
let neighbour: string;

beforeAll(async () => {
  club = await givenClub(portal);
  people = await givenPeople();
  coach = await givenMember('Trine Trener');
  neighbour = await givenMember('Nils Nabo');
  await sql`update app_user set created_at = '2020-01-01'`.execute(portal.db);
  shared = await givenGroup(['keeper', 'participant', 'minor', 'former', 'removed', 'shut']);
  await endThree(shared.thread);
  event = await givenEvent();
});
afterAll(() => close());

/** Of a conversation, with what each of those in it has written and sent there. */
type Place = { thread: string; written: Partial<Record<Caller, { seq: number; file: string }>> };

async function givenMember(name: string): Promise<string> {
  const id = await portal.given.person(name, ADULT);
  await portal.given.member(club.club, id, 'member');
  return id;
}

async function givenPeople() {
  const { given } = portal;
  return {
    keeper: club.admin,
    participant: club.member,
    minor: club.minor,
    blocked: await givenMember('Bo Blokkert'),
    former: await givenMember('Frode Før'),
    removed: await givenMember('Fia Fjernet'),
    shut: await givenMember('Stein Stengt'),
    stranger: club.stranger,
    moderator: await given.person('Innhold', { ...ADULT, scopes: ['moderator'] }),
    municipality: await given.person('Kommunen', { ...ADULT, adminOf: [4601] }),
    support: await given.person('Støtte', { ...ADULT, supportOf: [4601] }),
    super_admin: await given.person('Alle', { ...ADULT, scopes: ['admin'] }),
    acting: club.member,
    readonly: club.member,
    closing: club.member,
  };
}

async function givenGroup(writers: readonly Exclude<Caller, 'visitor'>[]): Promise<Place> {
  const { admin, moderator, another } = club;
  const others = new Set([people.participant, people.minor, moderator, another, ...writers.map((who) => people[who])]);
  const made = await messenger.group(
    admin,
    [...others].filter((id) => id !== admin),
  );
  const thread = made.json().data.id as string;
  const place: Place = { thread, written: {} };
  for (const who of writers) await writeAs(who, place);
  return place;
}

async function writeAs(who: Exclude<Caller, 'visitor'>, place: Place): Promise<void> {
  const sentIn = await handIn(people[who], { name: 'Kart.pdf', bytes: pdf() }, '?kind=document');
  const file = sentIn.json().id as string;
  const sent = await messenger.write(people[who], place.thread, 'Hemmelig kaffe', { files: [file] });
  place.written[who] = { seq: sent.json().data.seq, file };
}

/** One leaves the group and the organisation, one is removed, and one may not log in any more. */
async function endThree(thread: string): Promise<void> {
  const { former, removed, shut } = people;
  await portal.as(former).post(`/api/messenger/threads/${thread}/leave`, undefined, nb);
  await sql`delete from membership where user_id = ${former}`.execute(portal.db);
  await portal.as(club.admin).send('DELETE', `/api/messenger/threads/${thread}/participants?user=${removed}`, nb);
  await sql`update app_user set blocked_at = now() where id = ${shut}`.execute(portal.db);
}

/** With a conversation, and another one of those who run the organisation. */
async function givenEvent(): Promise<string> {
  const id = await portal.given.event({ organisation: club.club });
  const [time = ''] = await portal.given.timesOf(id);
  for (const who of [people.participant, people.minor]) await portal.given.attendance(time, who);
  const left = await portal.given.attendance(time, people.former);
  await portal.as(club.admin).post(`/api/messenger/events/${id}`, undefined, nb);
  await sql`update attendance set status = 'left' where id = ${left}`.execute(portal.db);
  await portal.as(club.admin).post(`/api/messenger/organizations/${club.club}`, undefined, nb);
  return id;
}

/** Of two, one of whom has blocked the other since; and that one is who is named. */
async function givenBlocked(): Promise<{ place: Place; another: string }> {
  const another = await givenMember('Berit Blokkerer');
  const thread = (await messenger.direct(people.blocked, [another])).json().data.thread_id as string;
  const place: Place = { thread, written: {} };
  await writeAs('blocked', place);
  await portal.as(another).post('/api/messenger/blocks', { user: people.blocked }, nb);
  return { place, another };
}

type Call = (typeof CALLS)[number];

async function ask(who: Caller, [name, { body, query = '' }]: Call, place: Place, another: string = club.another) {
  const { seq = 1, file = crypto.randomUUID() } = place.written[who] ?? place.written.participant ?? {};
  const ids: Record<string, string | number> = {
    ...{ thread: place.thread, seq, file, event, another, neighbour },
    ...{ club: club.club, admin: club.admin, moderator: club.moderator, coach },
  };
  const named = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => String(ids[id] ?? whole));
  const [method = '', path = ''] = name.split(' ');
  const state = STATES[who];
  return portal.send(method as 'GET', `/api${named(path + query)}`, {
    ...nb,
    ...(who !== 'visitor' && { as: people[who] }),
    ...(who === 'closing' && { host: 'demo-avviklet.localhost' }),
    ...(state && { headers: { 'x-test-state': named(JSON.stringify(state)) } }),
    ...(body && { body: JSON.parse(named(JSON.stringify(body))) }),
  });
}

/** Reads, or is refused. */
const isHarmless = ([name, { answers }]: Call, who: Caller) => name.startsWith('GET') || answers[who] >= 300;

/** What changes a conversation has one of its own, for those who are in it. */
async function placeFor(who: Caller, [name]: Call): Promise<{ place: Place; another?: string }> {
  if (who === 'blocked') return givenBlocked();
  const isInGroup = who === 'keeper' || who === 'participant' || who === 'minor';
  return { place: isInGroup && name.includes('{thread}') ? await givenGroup([who]) : shared };
}

/** What is wrong with an answer; null where it is as the table has it, and tells nothing to those outside. */
function faultIn({ status, body }: { status: number; body: string }, who: Caller, [name, { answers }]: Call) {
  if (status !== answers[who]) return `${name} as ${who}: ${status} instead of ${answers[who]}: ${body.slice(0, 200)}`;
  const isInside = ['keeper', 'participant', 'minor', 'blocked'].includes(who);
  return !isInside && SECRETS.test(body) ? `${name} as ${who}: ${body}` : null;
}

describe('D-05 CHT-02 every call of the messenger, for every caller', () => {
  test('D-05 every call stands in the table, and nothing else', async () => {
    const declared = (await describedApi()).map(({ method, path }) => `${method} ${path}`);
    const placed = CALLS.map(([name]) => name.replaceAll(/(threads|events|organizations)\/\{\w+\}/g, '$1/{id}'));
    expect(placed.toSorted()).toEqual(declared.filter((call) => call.includes(' /messenger/')).toSorted());
  });

  test.each(CALLERS)('D-05 CHT-02 BEY-16 %s', async (who) => {
    const wrong: (string | null)[] = [];
    const [harmless, others] = [true, false].map((wanted) => CALLS.filter((call) => isHarmless(call, who) === wanted));
    const { place, another } = who === 'blocked' ? await givenBlocked() : { place: shared, another: undefined };
    const before = await tableStates(portal.db);
    for (const call of harmless ?? []) wrong.push(faultIn(await ask(who, call, place, another), who, call));
    // That support has asked is written down.
    const written = writtenBetween(before, await tableStates(portal.db));
    expect(written).toEqual(who === 'acting' ? ['audit_entry'] : []);
    for (const call of others ?? []) {
      const own = await placeFor(who, call);
      wrong.push(faultIn(await ask(who, call, own.place, own.another), who, call));
    }
    expect(wrong.filter((fault) => fault !== null)).toEqual([]);
  });

  const cells = CALLS.length * CALLERS.length;
  test(`D-05 there are ${cells} cells`, () => {
    expect(cells).toBeGreaterThan(400);
  });
});
