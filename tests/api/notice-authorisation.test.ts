import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { NOTICE_CALLERS, NOTICE_TABLE, type NoticeCaller, type NoticeRow } from '#tests/own-notices-table.ts';
import { askedFor } from '#tests/support/alert-scene.ts';
import { ADULT, MINOR } from '#tests/support/chat-scene.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const SECRET = 'Hemmelig Sokker';
const CALLS = Object.entries(NOTICE_TABLE);
const STATES: Partial<Record<NoticeCaller, (owner: string) => object>> = {
  acting: (owner) => ({ acting_user_id: owner }),
  readonly: () => ({ mode: 'readonly' }),
};

let portal: TestPortal;
let address: string;
let people: Record<Exclude<NoticeCaller, 'visitor'>, UserId>;
let own: { notification: string; alert: string };
beforeAll(async () => {
  portal = await startPortal();
  address = await portal.server.listen({ port: 0, host: '127.0.0.1' });
  people = await givenPeople();
  own = await givenOwn();
});
afterAll(() => portal.close());

async function givenPeople() {
  const { given } = portal;
  const scene = clubScene(portal);
  const club = await scene.givenClub({ name: 'Solvik IL' });
  const { admin: owner } = club;
  const [blocked, former, removed, shut] = [
    await given.person('Bo Blokkert', ADULT),
    await given.person('Frode Før', ADULT),
    await given.person('Fia Fjernet', ADULT),
    await given.person('Stein Stengt', ADULT),
  ];
  for (const who of [blocked, former, removed]) await given.member(club.id, who, 'moderator');
  // The owner is told of a request with a name that nobody else may read.
  const applicant = await given.person(SECRET);
  await scene.act(applicant, `${club.url}/request`, { description: '' });
  await portal.workOff();
  await sql`delete from notification where user_id <> ${owner}`.execute(portal.db);
  await portal.as(owner).post('/api/messenger/blocks', { user: blocked });
  await portal.as(former).post(`/api/organizations/${club.id}/leave`);
  await sql`delete from membership where user_id = ${removed}`.execute(portal.db);
  await sql`update app_user set blocked_at = now() where id = ${shut}`.execute(portal.db);
  return {
    ...{ owner, acting: owner, readonly: owner, closing: owner },
    ...{ blocked, former, removed, shut },
    minor: await given.person('Tuva Moen', MINOR),
    stranger: await given.person('Frem Med', ADULT),
    moderator: await given.person('Innhold', { ...ADULT, scopes: ['moderator'] }),
    municipality: await given.person('Kommunen', { ...ADULT, adminOf: [4601] }),
    support: await given.person('Støtte', { ...ADULT, supportOf: [4601] }),
    super_admin: await given.person('Alle', { ...ADULT, scopes: ['admin'] }),
  };
}

async function givenOwn() {
  const { data } = (await portal.as(people.owner).get('/api/notifications')).json();
  return { notification: data[0].id as string, alert: await askedFor(portal, people.owner, { q: SECRET }, 'daily') };
}

/** How it stands with what is the owner's. */
async function ownState() {
  const { rows } = await sql`
    select notification.read_at is not null as is_read, alert.frequency,
      exists (select from notification_pause where user_id = ${people.owner}) as is_paused
    from app_user
    left join notification on notification.id = ${own.notification}
    left join alert on alert.id = ${own.alert}
    where app_user.id = ${people.owner}`.execute(portal.db);
  return rows;
}

async function ask(who: NoticeCaller, name: string, { body, query = '' }: NoticeRow) {
  const [method = '', path = ''] = name.split(' ');
  const id = path.startsWith('/alerts') ? own.alert : own.notification;
  const later = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
  const url = `/api${path.replace('?show', '').replace('{id}', id)}${query.replace('{later}', later)}`;
  const state = STATES[who]?.(people.stranger);
  const host = who === 'closing' ? 'demo-avviklet.localhost' : 'bergen.localhost';
  if (path === '/stream' && NOTICE_TABLE[name]?.answers[who] === 200) return listen(who, url, state);
  const { status, body: said } = await portal.send(method as 'GET', url, {
    host,
    ...(who !== 'visitor' && { as: people[who] }),
    ...(state && { headers: { 'x-test-state': JSON.stringify(state) } }),
    ...(body && { body }),
  });
  return { status, said };
}

/** An open stream never ends: its head is enough. */
async function listen(who: NoticeCaller, url: string, state: object | undefined) {
  const leaving = new AbortController();
  const { status, body } = await fetch(address + url, {
    headers: {
      ...(who !== 'visitor' && { authorization: `Bearer ${people[who]}` }),
      ...(state && { 'x-test-state': JSON.stringify(state) }),
    },
    signal: leaving.signal,
  });
  const first = await body?.getReader().read();
  leaving.abort();
  return { status, said: new TextDecoder().decode(first?.value) };
}

describe('D-05 NOT-01 what users are told of is theirs alone', () => {
  test.each(NOTICE_CALLERS.filter((who) => who !== 'owner'))('D-05 NOT-01 NOT-02 %s', async (who) => {
    const before = await ownState();
    const isOwner = ['acting', 'readonly', 'closing'].includes(who);
    const faults: string[] = [];
    for (const [name, row] of CALLS) {
      const { status, said = '' } = await ask(who, name, row);
      if (status !== row.answers[who]) faults.push(`${name}: ${status} instead of ${row.answers[who]}: ${said}`);
      if (!isOwner && said.includes(SECRET)) faults.push(`${name}: ${said}`);
    }
    expect(faults).toEqual([]);
    // Who is logged in as the owner may choose for them, and has deleted the list.
    if (who === 'acting') own.alert = await askedFor(portal, people.owner, { q: SECRET }, 'daily');
    expect(await ownState()).toEqual(before);
  });

  test('D-05 NOT-01 owner', async () => {
    const faults: string[] = [];
    for (const [name, row] of CALLS) {
      const { status, said } = await ask('owner', name, row);
      if (status !== row.answers.owner) faults.push(`${name}: ${status} instead of ${row.answers.owner}: ${said}`);
    }
    expect(faults).toEqual([]);
    expect(await ownState()).toEqual([{ is_read: true, frequency: null, is_paused: false }]);
  });

  const cells = CALLS.length * NOTICE_CALLERS.length;
  test(`D-05 there are ${cells} cells`, () => {
    expect(cells).toBeGreaterThan(150);
  });
});
