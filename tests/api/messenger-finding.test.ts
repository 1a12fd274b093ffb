import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { ADULT, givenClub, MINOR, messengerOf, nb } from '#tests/support/chat-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let chat: ReturnType<typeof messengerOf>;
let at: Awaited<ReturnType<typeof givenClub>>;
beforeAll(async () => {
  portal = await startPortal();
  chat = messengerOf(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  at = await givenClub(portal);
});

/** As of long ago. */
const endMembership = (club: string, user: string) =>
  portal.db
    .updateTable('membership')
    .set({ ends_on: '2020-01-01' })
    .where('organisation_id', '=', asId<'OrganisationId'>(club))
    .where('user_id', '=', asId<'UserId'>(user))
    .execute();

const url = (thread: string, rest = '') => `/api/messenger/threads/${thread}${rest}`;
const givenGroup = async (...others: string[]): Promise<string> => (await chat.group(at.member, others)).json().data.id;

describe('CHT-01 the files of a conversation', () => {
  const filesFor = async (as: string, thread: string, query = '') =>
    (await portal.as(as).get(url(thread, `/files${query}`), nb)).json();
  const namesFor = async (as: string, thread: string) =>
    (await filesFor(as, thread)).data.map(({ name }: { name: string }) => name);
  const send = async (as: string, thread: string, ...names: string[]) => {
    const files = await Promise.all(names.map((name) => portal.given.upload(as, { name, kind: 'document' })));
    return (await chat.write(as, thread, 'Se her', { files })).json().data.seq as number;
  };

  test('CHT-01 the newest first, a page at a time, and not those that were taken back', async () => {
    const thread = await givenGroup(at.another, at.admin);
    expect(await filesFor(at.another, thread)).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
    const first = await send(at.member, thread, 'kart.pdf', 'liste.pdf');
    const last = await send(at.another, thread, 'utstyr.pdf');
    expect(await namesFor(at.another, thread)).toEqual(['utstyr.pdf', 'kart.pdf', 'liste.pdf']);
    const page = await filesFor(at.another, thread, '?perPage=1&page=2');
    expect(page).toMatchObject({
      data: [{ name: 'kart.pdf', seq: first, bytes: 1000 }],
      meta: { total: 3, last_page: 3 },
    });
    expect(JSON.stringify(page)).not.toContain('/uploads/');
    await portal.as(at.another).send('DELETE', url(thread, `/messages/${last}`));
    expect(await namesFor(at.member, thread)).toEqual(['kart.pdf', 'liste.pdf']);
  });

  test('CHT-02 not what was sent before one came, and nothing to those who are not in it', async () => {
    const thread = await givenGroup(at.admin);
    await send(at.member, thread, 'før.pdf');
    await portal.as(at.member).post(url(thread, '/participants'), { users: [at.another] });
    await send(at.member, thread, 'etter.pdf');
    expect(await namesFor(at.another, thread)).toEqual(['etter.pdf']);
    await portal.as(at.another).post(url(thread, '/leave'), {});
    for (const as of [at.another, at.stranger, at.moderator]) {
      expect((await portal.as(as).get(url(thread, '/files'))).status).toBe(404);
    }
  });
});

describe('CHT-01 what was said, and by whom', () => {
  test('CHT-01 one conversation alone is searched, and only by those in it', async () => {
    const [one, other] = [await givenGroup(at.another), await givenGroup(at.admin)];
    await chat.write(at.member, one, 'Nøkkelen henger i gangen');
    await chat.write(at.member, other, 'Nøkkelen er borte');
    const found = async (as: string, thread: string) =>
      (await portal.as(as).get(`/api/messenger/search?q=n%C3%B8kkelen&thread=${thread}`))
        .json()
        .data.map(({ body }: { body: string }) => body);
    expect(await found(at.member, one)).toEqual(['Nøkkelen henger i gangen']);
    expect(await found(at.admin, one)).toEqual([]);
  });

  test('CHT-01 the words of an organiser have a mark, as long as they are one', async () => {
    const event = await portal.given.event({ organisation: at.club });
    const [time] = await portal.given.timesOf(event);
    const going = await portal.given.person('Lise', ADULT);
    await portal.given.attendance(String(time), going);
    const thread = (await portal.as(at.moderator).post(`/api/messenger/events/${event}`)).json().data.id;
    await chat.write(at.moderator, thread, 'Velkommen');
    await chat.write(going, thread, 'Takk');
    const marks = async () =>
      (await chat.read(going, thread)).data.map(({ is_organiser }: { is_organiser: boolean }) => is_organiser);
    expect(await marks()).toEqual([true, false]);
    await endMembership(at.club, at.moderator);
    expect(await marks()).toEqual([false, false]);
  });

  test('BEY-16 a conversation with minors has a mark in the list', async () => {
    const safe = (await chat.group(at.admin, [at.moderator, at.minor], 'Med en under 18')).json().data.id;
    await chat.group(at.admin, [at.moderator], 'Bare voksne');
    const marks = async () =>
      (await chat.list(at.admin)).data.map(({ name, has_minors }: { name: string; has_minors: boolean }) => [
        name,
        has_minors,
      ]);
    expect((await marks()).sort()).toEqual([
      ['Bare voksne', false],
      ['Med en under 18', true],
    ]);
    await portal.as(at.minor).post(url(safe, '/leave'), {});
    expect((await marks()).every(([, isMarked]: [string, boolean]) => !isMarked)).toBe(true);
  });
});

describe('CHT-01 whom one may write to of those on a list', () => {
  const among = async (as: string, ...people: string[]) => {
    const { data } = (await portal.as(as).get(`/api/messenger/people?among=${people.join(',')}`)).json();
    return data.map(({ name, can_be_alone }: { name: string; can_be_alone: boolean }) => [name, can_be_alone]);
  };

  test('CHT-01 members of the same organisation, and never a stranger or oneself', async () => {
    expect(await among(at.member, at.member, at.another, at.minor, at.stranger)).toEqual([
      ['Kari Bakken', true],
      ['Tuva Moen', false],
    ]);
    expect(await among(at.stranger, at.member, at.minor)).toEqual([]);
  });

  test('CHT-01 nobody who is blocked, gone or a member no more, whichever of the two it is', async () => {
    await portal.as(at.another).post('/api/messenger/blocks', { user: at.member });
    expect(await among(at.member, at.another, at.admin)).toEqual([['Ingrid Lunde', true]]);
    expect(await among(at.another, at.member, at.admin)).toEqual([['Ingrid Lunde', true]]);
    const young = await portal.given.person('Ny Her', MINOR);
    await portal.given.member(at.club, young);
    expect(await among(at.member, young)).toEqual([['Ny Her', false]]);
    await endMembership(at.club, young);
    expect(await among(at.member, young)).toEqual([]);
  });

  test('D-15 what is not a list of people is refused', async () => {
    const asked = (text: string) => portal.as(at.member).get(`/api/messenger/people?among=${text}`);
    expect([(await asked('x')).status, (await asked(Array(101).fill(at.another).join(','))).status]).toEqual([
      422, 422,
    ]);
  });
});
