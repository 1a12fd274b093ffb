import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { ADULT, givenClub, MINOR, messengerOf, nb } from '#tests/support/chat-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let chat: ReturnType<typeof messengerOf>;
let at: Awaited<ReturnType<typeof givenClub>>;
let moment = new Date();
beforeAll(async () => {
  portal = await startPortal({ now: () => moment });
  chat = messengerOf(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  moment = new Date();
  at = await givenClub(portal);
});

const block = (as: string, user: string) => portal.as(as).post('/api/messenger/blocks', { user }, nb);

describe('CHT-01 who writes to whom', () => {
  test('CHT-01 never a stranger, whether there is one or not', async () => {
    for (const user of [at.stranger, crypto.randomUUID()]) {
      const refused = await chat.direct(at.member, [user]);
      expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining('kjenner herfra')]);
    }
    expect((await chat.direct(at.stranger, [at.member])).status).toBe(403);
    expect((await chat.group(at.member, [at.another, at.stranger])).status).toBe(403);
    expect((await chat.direct(at.member, [at.member])).status).toBe(422);
  });

  test('CHT-01 contact persons are written to by everyone; in a private organisation by its members', async () => {
    const [open, shut] = [await portal.given.organisation(), await portal.given.organisation({ isPrivate: true })];
    const [contact, hidden] = [await portal.given.person('Kontakt', ADULT), await portal.given.person('Skjult', ADULT)];
    await portal.given.member(open, contact, 'admin', { isContact: true });
    await portal.given.member(shut, hidden, 'admin', { isContact: true });
    expect((await chat.direct(at.stranger, [contact])).status).toBe(200);
    expect((await chat.direct(at.stranger, [hidden])).status).toBe(403);
  });

  test('CHT-01 participants and their organisers, as long as they are that', async () => {
    const event = await portal.given.event({ organisation: at.club });
    const [time] = await portal.given.timesOf(event);
    await portal.given.attendance(String(time), at.stranger);
    expect((await chat.direct(at.stranger, [at.moderator])).status).toBe(200);
    expect((await chat.direct(at.admin, [at.stranger])).status).toBe(200);
    expect((await chat.direct(at.stranger, [at.member])).status).toBe(403);
    moment = new Date(moment.getTime() + 200 * 86_400_000);
    const other = await portal.given.person('Ny koordinator', ADULT);
    await portal.given.member(at.club, other, 'moderator');
    expect((await chat.direct(at.stranger, [other])).status).toBe(403);
  });

  test('CHT-01 a membership that has ended opens nothing', async () => {
    const former = await portal.given.person('Var Med', ADULT);
    await portal.given.member(at.club, former, 'member', { endsOn: '2020-01-01' });
    expect((await chat.direct(former, [at.member])).status).toBe(403);
  });

  test('CHT-01 blocking holds both ways, in old and new conversations, and is not told', async () => {
    const thread = (await chat.direct(at.member, [at.another])).json().data.thread_id;
    expect((await block(at.another, at.stranger)).status).toBe(404);
    expect((await block(at.another, at.member)).status).toBe(204);
    for (const [one, other] of [
      [at.member, at.another],
      [at.another, at.member],
    ] as const) {
      const refused = await chat.write(one, thread, 'Hei');
      expect([refused.status, refused.json().message]).toEqual([409, 'Dere kan ikke skrive til hverandre her nå.']);
      expect((await chat.direct(one, [other])).status).toBe(403);
      expect((await chat.show(one, thread)).obstacle).toBe('closed');
    }
    const found = await portal.as(at.member).get('/api/messenger/people?q=Kari');
    expect(found.json().data).toEqual([]);
    await portal.as(at.another).send('DELETE', `/api/messenger/blocks?user=${at.member}`);
    expect((await chat.write(at.member, thread, 'Hei')).status).toBe(200);
  });

  test('CHT-01 a user finds those they may write to, by name', async () => {
    const names = async (q: string) =>
      (await portal.as(at.member).get(`/api/messenger/people?q=${q}`))
        .json()
        .data.map((person: { name: string; can_be_alone: boolean }) => [person.name, person.can_be_alone]);
    expect(await names('')).toEqual([
      ['Ahmed Omar', true],
      ['Ingrid Lunde', true],
      ['Kari Bakken', true],
      ['Tuva Moen', false],
      ['Uten Alder', false],
    ]);
    expect(await names('omar')).toEqual([['Ahmed Omar', true]]);
    expect((await portal.as(at.stranger).get('/api/messenger/people')).json().data).toEqual([]);
  });

  test('CHT-01 a new account starts few conversations a day', async () => {
    const people: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const id = await portal.given.person(`Medlem ${count}`, ADULT);
      await portal.given.member(at.club, id);
      people.push(id);
    }
    const start = async () => {
      const statuses = [];
      for (const id of people) statuses.push((await chat.direct(at.member, [id])).status);
      return statuses;
    };
    expect(await start()).toEqual([200, 200, 200, 200, 200, 429]);
    await portal.db
      .updateTable('app_user')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', '=', asId<'UserId'>(at.member))
      .execute();
    expect(await start()).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('D-05 a person whose account is shut is out of every conversation', async () => {
    const thread = (await chat.group(at.member, [at.another, at.admin])).json().data.id;
    await portal.db
      .updateTable('app_user')
      .set({ blocked_at: new Date() })
      .where('id', '=', asId<'UserId'>(at.another))
      .execute();
    expect((await portal.as(at.another).get(`/api/messenger/threads/${thread}`)).status).toBe(401);
    expect((await chat.show(at.member, thread)).participants_count).toBe(2);
  });
});

describe('BEY-16 minors', () => {
  test.each([
    ['an adult writes to a minor', 'member', 'minor', 'alene'],
    ['a minor writes to an adult', 'minor', 'member', 'under 18 år'],
    ['an adult writes to a person of unknown age', 'member', 'ageless', 'alene'],
    ['a person of unknown age writes', 'ageless', 'member', 'fødselsdatoen'],
  ] as const)('BEY-16 two alone: %s', async (_what, from, to, words) => {
    const refused = await chat.direct(at[from], [at[to]]);
    expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining(words)]);
  });

  test('BEY-16 a group with a minor has two adults who run the organisation', async () => {
    const refused = await chat.group(at.admin, [at.minor, at.member]);
    expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining('minst to voksne')]);
    const thread = (await chat.group(at.admin, [at.minor, at.moderator])).json().data;
    expect(thread).toMatchObject({ has_minors: true, obstacle: null });
    expect((await chat.write(at.minor, thread.id, 'Hei')).status).toBe(200);
    // Two adults who run another organisation are none here.
    const other = await givenClub(portal);
    await portal.given.member(at.club, other.admin);
    await portal.given.member(at.club, other.moderator);
    expect((await chat.group(other.admin, [other.moderator, at.minor])).status).toBe(403);
  });

  test('BEY-16 when one of the two leaves, or is one no more, nobody writes', async () => {
    const thread = (await chat.group(at.admin, [at.minor, at.moderator])).json().data.id;
    await portal.db
      .updateTable('membership')
      .set({ role: 'member' })
      .where('user_id', '=', asId<'UserId'>(at.moderator))
      .execute();
    for (const as of [at.minor, at.admin, at.moderator]) expect((await chat.write(as, thread, 'Hei')).status).toBe(409);
    expect((await chat.show(at.minor, thread)).obstacle).toBe('minors');
  });

  test('BEY-16 a minor is added where it is looked after, and nowhere else', async () => {
    const add = (thread: string) =>
      portal.as(at.admin).post(`/api/messenger/threads/${thread}/participants`, { users: [at.minor] }, nb);
    const unsafe = (await chat.group(at.admin, [at.member])).json().data.id;
    const safe = (await chat.group(at.admin, [at.member, at.moderator])).json().data.id;
    expect([(await add(unsafe)).status, (await add(safe)).status]).toEqual([403, 200]);
  });
});

describe('CHT-01 conversations of activities and organisations', () => {
  test('CHT-01 organisers start it, participants are let in, and who leaves the activity is out', async () => {
    const event = await portal.given.event({ organisation: at.club, name: 'Løvdugnad' });
    const [time] = await portal.given.timesOf(event);
    const [going, young] = [await portal.given.person('Lise', ADULT), await portal.given.person('Ola', MINOR)];
    const place = await portal.given.attendance(String(time), going);
    await portal.given.attendance(String(time), young);
    const open = (as: string) => portal.as(as).post(`/api/messenger/events/${event}`, undefined, nb);
    expect([(await open(going)).status, (await open(at.member)).status]).toEqual([403, 403]);
    const thread = (await open(at.moderator)).json().data;
    expect(thread).toMatchObject({
      kind: 'event',
      event: { name: 'Løvdugnad' },
      participants_count: 4,
      has_minors: true,
    });
    expect((await open(at.stranger)).status).toBe(404);
    expect((await chat.write(young, thread.id, 'Hva tar jeg med?')).status).toBe(200);
    await portal.given.attendance(String(time), at.stranger);
    expect((await open(at.stranger)).json().data.id).toBe(thread.id);
    expect((await chat.read(at.stranger, thread.id)).data.length).toBe(1);
    const found = async () => (await portal.as(at.stranger).get('/api/messenger/people?q=Lise')).json().data.length;
    expect(await found()).toBe(1);
    await portal.db.updateTable('attendance').set({ status: 'left' }).where('id', '=', place).execute();
    expect((await portal.as(going).get(`/api/messenger/threads/${thread.id}`)).status).toBe(404);
    expect((await chat.list(going)).data).toEqual([]);
    // Nor is it a conversation that the others share with them.
    expect([await found(), (await chat.direct(at.stranger, [going])).status]).toEqual([0, 403]);
    expect((await portal.as(at.moderator).get(`/api/messenger/threads/${thread.id}/participants`)).json().data).toEqual(
      [
        expect.objectContaining({ name: 'Ahmed Omar', role: 'organiser', is_self: true }),
        expect.objectContaining({ name: 'Ingrid Lunde', role: 'organiser' }),
        expect.objectContaining({ name: 'Frem Med', role: 'participant' }),
        expect.objectContaining({ name: 'Ola', is_minor: true }),
      ],
    );
  });

  test('BEY-16 with one organiser alone minors are not let in', async () => {
    const lone = await portal.given.person('Alene', ADULT);
    const club = await portal.given.organisation({ owner: lone });
    const event = await portal.given.event({ organisation: club });
    const [time] = await portal.given.timesOf(event);
    const [going, young] = [await portal.given.person('Lise', ADULT), await portal.given.person('Ola', MINOR)];
    for (const id of [going, young]) await portal.given.attendance(String(time), id);
    const opened = (await portal.as(lone).post(`/api/messenger/events/${event}`)).json().data;
    expect(opened).toMatchObject({ participants_count: 2, has_minors: false, obstacle: null });
    expect((await portal.as(young).post(`/api/messenger/events/${event}`)).status).toBe(404);
  });

  test('CHT-01 those who run an organisation have one conversation; who loses the role is out at once', async () => {
    const open = (as: string) => portal.as(as).post(`/api/messenger/organizations/${at.club}`, undefined, nb);
    expect((await open(at.member)).status).toBe(403);
    const thread = (await open(at.admin)).json().data;
    expect((await open(at.moderator)).json().data).toMatchObject({ id: thread.id, participants_count: 2 });
    await portal.db
      .updateTable('membership')
      .set({ role: 'member' })
      .where('user_id', '=', asId<'UserId'>(at.moderator))
      .execute();
    expect((await chat.write(at.moderator, thread.id, 'Hei')).status).toBe(404);
  });
});
