import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { countedIn, testRoutes } from './test-routes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ moreRoutes: testRoutes });
});
afterAll(() => portal.close());

describe('D-09 Idempotency-Key', () => {
  test('D-09 the same key and body has one effect and one answer', async () => {
    const key = randomUUID();
    const first = await send({ tag: 'same' }, key);
    const second = await send({ tag: 'same' }, key);
    expect(first.json()).toEqual({ data: { tag: 'same', count: 1, actor: null } });
    expect(second.body).toBe(first.body);
    expect(await countedIn(portal.db, 'same')).toBe(1);
  });

  test('D-09 sent ten times at once, too', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ tag: 'at-once' }, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countedIn(portal.db, 'at-once')).toBe(1);
  });

  test('D-09 without a key every call has its effect: the twin', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send({ tag: 'no-key' })));
    expect(await countedIn(portal.db, 'no-key')).toBe(10);
  });

  test('D-09 the same key with another body is a conflict and has no effect', async () => {
    const key = randomUUID();
    await send({ tag: 'first' }, key);
    const { status, json } = await send({ tag: 'other' }, key);
    expect(status).toBe(409);
    expect(Object.keys(json())).toEqual(['message']);
    expect(await countedIn(portal.db, 'other')).toBe(0);
  });

  test('D-09 the same key with another query is a conflict', async () => {
    const key = randomUUID();
    await send({ tag: 'query' }, key);
    const headers = { 'idempotency-key': key };
    expect((await portal.post('/api/test/counts?notify=true', { tag: 'query' }, { headers })).status).toBe(409);
    expect(await countedIn(portal.db, 'query')).toBe(1);
  });

  test('D-09 a call that was refused leaves nothing behind: the key can be used again', async () => {
    const key = randomUUID();
    expect((await send({ tag: 'refused', fails: true }, key)).status).toBe(409);
    expect(await countedIn(portal.db, 'refused')).toBe(0);
    expect((await send({ tag: 'refused' }, key)).status).toBe(200);
    expect(await countedIn(portal.db, 'refused')).toBe(1);
  });

  test('D-09 a body that was refused leaves the key free', async () => {
    const key = randomUUID();
    expect((await send({ tag: '' }, key)).status).toBe(422);
    expect((await send({ tag: 'corrected' }, key)).status).toBe(200);
  });

  test('D-09 each person has keys of their own', async () => {
    const key = randomUUID();
    const [kari, ola] = [await portal.given.person('Kari'), await portal.given.person('Ola')];
    for (const as of [kari, ola, kari]) {
      const { json } = await portal
        .as(as)
        .post('/api/test/counts', { tag: 'each' }, { headers: { 'idempotency-key': key } });
      expect(json().data.actor).toBe(as);
    }
    expect(await countedIn(portal.db, 'each')).toBe(2);
  });

  test('D-09 each call has keys of its own', async () => {
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    await send({ tag: 'routes' }, key);
    const { status } = await portal.post('/api/test/transactions', { tag: 'routes', fails: false }, { headers });
    expect(status).toBe(204);
    expect(await countedIn(portal.db, 'routes')).toBe(2);
  });

  test('D-09 a command with a transaction of its own is carried out once, and undone with its key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = (fails: boolean) => portal.post('/api/test/transactions', { tag: 'command', fails }, { headers });
    expect((await ask(true)).status).toBe(409);
    expect(await countedIn(portal.db, 'command')).toBe(0);
    expect([(await ask(false)).status, (await ask(false)).status]).toEqual([204, 204]);
    expect(await countedIn(portal.db, 'command')).toBe(1);
  });

  test('D-05 an answer from before is not for a user who may only read by now', async () => {
    const key = randomUUID();
    const id = await portal.given.person('Siri');
    const ask = () =>
      portal.as(id).post('/api/test/counts', { tag: 'demoted' }, { headers: { 'idempotency-key': key } });
    expect((await ask()).status).toBe(200);
    await portal.db.updateTable('app_user').set({ is_readonly: true }).where('id', '=', id).execute();
    expect((await ask()).status).toBe(405);
  });

  test.each(['', 'short', 'x'.repeat(129), 'with a space in it', 'æøå-æøå-æøå', 'tab\tinside-it'])(
    'API-01 %j is not a key',
    async (key) => {
      const { status, json } = await send({ tag: 'bad-key' }, key);
      expect(status).toBe(400);
      expect(Object.keys(json())).toEqual(['message']);
      expect(await countedIn(portal.db, 'bad-key')).toBe(0);
    },
  );

  test.each(['12345678', 'x'.repeat(128), "!#$%&'*+-.^_`|~"])('API-01 %j is a key', async (key) => {
    expect((await send({ tag: `key ${key.slice(0, 20)}` }, key)).status).toBe(200);
  });
});

describe('requests at the same time', () => {
  test('D-04 twenty with a transaction each do not mix: every second is undone', async () => {
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map((number) => portal.post('/api/test/transactions', { tag: `mix-${number}`, fails: number % 2 === 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(numbers.map((number) => (number % 2 === 1 ? 409 : 204)));
    const counts = await Promise.all(numbers.map((number) => countedIn(portal.db, `mix-${number}`)));
    expect(counts).toEqual(numbers.map((number) => (number % 2 === 1 ? 0 : 1)));
  });
});

function send(body: object, key?: string) {
  return portal.post('/api/test/counts', body, key === undefined ? {} : { headers: { 'idempotency-key': key } });
}
