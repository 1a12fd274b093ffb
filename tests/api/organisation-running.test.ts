import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');

let now = NOON;
let portal: TestPortal;
let id: OrganisationId;
let owner: UserId;
let admin: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  owner = await portal.given.person('Olga Eier');
  admin = await portal.given.person('Kari Bakken');
  id = await portal.given.organisation({ name: 'Solvik IL', owner });
  await portal.given.member(id, admin, 'admin');
});
afterAll(() => portal.close());

const about = (of = id, ask = {}) => portal.get(`/api/organizations/${of}`, ask);
const fields = async () => ({ name: 'Solvik IL', updated_at: (await about()).json().data.updated_at });
const save = (as: string, body: object) =>
  portal.as(as).send('PUT', `/api/organizations/${id}`, { body, language: 'nb' });
const remove = (as: string, ask = {}) =>
  portal.as(as).send('DELETE', `/api/organizations/${id}`, { language: 'nb', ...ask });
const statusOf = async (url: string) => (await portal.get(url)).status;

describe('ORG-03 editing', () => {
  test('ORG-03 changes what an organisation says of itself, for everybody at once', async () => {
    now = new Date(NOON.getTime() + 60_000);
    const told = {
      name: '  Solvik idrettslag ',
      description: 'For hele bygda.',
      email: 'post@solvik.example',
      phone: '+4741234567',
      website: 'https://solvik.example/',
      address: 'Solvikveien 1',
      lat: 60.39,
      lng: 5.32,
      is_private: false,
    };
    const answer = await save(admin, { ...(await fields()), ...told });
    expect(answer.status).toBe(200);
    const { lat: _, lng: __, ...shown } = told;
    expect(answer.json().data).toMatchObject({ ...shown, name: 'Solvik idrettslag' });
    expect((await about()).json().data).toEqual(answer.json().data);
    const facts = portal.db.selectFrom('fact').select(['kind', 'actor_user_id']).where('organisation_id', '=', id);
    expect(await facts.execute()).toEqual([{ kind: 'organization:updated', actor_user_id: admin }]);
  });

  test('ORG-03 the point stays for as long as the address does', async () => {
    const point = async () =>
      portal.db.selectFrom('organisation').select(['lat', 'lng']).where('id', '=', id).executeTakeFirst();
    await save(admin, { ...(await fields()), address: 'Solvikveien 1', lat: 60.39, lng: 5.32 });
    await save(admin, { ...(await fields()), address: 'Solvikveien 1' });
    expect(await point()).toEqual({ lat: 60.39, lng: 5.32 });
    await save(admin, { ...(await fields()), address: 'Et annet sted' });
    expect(await point()).toEqual({ lat: null, lng: null });
  });

  test('ORG-03 of two admins at once one wins, the other is told who, and can save after that', async () => {
    const before = await fields();
    const both = await Promise.all([
      save(owner, { ...before, description: 'Olgas' }),
      save(admin, { ...before, description: 'Karis' }),
    ]);
    const [won, lost] = both.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    const { description } = won?.json().data ?? {};
    expect(lost?.json().message).toContain(description === 'Olgas' ? 'Olga Eier lagret' : 'Kari Bakken lagret');
    expect((await about()).json().data.description).toBe(description);
  });

  test('ORG-03 the user who saves what is no longer so is told by whom and when', async () => {
    const before = await fields();
    now = new Date(NOON.getTime() + 60_000);
    await save(admin, { ...before, description: 'Karis' });
    now = new Date(NOON.getTime() + 180_000);
    const late = await save(owner, { ...before, description: 'Olgas' });
    expect([late.status, late.json().message]).toEqual([
      409,
      'Kari Bakken lagret endringer for 2 minutter siden, mens du skrev. Det du har skrevet, står her fortsatt. Se hva som er nytt, og lagre igjen.',
    ]);
    expect((await about()).json().data.description).toBe('Karis');
    expect((await save(owner, { ...(await fields()), description: 'Olgas' })).status).toBe(200);
    expect((await save(owner, { ...before, updated_at: "now'::text --" })).status).toBe(409);
  });

  test('ORG-03 what cannot be saved says which field, and changes nothing', async () => {
    const before = (await about()).json().data;
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(201)],
      ['website', 'javascript:alert(1)'],
      ['website', 'solvik'],
      ['email', 'post'],
      ['phone', '12'],
      ['lat', 91],
      ['description', 'x'.repeat(5001)],
      ['status', 'accepted'],
      ['picture_upload_id', randomUUID()],
      ['cover_upload_id', await portal.given.upload(admin, { kind: 'document', name: 'a.pdf' })],
      ['picture_upload_id', await portal.given.upload(owner, { kind: 'image', name: 'Andres.png' })],
    ] as const) {
      const answer = await save(admin, { ...(await fields()), [field]: value });
      expect([field, answer.status, Object.keys(answer.json().errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect((await save(admin, { ...(await fields()), lat: 60 })).status).toBe(422);
    expect((await about()).json().data).toEqual(before);
  });

  test('ORG-03 picture and cover are one’s own uploads; what is replaced is gone, what is left out stays', async () => {
    const upload = (name: string) => portal.given.upload(admin, { kind: 'image', name });
    const [first, second, cover] = [await upload('1'), await upload('2'), await upload('3')];
    const set = async (as: string, more: object) => (await save(as, { ...(await fields()), ...more })).json().data;
    const shown = await set(admin, { picture_upload_id: first, cover_upload_id: cover });
    expect([shown.thumbnail_url, shown.cover_url]).toEqual([`/uploads/${first}.webp`, `/uploads/${cover}.webp`]);
    expect(await set(owner, { picture_upload_id: first })).toMatchObject({ thumbnail_url: `/uploads/${first}.webp` });
    expect(await set(admin, { picture_upload_id: second })).toMatchObject({
      thumbnail_url: `/uploads/${second}.webp`,
      cover_url: `/uploads/${cover}.webp`,
    });
    expect(await set(admin, { cover_upload_id: null })).toMatchObject({ cover_url: null });
    const kept = portal.db
      .selectFrom('upload')
      .select('id')
      .where('owner_user_id', '=', admin)
      .where('deleted_at', 'is', null);
    expect(await kept.execute()).toEqual([{ id: second }]);
  });

  test('ORG-03 is for admins: not coordinators, members, others, the municipality or super-admins', async () => {
    const before = await fields();
    const moderator = await portal.given.person('Koordinator');
    await portal.given.member(id, moderator, 'moderator');
    const people = [
      moderator,
      await portal.given.person('Fremmed'),
      await portal.given.person('Kommune', { adminOf: [4601] }),
      await portal.given.person('Super', { scopes: ['admin'] }),
    ];
    for (const as of people) expect((await save(as, { ...before, name: 'Kapret' })).status).toBe(403);
    await sql`update organisation set is_private = true where id = ${id}`.execute(portal.db);
    expect((await save(people[1] ?? '', { ...before, name: 'Kapret' })).status).toBe(404);
    expect((await about(id, { as: owner })).json().data.name).toBe('Solvik IL');
  });

  test('ORG-04 an organisation that asks for the owner keeps its admins from editing', async () => {
    const body = { permissions: { edit_organization: 'owner' } };
    await portal.as(admin).post(`/api/organizations/${id}/permission-settings`, body);
    expect([(await save(admin, await fields())).status, (await save(owner, await fields())).status]).toEqual([
      403, 200,
    ]);
  });
});

describe('ORG-03 deleting', () => {
  test('ORG-03 everything of it is gone, and what is over keeps its name', async () => {
    const coming = await portal.given.event({ name: 'Kommende', organisation: id, startsInHours: [48] });
    const past = await portal.given.event({ name: 'Var', organisation: id, startsInHours: [-48] });
    const series = await portal.given.event({ name: 'Serie', organisation: id, startsInHours: [-48, 48] });
    const cancelled = await portal.given.event({ organisation: id, status: 'cancelled', attending: 3 });
    expect((await remove(owner)).status).toBe(204);
    for (const part of ['', '/events', '/contacts', '/gallery', '/documents', '/events.ics', '/events.rss']) {
      expect([part, await statusOf(`/api/organizations/${id}${part}`)]).toEqual([part, 404]);
    }
    for (const event of [coming, cancelled]) expect(await statusOf(`/api/events/${event}`)).toBe(404);
    for (const event of [past, series]) {
      const { data } = (await portal.get(`/api/events/${event}`)).json();
      expect(data.organization).toEqual({ id, name: 'Solvik IL' });
      expect(data.occurrences).toEqual([]);
    }
    for (const url of [
      '/api/events',
      '/api/organizations?q=Solvik',
      '/api/events.rss',
      '/api/slideshow',
      '/api/search?q=Solvik',
      '/sitemap/pages.xml',
    ]) {
      expect([url, (await portal.get(url)).body.includes(id)]).toEqual([url, false]);
    }
    for (const event of [coming, series]) expect((await portal.get('/api/events')).body).not.toContain(event);
    expect((await portal.as(owner).get('/api/users/me/organizations')).body).not.toContain(id);
  });

  test('ORG-03 ends what others had with it, and lets the files go', async () => {
    const { db, given } = portal;
    const other = await given.organisation();
    const upload = await given.upload(owner, { kind: 'image', name: 'a.png' });
    await db
      .insertInto('gallery_picture')
      .values({ id: newId<'GalleryPictureId'>(), organisation_id: id, upload_id: upload })
      .execute();
    await db.insertInto('follower').values({ organisation_id: id, user_id: admin }).execute();
    await db
      .insertInto('owner_offer')
      .values({ organisation_id: id, from_user_id: owner, to_user_id: admin })
      .execute();
    await sql`insert into organisation_invite (id, organisation_id, email, role, token_digest, expires_at)
      values (gen_random_uuid(), ${id}, 'ny@test.example', 'member', ${id}, ${NOON})`.execute(db);
    await sql`insert into partnership (id, kind, organisation_id, partner_id, asked_by, status)
      values (gen_random_uuid(), 'cohost', ${other}, ${id}, ${id}, 'approved')`.execute(db);
    await sql`insert into export_file (id, user_id, kind, organisation_id, type, language, expires_at)
      values (gen_random_uuid(), ${admin}, 'members', ${id}, 'csv', 'nb', '2099-01-01')`.execute(db);
    expect((await about(other)).json().data.cohosts_count).toBe(1);
    await remove(owner);
    const { rows } = await sql`select
      (select count(*)::int from follower where organisation_id = ${id}) as followers,
      (select count(*)::int from owner_offer where organisation_id = ${id}) as offers,
      (select string_agg(distinct status, ',') from membership where organisation_id = ${id}) as memberships,
      (select answer from organisation_invite where organisation_id = ${id}) as invite,
      (select status from partnership where partner_id = ${id}) as partnership,
      (select expires_at <= ${NOON} from export_file where organisation_id = ${id}) as is_expired,
      (select deleted_at is not null from upload where id = ${upload}) as is_deleted,
      (select members_count + followers_count from organisation where id = ${id}) as people`.execute(db);
    expect(rows).toEqual([
      {
        followers: 0,
        offers: 0,
        memberships: 'left',
        invite: 'withdrawn',
        partnership: 'cancelled',
        is_expired: true,
        is_deleted: true,
        people: 0,
      },
    ]);
    expect((await about(other)).json().data.cohosts_count).toBe(0);
    const audit = db
      .selectFrom('audit_entry')
      .select(['action', 'municipality_id', 'details'])
      .where('actor_user_id', '=', owner);
    expect(await audit.execute()).toEqual([
      { action: 'organization.delete', municipality_id: 4601, details: { organization: id, name: 'Solvik IL' } },
    ]);
    expect((await portal.as(owner).send('DELETE', '/api/users/me')).status).toBe(204);
  });

  test('ORG-03 is refused while people are signed up, with the names of what they are signed up for', async () => {
    const event = (name: string, hours: number, given = {}) =>
      portal.given.event({ name, organisation: id, startsInHours: [hours], attending: 2, ...given });
    await event('Var', -48);
    await event('Avlyst', 20, { status: 'cancelled' });
    const first = await event('Første', 24);
    await event('Andre', 48, { attending: 0, waiting: 1 });
    const message = async (language = 'nb') => {
      const answer = await remove(owner, { language });
      expect(answer.status).toBe(409);
      return answer.json().message;
    };
    expect(await message()).toBe('Noen er påmeldt «Første» og «Andre». Avlys først, så kan du slette arrangøren.');
    for (const hours of [72, 96, 120]) await event(`Nummer ${hours}`, hours);
    expect(await message('en')).toBe(
      'People have signed up for «Første», «Andre», «Nummer 72» and 2 more activities. Cancel first, then you can delete the organiser.',
    );
    expect([(await about()).status, await statusOf(`/api/events/${first}`)]).toEqual([200, 200]);
    await sql`update event set status = 'cancelled' where organisation_id = ${id}`.execute(portal.db);
    expect((await remove(owner)).status).toBe(204);
  });

  test('ORG-03 is the owner’s alone, and not for the user who is logged in as the owner', async () => {
    const people = [
      admin,
      await portal.given.person('Fremmed'),
      await portal.given.person('Kommune', { adminOf: [4601] }),
      await portal.given.person('Annen kommune', { adminOf: [OSLO] }),
      await portal.given.person('Super', { scopes: ['admin'] }),
    ];
    for (const as of people) expect((await remove(as)).status).toBe(403);
    const acting = await remove(owner, { headers: { 'x-test-state': JSON.stringify({ acting_user_id: people[4] }) } });
    expect([acting.status, acting.headers['problem-kind']]).toEqual([403, 'own_only']);
    expect((await portal.send('DELETE', `/api/organizations/${id}`)).status).toBe(401);
    expect((await about()).status).toBe(200);
  });

  test('ORG-03 twice at once is once; what an admin saves meanwhile is not saved over it', async () => {
    const before = await fields();
    const answers = await Promise.all([remove(owner), remove(owner), save(admin, { ...before, name: 'Etterpå' })]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    expect(await statusOf(`/api/organizations/${id}`)).toBe(404);
    const deletions = portal.db
      .selectFrom('fact')
      .select('id')
      .where('organisation_id', '=', id)
      .where('kind', '=', 'organization:deleted');
    expect(await deletions.execute()).toHaveLength(1);
  });
});
