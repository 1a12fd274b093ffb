import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Half past midnight on the 1st of April in Oslo, a Wednesday; in UTC it is still March.
const NOW = new Date('2026-03-31T22:30:00Z');

let portal: TestPortal;
let id: OrganisationId;
let owner: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  owner = await portal.given.person('Eier');
  id = await portal.given.organisation({ owner });
  const joined = async (at: string) => {
    const person = await portal.given.person('Medlem');
    await portal.given.member(id, person, 'member', { createdAt: at });
    await sql`insert into follower values (${id}, ${person}, ${at})`.execute(portal.db);
  };
  await joined('2026-03-31T21:59:59Z');
  await joined('2026-03-31T22:00:00Z');
  await joined('2026-02-28T23:00:00Z');
  await joined('2025-04-30T22:00:00Z');
  await joined('2025-04-30T21:59:59Z');
  const event = (startsAt: string[], given = {}) =>
    portal.given.event({ organisation: id, startsAt, capacity: 10, attending: 4, waiting: 1, ...given });
  await event(['2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z', '2026-03-31T22:00:00Z', '2026-04-30T21:59:00Z']);
  await event(['2026-04-19T21:59:00Z', '2026-04-19T22:00:00Z']);
  await event(['2026-02-22T23:00:00Z'], { capacity: undefined, waiting: 0 });
  await event(['2026-04-02T10:00:00Z'], { status: 'cancelled' });
  await event(['2026-04-02T10:00:00Z'], { status: 'draft' });
  await event(['2026-04-02T10:00:00Z'], { isDeleted: true });
  await event(['2026-04-02T10:00:00Z', '2026-04-03T10:00:00Z'], { cancelledTimes: [0, 1] });
});
afterAll(() => portal.close());

const statistic = (as: string) => portal.as(as).get(`/api/organizations/${id}/statistic`);

test('ORG-07 weeks and months are Norway’s, across the change to summer time', async () => {
  const { data } = (await statistic(owner)).json();
  expect(data).toMatchObject({ followers: 5, members: 6 });
  expect(data.weeks).toEqual([
    { week: '2026-02-23', attending: 4, waiting: 0 },
    { week: '2026-03-02', attending: 0, waiting: 0 },
    { week: '2026-03-09', attending: 0, waiting: 0 },
    { week: '2026-03-16', attending: 0, waiting: 0 },
    { week: '2026-03-23', attending: 4, waiting: 1 },
    { week: '2026-03-30', attending: 8, waiting: 2 },
    { week: '2026-04-06', attending: 0, waiting: 0 },
    { week: '2026-04-13', attending: 4, waiting: 1 },
  ]);
  expect(data.months.map(({ month }: { month: string }) => month)).toEqual([
    '2025-05-01',
    '2025-06-01',
    '2025-07-01',
    '2025-08-01',
    '2025-09-01',
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ]);
  expect(data.months[0]).toEqual({ month: '2025-05-01', followers: 1, members: 1 });
  expect(data.months.at(-2)).toEqual({ month: '2026-03-01', followers: 2, members: 2 });
  // The owner is a member from this very moment.
  expect(data.months.at(-1)).toEqual({ month: '2026-04-01', followers: 1, members: 2 });
});

test('ORG-07 this month and the one before, with the places there were', async () => {
  const { data } = (await statistic(owner)).json();
  expect(data.last_month).toEqual({ attending: 8, capacity: 20, followers: 2, members: 2 });
  expect(data.this_month).toEqual({ attending: 16, capacity: 40, followers: 1, members: 2 });
});

test('ORG-07 there is no number of places where one activity has no limit, or there is none', async () => {
  const other = await portal.given.organisation({ owner });
  const asked = async () => (await portal.as(owner).get(`/api/organizations/${other}/statistic`)).json().data;
  expect((await asked()).this_month.capacity).toBeNull();
  await portal.given.event({ organisation: other, startsAt: ['2026-04-02T10:00:00Z'], capacity: 10 });
  expect((await asked()).this_month.capacity).toBe(10);
  await portal.given.event({ organisation: other, startsAt: ['2026-04-02T10:00:00Z'] });
  expect((await asked()).this_month.capacity).toBeNull();
});

test('ORG-07 is for those who run it', async () => {
  const member = await portal.given.person('Medlem');
  await portal.given.member(id, member);
  const moderator = await portal.given.person('Koordinator');
  await portal.given.member(id, moderator, 'moderator');
  const municipal = await portal.given.person('Kommune', { adminOf: [4601] });
  const statuses = await Promise.all([member, municipal, moderator].map(async (as) => (await statistic(as)).status));
  expect(statuses).toEqual([403, 403, 200]);
});
