import { describe, expect, test, vi } from 'vitest';
import { digitsMark } from '#features/passes/rules.ts';
import { tablesInMemory } from '#features/passes/web/device-tables.ts';
import { digestOf } from '#features/passes/web/digest-of.ts';
import { PASS_TABLES } from '#features/passes/web/pass-tables.ts';
import { type Call, CallFailed } from '#platform/web/client.ts';
import type { AlongList, Scan, Scanned, ScanPlace } from '../contract.ts';
import { sendScans } from './calls.ts';
import { createScanKeeper } from './scan-keeper.ts';
import { type ScanStore, scanStoreOn } from './scan-store.ts';

const ME = 'meg';
const PLACE = { organization_id: 'bad' } as unknown as ScanPlace;
const NOW = Date.parse('2026-11-18T12:00:00Z');
const CODES = ['NB2TSWIM', 'NB2TTOMORROW', 'NB2CSTOPPED', 'NB2LLATE', 'NB2PLYING'] as const;
/** Two numbers with the same mark, of the 35 or so that have it. */
const [DIGITS, OTHER_DIGITS] = ['47110025', '00286613'];
const [SWIM, TOMORROW, STOPPED, LATE, LYING] = CODES;

const entryOf = async (
  code: string,
  outcome: AlongList['entries'][number]['reading']['outcome'],
  more: { from?: string; until?: string } = {},
): Promise<AlongList['entries'][number]> => ({
  digest: await digestOf(code),
  digits_mark: null,
  from: more.from ?? null,
  reading: { kind: 'ticket', outcome, title: 'Svømming', holder: 'Emil', detail: null, until: more.until ?? null },
});

const markOf = async (digits: string): Promise<string> => digitsMark(await digestOf(digits));

const LIST: AlongList = {
  as_of: '2026-11-18T08:00:00Z',
  name: 'Sundhallen',
  entries: [
    { ...(await entryOf(SWIM, 'holds', { until: '2026-11-18T23:00:00Z' })), digits_mark: await markOf(DIGITS) },
    await entryOf(TOMORROW, 'holds', { from: '2026-11-19T00:00:00Z' }),
    await entryOf(STOPPED, 'stopped'),
    { ...(await entryOf(LATE, 'holds')), let_in_as: 'returned' },
    { ...(await entryOf(LYING, 'holds')), let_in_as: 'holds' },
  ],
};

/** The server's side of the contract: the earliest use of a code stands, and a key counts once. */
function simulatedServer() {
  const server = {
    network: 'up' as 'up' | 'down' | 'slow',
    status: null as number | null,
    told: [] as Scan[],
    uses: new Map<string, { key: string; at: string }>(),
    call: undefined as never as Call,
  };
  const take = ({ key, text, at, is_use, was_let_in }: Scan): Scanned => {
    const { reading } = LIST.entries[CODES.indexOf(text as typeof SWIM)] as (typeof LIST.entries)[0];
    const earlier = server.uses.get(text);
    if (earlier && earlier.key !== key && earlier.at <= at) {
      return { ...reading, key, outcome: 'used_before', is_conflict: was_let_in === true, take_back: null };
    }
    if (is_use) server.uses.set(text, { key, at });
    return { ...reading, key, outcome: is_use ? 'used' : reading.outcome, is_conflict: false, take_back: null };
  };
  server.call = (async (...[endpoint, sent]: Parameters<Call>) => {
    if (server.network === 'down') throw new TypeError('Failed to fetch');
    if (server.status !== null) throw new CallFailed(server.status, { message: '' });
    if (endpoint.path !== sendScans.path) return { data: LIST };
    const { entries } = (sent as { body: { entries: Scan[] } }).body;
    server.told.push(...entries);
    const answer = { data: entries.map(take) };
    if (server.network === 'slow') await new Promise(() => {});
    return answer;
  }) as Call;
  return server;
}

function desk(server = simulatedServer(), store: ScanStore = scanStoreOn(tablesInMemory(PASS_TABLES))) {
  let now = NOW;
  const keeper = createScanKeeper({ call: server.call, store, userId: ME, place: PLACE, nowMs: () => now });
  const scan = async (text: string, isUse = true) => {
    await keeper.scan(text, { isUse });
    return keeper.read().result;
  };
  return { server, store, keeper, scan, setNow: (moment: string) => (now = Date.parse(moment)) };
}

describe('BEY-04 a scanner with a network', () => {
  test('BEY-04 the server says what it is, and nothing waits', async () => {
    const { keeper, scan } = desk();
    await keeper.open();
    expect(await scan(SWIM)).toMatchObject({ outcome: 'used', holder: 'Emil', is_offline: false });
    expect(await scan(SWIM)).toMatchObject({ outcome: 'used_before', is_offline: false });
    expect(keeper.read()).toMatchObject({ waitingCount: 0, fault: null, list: { name: 'Sundhallen' } });
  });

  test('BEY-04 digits that were mistyped are told without asking', async () => {
    const { server, keeper, scan } = desk();
    await keeper.open();
    server.status = 500;
    expect(await scan('1234 5679')).toMatchObject({ outcome: 'mistyped', is_offline: false });
  });

  test('BEY-04 who may not stand there any more loses the list, on the device too', async () => {
    const { server, store, keeper, scan } = desk();
    await keeper.open();
    server.status = 403;
    expect(await scan(SWIM)).toBeNull();
    expect(keeper.read()).toMatchObject({ list: null, fault: 'forbidden' });
    await keeper.refresh();
    expect(await store.readList(ME, PLACE)).toBeNull();
  });

  test('BEY-04 a network that does not answer is none, and the use counts once', async () => {
    vi.useFakeTimers();
    try {
      const { server, keeper, scan } = desk();
      await keeper.open();
      server.network = 'slow';
      const asked = scan(SWIM);
      await vi.advanceTimersByTimeAsync(4000);
      expect(await asked).toMatchObject({ outcome: 'used', is_offline: true });
      expect(keeper.read().waitingCount).toBe(1);
      server.network = 'up';
      await keeper.refresh();
      expect(keeper.read()).toMatchObject({ waitingCount: 0, refused: [] });
      expect(server.uses.size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('BEY-04 a scanner without a network', () => {
  const offline = async () => {
    const all = desk();
    await all.keeper.open();
    all.server.network = 'down';
    return all;
  };

  test('BEY-04 lets in by the list once, and tells not yet, over, stopped and unknown apart', async () => {
    const { keeper, scan, setNow } = await offline();
    expect(await scan(SWIM)).toMatchObject({ outcome: 'used', holder: 'Emil', is_offline: true });
    expect(await scan(SWIM)).toMatchObject({ outcome: 'used_before', is_offline: true });
    expect(await scan(TOMORROW)).toMatchObject({ outcome: 'not_yet' });
    expect(await scan(STOPPED)).toMatchObject({ outcome: 'stopped' });
    expect(await scan('NB2TNOBODY')).toMatchObject({ outcome: 'not_on_list', holder: null });
    expect(keeper.read()).toMatchObject({ waitingCount: 1, fault: 'offline' });
    setNow('2026-11-19T11:00:01Z');
    expect(await scan(SWIM)).toMatchObject({ outcome: 'over' });
  });

  test('BEY-04 knows typed digits by a mark that others have too, and tells the server which were typed', async () => {
    const { server, keeper, scan } = await offline();
    expect(await markOf(OTHER_DIGITS)).toBe(await markOf(DIGITS));
    expect(await scan('1234 5678')).toMatchObject({ outcome: 'mistyped' });
    expect(await scan('0506 8453')).toMatchObject({ outcome: 'mistyped' });
    expect(await scan('4711 0025')).toMatchObject({ outcome: 'used', holder: 'Emil', is_offline: true });
    expect(await scan(OTHER_DIGITS)).toMatchObject({ outcome: 'used_before' });
    expect(await scan(await markOf(DIGITS))).toMatchObject({ outcome: 'not_on_list' });
    expect(keeper.read().waitingCount).toBe(1);
    server.network = 'up';
    server.status = 500;
    await keeper.refresh();
    expect(keeper.read().waitingCount).toBe(1);
  });

  test('BEY-04 says of a loan what it did with it, however late it is, and only looks at what lies there', async () => {
    const { server, keeper, scan } = await offline();
    expect(await scan(LATE)).toMatchObject({ outcome: 'holds', is_offline: true, coming_back: 'asked' });
    await keeper.takeBack({ condition: 'good', note: '' });
    expect(keeper.read().result).toMatchObject({ outcome: 'returned', coming_back: null });
    expect(await scan(LYING)).toMatchObject({ outcome: 'holds', is_offline: true, coming_back: null });
    expect(keeper.read().waitingCount).toBe(1);
    server.network = 'up';
    await keeper.refresh();
    expect(server.told).toEqual([expect.objectContaining({ text: LATE, was_let_in: true, let_in_as: 'returned' })]);
  });

  test('BEY-20 takes nothing back before it is said how it is, and keeps what was said, also when the page is opened again', async () => {
    const { server, store, keeper, scan } = await offline();
    await scan(LATE);
    await scan(LYING);
    await keeper.takeBack({ condition: 'good', note: '' });
    expect(keeper.read()).toMatchObject({ waitingCount: 0, result: { outcome: 'holds' } });
    await scan(LATE);
    await keeper.takeBack({ condition: 'damaged', note: 'Bindingen er løs' });
    expect(keeper.read().result).toMatchObject({ outcome: 'returned', coming_back: 'kept_back' });
    expect(await scan(LATE)).toMatchObject({ outcome: 'used_before', coming_back: null });
    const again = desk(server, store);
    server.network = 'up';
    await again.keeper.open();
    expect(server.told).toEqual([
      expect.objectContaining({ text: LATE, condition: 'damaged', note: 'Bindingen er løs', let_in_as: 'returned' }),
    ]);
  });

  test('BEY-20 what the device could not keep can be said once more, and is kept once', async () => {
    const { store, keeper, scan } = await offline();
    const { keepScan } = store;
    store.keepScan = () => Promise.reject(new Error('The disk is full.'));
    await scan(LATE);
    await expect(keeper.takeBack({ condition: 'damaged', note: '' })).rejects.toThrow('full');
    expect(keeper.read()).toMatchObject({ waitingCount: 0, result: { coming_back: 'asked' } });
    store.keepScan = keepScan;
    await Promise.all([1, 2].map(() => keeper.takeBack({ condition: 'damaged', note: '' })));
    expect(keeper.read().waitingCount).toBe(1);
  });

  test('BEY-04 who looks only uses nothing', async () => {
    const { keeper, scan } = await offline();
    expect(await scan(SWIM, false)).toMatchObject({ outcome: 'holds', is_offline: true });
    expect(keeper.read().waitingCount).toBe(0);
  });

  test('BEY-04 a page that is opened again has the list and what waits', async () => {
    const { server, store, scan } = await offline();
    await scan(SWIM);
    const again = desk(server, store);
    await again.keeper.open();
    expect(again.keeper.read()).toMatchObject({ waitingCount: 1, fault: 'offline', list: { name: 'Sundhallen' } });
    expect(await again.scan(SWIM)).toMatchObject({ outcome: 'used_before' });
    server.network = 'up';
    await again.keeper.refresh();
    expect(again.keeper.read()).toMatchObject({ waitingCount: 0, fault: null });
    expect(server.uses.size).toBe(1);
  });

  test('BEY-04 what another let in earlier is told when the network is back, until it has been read', async () => {
    const { server, keeper, scan } = await offline();
    await scan(SWIM);
    server.uses.set(SWIM, { key: 'en annen', at: '2026-11-18T11:59:00.000Z' });
    server.network = 'up';
    await keeper.refresh();
    expect(keeper.read()).toMatchObject({ waitingCount: 0, refused: [{ outcome: 'used_before', holder: 'Emil' }] });
    keeper.forgetRefused();
    expect(keeper.read().refused).toEqual([]);
  });

  test('BEY-04 nobody is told that they are in before the device has kept it', async () => {
    const all = desk();
    await all.keeper.open();
    all.server.network = 'down';
    all.store.keepScan = () => Promise.reject(new Error('The disk is full.'));
    await expect(all.scan(SWIM)).rejects.toThrow('full');
    expect(all.keeper.read()).toMatchObject({ waitingCount: 0, result: null });
  });

  test('BEY-04 a delivery that fell over does not stand in the way of the next', async () => {
    const { server, store, keeper, scan } = await offline();
    await scan(SWIM);
    server.network = 'up';
    const { settle } = store;
    store.settle = () => Promise.reject(new Error('The disk is full.'));
    await keeper.refresh().catch(() => {});
    store.settle = settle;
    await keeper.refresh();
    expect(keeper.read().waitingCount).toBe(0);
  });
});
