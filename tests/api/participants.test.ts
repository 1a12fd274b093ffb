import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { participantsScene } from './participants-scene.ts';

let portal: TestPortal;
let scene: ReturnType<typeof participantsScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
const NOW = new Date('2026-11-19T12:00:00Z');
let now = NOW;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  scene = participantsScene(portal);
});
beforeEach(async () => {
  now = NOW;
  club = await scene.givenClub();
});
afterAll(() => portal.close());

describe('OCC-06 who takes part', () => {
  test('OCC-06 thirty to a page, as they came, with how many there are in all', async () => {
    const { time } = await scene.givenActivity(club);
    const names = Array.from({ length: 32 }, (_, at) => `Deltaker ${String(at).padStart(2, '0')}`);
    await scene.givenPeopleAt(time, names);
    await scene.givenPeopleAt(time, ['Venter'], 'waiting');
    const first = await scene.list(club.moderator, time);
    expect(first.meta).toEqual({ total: 32, last_page: 2, page: 1, per_page: 30 });
    expect(first.data.map(({ name }: { name: string }) => name)).toEqual(names.slice(0, 30));
    expect(first.counts).toEqual({ attending: 32, waiting: 1, offered: 0, checked_in: 0 });
    expect(first.data[0]).toMatchObject({ status: 'attending', position: null, role: null, last_reason: null });
    expect(await scene.namesIn(club.moderator, time, '?page=2')).toEqual(names.slice(30));
    expect(await scene.namesIn(club.moderator, time, '?page=3')).toEqual([]);
  });

  test('OCC-06 two thousand at one time are paged and counted', async () => {
    const { time } = await scene.givenActivity(club);
    await sql`
      with people as (
        insert into app_user (id, name, email, email_verified_at, terms_accepted_at)
        select gen_random_uuid(), 'Person ' || lpad(n::text, 4, '0'), 'p' || n || '-' || ${time} || '@test.example', now(), now()
        from generate_series(1, 2000) as n
        returning id, name
      )
      insert into attendance (id, occurrence_id, user_id, status, position, created_at, updated_at)
      select gen_random_uuid(), ${time}, id, 'attending', nextval('attendance_position'), now(), now()
      from (select * from people order by name) as people`.execute(portal.db);
    const last = await scene.list(club.admin, time, '?page=67&sort_name=asc');
    expect(last.meta).toMatchObject({ total: 2000, last_page: 67 });
    expect(last.data.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Person ${1981 + at}`),
    );
    expect((await scene.list(club.admin, time, '?name=person%20150')).meta.total).toBe(10);
  });

  test('OCC-06 found by name, e-mail, phone and role, each within the others', async () => {
    const { time } = await scene.givenActivity(club);
    const [anne] = await scene.givenPeopleAt(time, ['Anne Åsen', 'Arne Aas', 'Berit Åsen']);
    await portal.given.attendance(time, club.member);
    await portal.given.attendance(time, club.applicant);
    await portal.given.attendance(time, club.admin);
    await sql`update app_user set email = 'anne.finn@test.example', phone = '+4790909090'
      where id = ${anne?.user}`.execute(portal.db);
    const found = (query: string) => scene.namesIn(club.moderator, time, query);
    expect(await found('?name=åsen')).toEqual(['Anne Åsen', 'Berit Åsen']);
    expect(await found('?email=FINN@')).toEqual(['Anne Åsen']);
    expect(await found('?phone=909%2009%20090')).toEqual(['Anne Åsen']);
    expect(await found('?phone=0047%20909')).toEqual(['Anne Åsen']);
    expect(await found('?phone=abc')).toEqual([]);
    expect(await found('?name=åsen&email=finn')).toEqual(['Anne Åsen']);
    expect(await found('?roles[]=member')).toEqual(['Mina Medlem']);
    expect(await found('?roles[]=member&roles[]=applicant')).toEqual(['Mina Medlem', 'Siv Søker']);
    expect(await found('?roles[]=admin,member')).toEqual(['Mina Medlem', 'Adam Administrator']);
    expect(await found('?roles[]=keiser&name=anne')).toEqual(['Anne Åsen']);
    const filtered = await scene.list(club.moderator, time, '?name=åsen');
    expect([filtered.meta.total, filtered.counts.attending]).toEqual([2, 6]);
  });

  test('OCC-06 of the sorts one at most is in force, and å comes last', async () => {
    const { time } = await scene.givenActivity(club);
    const [, second] = await scene.givenPeopleAt(time, ['Åse', 'Berit', 'Anne']);
    await sql`update app_user set email = '!a@test.example' where id = ${second?.user}`.execute(portal.db);
    const sorted = (query: string) => scene.namesIn(club.moderator, time, query);
    expect(await sorted('?sort_name=asc')).toEqual(['Anne', 'Berit', 'Åse']);
    expect(await sorted('?sort_name=desc')).toEqual(['Åse', 'Berit', 'Anne']);
    expect((await sorted('?sort_email=asc'))[0]).toBe('Berit');
    expect(await sorted('?sort_phone=desc')).toEqual(['Anne', 'Berit', 'Åse']);
    expect(await sorted('?sort_name=asc&sort_phone=desc')).toEqual(['Anne', 'Berit', 'Åse']);
    expect((await scene.list(club.moderator, time, '?sort_name=sidelengs')).status).toBe(422);
  });

  test('OCC-06 the waiting list in its order; a search does not change anybody’s number', async () => {
    const { time } = await scene.givenActivity(club, { startsInHours: [48], capacity: 1 });
    await scene.givenPeopleAt(time, ['Har Plass']);
    const [, , third] = await scene.givenPeopleAt(time, ['Venter A', 'Venter B', 'Venter C'], 'waiting');
    await sql`update attendance set is_prior = true where id = ${third?.id}`.execute(portal.db);
    const { data } = await scene.list(club.moderator, time, '?status=waiting');
    expect(data.map(({ name, position }: { name: string; position: number }) => [name, position])).toEqual([
      ['Venter C', 1],
      ['Venter A', 2],
      ['Venter B', 3],
    ]);
    const [found] = (await scene.list(club.moderator, time, '?status=waiting&name=B')).data;
    expect([found.name, found.position]).toEqual(['Venter B', 3]);
  });

  test('BEY-02 before the lots are drawn nobody has a number, and nobody can be moved', async () => {
    const settings = { waiting_policy: 'lottery' as const, lottery_hours: 24 };
    const { time } = await scene.givenActivity(club, { startsInHours: [72], capacity: 1, settings });
    const [first] = await scene.givenPeopleAt(time, ['A', 'B'], 'waiting');
    const { data } = await scene.list(club.moderator, time, '?status=waiting');
    expect(data.map(({ position }: { position: null }) => position)).toEqual([null, null]);
    expect(await scene.act(club.moderator, 'POST', `/attendees/${first?.id}/down`, { reason: 'Fordi' })).toEqual([
      409,
      'Plassene fordeles ved loddtrekning, så ventelisten har ingen rekkefølge ennå.',
    ]);
  });

  test('OCC-06 the user who has an offer stands above those who wait', async () => {
    const { time } = await scene.givenActivity(club, { startsInHours: [48], capacity: 1 });
    await scene.givenPeopleAt(time, ['Venter'], 'waiting');
    const [offered] = await scene.givenPeopleAt(time, ['Har tilbud'], 'waiting');
    await sql`update attendance set status = 'offered', offer_expires_at = ${new Date(NOW.getTime() + DAY_MS)}
      where id = ${offered?.id}`.execute(portal.db);
    const { data, counts } = await scene.list(club.moderator, time, '?status=waiting');
    expect(data.map(({ name, position }: { name: string; position: number | null }) => [name, position])).toEqual([
      ['Har tilbud', null],
      ['Venter', 1],
    ]);
    expect(counts).toEqual({ attending: 0, waiting: 1, offered: 1, checked_in: 0 });
  });
});

describe('OCC-06 who may see the names', () => {
  test('D-05 moderators and above, of the club, its parent and those who run it too; nobody else', async () => {
    const { time, event } = await scene.givenActivity(club);
    const [anne] = await scene.givenPeopleAt(time, ['Anne']);
    const may = [club.owner, club.admin, club.moderator, club.parentAdmin, club.cohostAdmin];
    const mayNot = [
      club.member,
      club.applicant,
      club.outsider,
      club.cohostModerator,
      club.support,
      club.municipality,
      club.elsewhere,
      club.contentModerator,
      club.superAdmin,
      anne?.user ?? '',
    ];
    const reads = [
      `/api/occurrences/${time}/attendees`,
      `/api/occurrences/${time}/not-attendees`,
      `/api/attendees/${anne?.id}/changes`,
    ];
    for (const url of reads) {
      for (const person of may) expect([url, (await portal.as(person).get(url)).status]).toEqual([url, 200]);
      for (const person of mayNot) expect([url, (await portal.as(person).get(url)).status]).toEqual([url, 403]);
      expect((await portal.get(url)).status).toBe(401);
    }
    const writes = [
      ['POST', `/occurrences/${time}/attend-multiple`, { user_ids: [club.member] }],
      ['POST', `/attendees/${anne?.id}/up`, { reason: 'Fordi' }],
      ['POST', `/attendees/${anne?.id}/down`, { reason: 'Fordi' }],
      ['DELETE', `/attendees/${anne?.id}`, { reason: 'Fordi' }],
      ['PUT', `/events/${event}/attendees_count`, { count: 5 }],
    ] as const;
    for (const [method, url, body] of writes) {
      for (const person of mayNot) {
        const [status] = await scene.act(person, method, url, body);
        expect([method, url, status]).toEqual([method, url, 403]);
      }
      expect((await portal.send(method, `/api${url}`, { body })).status).toBe(401);
    }
    expect(await scene.namesIn(club.moderator, time)).toEqual(['Anne']);
  });

  test('D-05 a draft’s list is not there for outsiders, nor is one that does not exist', async () => {
    const { time } = await scene.givenActivity(club, { status: 'draft', startsInHours: [48] });
    expect((await scene.list(club.outsider, time)).status).toBe(404);
    expect((await scene.list(club.member, time)).status).toBe(404);
    expect((await scene.list(club.moderator, time)).status).toBe(200);
    expect((await scene.list(club.moderator, randomUUID())).status).toBe(404);
    expect((await portal.as(club.moderator).get(`/api/attendees/${randomUUID()}/changes`)).status).toBe(404);
  });

  test('ORG-04 where only admins see contact data, a moderator sees none and finds nobody by it', async () => {
    const { time } = await scene.givenActivity(club);
    await scene.givenPeopleAt(time, ['Berit', 'Anne']);
    expect((await scene.list(club.moderator, time)).data[0].email).toContain('@test.example');
    await sql`update organisation set permissions = '{"see_contact_data": "admin"}' where id = ${club.id}`.execute(
      portal.db,
    );
    const { data } = await scene.list(club.moderator, time, '?email=finnes-ikke&sort_phone=desc');
    expect(data.map(({ name, email, phone }: Record<string, unknown>) => [name, email, phone])).toEqual([
      ['Berit', null, null],
      ['Anne', null, null],
    ]);
    expect((await scene.list(club.admin, time)).data[0].phone).toContain('+47');
  });

  test('D-22 addresses that nobody has proved are not shown', async () => {
    const { time } = await scene.givenActivity(club);
    const [anne] = await scene.givenPeopleAt(time, ['Anne']);
    await sql`update app_user set email_verified_at = null, phone_verified_at = null where id = ${anne?.user}`.execute(
      portal.db,
    );
    expect((await scene.list(club.owner, time)).data[0]).toMatchObject({ email: null, phone: null });
  });

  test('OCC-06 ninety days after the last time the list closes for moderators, and not for admins', async () => {
    const { time } = await scene.givenActivity(club, { startsAt: [new Date(NOW.getTime() - 2 * DAY_MS)] });
    const [anne] = await scene.givenPeopleAt(time, ['Anne']);
    now = new Date(NOW.getTime() + 87 * DAY_MS);
    expect((await scene.list(club.moderator, time)).status).toBe(200);
    now = new Date(NOW.getTime() + 89 * DAY_MS);
    for (const person of [club.moderator, club.parentAdmin, club.cohostAdmin]) {
      const closed = await scene.list(person, time);
      expect([closed.status, closed.message]).toEqual([
        409,
        'Deltakerlisten lukkes for koordinatorer 90 dager etter siste gang. Spør en administrator om du trenger den.',
      ]);
      expect((await portal.as(person).get(`/api/occurrences/${time}/not-attendees`)).status).toBe(409);
      expect((await portal.as(person).get(`/api/attendees/${anne?.id}/changes`)).status).toBe(409);
    }
    expect((await scene.list(club.admin, time)).status).toBe(200);
    expect((await scene.list(club.owner, time)).status).toBe(200);
  });
});

describe('EVF-03 how many came', () => {
  const cardOf = async (event: string) => (await portal.get(`/api/events/${event}`)).json().data.attendees_count;

  test('EVF-03 counted by hand for what is over, shown to everybody, and taken back', async () => {
    const { event, time } = await scene.givenActivity(club, { startsInHours: [-4] });
    await scene.givenPeopleAt(time, ['Anne']);
    await sql`select event_refresh(${event}, ${now})`.execute(portal.db);
    expect(await cardOf(event)).toBe(1);
    expect((await scene.list(club.moderator, time)).counted).toEqual({ value: null, can_change: true });
    expect(await scene.act(club.moderator, 'PUT', `/events/${event}/attendees_count`, { count: 37 })).toEqual([
      204,
      null,
    ]);
    expect(await cardOf(event)).toBe(37);
    expect((await scene.list(club.moderator, time)).counted).toEqual({ value: 37, can_change: true });
    await scene.act(club.moderator, 'PUT', `/events/${event}/attendees_count`, { count: null });
    expect(await cardOf(event)).toBe(1);
  });

  test('EVF-03 not before it has begun, unless people come without signing up', async () => {
    const early = await scene.givenActivity(club);
    const url = (event: string) => `/events/${event}/attendees_count`;
    expect(await scene.act(club.moderator, 'PUT', url(early.event), { count: 5 })).toEqual([
      409,
      'Du kan skrive inn hvor mange som kom, når aktiviteten har begynt.',
    ]);
    expect((await scene.list(club.moderator, early.time)).counted.can_change).toBe(false);
    const free = await scene.givenActivity(club, { startsInHours: [48], settings: { has_sign_up: false } });
    expect((await scene.act(club.moderator, 'PUT', url(free.event), { count: 5 }))[0]).toBe(204);
    const draft = await scene.givenActivity(club, { status: 'draft', settings: { has_sign_up: false } });
    expect((await scene.act(club.moderator, 'PUT', url(draft.event), { count: 5 }))[0]).toBe(409);
    for (const count of [-1, 1.5, 1_000_001, '5']) {
      expect((await scene.act(club.moderator, 'PUT', url(free.event), { count }))[0]).toBe(422);
    }
  });

  test('EVF-03 what is to come shows those who have signed up; what is open shows who came', async () => {
    const series = await scene.givenActivity(club, { startsInHours: [-48, 48] });
    await scene.givenPeopleAt(series.times[1] ?? '', ['Anne']);
    await scene.act(club.moderator, 'PUT', `/events/${series.event}/attendees_count`, { count: 37 });
    expect(await cardOf(series.event)).toBe(1);
    const open = await scene.givenActivity(club, { startsInHours: [48], settings: { kind: 'open' } });
    await scene.act(club.moderator, 'PUT', `/events/${open.event}/attendees_count`, { count: 12 });
    expect(await cardOf(open.event)).toBe(12);
  });
});
