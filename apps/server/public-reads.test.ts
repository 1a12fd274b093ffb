import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listEvents } from '#features/events/contract.ts';
import { eventsRss } from '#features/feeds/contract.ts';
import { findTenant } from '#features/tenants/resolve.ts';
import { type Endpoint, endpoint } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import type { ReplicaWatch } from '#platform/server/replica-watch.ts';
import { WrittenAnswer } from '#platform/server/written-answer.ts';
import { publicReads } from './public-reads.ts';

const [PRIMARY, REPLICA] = [{} as Db, {} as Db];
const ID = '0190a1b2-0000-7000-8000-000000000001';
const OTHER = '0190a1b2-0000-7000-8000-000000000002';
const BERGEN = '4601';

const getOne = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'One of them.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: z.string() }),
  answer: z.object({ id: z.string() }),
  publicForSeconds: 30,
});

/** A replica whose state the test decides. */
function scene({ answer = {} as unknown, isUsable = true } = {}) {
  const state = { isUsable, caughtUpToMs: Number.NEGATIVE_INFINITY };
  const watch: ReplicaWatch = {
    isUsable: () => state.isUsable,
    caughtUpToMs: () => state.caughtUpToMs,
    lagMs: () => 0,
    stop: async () => {},
  };
  const reads = publicReads({ db: PRIMARY, replica: REPLICA }, watch);
  const asked: ('replica' | 'primary')[] = [];
  const fails: unknown[] = [];
  const ask = async (
    declared: Endpoint,
    { params = {}, isLoggedIn = false }: { params?: object; isLoggedIn?: boolean } = {},
  ) => {
    asked.length = 0;
    const [route] = reads.routes([
      {
        endpoint: declared,
        handle: ({ replica }) => {
          asked.push(replica === REPLICA ? 'replica' : 'primary');
          if (replica === REPLICA && fails.length > 0) throw fails.shift();
          return answer;
        },
      },
    ]);
    const context = {
      tenant: findTenant('bergen.localhost'),
      actor: isLoggedIn ? {} : null,
      db: PRIMARY,
      replica: reads.database(),
    } as unknown as Context;
    await route?.handle(context, { params, query: {} } as never);
    return asked.join(', then ');
  };
  return { reads, state, fails, ask };
}

describe('D-24 where what anybody may read is read', () => {
  test('D-24 a visitor reads the replica, a user who is logged in the primary', async () => {
    const { ask } = scene();
    expect(await ask(getOne)).toBe('replica');
    expect(await ask(getOne, { isLoggedIn: true })).toBe('primary');
  });

  test('D-24 what is not for the public is read from the primary', async () => {
    const { publicForSeconds: _, ...own } = getOne;
    expect(await scene().ask(own)).toBe('primary');
  });

  test('D-24 a replica that is away or too far behind is not read', async () => {
    const { ask, reads } = scene({ isUsable: false });
    expect(await ask(getOne)).toBe('primary');
    expect(reads.choose()).toEqual({ source: 'primary', lacking: [] });
  });

  test('D-24 what was changed is read from the primary by its id until the replica has it, others are not', async () => {
    const { ask, reads, state } = scene();
    reads.change({ touches: [ID], isOrdinary: true });
    expect(await ask(getOne, { params: { id: ID } })).toBe('primary');
    expect(await ask(getOne, { params: { id: OTHER } })).toBe('replica');
    expect(reads.choose().lacking).toEqual([{ touches: [ID], isOrdinary: true }]);
    expect(reads.settle()).toEqual([]);
    state.caughtUpToMs = performance.now() + 1;
    expect(reads.settle()).toEqual([{ touches: [ID], isOrdinary: true }]);
    expect(await ask(getOne, { params: { id: ID } })).toBe('replica');
    expect(reads.choose().lacking).toEqual([]);
  });

  test('D-24 an answer that names what was taken away is read again', async () => {
    const { ask, reads } = scene({ answer: { similar: [{ id: ID }] } });
    reads.change({ touches: [ID], isOrdinary: true });
    expect(await ask(getOne, { params: { id: OTHER } })).toBe('replica');
    reads.change({ touches: [ID] });
    expect(await ask(getOne, { params: { id: OTHER } })).toBe('replica, then primary');
  });

  test('D-24 a list is read again where something was taken away in its municipality', async () => {
    const { ask, reads } = scene({ answer: { data: [] } });
    reads.change({ touches: [ID, '301'] });
    expect(await ask(listEvents)).toBe('replica');
    reads.change({ touches: [ID, BERGEN] });
    expect(await ask(listEvents)).toBe('replica, then primary');
  });

  test('D-24 an answer that does not say what it was made from is not read from a replica that shows too much', async () => {
    const { ask, reads } = scene({ answer: 'BEGIN:VCALENDAR' });
    expect(await ask(eventsRss)).toBe('replica');
    reads.change({ touches: [OTHER] });
    expect(await ask(eventsRss)).toBe('primary');
    const nameless = scene({ answer: { total: 1 } });
    nameless.reads.change({ touches: [OTHER] });
    expect(await nameless.ask(getOne)).toBe('replica, then primary');
  });

  test('D-24 what is written down already is looked into as well', async () => {
    const { ask, reads } = scene({ answer: new WrittenAnswer(JSON.stringify({ id: OTHER })) });
    reads.change({ touches: [ID] });
    expect(await ask(getOne)).toBe('replica');
    reads.change({ touches: [OTHER] });
    expect(await ask(getOne)).toBe('replica, then primary');
  });

  test('D-24 after more changes than can be remembered everything is read from the primary', async () => {
    const { ask, reads, state } = scene({ answer: { id: OTHER } });
    for (let number = 0; number < 6000; number += 1) reads.change({ touches: [ID], isOrdinary: true });
    expect(await ask(getOne)).toBe('replica, then primary');
    expect(reads.choose().lacking.length).toBeLessThan(5001);
    state.caughtUpToMs = performance.now() + 1;
    reads.settle();
    expect(await ask(getOne)).toBe('replica');
  });

  test('D-28 a replica that goes away during a read costs the visitor nothing', async () => {
    const { ask, fails, reads } = scene();
    fails.push(Object.assign(new Error('x'), { code: '57P01' }));
    expect(await ask(getOne)).toBe('replica, then primary');
    expect(reads.figures()).toEqual({ replica: 0, primary: 0, again: 1 });
  });

  test('D-28 a read that stands in the way of the replica is read again; a bug is a bug', async () => {
    const { ask, fails } = scene();
    fails.push(Object.assign(new Error('x'), { code: '40001' }));
    expect(await ask(getOne)).toBe('replica, then primary');
    fails.push(new Error('a bug'));
    await expect(ask(getOne)).rejects.toThrow('a bug');
  });

  test('without a replica there is nothing to decide', async () => {
    const reads = publicReads({ db: PRIMARY, replica: PRIMARY }, null);
    reads.change({ touches: [ID] });
    expect(reads.database()).toBe(PRIMARY);
    expect(reads.settle()).toEqual([]);
  });
});
