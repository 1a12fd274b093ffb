import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_PERMISSIONS, type Permission } from '#features/organisations/rules.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN, OSLO } from '../support/given.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOW = new Date('2026-11-18T11:00:00Z');
const NOBODY = '00000000-0000-4000-8000-000000000000';

let portal: TestPortal;
let id: OrganisationId;
let owner: UserId;
let person: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
});
beforeEach(async () => {
  owner = await portal.given.person('Eier');
  person = await portal.given.person('Noen');
  id = await portal.given.organisation({ owner });
});
afterAll(() => portal.close());

const access = async (as: string, of = id) =>
  (await portal.as(as).get(`/api/organizations/${of}/permissions`)).json().data;
const permissionsOf = ({ can }: { can: Record<Permission, boolean> }) => ALL_PERMISSIONS.filter((key) => can[key]);
const follow = (as: string, of = id) => portal.as(as).post(`/api/organizations/${of}/follow`);
const unfollow = (as: string, of = id) => portal.as(as).send('DELETE', `/api/organizations/${of}/follow`);

describe('ORG-04 own permissions', () => {
  test('ORG-04 a user from outside can follow and ask to become a member', async () => {
    expect(await access(person)).toMatchObject({
      rank: null,
      membership: null,
      is_following: false,
      is_offered: false,
      can: { request_membership: true, follow: true, leave: false, decide: false },
    });
    expect(permissionsOf(await access(person))).toEqual([]);
  });

  test('ORG-04 each role can what the matrix says', async () => {
    const can = async (role: 'member' | 'moderator' | 'admin') => {
      const one = await portal.given.person(role);
      await portal.given.member(id, one, role);
      const { rank, membership, can: all } = await access(one);
      expect([rank, membership, all.leave, all.request_membership]).toEqual([
        role,
        { role, status: 'active' },
        true,
        false,
      ]);
      return permissionsOf({ can: all });
    };
    expect(await can('member')).toEqual(['see_members']);
    const moderator = await can('moderator');
    expect(moderator).toHaveLength(11);
    expect(moderator).not.toContain('export_people');
    const admin = await can('admin');
    expect(admin).not.toContain('delete_organization');
    expect(admin).toHaveLength(ALL_PERMISSIONS.length - 2);
    const own = await access(owner);
    expect([own.rank, permissionsOf(own), own.can.leave]).toEqual(['owner', ALL_PERMISSIONS, false]);
  });

  test.each([
    [{ status: 'requested' }, 'requested', { request_membership: false, leave: true }],
    [{ status: 'rejected' }, 'not_accepted', { request_membership: true, leave: false }],
    [{ status: 'disabled' }, 'disabled', { request_membership: false, leave: true }],
    [{ endsOn: '2026-11-17' }, 'expired', { request_membership: true, leave: true }],
    [{ startsOn: '2026-11-19' }, 'not_active_yet', { request_membership: false, leave: true }],
  ] as const)('MEM-06 a membership with %j is %s and gives no rank', async (given, status, can) => {
    await portal.given.member(id, person, 'moderator', given);
    const own = await access(person);
    expect([own.rank, own.membership.status]).toEqual([null, status]);
    expect(own.can).toMatchObject({ ...can, see_members: false });
  });

  test('ORG-04 an admin of the parent counts as a coordinator', async () => {
    const parent = await portal.given.organisation();
    await portal.given.member(parent, person, 'admin');
    await sql`insert into partnership (id, kind, organisation_id, partner_id, asked_by, status)
      values (gen_random_uuid(), 'subsidiary', ${parent}, ${id}, ${parent}, 'approved')`.execute(portal.db);
    expect(await access(person)).toMatchObject({ rank: 'moderator', membership: null });
  });

  test('ORG-02 the user who decides about one that asks can tell from it', async () => {
    const pending = await portal.given.organisation({ status: 'pending', requestedBy: person });
    const decides = async (as: string) => (await access(as, pending)).can.decide;
    expect(await decides(await portal.given.person('Admin', { adminOf: [BERGEN] }))).toBe(true);
    expect(await decides(await portal.given.person('Super', { scopes: ['admin'] }))).toBe(true);
    expect(await access(person, pending)).toMatchObject({
      can: { decide: false, follow: false, request_membership: false },
    });
    const stranger = await portal.given.person('Oslo', { adminOf: [OSLO] });
    expect((await portal.as(stranger).get(`/api/organizations/${pending}/permissions`)).status).toBe(404);
    expect((await portal.get(`/api/organizations/${id}/permissions`)).status).toBe(401);
  });

  test('RTE-06 of a private one a user from outside learns that they can ask, and cannot follow', async () => {
    const closed = await portal.given.organisation({ isPrivate: true, owner });
    expect((await access(person, closed)).can).toMatchObject({ request_membership: true, follow: false });
    expect((await follow(person, closed)).status).toBe(404);
  });
});

describe('ORG-01 following', () => {
  const followers = async () => (await portal.get(`/api/organizations/${id}`)).json().data.followers_count;

  test('ORG-01 twice is once, both ways', async () => {
    expect((await Promise.all([follow(person), follow(person)])).map(({ status }) => status)).toEqual([204, 204]);
    await follow(owner);
    expect([await followers(), (await access(person)).is_following]).toEqual([2, true]);
    const facts = await portal.db
      .selectFrom('fact')
      .select('kind')
      .where('organisation_id', '=', id)
      .where('actor_user_id', '=', person)
      .execute();
    expect(facts).toEqual([{ kind: 'organization:followed' }]);
    expect([(await unfollow(person)).status, (await unfollow(person)).status]).toEqual([204, 204]);
    expect([await followers(), (await access(person)).is_following]).toEqual([1, false]);
  });

  test('ORG-01 what is not there is not followed; what has become private can be left', async () => {
    await follow(person);
    await sql`update organisation set is_private = true where id = ${id}`.execute(portal.db);
    expect([(await unfollow(person)).status, (await follow(person)).status]).toEqual([204, 404]);
    const pending = await portal.given.organisation({ status: 'pending', requestedBy: person });
    const early = await portal.as(person).post(`/api/organizations/${pending}/follow`, undefined, { language: 'nb' });
    expect([early.status, early.json().message]).toEqual([
      409,
      'Kommunen har ikke godkjent arrangøren ennå. Prøv igjen når den er godkjent.',
    ]);
    for (const nothing of [NOBODY, await portal.given.organisation({ isDeleted: true })]) {
      expect([(await follow(person, asId(nothing))).status, (await unfollow(person, asId(nothing))).status]).toEqual([
        404, 404,
      ]);
    }
  });
});

describe('ORG-01 contact persons', () => {
  const contacts = async () => (await portal.get(`/api/organizations/${id}/contacts`)).json().data;

  test('ORG-01 the user who owns it where nobody is named', async () => {
    expect(await contacts()).toEqual([{ id: owner, name: 'Eier', thumbnail_url: null, role: 'admin', title: null }]);
  });

  test('ORG-01 those who are named, with their titles; no member, nobody who has left or is blocked', async () => {
    const named = async (name: string, role: 'member' | 'moderator' | 'admin', given = {}) => {
      const one = await portal.given.person(name);
      await portal.given.member(id, one, role, { isContact: true, ...given });
      return one;
    };
    const ahmed = await named('Ahmed Omar', 'moderator', { title: 'ski' });
    const kari = await named('Kari Bakken', 'admin');
    await named('Bare Medlem', 'member');
    await named('Gått Ut', 'admin', { status: 'left' });
    await named('Ferdig I Går', 'admin', { endsOn: '2026-11-17' });
    const blocked = await named('Sperret', 'admin');
    await sql`update app_user set blocked_at = ${NOW} where id = ${blocked}`.execute(portal.db);
    expect(await contacts()).toEqual([
      { id: kari, name: 'Kari Bakken', thumbnail_url: null, role: 'admin', title: null },
      { id: ahmed, name: 'Ahmed Omar', thumbnail_url: null, role: 'moderator', title: 'ski' },
    ]);
  });
});

describe('ORG-04 permission settings', () => {
  type Setting = { key: Permission; rank: string; lowest: string; is_adjustable: boolean };
  const read = async (as: string) =>
    (await portal.as(as).get(`/api/organizations/${id}/permission-settings`)).json().data.permissions as Setting[];
  const set = (as: string, permissions: unknown) =>
    portal.as(as).post(`/api/organizations/${id}/permission-settings`, { permissions });

  test('ORG-04 are as the portal has them until a user asks for more; what is left out goes back', async () => {
    expect(await read(owner)).toHaveLength(ALL_PERMISSIONS.length);
    expect((await read(owner)).find(({ key }) => key === 'see_members')).toEqual({
      key: 'see_members',
      rank: 'member',
      lowest: 'member',
      is_adjustable: true,
    });
    const answer = await set(owner, { see_members: 'admin', export_people: 'owner', edit_gallery: 'moderator' });
    expect(answer.status).toBe(200);
    const raised = ({ rank, lowest }: Setting) => rank !== lowest;
    expect(answer.json().data.permissions.filter(raised)).toEqual(
      [
        ['see_members', 'admin', 'member'],
        ['export_people', 'owner', 'admin'],
      ].map(([key, rank, lowest]) => ({ key, rank, lowest, is_adjustable: true })),
    );
    await portal.given.member(id, person, 'moderator');
    expect((await access(person)).can.see_members).toBe(false);
    expect((await set(owner, {})).json().data.permissions.filter(raised)).toEqual([]);
    expect((await access(person)).can.see_members).toBe(true);
  });

  test.each([
    ['lower than the portal asks for', { export_people: 'moderator' }, 'permissions.export_people'],
    ['of what cannot be changed', { edit_settings: 'owner' }, 'permissions.edit_settings'],
    ['of what cannot be changed, downwards', { delete_organization: 'admin' }, 'permissions.delete_organization'],
    ['of what there is none of', { fly: 'owner' }, 'permissions.fly'],
    ['to what is no rank', { see_members: 'applicant' }, 'permissions.see_members'],
    ['with a name of JavaScript’s', { constructor: 'owner' }, 'permissions.constructor'],
  ])('ORG-04 a setting %s is refused, and nothing changes', async (_, permissions, field) => {
    const answer = await set(owner, { see_contact_data: 'admin', ...permissions });
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect((await read(owner)).filter(({ rank, lowest }) => rank !== lowest)).toEqual([]);
  });

  test('ORG-04 are the admins’: others may neither read nor change them', async () => {
    const moderator = await portal.given.person('Koordinator');
    await portal.given.member(id, moderator, 'moderator');
    const superAdmin = await portal.given.person('Super', { scopes: ['admin'] });
    for (const as of [moderator, person, superAdmin]) {
      expect([
        (await portal.as(as).get(`/api/organizations/${id}/permission-settings`)).status,
        (await set(as, {})).status,
      ]).toEqual([403, 403]);
    }
    await portal.given.member(id, person, 'admin');
    expect((await set(person, { see_members: 'moderator' })).status).toBe(200);
  });
});
