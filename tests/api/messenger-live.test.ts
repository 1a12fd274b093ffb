import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellUsers } from '#features/stream/server/tell-users.ts';
import { givenClub, messengerOf } from '#tests/support/chat-scene.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { listenTo, type ToldBrowser } from '#tests/support/stream-browser.ts';

let portal: TestPortal;
let address: string;
let chat: ReturnType<typeof messengerOf>;
let at: Awaited<ReturnType<typeof givenClub>>;
let opened: ToldBrowser[] = [];
beforeAll(async () => {
  portal = await startPortal();
  address = await portal.server.listen({ port: 0, host: '127.0.0.1' });
  chat = messengerOf(portal);
});
beforeEach(async () => {
  at = await givenClub(portal);
});
afterEach(() => {
  for (const browser of opened) browser.close();
  opened = [];
});
afterAll(() => portal.close());

async function listens(who: string, state?: object): Promise<ToldBrowser> {
  const browser = await listenTo(address, who, { ...(state && { state }) });
  opened.push(browser);
  await vi.waitFor(() => expect(browser.events[0]?.event).toBe('ready'), PATIENCE);
  return browser;
}

/** What a browser was told since it began to listen. */
const told = ({ events }: ToldBrowser) => events.slice(1);
const hears = (browser: ToldBrowser, ...expected: object[]) =>
  vi.waitFor(() => expect(told(browser)).toEqual(expected), PATIENCE);
const url = (thread: string, rest = '') => `/api/messenger/threads/${thread}${rest}`;

describe('CHT-01 browsers hear of conversations as they go on', () => {
  test('CHT-01 of what is written, changed, taken back and read, in its order', async () => {
    const thread = (await chat.direct(at.member, [at.another])).json().data.thread_id;
    const browser = await listens(at.another);
    await chat.write(at.member, thread, 'Kommer du?');
    await portal.as(at.member).send('PUT', url(thread, '/messages/2'), { body: { body: 'Kommer du i kveld?' } });
    await portal.as(at.member).send('DELETE', url(thread, '/messages/2'));
    await portal.as(at.another).post(url(thread, '/read'), { seq: 2 });
    await portal.as(at.another).post(url(thread, '/read'), { seq: 1 });
    await hears(
      browser,
      { event: 'message', data: { thread_id: thread, seq: 2 } },
      { event: 'message', data: { thread_id: thread, seq: 2, changed: true } },
      { event: 'message', data: { thread_id: thread, seq: 2, changed: true } },
      { event: 'thread', data: { thread_id: thread } },
    );
  });

  test('CHT-02 a user who is removed hears that, and nothing after it', async () => {
    const thread = (await chat.group(at.member, [at.another, at.admin])).json().data.id;
    const [removed, other] = [await listens(at.another), await listens(at.admin)];
    await portal.as(at.member).send('DELETE', url(thread, `/participants?user=${at.another}`));
    await chat.write(at.member, thread, 'Vi tar det uten Kari.');
    await hears(
      other,
      { event: 'thread', data: { thread_id: thread } },
      { event: 'message', data: { thread_id: thread, seq: 2 } },
    );
    await hears(removed, { event: 'thread', data: { thread_id: thread } });
  });

  test('CHT-02 everyone hears of a new name, of those who come and leave, and of the end', async () => {
    const thread = (await chat.group(at.member, [at.admin])).json().data.id;
    const browser = await listens(at.admin);
    await portal.as(at.member).send('PUT', url(thread), { body: { name: 'Dugnad' } });
    await portal.as(at.member).post(url(thread, '/participants'), { users: [at.another] });
    await portal.as(at.another).post(url(thread, '/leave'), {});
    await portal.as(at.member).send('DELETE', url(thread));
    const news = { event: 'thread', data: { thread_id: thread } };
    await hears(browser, news, news, news, news);
  });

  test('CHT-01 that someone types reaches those who listen, and is kept for nobody', async () => {
    const thread = (await chat.direct(at.member, [at.another])).json().data.thread_id;
    const browser = await listens(at.another);
    const typing = (who: string) => portal.as(who).post(url(thread, '/typing'), {});
    expect((await typing(at.member)).status).toBe(204);
    expect((await typing(at.stranger)).status).toBe(404);
    await hears(browser, { event: 'typing', data: { thread_id: thread, user_id: at.member } });
    expect(browser.lastEventId()).toBe('1');
    await portal.as(at.another).post('/api/messenger/blocks', { user: at.member });
    await typing(at.member);
    await chat.group(at.admin, [at.another]);
    await vi.waitFor(() => expect(told(browser).at(-1)?.event).toBe('thread'), PATIENCE);
    expect(told(browser)).toHaveLength(2);
  });
});

test('CHT-01 D-05 support that is logged in as a participant hears of notices alone', async () => {
  const thread = (await chat.direct(at.member, [at.another])).json().data.thread_id;
  const [support, own] = [await listens(at.another, { acting_user_id: at.stranger }), await listens(at.another)];
  await portal.as(at.member).post(url(thread, '/typing'), {});
  await chat.write(at.member, thread, 'Bare mellom oss');
  await vi.waitFor(() => expect(told(own).map(({ event }) => event)).toEqual(['typing', 'message']), PATIENCE);
  await tellUsers({ db: portal.db, now: new Date() }, [at.another], { kind: 'notification', content: {} });
  await vi.waitFor(() => expect(told(own)).toHaveLength(3), PATIENCE);
  await hears(support, { event: 'notification', data: {} });
});

test('CHT-02 who is in a conversation no more is not waited for when it is said that all have read', async () => {
  const thread = (await chat.group(at.member, [at.another, at.admin])).json().data.id;
  const { seq } = (await chat.write(at.member, thread, 'Alle med?')).json().data;
  await sql`update app_user set blocked_at = now() where id = ${at.admin}`.execute(portal.db);
  const browser = await listens(at.member);
  await portal.as(at.another).post(url(thread, '/read'), { seq });
  await hears(browser, { event: 'thread', data: { thread_id: thread } });
  expect((await chat.read(at.member, thread)).meta.others_read_seq).toBe(seq);
  expect((await chat.show(at.member, thread)).others_read_seq).toBe(seq);
});

describe('CHT-01 searching one’s own conversations', () => {
  const found = async (who: string, q: string) =>
    (await portal.as(who).get(`/api/messenger/search?q=${encodeURIComponent(q)}`))
      .json()
      .data.map(({ seq, body, is_own }: { seq: number; body: string; is_own: boolean }) => [seq, body, is_own]);

  test('CHT-01 all words, the newest first, and nothing of others', async () => {
    const thread = (await chat.direct(at.member, [at.another], 'Skal vi sykle til Ålesund?')).json().data.thread_id;
    await chat.write(at.another, thread, 'Sykle? Ja, til ålesund og hjem.');
    await chat.write(at.member, thread, 'Ålesund');
    expect(await found(at.member, 'ÅLESUND sykle')).toEqual([
      [2, 'Sykle? Ja, til ålesund og hjem.', false],
      [1, 'Skal vi sykle til Ålesund?', true],
    ]);
    expect([await found(at.admin, 'sykle'), await found(at.member, '  ')]).toEqual([[], []]);
  });

  test('CHT-02 not what was taken back, what stood there before one came, or what one has left', async () => {
    const thread = (await chat.group(at.member, [at.admin])).json().data.id;
    await chat.write(at.member, thread, 'nøkkelen før');
    await portal.as(at.member).post(url(thread, '/participants'), { users: [at.another] });
    await chat.write(at.member, thread, 'nøkkelen etter');
    await chat.write(at.member, thread, 'nøkkelen angret');
    await portal.as(at.member).send('DELETE', url(thread, '/messages/4'));
    expect(await found(at.another, 'nøkkelen')).toEqual([[3, 'nøkkelen etter', false]]);
    await portal.as(at.another).post(url(thread, '/leave'), {});
    expect(await found(at.another, 'nøkkelen')).toEqual([]);
  });

  test('CHT-01 not the words of those whom one has blocked', async () => {
    const thread = (await chat.group(at.member, [at.another, at.admin])).json().data.id;
    await chat.write(at.another, thread, 'nøkkelen henger her');
    await chat.write(at.admin, thread, 'nøkkelen er borte');
    await portal.as(at.member).post('/api/messenger/blocks', { user: at.another });
    expect(await found(at.member, 'nøkkelen')).toEqual([[2, 'nøkkelen er borte', false]]);
    expect(await found(at.admin, 'nøkkelen')).toHaveLength(2);
  });
});

/** So often readers leave and return; `STREAM_RETURNS=200` for as many as there may be in a day. */
const RETURNS = Number(process.env.STREAM_RETURNS ?? 30);
const CUT_EVERY = 10;

/** Of all processes. They come back by themselves. */
const cutListening = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen nabolag'`.execute(portal.db);

describe.runIf(process.env.TEST_DATABASE_URL)('CHT-01 two people write at two processes', () => {
  test(`CHT-01 ${RETURNS} returns to either of them, which now and then hear nothing: nothing lost, nothing twice, in its order`, async () => {
    const beside = await startPortal({ beside: portal });
    try {
      const there = await beside.server.listen({ port: 0, host: '127.0.0.1' });
      const thread = (await chat.group(at.member, [at.another, at.admin, at.moderator])).json().data.id;
      await sql`update app_user set created_at = now() - interval '1 year'`.execute(portal.db);
      let isOver = false;
      const write = async (where: TestPortal, who: string) => {
        const seqs: number[] = [];
        for (; !isOver; await sleep(10)) {
          const answer = await messengerOf(where).write(who, thread, `Linje ${seqs.length}`);
          expect(answer.status).toBe(200);
          seqs.push(answer.json().data.seq);
        }
        return seqs;
      };
      const heardBy = ({ events }: ToldBrowser) =>
        events.flatMap(({ event, data }) => (event === 'message' ? [data.seq] : event === 'reset' ? [event] : []));
      const read = async (who: string, offset: number) => {
        const heard: unknown[] = [];
        let last = '0';
        for (let round = 0; round < RETURNS; round += 1) {
          const browser = await listenTo((round + offset) % 2 === 0 ? address : there, who, { lastEventId: last });
          if ((round + offset) % CUT_EVERY === 0) await cutListening();
          await sleep(Math.random() * 60);
          browser.close();
          heard.push(...heardBy(browser));
          last = browser.lastEventId() ?? last;
        }
        return { who, heard, last };
      };
      const writing = Promise.all([write(portal, at.member), write(beside, at.another)]);
      const readers = await Promise.all([read(at.admin, 0), read(at.moderator, CUT_EVERY / 2)]);
      isOver = true;
      const written = await writing;
      for (const own of written) expect(own).toEqual(own.toSorted((one, other) => one - other));
      const all = written.flat().toSorted((one, other) => one - other);
      expect(all).toEqual(all.map((_, index) => (all[0] ?? 0) + index));
      for (const { who, heard, last } of readers) {
        const browser = await listenTo(there, who, { lastEventId: last });
        opened.push(browser);
        await vi.waitFor(() => expect([...heard, ...heardBy(browser)].at(-1)).toBe(all.at(-1)), PATIENCE);
        expect([...heard, ...heardBy(browser)]).toEqual(all);
      }
    } finally {
      await beside.close();
    }
  }, 600_000);
});
