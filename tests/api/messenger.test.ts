import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { messengerWorkers } from '#features/messenger/server/jobs.ts';
import { erasePerson } from '#features/users/server/erase-person.ts';
import { givenClub, messengerOf, nb } from '#tests/support/chat-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let chat: ReturnType<typeof messengerOf>;
let at: Awaited<ReturnType<typeof givenClub>>;
const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
const NOON = new Date('2026-03-10T11:00:00Z');
let moment = NOON;
beforeAll(async () => {
  portal = await startPortal({ now: () => moment });
  chat = messengerOf(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  moment = NOON;
  at = await givenClub(portal);
});

const pass = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * 60_000);
};
const bodies = ({ data }: { data: { body: string }[] }) => data.map(({ body }) => body);
const givenDirect = async (): Promise<string> => (await chat.direct(at.member, [at.another])).json().data.thread_id;
const givenGroup = async (): Promise<string> => (await chat.group(at.member, [at.another, at.admin])).json().data.id;
const url = (thread: string, rest = '') => `/api/messenger/threads/${thread}${rest}`;

describe('CHT-01 writing and reading', () => {
  test('CHT-01 two people have one conversation, no matter who begins', async () => {
    const thread = await givenDirect();
    const answer = await chat.direct(at.another, [at.member], 'Hei igjen');
    expect(answer.json().data).toMatchObject({ thread_id: thread, message: { seq: 2, is_own: true } });
    const { data } = await chat.list(at.member);
    expect(data).toEqual([
      expect.objectContaining({
        id: thread,
        kind: 'direct',
        unread: 1,
        others: [expect.objectContaining({ name: 'Kari Bakken' })],
        last_message: expect.objectContaining({ body: 'Hei igjen', author_name: 'Kari Bakken', is_own: false }),
      }),
    ]);
  });

  test('CHT-01 pages of 25 both ways from where one stands', async () => {
    const thread = await givenDirect();
    for (let count = 2; count <= 60; count += 1) await chat.write(at.member, thread, `Nr. ${count}`);
    const newest = await chat.read(at.another, thread);
    expect([newest.data.length, newest.data[0].seq, newest.meta]).toMatchObject([
      25,
      36,
      { has_older: true, has_newer: false },
    ]);
    const older = await chat.read(at.another, thread, '?before=36');
    expect([older.data[0].seq, older.data.at(-1).seq, older.meta]).toMatchObject([
      11,
      35,
      { has_older: true, has_newer: true },
    ]);
    expect((await chat.read(at.another, thread, '?before=11')).meta.has_older).toBe(false);
    const newer = await chat.read(at.another, thread, '?after=35');
    expect([newer.data.length, newer.meta]).toMatchObject([25, { has_older: true, has_newer: false }]);
  });

  test('CHT-01 what is unread is a difference: it is read up to a message, and never backwards', async () => {
    const thread = await givenDirect();
    await chat.write(at.member, thread, 'To');
    await chat.write(at.member, thread, 'Tre');
    expect([await chat.unread(at.another), await chat.unread(at.member)]).toEqual([3, 0]);
    const readTo = async (seq: number) =>
      (await portal.as(at.another).post(url(thread, '/read'), { seq })).json().data.total_unread;
    expect([await readTo(2), await readTo(1), await readTo(99)]).toEqual([1, 1, 0]);
    expect((await chat.show(at.member, thread)).others_read_seq).toBe(3);
    await chat.write(at.member, thread, 'Fire');
    await portal.as(at.another).send('PUT', url(thread), { body: { is_muted: true } });
    expect([await chat.unread(at.another), (await chat.show(at.another, thread)).unread]).toEqual([0, 1]);
  });

  test('CHT-01 the same Idempotency-Key writes once', async () => {
    const thread = await givenDirect();
    const send = () =>
      portal.as(at.member).send('POST', url(thread, '/messages'), {
        body: { body: 'Bare én' },
        headers: { 'idempotency-key': 'chat-key-1' },
      });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.json().data.seq).toBe(other.json().data.seq);
    expect(bodies(await chat.read(at.another, thread))).toEqual(['Hei!', 'Bare én']);
  });

  test('CHT-01 twenty at once have twenty numbers', async () => {
    const thread = await givenDirect();
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, count) =>
        chat.write(count % 2 ? at.member : at.another, thread, `Samtidig ${count}`),
      ),
    );
    const numbers = sent.map((answer) => answer.json().data.seq as number);
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, count) => count + 2));
  });

  test('CHT-01 D-15 bad input is refused with a sentence that helps', async () => {
    const thread = await givenDirect();
    const empty = await chat.write(at.member, thread, ' \u200b ');
    expect([empty.status, empty.json().errors.body]).toEqual([422, ['Skriv noe først']]);
    expect((await chat.write(at.member, thread, 'x'.repeat(10_001))).status).toBe(422);
    expect((await chat.write(at.member, thread, 'x'.repeat(10_000))).status).toBe(200);
    const files = Array.from({ length: 11 }, () => crypto.randomUUID());
    expect((await chat.write(at.member, thread, 'Hei', { files })).status).toBe(422);
    const foreign = await portal.given.upload(at.another, { name: 'hemmelig.pdf', kind: 'document' });
    const refused = await chat.write(at.member, thread, 'Hei', { files: [foreign] });
    expect([refused.status, refused.json().errors.files]).toEqual([422, [expect.stringContaining('Last den opp')]]);
    const clean = await chat.write(at.member, thread, ' Hei\u202e <b>du</b>\r\n\r\n\r\nhttps://eksempel.no ');
    expect(clean.json().data.body).toBe('Hei <b>du</b>\n\nhttps://eksempel.no');
  });

  test('CHT-01 one’s own is changed and taken back within 15 minutes, and that stays in sight', async () => {
    const thread = await givenDirect();
    const change = (as: string, seq: number, body: string) =>
      portal.as(as).send('PUT', url(thread, `/messages/${seq}`), { body: { body }, ...nb });
    const remove = (as: string, seq: number) => portal.as(as).send('DELETE', url(thread, `/messages/${seq}`), nb);
    expect((await change(at.another, 1, 'Tull')).status).toBe(403);
    pass(14);
    expect((await change(at.member, 1, 'Hei du')).json().data).toMatchObject({
      body: 'Hei du',
      edited_at: expect.any(String),
    });
    await chat.write(at.member, thread, 'Feil');
    expect((await remove(at.member, 2)).json().data).toMatchObject({ body: '', deleted_at: expect.any(String) });
    expect((await change(at.member, 2, 'Likevel')).status).toBe(409);
    pass(2);
    const late = await remove(at.member, 1);
    expect([late.status, late.json().message]).toEqual([409, expect.stringContaining('15 minutter')]);
    expect(bodies(await chat.read(at.another, thread))).toEqual(['Hei du', '']);
  });

  test('CHT-01 files are fetched by those who take part, and by nobody else', async () => {
    const thread = await givenDirect();
    const file = await portal.given.upload(at.member, { name: 'kart.pdf', kind: 'document' });
    const sent = await chat.write(at.member, thread, '', { files: [file] });
    expect(sent.json().data.files).toEqual([expect.objectContaining({ id: file, name: 'kart.pdf', bytes: 1000 })]);
    expect(JSON.stringify(sent.json())).not.toContain('/uploads/');
    const fetch = async (as: string) =>
      (await portal.as(as).get(url(thread, `/files/${file}`), nb)).headers['problem-kind'];
    // The test's file is in the table alone: what is missing is the file, which the others do not come as far as.
    expect((await chat.list(at.another)).data[0].last_message.has_files).toBe(true);
    expect(await fetch(at.admin)).toBe('not_found');
    await portal.as(at.member).send('DELETE', url(thread, '/messages/2'));
    const gone = await portal.db.selectFrom('upload').select('deleted_at').where('id', '=', file).executeTakeFirst();
    expect(gone?.deleted_at).not.toBeNull();
  });
});

describe('CHT-02 groups', () => {
  test('CHT-02 people are added and removed, leave and rename, and everybody sees it', async () => {
    const thread = await givenGroup();
    await chat.write(at.member, thread, 'Før');
    const added = await portal.as(at.another).post(url(thread, '/participants'), { users: [at.moderator] }, nb);
    expect(added.json().data.participants_count).toBe(4);
    await portal.as(at.admin).send('PUT', url(thread), { body: { name: 'Skigruppa' } });
    const removal = (as: string, user: string) =>
      portal.as(as).send('DELETE', url(thread, `/participants?user=${user}`), nb);
    expect((await removal(at.another, at.admin)).status).toBe(403);
    expect((await removal(at.member, at.admin)).status).toBe(200);
    expect((await portal.as(at.another).post(url(thread, '/leave'))).status).toBe(204);
    const { data } = await chat.read(at.member, thread);
    expect(
      data.map((line: { kind: string; author: { name: string }; subject: { name: string } | null }) => [
        line.kind,
        line.author.name,
        line.subject?.name ?? null,
      ]),
    ).toEqual([
      ['text', 'Marte Haugen', null],
      ['added', 'Kari Bakken', 'Ahmed Omar'],
      ['renamed', 'Ingrid Lunde', null],
      ['removed', 'Marte Haugen', 'Ingrid Lunde'],
      ['left', 'Kari Bakken', null],
    ]);
    // Who came later does not read what was written before.
    expect((await chat.read(at.moderator, thread)).data[0].kind).toBe('added');
    for (const former of [at.admin, at.another]) {
      expect((await portal.as(former).get(url(thread))).status).toBe(404);
      expect((await chat.write(former, thread, 'Hei')).status).toBe(404);
    }
  });

  test('CHT-02 a group is deleted for everyone by the one who started it', async () => {
    const thread = await givenGroup();
    expect((await portal.as(at.another).send('DELETE', url(thread), nb)).status).toBe(403);
    expect((await portal.as(at.member).send('DELETE', url(thread), nb)).status).toBe(204);
    expect((await portal.as(at.another).get(url(thread))).status).toBe(404);
    await tidy();
    expect(
      await portal.db
        .selectFrom('thread')
        .select('id')
        .where('id', '=', thread as never)
        .execute(),
    ).toEqual([]);
  });

  test('CHT-02 a conversation of two is deleted for oneself, and is back when the other writes', async () => {
    const thread = await givenDirect();
    expect((await portal.as(at.member).post(url(thread, '/leave'), undefined, nb)).json().message).toContain('slette');
    expect((await portal.as(at.another).send('DELETE', url(thread))).status).toBe(204);
    expect([(await chat.list(at.another)).data, (await chat.list(at.member)).data.length]).toEqual([[], 1]);
    await chat.write(at.member, thread, 'Er du der?');
    expect(bodies(await chat.read(at.another, thread))).toEqual(['Er du der?']);
    expect(bodies(await chat.read(at.member, thread))).toEqual(['Hei!', 'Er du der?']);
  });
});

const tidy = async () => {
  for (const { work } of messengerWorkers({ origins: ORIGINS }))
    await work({ ...portal.jobServices, now: () => moment }, {});
};

describe('CHT-01 USR-06 what is kept', () => {
  test('USR-06 the conversation stays readable without a person who is erased', async () => {
    const thread = await givenGroup();
    await chat.write(at.another, thread, 'Jeg tar med kaffe');
    await portal.db.updateTable('app_user').set({ erased_at: NOON }).where('id', '=', at.another).execute();
    await erasePerson({ ...portal.jobServices, now: NOON, userId: at.another }, PERSONAL_DATA);
    expect((await chat.read(at.member, thread)).data).toEqual([
      expect.objectContaining({ body: 'Jeg tar med kaffe', author: null }),
    ]);
    expect((await chat.show(at.member, thread)).participants_count).toBe(2);
  });

  test('D-23 a conversation goes when nobody has written for two years, a month after they were told', async () => {
    const [old, kept] = [await givenDirect(), await givenGroup()];
    pass(60 * 24 * 720);
    await chat.write(at.member, kept, 'Fortsatt her');
    pass(60 * 24 * 11);
    await tidy();
    expect((await portal.as(at.member).get(url(old))).status).toBe(200);
    pass(60 * 24 * 30);
    await tidy();
    expect((await chat.list(at.member)).data.map(({ id }: { id: string }) => id)).toEqual([kept]);
    expect((await portal.as(at.member).get(url(old))).status).toBe(404);
  });
});
