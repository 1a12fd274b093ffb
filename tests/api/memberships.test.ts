import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '#features/memberships/contract.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { givenTenThousand } from '#tests/support/memberships.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let today = new Date('2026-03-10T11:00:00Z');
let scene: ReturnType<typeof clubScene>;
beforeAll(async () => {
  portal = await startPortal({ now: () => today });
  scene = clubScene(portal);
});
afterAll(() => portal.close());

describe('MEM-02 the list of members', () => {
  test('MEM-02 those with most to say come first, then by name in Norwegian order', async () => {
    const club = await scene.givenClub();
    await portal.given.member(club.id, await portal.given.person('Åse Aas'), 'member');
    await portal.given.member(club.id, await portal.given.person('Zita Zahl'), 'member');
    expect(await scene.namesIn(club.member, club.url)).toEqual([
      'Adam Administrator',
      'Oda Eier',
      'Kim Koordinator',
      'Mina Medlem',
      'Zita Zahl',
      'Åse Aas',
    ]);
  });

  test('MEM-02 D-05 a plain member sees names, a coordinator also how to reach people', async () => {
    const club = await scene.givenClub();
    const seen = async (as: string) => (await scene.members(as, club.url)).find(({ id }) => id === club.moderator);
    expect(await seen(club.member)).toMatchObject({ name: 'Kim Koordinator', email: null, phone: null });
    expect((await seen(club.moderator))?.email).toContain('@test.example');
    // An address that nobody has proved may be another user's.
    expect((await seen(club.moderator))?.phone).toBeNull();
  });

  test('MEM-02 D-05 nobody outside sees who the members are', async () => {
    const staff = [
      await portal.given.person('Kommunens', { adminOf: [BERGEN] }),
      await portal.given.person('Super', { scopes: ['admin'] }),
    ];
    const open = await scene.givenClub();
    const closed = await scene.givenClub({ isPrivate: true });
    for (const person of [...staff, open.outsider]) {
      expect((await portal.as(person).get(`${open.url}/members`)).status).toBe(403);
    }
    expect((await portal.as(closed.outsider).get(`${closed.url}/members`)).status).toBe(404);
    expect((await portal.as(closed.applicant).get(`${closed.url}/members`)).status).toBe(404);
    expect((await portal.as(staff[0] ?? '').get(`${closed.url}/members`)).status).toBe(403);
    expect((await portal.as(staff[1] ?? '').get(`${closed.url}/members`)).status).toBe(404);
    expect((await portal.get(`${open.url}/members`)).status).toBe(401);
  });

  test('MEM-02 finds people by any part of their name, whatever the letters, and nothing is a wildcard', async () => {
    const club = await scene.givenClub();
    const found = async (q: string) => {
      const { data, meta } = (
        await portal.as(club.member).get(`${club.url}/members?q=${encodeURIComponent(q)}`)
      ).json();
      return [meta.total, data.map(({ name }: Member) => name)];
    };
    expect(await found('KOORD')).toEqual([1, ['Kim Koordinator']]);
    expect(await found('inistr')).toEqual([1, ['Adam Administrator']]);
    expect(await found('%')).toEqual([0, []]);
    expect(await found('søker')).toEqual([0, []]);
  });

  test('MEM-06 who is paused, not yet in, or over, is seen by those who can change it', async () => {
    const club = await scene.givenClub();
    const given = async (name: string, membership: object) => {
      await portal.given.member(club.id, await portal.given.person(name), 'member', membership);
    };
    await given('Per Pause', { status: 'disabled' });
    await given('Fia Framtid', { startsOn: '2026-03-11' });
    await given('Gro Gammel', { endsOn: '2026-03-09' });
    await given('Siste Dag', { startsOn: '2026-01-01', endsOn: '2026-03-10' });
    const seenBy = async (as: string) => {
      const { data, meta } = (await portal.as(as).get(`${club.url}/members`)).json();
      return [meta.total, data.slice(4).map(({ name, status }: Member) => `${name}: ${status}`)];
    };
    expect(await seenBy(club.admin)).toEqual([
      8,
      ['Gro Gammel: expired', 'Mina Medlem: active', 'Siste Dag: active', 'Per Pause: disabled'],
    ]);
    expect(await seenBy(club.moderator)).toEqual([5, ['Siste Dag: active']]);
    expect((await scene.members(club.admin, club.url))[3]).toMatchObject({
      name: 'Fia Framtid',
      status: 'not_active_yet',
    });
    const second = (await portal.as(club.admin).get(`${club.url}/members?page=2&perPage=7`)).json();
    expect(second.data.map(({ name }: Member) => name)).toEqual(['Per Pause']);
  });

  test('MEM-02 `can` says what one may do with each person', async () => {
    const club = await scene.givenClub();
    const can = async (as: string) =>
      Object.fromEntries(
        (await scene.members(as, club.url)).map(({ id, can: what }) => [
          Object.entries(club).find(([, value]) => value === id)?.[0],
          Object.keys(what).filter((key) => what[key as keyof Member['can']]),
        ]),
      );
    expect(await can(club.member)).toEqual({ owner: [], admin: [], moderator: [], member: [] });
    expect(await can(club.admin)).toEqual({
      owner: [],
      admin: ['edit'],
      moderator: ['change_role', 'remove', 'edit'],
      member: ['change_role', 'remove', 'edit'],
    });
    expect((await can(club.owner)).admin).toEqual(['change_role', 'remove', 'edit', 'offer_ownership']);
  });

  test('MEM-02 a page of ten thousand members reads the rows of that page and no others', async () => {
    const club = await scene.givenClub();
    await givenTenThousand(portal, club.id);
    await sql`analyze membership`.execute(portal.db);
    const { meta, data } = (await portal.as(club.member).get(`${club.url}/members?page=2`)).json();
    expect([meta.total, meta.last_page, data.length]).toEqual([10_004, 334, 30]);
    const plan = await sql<{ 'QUERY PLAN': string }>`explain (costs off) select user_id from membership
      where organisation_id = ${club.id} and status = 'active'
      order by role_rank desc, name_sort, user_id limit 30`.execute(portal.db);
    const steps = plan.rows.map((row) => Object.values(row)[0]).join('\n');
    expect(steps).toContain('membership_list');
    expect(steps).not.toContain('Sort');
  });
});

test('MEM-06 tomorrow, what begins tomorrow has begun', async () => {
  const club = await scene.givenClub();
  const later = await portal.given.person('Fia Framtid');
  await portal.given.member(club.id, later, 'member', { startsOn: '2026-03-11' });
  expect((await portal.as(later).get(`${club.url}/members`)).status).toBe(403);
  const before = today;
  today = new Date('2026-03-11T08:00:00Z');
  expect((await portal.as(later).get(`${club.url}/members`)).status).toBe(200);
  today = before;
});
