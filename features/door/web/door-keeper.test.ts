import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, CallFailed } from '#platform/web/client.ts';
import type { DoorEntry, DoorList } from '../contract.ts';
import { checkedInAt } from '../rules.ts';
import { createDoorKeeper } from './door-keeper.ts';
import { storeInMemory } from './door-store.ts';
import { countOf } from './waiting-ticks.ts';

const ME = 'meg';
const codeOf = (person: string): string => `NB1${person.padEnd(52, '0')}`;
const [KARI, ODD, VERA] = ['K', 'O', 'V'] as const;

const DIGESTS = new Map<string, string>();
for (const person of [KARI, ODD, VERA]) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeOf(person)));
  DIGESTS.set(person, [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}

type Server = {
  call: Call;
  entries: Map<string, DoorEntry>;
  isDown: boolean;
  status: number | null;
  deliveries: number;
};

/** The server's side of the contract, with a network that comes and goes. */
function simulatedServer(): Server {
  const server: Server = { entries: new Map(), isDown: false, status: null, deliveries: 0, call: undefined as never };
  const people = [
    { attendance_id: KARI, name: 'Kari', status: 'attending' as const },
    { attendance_id: ODD, name: 'Odd', status: 'attending' as const },
    { attendance_id: VERA, name: 'Vera', status: 'waiting' as const },
  ];
  const cameAt = (id: string) =>
    checkedInAt([...server.entries.values()].filter((entry) => entry.attendance_id === id));
  const list = (): DoorList => ({
    occurrence_id: 'tid' as DoorList['occurrence_id'],
    event_id: 'fotball' as DoorList['event_id'],
    event_name: 'Fotball',
    start_at: '2026-05-04T16:00:00Z',
    end_at: '2026-05-04T18:00:00Z',
    capacity: { max: null },
    as_of: '2026-05-04T16:00:00Z',
    people: people.map((person) => ({
      ...person,
      checked_in_at: cameAt(person.attendance_id),
      code_digest: DIGESTS.get(person.attendance_id) ?? '',
    })),
  });
  const take = (entry: DoorEntry) => {
    const known = server.entries.has(entry.key);
    const was = entry.attendance_id && cameAt(entry.attendance_id);
    if (entry.attendance_id === undefined)
      return { key: entry.key, outcome: 'unknown_code', attendance_id: null, name: null };
    if (!known) server.entries.set(entry.key, entry);
    const outcome = entry.is_in ? (was && !known ? 'already_in' : 'in') : 'out';
    const name = people.find(({ attendance_id }) => attendance_id === entry.attendance_id)?.name ?? null;
    return { key: entry.key, outcome, attendance_id: entry.attendance_id, name };
  };
  server.call = (async (endpoint: { method: string }, { body }: { body?: { entries: DoorEntry[] } }) => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    if (server.status !== null) throw new CallFailed(server.status, { message: 'Nei' });
    if (endpoint.method === 'GET') return { data: list() };
    server.deliveries += 1;
    return { data: body?.entries.map(take) };
  }) as Call;
  return server;
}

function doorAt(server: Server, store = storeInMemory(), userId = ME) {
  let now = Date.parse('2026-05-04T16:00:00Z');
  return createDoorKeeper({ call: server.call, store, userId, occurrenceId: 'tid', nowMs: () => (now += 1000) });
}

const came = (door: ReturnType<typeof doorAt>, id: string): boolean =>
  door.read().people.find(({ attendance_id }) => attendance_id === id)?.checked_in_at !== null;

describe('BEY-04 at the door without a network', () => {
  test('BEY-04 ticks are shown, kept, and sent once the network is back', async () => {
    const server = simulatedServer();
    const store = storeInMemory();
    const door = doorAt(server, store);
    await door.open();
    server.isDown = true;
    await door.tick(KARI, true);
    expect(came(door, KARI)).toBe(true);
    expect(door.read().waitingCount).toBe(1);
    // The page goes and comes back, still without a network.
    const again = doorAt(server, store);
    await again.open();
    expect(again.read()).toMatchObject({ waitingCount: 1, fault: 'offline' });
    expect(came(again, KARI)).toBe(true);
    server.isDown = false;
    await again.refresh();
    expect(again.read()).toMatchObject({ waitingCount: 0, fault: null });
    expect(server.entries.size).toBe(1);
    expect(came(again, KARI)).toBe(true);
  });

  test('BEY-04 nothing is lost while the server says no, and it is another person’s list to nobody else', async () => {
    const server = simulatedServer();
    const store = storeInMemory();
    const door = doorAt(server, store);
    await door.open();
    server.status = 503;
    await door.tick(ODD, true);
    await door.refresh();
    server.status = 401;
    await door.refresh();
    expect(await store.ticksOf(ME)).toHaveLength(1);
    server.isDown = true;
    const another = doorAt(server, store, 'en annen');
    await another.open();
    expect(another.read()).toMatchObject({ list: null, people: [], waitingCount: 0, fault: 'offline' });
  });

  test('BEY-04 the user who may not see the names any more sees them no longer', async () => {
    const server = simulatedServer();
    const door = doorAt(server);
    await door.open();
    expect(door.read().people).toHaveLength(3);
    server.status = 403;
    await door.refresh();
    expect(door.read()).toMatchObject({ list: null, people: [], fault: 'forbidden' });
  });

  test('BEY-04 after a log-out the names are gone and the ticks wait for their person', async () => {
    const server = simulatedServer();
    const store = storeInMemory();
    const door = doorAt(server, store);
    await door.open();
    server.isDown = true;
    await door.tick(KARI, true);
    await store.forget({ before: new Date('2026-05-04T12:00:00Z'), exceptOf: null });
    expect(await store.readList(ME, 'tid')).toBeNull();
    expect(await store.ticksOf(ME)).toHaveLength(1);
    expect(JSON.stringify(await store.ticksOf(ME))).not.toContain('Kari');
    server.isDown = false;
    await doorAt(server, store).open();
    expect(server.entries.size).toBe(1);
  });

  test('BEY-04 a day after it is over, the list is forgotten', async () => {
    const store = storeInMemory();
    await doorAt(simulatedServer(), store).open();
    await store.forget({ before: new Date('2026-05-04T17:59:00Z'), exceptOf: ME });
    expect(await store.readList(ME, 'tid')).not.toBeNull();
    await store.forget({ before: new Date('2026-05-04T18:01:00Z'), exceptOf: ME });
    expect(await store.readList(ME, 'tid')).toBeNull();
  });
});

describe('OCC-10 codes', () => {
  test('OCC-10 each code has its answer, with or without a network', async () => {
    const server = simulatedServer();
    const door = doorAt(server);
    await door.open();
    const outcomes: unknown[] = [];
    for (const isDown of [true, false]) {
      server.isDown = isDown;
      const person = isDown ? KARI : ODD;
      for (const code of [codeOf(person), codeOf(person), codeOf(VERA), 'https://example.no', codeOf('U')]) {
        await door.scan(code);
        outcomes.push(door.read().result?.outcome);
        await door.deliver();
      }
    }
    expect(outcomes).toEqual([
      ...['in', 'already_in', 'not_signed_up', 'unknown_code', 'kept'],
      ...['in', 'already_in', 'not_signed_up', 'unknown_code', 'kept'],
    ]);
    // What nobody here knew, the server did not know either.
    expect(door.read().result?.outcome).toBe('unknown_code');
    expect(door.read().refused.map(({ outcome }) => outcome)).toEqual(['unknown_code', 'unknown_code']);
    expect(countOf(door.read().people)).toEqual({ came: 2, all: 2 });
  });

  test('OCC-10 a user who waits is let in from the list, and then counts', async () => {
    const door = doorAt(simulatedServer());
    await door.open();
    await door.tick(VERA, true);
    await door.refresh();
    expect(countOf(door.read().people)).toEqual({ came: 1, all: 3 });
  });

  test('OCC-10 a place that is held for a user who has not answered is not missed at the door', () => {
    const came = { status: 'attending', checked_in_at: '2026-11-15T17:00:00Z' } as const;
    const others = (['attending', 'offered', 'waiting'] as const).map((status) => ({ status, checked_in_at: null }));
    expect(countOf([came, ...others])).toEqual({ came: 1, all: 2 });
  });

  test('OCC-10 a user whom another device has let in meanwhile is shown as in already', async () => {
    const server = simulatedServer();
    const [one, other] = [doorAt(server), doorAt(server)];
    await one.open();
    await other.open();
    await one.scan(codeOf(KARI));
    await one.deliver();
    await other.scan(codeOf(KARI));
    await other.deliver();
    expect(one.read().result?.outcome).toBe('in');
    expect(other.read().result?.outcome).toBe('already_in');
    await one.refresh();
    expect(countOf(one.read().people)).toEqual({ came: 1, all: 2 });
  });
});

test('BEY-04 whatever two devices do and the network does, both end up with what the server has', async () => {
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    what: fc.constantFrom('tick', 'untick', 'scan', 'down', 'up', 'refresh', 'reload'),
    person: fc.constantFrom(KARI, ODD, VERA),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const server = simulatedServer();
      const stores = [storeInMemory(), storeInMemory()] as const;
      const users = ['en', 'to'] as const;
      const doors = [doorAt(server, stores[0], users[0]), doorAt(server, stores[1], users[1])];
      for (const door of doors) await door.open();
      for (const { device, what, person } of steps) {
        const door = doors[device];
        if (what === 'down') server.isDown = true;
        else if (what === 'up') server.isDown = false;
        else if (what === 'reload') {
          const reopened = doorAt(server, device === 0 ? stores[0] : stores[1], device === 0 ? users[0] : users[1]);
          await reopened.open();
          doors[device] = reopened;
        } else if (what === 'refresh') await door?.refresh();
        else if (what === 'scan') await door?.scan(codeOf(person));
        else await door?.tick(person, what === 'tick');
      }
      server.isDown = false;
      for (const door of [...doors, ...doors]) await door.refresh();
      for (const door of doors) {
        expect(door.read().waitingCount).toBe(0);
        for (const { attendance_id, checked_in_at } of door.read().people) {
          const entries = [...server.entries.values()].filter((entry) => entry.attendance_id === attendance_id);
          expect(checked_in_at).toBe(checkedInAt(entries));
        }
      }
    }),
    { numRuns: 200 },
  );
});
