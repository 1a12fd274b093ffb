import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_MARKERS } from '#features/map/grid.ts';
import { type Box, isInBox, type Point } from '#features/map/rules.ts';
import { BERGEN, OSLO } from '../support/given.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const TORGET = { lat: 60.3943, lng: 5.3259 };
const BERGEN_BOX = '4.9,60.1,5.8,60.6';

let portal: TestPortal;
const points: Point[] = [];

beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-16T09:00:00Z') });
  // Some on one spot, some a street apart, some across the town, one in another town.
  const spots = [
    TORGET,
    TORGET,
    TORGET,
    ...Array.from({ length: 25 }, (_, step) => ({ lat: 60.36 + step * 0.004, lng: 5.28 + (step % 5) * 0.02 })),
    { lat: 59.9139, lng: 10.7522 },
  ];
  for (const [place, spot] of spots.entries()) {
    const isLast = place === spots.length - 1;
    await eventAt(spot, {
      name: `Aktivitet ${place}`,
      municipality: isLast ? OSLO : BERGEN,
      startsInHours: [24 + place],
      ...(place % 2 === 1 && { priceOre: 5000 }),
    });
    points.push(spot);
  }
});
afterAll(() => portal.close());

async function eventAt({ lat, lng }: Point, given: Parameters<TestPortal['given']['event']>[0] = {}) {
  const id = await portal.given.event(given);
  await portal.db.updateTable('event').set({ lat, lng }).where('id', '=', id).execute();
  await sql`select event_refresh(${id}, ${new Date('2026-11-16T09:00:00Z')})`.execute(portal.db);
  return id;
}

type Marker = Point & { count: number; events: { id: string; name: string }[] };
type Answer = { data: Marker[]; meta: { total: number; bbox: Box; zoom: number } };

async function mapOf(query: Record<string, string>, host = 'bergen.localhost'): Promise<Answer> {
  const answer = await portal.get(`/api/events/map?${new URLSearchParams(query)}`, { host });
  expect(answer.status, answer.body).toBe(200);
  return answer.json();
}

const sumOf = (markers: readonly Marker[]): number => markers.reduce((sum, { count }) => sum + count, 0);

test('EVT-08 clusters add up to everything inside the box, at every zoom', async () => {
  const inside = points.filter((point) => isInBox(point, [4.9, 60.1, 5.8, 60.6])).length;
  expect(inside).toBe(points.length - 1);
  for (let zoom = 0; zoom <= 19; zoom += 1) {
    const { data, meta } = await mapOf({ bbox: BERGEN_BOX, zoom: String(zoom) });
    expect(meta.total).toBe(inside);
    expect(sumOf(data)).toBe(inside);
  }
});

test('EVT-08 far away there are few markers, near by each event has its own', async () => {
  const far = await mapOf({ bbox: BERGEN_BOX, zoom: '6' });
  expect(far.data).toHaveLength(1);
  expect(far.data[0]?.events).toEqual([]);
  const near = await mapOf({ bbox: '5.26,60.355,5.4,60.47', zoom: '14' });
  expect(near.data.length).toBeGreaterThan(15);
  const single = near.data.find(({ count }) => count === 1);
  expect(single?.events[0]).toMatchObject({ municipality: 'Bergen', event_source: 'local', activity_id: null });
});

test('EVT-08 events at one and the same spot are one marker that names the first of them', async () => {
  for (const zoom of ['16', '19']) {
    const around = `${TORGET.lng - 0.001},${TORGET.lat - 0.001},${TORGET.lng + 0.001},${TORGET.lat + 0.001}`;
    const { data } = await mapOf({ bbox: around, zoom });
    expect(data).toHaveLength(1);
    expect(data[0]?.count).toBe(3);
    expect(data[0]?.events.map(({ name }) => name)).toEqual(['Aktivitet 0', 'Aktivitet 1', 'Aktivitet 2']);
  }
});

test('EVT-08 for any box the counts are those of counting by hand', async () => {
  const side = (from: number, to: number) =>
    fc.tuple(fc.double({ min: from, max: to, noNaN: true }), fc.double({ min: 0.0005, max: to - from, noNaN: true }));
  await fc.assert(
    fc.asyncProperty(side(5.2, 5.5), side(60.33, 60.5), fc.integer({ min: 0, max: 19 }), async (we, sn, zoom) => {
      const box: Box = [we[0], sn[0], we[0] + we[1], sn[0] + sn[1]].map((number) => Number(number.toFixed(6))) as never;
      const { data, meta } = await mapOf({ bbox: box.join(','), zoom: String(zoom) });
      const counted = points.filter((point) => isInBox(point, box)).length;
      expect(meta.total).toBe(counted);
      expect(sumOf(data)).toBe(counted);
      expect(data.length).toBeLessThanOrEqual(MAX_MARKERS);
      const list = await portal.get(`/api/events/map/list?bbox=${box.join(',')}&perPage=100`);
      expect(list.json().data).toHaveLength(counted);
    }),
    { numRuns: 25 },
  );
});

test('EVT-08 without a box it is where the visitor came in; the box then reaches past the border', async () => {
  const home = await mapOf({});
  expect(home.meta.total).toBe(points.length - 1);
  const [west, south, east, north] = home.meta.bbox;
  expect([west < 5.3, south < 60.4, east > 5.3, north > 60.4]).toEqual([true, true, true, true]);
  expect((await mapOf({}, 'oslo.localhost')).meta.total).toBe(1);
  expect((await mapOf({ bbox: '4,58,12,62' })).meta.total).toBe(points.length);
  expect((await mapOf({ municipalities: String(OSLO) })).meta.total).toBe(1);
  expect((await mapOf({ bbox: '4,58,12,62', municipalities: String(OSLO) })).meta.total).toBe(1);
  expect((await mapOf({}, 'nabolag.localhost')).meta.total).toBe(points.length);
});

test('FLT-04 the map and its list take the filters of every other list', async () => {
  const free = points.slice(0, -1).filter((_, place) => place % 2 === 0).length;

  const map = await mapOf({ bbox: BERGEN_BOX, ...(await encodedFree()) });
  expect(map.meta.total).toBe(free);
  const near = { 'distance[lat]': String(TORGET.lat), 'distance[lng]': String(TORGET.lng), 'distance[radius]': '0.1' };
  const spot = await mapOf(near);
  expect(spot.meta.total).toBe(3);
  expect(spot.meta.bbox[2] - spot.meta.bbox[0]).toBeLessThan(0.01);
  const day = await mapOf({ bbox: BERGEN_BOX, start_at: '2026-11-17', end_at: '2026-11-17' });
  expect(day.meta.total).toBeGreaterThan(0);
  expect(day.meta.total).toBeLessThan(points.length - 1);
});

async function encodedFree() {
  const { filterQuery, QUICK_FILTER } = await import('#features/events/filters.ts');
  return filterQuery([{ ...QUICK_FILTER, items: ['free'] }]) as Record<string, string>;
}

test('EVT-08 the list beside the map comes in pages, the next ones first', async () => {
  const first = (await portal.get(`/api/events/map/list?bbox=${BERGEN_BOX}&perPage=10`)).json();
  const second = (await portal.get(`/api/events/map/list?bbox=${BERGEN_BOX}&perPage=10&page=2`)).json();
  expect(first.meta).toMatchObject({ total: points.length - 1, last_page: 3 });
  const starts = [...first.data, ...second.data].map(({ start_at }: { start_at: string }) => start_at);
  expect(starts).toHaveLength(20);
  expect([...starts].sort()).toEqual(starts);
  const beyond = (await portal.get(`/api/events/map/list?bbox=${BERGEN_BOX}&page=900`)).json();
  expect(beyond).toMatchObject({ data: [], meta: { total: points.length - 1 } });
});

test('EVT-08 what not everybody may see is not on the map', async () => {
  const spot = { lat: 60.2001, lng: 5.0001 };
  const around = '5,60.2,5.0002,60.2002';
  const organisation = await portal.given.organisation({ isPrivate: true });
  await eventAt(spot, { organisation });
  await eventAt(spot, { status: 'draft' });
  await eventAt(spot, { isDeleted: true });
  await eventAt(spot, { startsInHours: [-48] });
  expect((await mapOf({ bbox: around })).data).toEqual([]);
  const setPrivate = (is_private: boolean) =>
    portal.db.updateTable('organisation').set({ is_private }).where('id', '=', organisation).execute();
  await setPrivate(false);
  expect((await mapOf({ bbox: around })).meta.total).toBe(1);
  await setPrivate(true);
  expect((await mapOf({ bbox: around })).meta.total).toBe(0);
});

test.each([
  ['not a box', 'here,there'],
  ['empty', ''],
  ['NaN', 'NaN,NaN,NaN,NaN'],
  ['infinite', '-Infinity,-Infinity,Infinity,Infinity'],
  ['in powers', '1e3,1e3,1e4,1e4'],
  ['turned round', '5.8,60.6,4.9,60.1'],
  ['a point', '5.3,60.4,5.3,60.4'],
  ['elsewhere', '100,-20,110,-10'],
  ['too long', '5,60,6,61,'.repeat(300)],
  ['SQL', "0,0,1,1);drop table event;--'"],
])('EVT-08 a box that is %s counts as none', async (_what, bbox) => {
  const home = await mapOf({});
  const { meta } = await mapOf({ bbox, zoom: 'x'.repeat(50) });
  expect(meta).toEqual(home.meta);
});

test('EVT-08 a box as large as the world is the country, and never more markers than fit', async () => {
  const { meta, data } = await mapOf({ bbox: '-180,-90,180,90', zoom: '19' });
  expect(meta.total).toBe(points.length);
  expect(data.length).toBeLessThanOrEqual(MAX_MARKERS);
  expect(meta.bbox).toEqual([3, 57, 33, 72]);
});

test('EVT-08 a map without pictures has the names of the municipalities, the largest first', async () => {
  const { data } = (await portal.get('/api/map/places')).json();
  expect(data.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['Oslo', 'Bergen']);
  expect(data.length).toBeGreaterThan(350);
});
