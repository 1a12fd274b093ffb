import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { messengerWorkers } from '#features/messenger/server/jobs.ts';
import { addTo } from '#features/notifications/server/add-notifications.ts';
import { addNotifications, type NewNotification } from '#features/notifications/server/jobs-declared.ts';
import { erasePerson } from '#features/users/server/erase-person.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { givenClub, messengerOf } from '#tests/support/chat-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';

const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
const NOON = new Date('2026-03-10T11:00:00Z');
let portal: TestPortal;
let chat: ReturnType<typeof messengerOf>;
let at: Awaited<ReturnType<typeof givenClub>>;
let now = NOON;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  chat = messengerOf(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = NOON;
  at = await givenClub(portal);
});

async function pass(minutes: number): Promise<void> {
  now = new Date(now.getTime() + minutes * 60_000);
  const entries: NewNotification[] = [];
  const enqueue: Enqueue = async (_, job, ...payloads) => {
    if (job.name === addNotifications.name) for (const payload of payloads) entries.push(...entriesIn(payload));
  };
  for (const { work } of messengerWorkers({ origins: ORIGINS })) await work({ ...portal.jobServices, enqueue }, {});
  await addTo(portal.jobServices, entries);
}

const entriesIn = (payload: unknown) => addNotifications.payload.parse(payload).entries;

const noticesOf = async (who: UserId) =>
  (await portal.as(who).get('/api/notifications', { language: 'nb' }))
    .json()
    .data.filter(({ type }: { type: string }) => type.startsWith('messenger:'))
    .map(({ text, path, is_read }: { text: string; path: string; is_read: boolean }) => [text, path, is_read]);
const url = (thread: string, rest = '') => `/api/messenger/threads/${thread}${rest}`;
const DAY = 60 * 24;

describe('NOT-03 who is let into a conversation, taken out of it, or loses it', () => {
  const group = async () => (await chat.group(at.member, [at.another])).json().data.id;
  const toldTo = async (who: UserId) => {
    await portal.workOff();
    return noticesOf(who);
  };

  test('NOT-03 hears of it in the portal and by e-mail, without a word having been written', async () => {
    const thread = await group();
    expect(await toldTo(at.another)).toEqual([
      ['Du er lagt til i samtalen «Skigruppa, torsdag»', `/chat/${thread}`, false],
    ]);
    const added = await portal.as(at.member).post(url(thread, '/participants'), { users: [at.moderator] });
    expect([added.status, await toldTo(at.moderator)]).toMatchObject([
      200,
      [[expect.any(String), `/chat/${thread}`, false]],
    ]);
    expect(await toldTo(at.member)).toEqual([]);
    expect((await lettersTo(portal, at.moderator)).map(({ template }) => template)).toEqual(['threadAdded']);
  });

  test('NOT-03 out of it, nothing leads there any more, and only the one concerned is told', async () => {
    const thread = await group();
    await portal.as(at.member).send('DELETE', url(thread, `/participants?user=${at.another}`));
    expect(await toldTo(at.another)).toEqual([['Du er ikke lenger med i samtalen «Skigruppa, torsdag»', null, false]]);
    expect(await toldTo(at.member)).toEqual([]);
  });

  test('NOT-03 D-13 one who is let in and taken out again and again gets one letter a day of each', async () => {
    const thread = await group();
    const letters = async () => (await lettersTo(portal, at.another)).map(({ template }) => template).sort();
    const again = async () => {
      await portal.as(at.member).send('DELETE', url(thread, `/participants?user=${at.another}`));
      await portal.as(at.member).post(url(thread, '/participants'), { users: [at.another] });
    };
    for (let time = 0; time < 3; time += 1) await again();
    expect(await letters()).toEqual(['threadAdded', 'threadRemoved']);
    expect(await toldTo(at.another)).toHaveLength(1);
    now = new Date(now.getTime() + DAY * 60_000);
    await again();
    expect(await letters()).toEqual(['threadAdded', 'threadAdded', 'threadRemoved', 'threadRemoved']);
  });

  test('NOT-03 a group that is deleted for everyone is told to the others', async () => {
    const thread = await group();
    await portal.as(at.member).send('DELETE', url(thread));
    expect(await toldTo(at.another)).toEqual([['Slettet: samtalen «Skigruppa, torsdag»', null, false]]);
    expect(await toldTo(at.member)).toEqual([]);
  });
});

describe('NOT-03 messages that lie unread', () => {
  test('NOT-03 are told once until they are read, in the portal and by e-mail', async () => {
    const thread = (await chat.direct(at.member, [at.another], 'Har du nøkkelen?')).json().data.thread_id;
    await pass(4);
    expect(await noticesOf(at.another)).toEqual([]);
    await pass(1);
    const notice = ['Marte Haugen har skrevet til deg', `/chat/${thread}`];
    expect(await noticesOf(at.another)).toEqual([[...notice, false]]);
    expect(await noticesOf(at.member)).toEqual([]);
    const [letter] = await lettersTo(portal, at.another);
    expect(letter).toMatchObject({ template: 'messagesUnread', subject: notice[0] });
    // What was written stays in the portal.
    expect(letter?.text).not.toContain('nøkkelen');
    await chat.write(at.member, thread, 'Hallo?');
    await pass(60);
    expect(await lettersTo(portal, at.another)).toHaveLength(1);
    await portal.as(at.another).post(url(thread, '/read'), { seq: 2 });
    expect(await noticesOf(at.another)).toEqual([[...notice, true]]);
    await chat.write(at.member, thread, 'Fant den.');
    await pass(5);
    expect(await lettersTo(portal, at.another)).toHaveLength(2);
  });

  test('NOT-03 tell what was written to those who may still read it, and nobody else', async () => {
    const bodyFor = async (who: UserId, state: object = {}) =>
      (await portal.as(who).get('/api/notifications', { headers: { 'x-test-state': JSON.stringify(state) } }))
        .json()
        .data.find(({ type }: { type: string }) => type === 'messenger:message:created').payload.message?.body;
    const thread = (await chat.group(at.member, [at.another, at.admin, at.moderator])).json().data.id;
    for (const who of [at.another, at.admin, at.moderator])
      await portal.as(who).post(url(thread, '/read'), { seq: 10 });
    await chat.write(at.member, thread, 'Har noen nøkkelen?');
    await pass(5);
    for (const who of [at.another, at.admin, at.moderator]) expect(await bodyFor(who)).toBe('Har noen nøkkelen?');
    expect(await bodyFor(at.another, { acting_user_id: at.admin })).toBeUndefined();
    await portal.as(at.admin).post(url(thread, '/leave'));
    await portal.as(at.moderator).post('/api/messenger/blocks', { user: at.member });
    for (const who of [at.admin, at.moderator]) expect(await bodyFor(who)).toBeUndefined();
    now = new Date(now.getTime() + 60_000);
    const later = (await chat.write(at.member, thread, 'Fant den.')).json().data;
    expect(await bodyFor(at.another)).toBe('Har noen nøkkelen?');
    const { data } = await chat.read(at.another, thread);
    const { seq } = data.find(({ body }: { body: string }) => body === 'Har noen nøkkelen?');
    expect(later.seq).toBeGreaterThan(seq);
    expect((await portal.as(at.member).send('DELETE', url(thread, `/messages/${seq}`))).status).toBeLessThan(300);
    expect(await bodyFor(at.another)).toBeUndefined();
  });

  test('NOT-03 are not told where they were read, muted, or are not theirs any more', async () => {
    const thread = (await chat.group(at.member, [at.another, at.admin, at.moderator])).json().data.id;
    await portal.as(at.admin).send('PUT', url(thread), { body: { is_muted: true } });
    await chat.write(at.member, thread, 'Dugnad på lørdag?');
    await portal.as(at.another).post(url(thread, '/read'), { seq: 1 });
    await portal.as(at.member).send('DELETE', url(thread, `/participants?user=${at.moderator}`));
    await pass(5);
    for (const who of [at.member, at.admin, at.moderator]) expect(await noticesOf(who)).toEqual([]);
    // The line that tells of the removal is unread for the one who stayed.
    expect(await noticesOf(at.another)).toEqual([['Nytt i samtalen «Skigruppa, torsdag»', `/chat/${thread}`, false]]);
  });

  test('NOT-03 name neither one who is blocked nor one who wrote before the reader came', async () => {
    const named = async () =>
      (await lettersTo(portal, at.another)).map(({ text }) => /Marte Haugen|Ingrid Lunde/.exec(text ?? '')?.[0]);
    const thread = (await chat.direct(at.member, [at.another])).json().data.thread_id;
    // As those were made that had no name to be told by.
    await sql`update thread set kind = 'group', first_user_id = null, second_user_id = null where id = ${thread}`.execute(
      portal.db,
    );
    await portal.as(at.member).post(url(thread, '/participants'), { users: [at.admin] });
    await portal.as(at.another).post(url(thread, '/read'), { seq: 1 });
    await chat.write(at.admin, thread, 'Er noen der?');
    await chat.write(at.member, thread, 'Jeg, i alle fall');
    await portal.as(at.another).post('/api/messenger/blocks', { user: at.member });
    await pass(5);
    expect(await named()).toEqual(['Ingrid Lunde']);
  });

  test('NOT-03 are not told to a user who has been blocked meanwhile', async () => {
    await chat.direct(at.member, [at.another]);
    await portal.db.updateTable('app_user').set({ blocked_at: now }).where('id', '=', at.another).execute();
    await pass(5);
    expect(await lettersTo(portal, at.another)).toEqual([]);
  });
});

describe('D-23 conversations that will be removed', () => {
  test('D-23 those in it are told a month before, and a message keeps it', async () => {
    const thread = (await chat.direct(at.member, [at.another])).json().data.thread_id;
    await portal.as(at.another).post(url(thread, '/read'), { seq: 1 });
    await pass(DAY * 705);
    const told = [['Snart slettes samtalen med Marte Haugen', `/chat/${thread}`, false]];
    expect(await noticesOf(at.another)).toEqual(told);
    expect((await lettersTo(portal, at.another))[0]?.text).toContain('14. mars 2028');
    await pass(DAY);
    expect(await lettersTo(portal, at.another)).toHaveLength(1);
    await chat.write(at.member, thread, 'Denne vil jeg ha.');
    await pass(DAY * 40);
    expect((await portal.as(at.member).get(url(thread))).status).toBe(200);
  });

  test('D-23 a portal that keeps conversations for a year tells and removes by that', async () => {
    const started = await portal.as(at.member).send('POST', '/api/messenger/direct', {
      body: { users: [at.another], body: 'Hei!' },
      headers: { 'x-tenant': 'demo-nynorsk' },
    });
    const short = started.json().data.thread_id;
    const usual = (await chat.group(at.member, [at.another])).json().data.id;
    await chat.write(at.member, usual, 'Hei!');
    await pass(DAY * 334);
    expect(await noticesOf(at.another)).not.toContainEqual(
      expect.arrayContaining([expect.stringContaining('slettes')]),
    );
    await pass(DAY * 2);
    expect(await noticesOf(at.another)).toContainEqual([
      'Snart slettes samtalen med Marte Haugen',
      `/chat/${short}`,
      false,
    ]);
    await pass(DAY * 31);
    expect((await portal.as(at.member).get(url(short))).status).toBe(404);
    expect((await portal.as(at.member).get(url(usual))).status).toBe(200);
  });
});

describe('USR-06 a user who is erased', () => {
  test('USR-06 is named in no notice of a conversation; notices that name others stay', async () => {
    const direct = (await chat.direct(at.member, [at.another], 'Hei fra Marte')).json().data.thread_id;
    const group = (await chat.group(at.another, [at.admin, at.member], 'Dugnad')).json().data.id;
    await chat.write(at.admin, group, 'Hei fra Ingrid');
    await pass(6);
    expect(await noticesOf(at.another)).toEqual(
      expect.arrayContaining([expect.arrayContaining([`/chat/${direct}`]), expect.arrayContaining([`/chat/${group}`])]),
    );
    const payloads = async () =>
      JSON.stringify(
        await portal.db.selectFrom('notification').selectAll().where('user_id', '=', at.another).execute(),
      );
    expect(await payloads()).toContain('Marte Haugen');
    await portal.db.updateTable('app_user').set({ erased_at: now }).where('id', '=', at.member).execute();
    await erasePerson({ ...portal.jobServices, now, userId: at.member }, PERSONAL_DATA);
    expect(await payloads()).not.toContain('Marte Haugen');
    expect(await noticesOf(at.another)).toEqual([expect.arrayContaining([`/chat/${group}`])]);
    expect((await portal.as(at.another).get('/api/notifications')).json().meta).toMatchObject({
      total: 1,
      total_unread: 1,
    });
  });
});
