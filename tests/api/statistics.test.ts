import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reach } from '#features/statistics/contract.ts';
import { aYearBefore, type Dimension } from '#features/statistics/rules.ts';
import { type Deed, QUARTERS, statisticsScene } from '#tests/support/statistics-scene.ts';

let scene: Awaited<ReturnType<typeof statisticsScene>>;
let deeds: Deed[];
beforeAll(async () => {
  scene = await statisticsScene();
  deeds = await scene.givenYears();
  await scene.make();
});
afterAll(() => scene.close());

const ALL = `?from=${QUARTERS[0]}&to=${QUARTERS.at(-1)}`;
const figures = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select municipality_id, quarter, dimension, measure, parts, count from statistics_figure
    order by municipality_id, quarter, dimension, measure, position`.execute(scene.portal.db);
  return rows;
};
const read = async (query = ''): Promise<Reach> => (await scene.reach(scene.people.admin, query)).data;

describe('BEY-18 how it is made', () => {
  test('BEY-18 every quarter that has settled is there, and the one that runs is not', async () => {
    const { quarters, period } = await read();
    expect(quarters).toEqual(QUARTERS);
    expect(period).toEqual({ from: '2026-01-01', to: '2026-07-01' });
  });

  test('BEY-18 sums are those of what happened, whatever it is told apart by', async () => {
    const { totals, tables } = await read(ALL);
    expect(totals.find(({ measure }) => measure === 'sign_ups')?.count).toBe(deeds.length);
    expect(totals.find(({ measure }) => measure === 'activities')?.count).toBe(10 * QUARTERS.length);
    for (const { dimension, groups } of tables) {
      const sum = groups.reduce((total, { count }) => total + count, 0);
      expect([dimension, sum]).toEqual([dimension, deeds.length]);
    }
  });

  test('BEY-18 a user is new once, and comes again afterwards', async () => {
    const users = new Set(deeds.map(({ user }) => user));
    const inQuarters = new Set(deeds.map(({ user, quarter }) => `${user} ${quarter}`));
    const { totals } = await read(ALL);
    const count = (measure: string) => totals.find((total) => total.measure === measure)?.count ?? 0;
    // Quarters in which fewer than five were new are not told.
    expect(count('new_people')).toBeLessThanOrEqual(users.size);
    expect(count('new_people')).toBeGreaterThan(users.size - 5 * QUARTERS.length);
    expect(count('returning_people')).toBeLessThanOrEqual(inQuarters.size - users.size);
    expect(count('returning_people')).toBeGreaterThan(inQuarters.size - users.size - 5 * QUARTERS.length);
  });

  test('BEY-18 made twice it is the same, and what happens after it has settled changes nothing', async () => {
    const before = await figures();
    await scene.make();
    expect(await figures()).toEqual(before);
    await sql`delete from fact where id % 2 = 0`.execute(scene.portal.db);
    await scene.make();
    expect(await figures()).toEqual(before);
  });

  test('BEY-18 nothing exact is left, and no row names a user', async () => {
    const { rows } = await sql<{ cells: number; marks: number }>`
      select (select count(*)::int from statistics_cell) as cells,
        (select count(*)::int from statistics_quarter where people_until is not null or made_at is null) as marks`.execute(
      scene.portal.db,
    );
    expect(rows).toEqual([{ cells: 0, marks: 0 }]);
    const told = JSON.stringify(await figures());
    expect(deeds.filter(({ user }) => told.includes(user))).toEqual([]);
  });
});

/** Everything that has been answered: of a measure, of which parts of which quarters, and how many. */
type Told = { measure: ToldMeasure; dimension: Dimension; cells: Set<string>; count: number };
const TOLD_MEASURES = ['sign_ups', 'waiting'] as const;
type ToldMeasure = (typeof TOLD_MEASURES)[number];

/** Every period, both measures, every table of them, and every part that can be chosen. */
async function everythingTold(): Promise<Told[]> {
  const told: Told[] = [];
  const spans = QUARTERS.flatMap((from, at) => QUARTERS.slice(at).map((to) => ({ from, to })));
  for (const measure of TOLD_MEASURES) {
    for (const { from, to } of spans) {
      const hear = (
        dimension: Dimension,
        inside: readonly string[],
        parts: readonly string[],
        count: number | null,
      ) => {
        const cells = new Set(inside.flatMap((quarter) => parts.map((part) => cellName(dimension, quarter, part))));
        if (count !== null) told.push({ measure, dimension, cells, count });
      };
      const answer = await read(`?from=${from}&to=${to}&measure=${measure}`);
      // Quarters with fewer than five are in no sum.
      const quarters = answer.by_quarter.filter(({ count }) => count !== null).map(({ quarter }) => quarter);
      const years = answer.by_quarter
        .filter(({ before }) => before !== null)
        .map(({ quarter }) => aYearBefore(quarter));
      for (const { dimension, groups } of answer.tables) {
        for (const { parts, count, before } of groups) {
          const ids = parts.map(({ id }) => id);
          hear(dimension, quarters, ids, count);
          if (dimension !== 'month') hear(dimension, years, ids, before);
        }
        const all = new Set(deeds.filter(({ quarter }) => quarters.includes(quarter)).map((deed) => deed[dimension]));
        const { count = null } = answer.totals.find((total) => total.measure === measure) ?? {};
        hear(dimension, quarters, [...all], count);
      }
      for (const dimension of ['district', 'price'] as const) {
        const groups = answer.tables.find((table) => table.dimension === dimension)?.groups ?? [];
        for (const { parts } of groups) {
          const one = await read(
            `?from=${from}&to=${to}&measure=${measure}&dimension=${dimension}&part=${parts[0]?.id}`,
          );
          const ids = one.totals.find((total) => total.measure === measure)?.parts.map(({ id }) => id) ?? [];
          for (const { quarter, count } of one.by_quarter) hear(dimension, [quarter], ids, count);
        }
      }
    }
  }
  return told;
}

/** Months say their quarter by themselves. */
const cellName = (dimension: Dimension, quarter: string, part: string): string =>
  dimension === 'month' ? part : `${quarter} ${part}`;

/** Who is behind cells, by what really happened. */
function peopleIn(dimension: Dimension, cells: ReadonlySet<string>, isSo: (deed: Deed) => boolean) {
  const inside = deeds.filter((deed) => isSo(deed) && cells.has(cellName(dimension, deed.quarter, deed[dimension])));
  return { people: new Set(inside.map(({ user }) => user)).size, count: inside.length };
}

const IS_COUNTED: Readonly<Record<ToldMeasure, (deed: Deed) => boolean>> = {
  sign_ups: () => true,
  waiting: ({ hasWaited }) => hasWaited,
};
const isFew = ({ people, count }: { people: number; count: number }) => count > 0 && people < 5;
const nameOf = ({ cells }: Told): string => [...cells].sort().join(', ');

describe('BEY-18 nobody is told of by few', () => {
  test('BEY-18 no two answers differ by fewer than five people, over all filters, periods and measures', async () => {
    const told = await everythingTold();
    const faults: string[] = [];
    let tried = 0;
    for (const all of Map.groupBy(told, ({ measure, dimension }) => `${measure} ${dimension}`).values()) {
      const different = [...new Map(all.map((one) => [nameOf(one), one])).values()];
      for (const one of different) {
        const isCounted = IS_COUNTED[one.measure];
        const really = peopleIn(one.dimension, one.cells, isCounted);
        if (isFew(really) || really.count !== one.count) faults.push(`${one.measure} ${one.dimension} ${nameOf(one)}`);
        for (const other of different) {
          if (other === one || [...other.cells].some((cell) => !one.cells.has(cell))) continue;
          tried += 1;
          const difference = new Set([...one.cells].filter((cell) => !other.cells.has(cell)));
          const left = peopleIn(one.dimension, difference, isCounted);
          if (isFew(left) && one.count - other.count === left.count) faults.push([...difference].join(', '));
        }
      }
    }
    for (const all of Map.groupBy(told, (one) => `${one.dimension} ${nameOf(one)}`).values()) {
      const [signedUp, waited] = TOLD_MEASURES.map((measure) => all.find((one) => one.measure === measure));
      if (!(signedUp && waited)) continue;
      tried += 1;
      if (isFew(peopleIn(signedUp.dimension, signedUp.cells, ({ hasWaited }) => !hasWaited)))
        faults.push(`at once: ${nameOf(signedUp)}`);
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(1000);
  }, 120_000);

  test('BEY-18 files say what the screen says, and nothing else', async () => {
    const shown = new Set<number | null>([null]);
    const { totals } = await read();
    for (const { count, before } of totals) shown.add(count).add(before);
    for (const { measure } of totals) {
      for (const { groups } of (await read(`?measure=${measure}`)).tables) {
        for (const { count, before } of groups) shown.add(count).add(before);
      }
    }
    const get = (type: string) => scene.portal.as(scene.people.admin).get(`/api/municipality/reach/file?type=${type}`);
    const csv = await get('csv');
    const cells = csv.body
      .trim()
      .split('\r\n')
      .slice(1)
      .flatMap((line) => line.split(';').slice(3));
    const numbers = cells.map((cell) => (cell === '""' ? null : Number(cell.replaceAll('"', ''))));
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => !shown.has(number))).toEqual([]);
    for (const [type, mark] of [
      ['pdf', '%PDF'],
      ['xlsx', 'PK'],
    ] as const) {
      const file = await get(type);
      expect([file.status, file.body.slice(0, mark.length)]).toEqual([200, mark]);
    }
  });

  test('BEY-18 one filter at a time: two are not told apart', async () => {
    const { admin } = scene.people;
    expect((await scene.reach(admin, '?dimension=district')).status).toBe(422);
    expect((await scene.reach(admin, '?dimension=month&part=2026-01')).status).toBe(422);
    expect((await read('?dimension=district&part=460199')).totals.every(({ count }) => count === null)).toBe(true);
  });
});

describe('BEY-18 who reads it', () => {
  test('BEY-18 the municipality’s own people and super-admins, and nobody else', async () => {
    const { admin, support, elsewhere, superAdmin, stranger } = scene.people;
    const statuses = await Promise.all(
      [admin, support, superAdmin, elsewhere, stranger].map(
        async (person) => (await scene.reach(person, '?municipality_id=4601')).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 403]);
    await sql`delete from municipal_grant where user_id = ${support}`.execute(scene.portal.db);
    expect((await scene.reach(elsewhere)).data.municipality.name).toBe('Oslo');
  });
});

describe('BEY-18 interrupted, late, and in two municipalities', () => {
  test('BEY-18 it goes on where it was left, and takes in what changes until it has settled', async () => {
    const own = await statisticsScene();
    own.at('2026-10-05T12:00:00Z');
    const organisation = await own.portal.given.organisation();
    const event = await own.portal.given.event({
      organisation,
      district: 460101,
      alsoIn: [301],
      startsAt: ['2026-08-10T15:00:00Z', '2026-09-10T15:00:00Z'],
      settings: { has_sign_up: true },
    });
    const [first = '', second = ''] = await own.portal.given.timesOf(event);
    for (let number = 0; number < 7; number += 1) {
      await own.signUp(await own.portal.given.person(`Person ${number}`), first, event);
    }
    await own.make();
    expect((await own.reach(own.people.admin)).data.quarters).not.toContain('2026-07-01');
    await own.signUp(own.people.stranger, second, event);
    own.at('2026-10-16T12:00:00Z');
    let batches = 0;
    const stopping = own.make({
      countRows: () => {
        batches += 1;
        if (batches === 22) throw new Error('The power is off.');
      },
    });
    await expect(stopping).rejects.toThrow('The power is off.');
    await own.make();
    const { data } = (await own.reach(own.people.admin, '?from=2026-07-01&to=2026-07-01')) as { data: Reach };
    expect(data.totals.find(({ measure }) => measure === 'sign_ups')?.count).toBe(8);
    expect(data.totals.find(({ measure }) => measure === 'activities')?.count).toBe(2);
    const months = data.tables.find(({ dimension }) => dimension === 'month')?.groups;
    expect(months?.map(({ parts, count }) => [parts.map(({ id }) => id), count])).toEqual([
      [['2026-08', '2026-09'], 8],
    ]);
    const oslo = (await own.reach(own.people.elsewhere, '?from=2026-07-01&to=2026-07-01')) as { data: Reach };
    expect(oslo.data.totals.every(({ count }) => count === null)).toBe(true);
    await own.close();
  });
});
