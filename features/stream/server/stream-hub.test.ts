import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { streamHub } from './stream-hub.ts';
import { OFFERS, offersIn } from './tell-of-offers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('NOT-02 D-11 a stream ends soon after its session, and those of other sessions go on', async () => {
  const open = new Set<SessionId>(['staff', 'other'] as SessionId[]);
  const hub = streamHub({
    db: {} as Db,
    now: () => new Date(),
    openAmong: async (sessions) => new Set(sessions.filter((session) => open.has(session))),
    // There is no database: where a browser stands is not what is asked here.
    onTrouble: () => {},
  });
  const connect = (session: string) => {
    const connection = { send: vi.fn(), beat: vi.fn(), close: vi.fn() };
    const listener = {
      id: 'siv' as UserId,
      session_id: session as SessionId,
      acting_user_id: null,
      municipality_ids: [],
    };
    hub.open(listener, connection, undefined);
    return connection;
  };
  const [staff, other] = [connect('staff'), connect('other')];
  await vi.advanceTimersByTimeAsync(0);
  for (const { close } of [staff, other]) close.mockClear();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(staff.close).not.toHaveBeenCalled();
  open.delete('staff' as SessionId);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(staff.close).toHaveBeenCalledOnce();
  expect(other.close).not.toHaveBeenCalled();
  hub.close();
});

test('TIC-01 browsers on portals of a municipality are told together that less is left there', async () => {
  const hub = streamHub({ db: {} as Db, now: () => new Date(), openAmong: async () => new Set(), onTrouble: () => {} });
  const connect = (id: string, municipality_ids: number[]) => {
    const connection = { send: vi.fn(), beat: vi.fn(), close: vi.fn() };
    hub.open(
      { id: id as UserId, session_id: id as SessionId, acting_user_id: null, municipality_ids },
      connection,
      undefined,
    );
    return connection;
  };
  const [bergen, oslo, country] = [connect('siv', [4601]), connect('ola', [301]), connect('kari', [])];
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 50; times += 1) {
    hub.change({ topic: OFFERS, id: '*', touches: [offersIn(4601)], isOrdinary: true });
  }
  await vi.advanceTimersByTimeAsync(600);
  for (const { send } of [bergen, country]) expect(send.mock.calls).toEqual([[{ event: 'offers', data: {} }]]);
  expect(oslo.send).not.toHaveBeenCalled();
  hub.change({ topic: OFFERS, id: '*', isOrdinary: true });
  await vi.advanceTimersByTimeAsync(600);
  expect(oslo.send).toHaveBeenCalledOnce();
  hub.close();
});
