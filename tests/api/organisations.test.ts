import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOW = new Date('2026-11-18T11:00:00Z');
const NOBODY = '00000000-0000-4000-8000-000000000000';
const SUNSET = { host: 'demo-avviklet.localhost' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
});
afterAll(() => portal.close());

const about = (id: string, ask = {}) => portal.get(`/api/organizations/${id}`, ask);
const eventsOf = (id: string, query = '', ask = {}) => portal.get(`/api/organizations/${id}/events${query}`, ask);
const namesOf = (answer: { json(): { data: { name: string }[] } }) => answer.json().data.map(({ name }) => name);

/** Three that are to come, one of them in another municipality, and what nobody is shown. */
async function givenOrganisation() {
  const id = await portal.given.organisation({ name: 'Bryggen ballklubb' });
  await sql`
    update organisation set description = 'Ball for alle.', website = 'https://ball.example/', district_id = 460101
    where id = ${id}`.execute(portal.db);
  const other = await portal.given.organisation({ name: 'Nabokoret' });
  await portal.given.event({ name: 'Sist', description: 'Ta med joggesko.', organisation: id, startsInHours: [72] });
  await portal.given.event({ name: 'Først', organisation: id, startsInHours: [2, 500] });
  await portal.given.event({ name: 'I Oslo', organisation: id, startsInHours: [48], municipality: OSLO });
  await portal.given.event({ name: 'Over', organisation: id, startsInHours: [-48] });
  await portal.given.event({ name: 'Kladd', organisation: id, status: 'draft' });
  await portal.given.event({ name: 'Slettet', organisation: id, isDeleted: true });
  await portal.given.event({ name: 'Kor', organisation: other });
  return id;
}

/** Each is an organisation with something coming up that would be shown, were it not for one thing. */
async function givenHidden() {
  const given = async (name: string, change?: ReturnType<typeof sql>) => {
    const id = await portal.given.organisation({ name, isPrivate: name === 'Hemmelig privat' });
    await portal.given.event({ name: `${name} treff`, organisation: id });
    if (change) await sql`update organisation set ${change} where id = ${id}`.execute(portal.db);
    return id;
  };
  return [
    await given('Hemmelig privat'),
    await given('Hemmelig søker', sql`status = 'pending'`),
    await given('Hemmelig avslått', sql`status = 'declined'`),
    await given('Hemmelig slettet', sql`deleted_at = ${NOW}`),
  ];
}

describe('an organisation that everybody may see', () => {
  let id: OrganisationId;
  beforeAll(async () => {
    id = await givenOrganisation();
  });

  test('ORG-01 tells who it is, where, and how much it has coming up', async () => {
    const answer = await about(id);
    expect(answer.status).toBe(200);
    expect(answer.json().data).toEqual({
      id,
      name: 'Bryggen ballklubb',
      description: 'Ball for alle.',
      lang: 'nb',
      thumbnail_url: null,
      cover_url: null,
      website: 'https://ball.example/',
      email: null,
      phone: null,
      address: null,
      number: null,
      municipality: { id: String(BERGEN), name: 'Bergen' },
      district: { id: '460101', name: 'Arna' },
      is_private: false,
      status: 'accepted',
      events_count: 3,
      followers_count: 0,
      members_count: 0,
      cohosts_count: 0,
      subsidiaries_count: 0,
      parent: null,
      updated_at: expect.stringContaining('2026-11-18T11:00:00'),
    });
    expect(answer.headers['cache-control']).toContain('public');
  });

  test('ORG-01 lists what is coming up wherever it is, the next first, and nothing of others', async () => {
    const answer = await eventsOf(id);
    expect(namesOf(answer)).toEqual(['Først', 'I Oslo', 'Sist']);
    expect(answer.json().meta).toEqual({ total: 3, last_page: 1, page: 1, per_page: 20 });
  });

  test('ORG-01 the list has pages, also one beyond the last', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => eventsOf(id, `?page=${page}&perPage=2`)));
    expect(pages.map(namesOf)).toEqual([['Først', 'I Oslo'], ['Sist'], []]);
    for (const page of pages) expect(page.json().meta).toMatchObject({ total: 3, last_page: 2, per_page: 2 });
    expect((await eventsOf(id, '?page=0')).status).toBe(422);
  });

  test('ORG-01 finds among its activities by a part of the name or the text', async () => {
    expect(namesOf(await eventsOf(id, '?q=oslo'))).toEqual(['I Oslo']);
    expect(namesOf(await eventsOf(id, '?q=IST'))).toEqual(['Sist']);
    expect((await eventsOf(id, '?q=sv%C3%B8mming&perPage=2&page=9')).json()).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
    expect(namesOf(await eventsOf(id, '?q=joggesko'))).toEqual(['Sist']);
    for (const q of ['%', '_', '\\', "' or 1=1 --", 'kladd', 'over']) {
      expect([q, namesOf(await eventsOf(id, `?q=${encodeURIComponent(q)}`))]).toEqual([q, []]);
    }
  });

  test('ORG-01 what is over is listed when it is asked for, the latest first, and searched too', async () => {
    await portal.given.event({ name: 'Lenge siden', organisation: id, startsInHours: [-500] });
    expect(namesOf(await eventsOf(id, '?state=past'))).toEqual(['Over', 'Lenge siden']);
    expect(namesOf(await eventsOf(id, '?state=past&q=lenge'))).toEqual(['Lenge siden']);
    expect(namesOf(await eventsOf(id, '?state=past&page=2&perPage=1'))).toEqual(['Lenge siden']);
    expect((await eventsOf(id, '?state=draft')).status).toBe(422);
  });

  test('ORG-01 an address that a browser must not open is left out', async () => {
    const script = await portal.given.organisation();
    await sql`update organisation set website = 'javascript:alert(1)' where id = ${script}`.execute(portal.db);
    expect((await about(script)).json().data.website).toBeNull();
  });

  test('TEN-07 it is not there where the portal is wound down', async () => {
    expect((await about(id, SUNSET)).status).toBe(404);
    expect((await eventsOf(id, '', SUNSET)).status).toBe(404);
  });

  test('RTE-10 the sitemap names it where it has something coming up, and only there', async () => {
    const idle = await portal.given.organisation({ name: 'Uten noe framover' });
    const hidden = await givenHidden();
    const sitemap = async (host: string) => (await portal.get('/sitemap/pages.xml', { host })).body;
    expect(await sitemap('bergen.localhost')).toContain(`/organisations/${id}</loc>`);
    expect(await sitemap('oslo.localhost')).toContain(`/organisations/${id}</loc>`);
    expect(await sitemap('voss.localhost')).not.toContain('/organisations/');
    for (const one of [idle, ...hidden]) expect(await sitemap('bergen.localhost')).not.toContain(one);
  });
});

/** What the door says, and what everything behind it says. */
const doors = async (id: string, as?: string) => {
  const ask = { language: 'nb', ...(as && { as }) };
  const inside = await Promise.all(
    ['events', 'contacts', 'gallery', 'documents'].map((part) => portal.get(`/api/organizations/${id}/${part}`, ask)),
  );
  const front = await about(id, ask);
  return { front, statuses: [front.status, ...inside.map(({ status }) => status)], all: [front, ...inside] };
};
const OPEN = [200, 200, 200, 200, 200];
const GONE = [404, 404, 404, 404, 404];

describe('any other organisation', () => {
  test('RTE-06 one that asks, is declined or deleted is not there and tells nothing to outsiders', async () => {
    const [, ...hidden] = await givenHidden();
    const outsiders = [
      undefined,
      await portal.given.person('Ute'),
      await portal.given.person('Annet', { adminOf: [OSLO] }),
    ];
    for (const id of hidden) {
      for (const as of outsiders) {
        const { statuses, all } = await doors(id, as);
        expect(statuses).toEqual(GONE);
        for (const { body } of all) expect(body).not.toContain('Hemmelig');
      }
    }
  });

  test('RTE-06 that one is private is no secret, and nothing else of it is told', async () => {
    const [id = ''] = await givenHidden();
    const moderator = await portal.given.person('Innholdsvakt', { scopes: ['moderator'] });
    const support = await portal.given.person('Støtte', { supportOf: [BERGEN] });
    const superAdmin = await portal.given.person('Super', { scopes: ['admin'] });
    for (const as of [undefined, moderator, support, superAdmin]) {
      const { front, statuses, all } = await doors(id, as);
      expect(statuses).toEqual([403, 404, 404, 404, 404]);
      expect(front.headers['problem-kind']).toBe('private_organisation');
      expect(front.json().message).toBe('Arrangøren du prøver å gå inn på er privat.');
      for (const { body } of all) expect(body).not.toContain('Hemmelig');
    }
  });

  test('RTE-06 a private one opens for its members and its municipality’s admins, with its activities', async () => {
    const owner = await portal.given.person('Eier');
    const id = await portal.given.organisation({ name: 'Lukket lag', isPrivate: true, owner });
    await portal.given.event({ name: 'Lukket treff', organisation: id });
    await portal.given.event({ name: 'Lukket kladd', organisation: id, status: 'draft' });
    const member = await portal.given.person('Medlem');
    await portal.given.member(id, member);
    const municipal = await portal.given.person('Kommune', { adminOf: [BERGEN] });
    for (const as of [owner, member, municipal]) {
      const { front, statuses } = await doors(id, as);
      expect(statuses).toEqual(OPEN);
      expect(front.json().data).toMatchObject({ name: 'Lukket lag', is_private: true, events_count: 1 });
      expect(front.headers['cache-control']).toContain('no-store');
      expect(namesOf(await eventsOf(id, '', { as }))).toEqual(['Lukket treff']);
      expect(namesOf(await eventsOf(id, '?q=kladd', { as }))).toEqual([]);
    }
    for (const given of [
      { status: 'requested' },
      { status: 'left' },
      { endsOn: '2026-11-17' },
      { startsOn: '2026-11-19' },
    ] as const) {
      const person = await portal.given.person('Ikke nå');
      await portal.given.member(id, person, 'member', given);
      expect((await doors(id, person)).statuses).toEqual([403, 404, 404, 404, 404]);
    }
    const today = await portal.given.person('I dag');
    await portal.given.member(id, today, 'member', { startsOn: '2026-11-18', endsOn: '2026-11-18' });
    expect((await doors(id, today)).statuses).toEqual(OPEN);
  });

  test('ORG-02 one that asks is there for the user who asked, the municipality and super-admins', async () => {
    const requestedBy = await portal.given.person('Søker');
    const people = [
      requestedBy,
      await portal.given.person('Admin', { adminOf: [BERGEN] }),
      await portal.given.person('Støtte', { supportOf: [BERGEN] }),
      await portal.given.person('Super', { scopes: ['admin'] }),
    ];
    for (const status of ['pending', 'declined'] as const) {
      const id = await portal.given.organisation({ name: 'Nytt lag', status, requestedBy });
      for (const as of people) expect((await doors(id, as)).statuses).toEqual(OPEN);
      expect((await about(id, { as: requestedBy })).json().data.status).toBe(status);
    }
  });

  test('RTE-06 one that becomes private is closed at once, and open again when it no longer is', async () => {
    const id = await portal.given.organisation();
    await portal.given.event({ organisation: id });
    const setPrivate = (is: boolean) =>
      sql`update organisation set is_private = ${is} where id = ${id}`.execute(portal.db);
    await setPrivate(true);
    expect([(await about(id)).status, (await eventsOf(id)).status]).toEqual([403, 404]);
    await setPrivate(false);
    expect((await about(id)).json().data.events_count).toBe(1);
    expect((await eventsOf(id)).json().data).toHaveLength(1);
  });

  test('ORG-01 the id of nothing, or of something else, is no organisation', async () => {
    const event = await portal.given.event();
    for (const id of [NOBODY, event]) {
      expect([(await about(id)).status, (await eventsOf(id)).status]).toEqual([404, 404]);
    }
    for (const id of ['new', '1', "'or 1=1"]) expect((await about(encodeURIComponent(id))).status).toBe(404);
  });
});
