import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { type ScreenScene, screenScene } from '#tests/support/screen-scene.ts';
import { openBeside } from './second-portal.ts';

let scene: ScreenScene;
beforeAll(async () => {
  scene = await screenScene();
});
afterAll(() => scene.close());

const ALWAYS_ON = { dark_from: null, dark_to: null };
const titlesOf = (plan: { takeovers: { title: string }[] }) => plan.takeovers.map(({ title }) => title);

describe('BEY-13 a screen shows a code', () => {
  test('BEY-13 the municipality’s people type it with a name, and the screen is theirs', async () => {
    const { code, token, expires_at } = await scene.open();
    expect(code).toMatch(/^\d{6}$/);
    expect(Date.parse(expires_at) - scene.now().getTime()).toBe(600_000);
    expect(await scene.poll(token)).toMatchObject({ is_paired: false, plan: null });
    const { status, data } = await scene.pair(scene.people.support, `${code.slice(0, 3)}-${code.slice(3)}`);
    expect([status, data.name, data.place]).toEqual([200, 'Biblioteket', 'Sentrum']);
    expect(await scene.poll(token)).toMatchObject({ is_paired: true, plan: { name: 'Biblioteket', playlists: [] } });
    expect((await scene.pair(scene.people.admin, code)).status).toBe(422);
    const { rows } = await sql<{ held: number }>`
      select count(*)::int as held from screen where token_digest = ${token}`.execute(scene.portal.db);
    expect(rows[0]?.held).toBe(0);
  });

  test('BEY-13 a code is of no use to people of another municipality, after ten minutes, or in another portal', async () => {
    const { code, token } = await scene.open();
    expect((await scene.pair(scene.people.elsewhere, code)).status).toBe(422);
    const ofOslo = await scene.open('oslo.localhost');
    expect((await scene.pair(scene.people.admin, ofOslo.code)).status).toBe(422);
    expect((await scene.pair(scene.people.elsewhere, ofOslo.code)).status).toBe(200);
    scene.pass(601);
    expect((await scene.pair(scene.people.admin, code)).errors.code).toHaveLength(1);
    expect((await scene.poll(token)).is_paired).toBe(false);
    const nowhere = await scene.send(undefined, 'POST', '/screens/codes', {}, 'localhost');
    expect(nowhere.status).toBe(409);
  });

  test('BEY-13 codes are not guessed: ten tries in ten minutes, counted for all processes', async () => {
    const braked = await screenScene(undefined, { settings: { RATE_LIMITS: 'on' } });
    try {
      const { admin } = braked.people;
      const statuses: number[] = [];
      for (let tried = 0; tried < 12; tried += 1) {
        statuses.push((await braked.pair(admin, String(tried).padStart(6, '0'))).status);
      }
      expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
      const { code } = await braked.open();
      expect((await braked.pair(admin, code)).status).toBe(429);
      expect((await braked.pair(braked.people.support, code)).status).toBe(200);
    } finally {
      await braked.close();
    }
  });

  test('BEY-13 unpaired, its token opens nothing from that moment on', async () => {
    const { id, token } = await scene.givenScreen();
    expect((await scene.poll(token)).is_paired).toBe(true);
    expect((await scene.send(scene.people.admin, 'DELETE', `/municipality/screens/${id}`)).status).toBe(204);
    expect(await scene.poll(token)).toMatchObject({ is_paired: false, plan: null, revision: null });
  });

  test('BEY-13 a token is for the screen’s own questions and nothing else', async () => {
    const { token } = await scene.givenScreen();
    for (const path of ['/municipality/screens', '/users/me', '/notifications']) {
      const { status } = await scene.portal.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(status).toBe(401);
    }
  });
});

describe('BEY-13 who runs a municipality’s screens', () => {
  test('BEY-13 to everybody else, and to those who have lost the right, they are not there', async () => {
    const { people, portal, send } = scene;
    const { id, token } = await scene.givenScreen();
    const list = (await send(people.admin, 'POST', '/municipality/screen-playlists', scene.playlist())).data;
    const takeover = (await scene.takeover(people.admin)).data.id;
    const former = await portal.given.person('Tidligere', { adminOf: [BERGEN] });
    await sql`delete from municipal_grant where user_id = ${former}`.execute(portal.db);
    const before = await scene.poll(token);
    for (const as of [people.elsewhere, people.stranger, people.auditor, former]) {
      const answers = [
        await send(as, 'GET', `/municipality/screens?municipality_id=${BERGEN}`),
        await send(as, 'PUT', `/municipality/screens/${id}`, { name: 'Min', place: '', ...ALWAYS_ON }),
        await send(as, 'DELETE', `/municipality/screens/${id}`),
        await send(as, 'POST', `/municipality/screens/${id}/restart`, {}),
        await send(as, 'PUT', `/municipality/screen-playlists/${list.id}`, { ...scene.playlist(), version: 1 }),
        await send(as, 'DELETE', `/municipality/screen-playlists/${list.id}`),
        await send(as, 'DELETE', `/municipality/screen-takeovers/${takeover}`),
        await scene.takeover(as, { municipality_id: String(BERGEN) }),
        await send(as, 'POST', '/municipality/screen-playlists', scene.playlist({ municipality_id: String(BERGEN) })),
      ];
      for (const { status } of answers) expect([403, 404]).toContain(status);
    }
    expect((await scene.poll(token)).revision).toBe(before.revision);
    for (const as of [people.support, people.superAdmin]) {
      expect((await send(as, 'POST', `/municipality/screens/${id}/restart`, {})).status).toBe(204);
    }
    await send(people.admin, 'DELETE', `/municipality/screen-takeovers/${takeover}`);
    await send(people.admin, 'DELETE', `/municipality/screen-playlists/${list.id}`);
  });
});

describe('BEY-13 what a screen shows', () => {
  test('BEY-13 playlists of the screen with their hours, the narrowest first; only what has changed is sent', async () => {
    const { people, send } = scene;
    const [one, other] = [await scene.givenScreen('Rådhuset'), await scene.givenScreen('Svømmehallen')];
    const make = (more: object) => send(people.admin, 'POST', '/municipality/screen-playlists', scene.playlist(more));
    await make({ name: 'Alltid' });
    await make({ name: 'Ettermiddag', from_time: '14:00', to_time: '18:00' });
    const chosen = await make({ name: 'Bare rådhuset', screen_ids: [one.id] });
    const namesOf = async (token: string) =>
      (await scene.poll(token)).plan.playlists.map(({ name }: { name: string }) => name);
    expect(await namesOf(one.token)).toEqual(['Bare rådhuset', 'Ettermiddag', 'Alltid']);
    expect(await namesOf(other.token)).toEqual(['Ettermiddag', 'Alltid']);
    const { revision } = await scene.poll(one.token);
    expect(await scene.poll(one.token, { known: revision })).toMatchObject({ revision, plan: null });
    const changed = scene.playlist({ name: 'Bare rådhuset', screen_ids: [one.id], items: [scene.notice('Hei')] });
    const path = `/municipality/screen-playlists/${chosen.data.id}`;
    expect((await send(people.admin, 'PUT', path, { ...changed, version: 1 })).data.version).toBe(2);
    expect((await send(people.admin, 'PUT', path, { ...changed, version: 1 })).status).toBe(409);
    expect((await scene.poll(one.token, { known: revision })).plan.playlists[0].items[0].title).toBe('Hei');
    for (const { id } of (await scene.office()).playlists) {
      expect((await send(people.admin, 'DELETE', `/municipality/screen-playlists/${id}`)).status).toBe(204);
    }
  });

  test('BEY-13 D-08 lists and notices are for one’s own screens, and for those that are still connected', async () => {
    const { people, send, portal } = scene;
    const [own, gone] = [await scene.givenScreen('Rådhuset'), await scene.givenScreen('Svømmehallen')];
    await send(people.admin, 'DELETE', `/municipality/screens/${gone.id}`);
    const { rows } = await sql<{ id: string }>`
      insert into screen (id, municipality_id, name, place, token_digest, paired_at)
      values (gen_random_uuid(), ${OSLO}, 'Deichman', '', 'oslo', now()) returning id`.execute(portal.db);
    const theirs = rows[0]?.id ?? '';
    const lists = '/municipality/screen-playlists';
    const form = (...screen_ids: string[]) => scene.playlist({ screen_ids });
    expect((await send(people.admin, 'POST', lists, form(own.id, theirs))).status).toBe(404);
    expect((await scene.takeover(people.admin, { screen_ids: [theirs] })).status).toBe(404);
    const { data } = await send(people.admin, 'POST', lists, form(own.id, gone.id));
    expect(data.screen_ids).toEqual([own.id]);
    const path = `${lists}/${data.id}`;
    expect((await send(people.admin, 'PUT', path, { ...form(theirs), version: data.version })).status).toBe(404);
    expect((await scene.office()).playlists).toMatchObject([{ id: data.id, screen_ids: [own.id] }]);
    expect((await scene.office()).takeovers).toEqual([]);
    await send(people.admin, 'DELETE', path);
  });

  test('BEY-13 each item has what its kind needs, and a list is kept as its own address writes it', async () => {
    const { people, portal, send } = scene;
    const put = (item: object) =>
      send(people.admin, 'POST', '/municipality/screen-playlists', scene.playlist({ items: [item] }));
    const hidden = await portal.given.organisation({ name: 'Skjult', status: 'pending' });
    expect((await put(scene.notice(''))).errors).toHaveProperty(['items.0.title']);
    expect((await put(scene.notice('', { kind: 'picture' }))).errors).toHaveProperty(['items.0.picture_upload_id']);
    const organisation = scene.notice('', { kind: 'organisation', organization_id: hidden });
    expect((await put(organisation)).errors).toHaveProperty(['items.0.organization_id']);
    const stolen = await portal.given.upload(people.elsewhere, { name: 'bilde.webp', kind: 'image' });
    const picture = { kind: 'picture', picture_upload_id: stolen };
    expect((await put(scene.notice('', picture))).status).toBe(422);
    const own = await portal.given.upload(people.admin, { name: 'bilde.webp', kind: 'image' });
    const { data } = await put(scene.notice('Julegata', { kind: 'picture', picture_upload_id: own }));
    expect(data.items[0].picture_url).toMatch(/^\/uploads\//);
    const list = await put(
      scene.notice('', { kind: 'activities', query: 'https://bergen.example/events?q=dans&junk=1' }),
    );
    expect(list.data.items[0].query).toBe('q=dans');
    for (const { id } of (await scene.office()).playlists) {
      await send(people.admin, 'DELETE', `/municipality/screen-playlists/${id}`);
    }
    const { rows } = await sql<{ kept: boolean }>`
      select deleted_at is null as kept from upload where id = ${own}`.execute(portal.db);
    expect(rows[0]?.kept).toBe(false);
  });

  test('BEY-13 an important notice is with the next question on every process, on the screens that were chosen, and ends', async () => {
    const { people, send, portal } = scene;
    const [one, other] = [await scene.givenScreen(), await scene.givenScreen()];
    const beside = await openBeside(portal.database, {}, { now: scene.now });
    const pollThere = async (token: string) => {
      const payload = { token, known: null, version: '1', shows: null };
      const headers = { host: 'bergen.localhost' };
      const answer = await beside.injectPatiently({ method: 'POST', url: '/api/screens/poll', headers, payload });
      return answer.json().data.plan;
    };
    try {
      const { data } = await scene.takeover(people.admin, { screen_ids: [one.id] });
      expect(titlesOf(await pollThere(one.token))).toEqual(['Vannet må kokes']);
      expect(titlesOf(await pollThere(other.token))).toEqual([]);
      expect((await send(people.admin, 'DELETE', `/municipality/screen-takeovers/${data.id}`)).status).toBe(204);
      expect(titlesOf(await pollThere(one.token))).toEqual([]);
      await scene.takeover(people.admin, { title: 'Stengt', ends_at: scene.inSeconds(60) });
      expect(titlesOf(await pollThere(other.token))).toEqual(['Stengt']);
      scene.pass(61);
      expect(titlesOf(await pollThere(other.token))).toEqual([]);
    } finally {
      await beside.close();
    }
  });

  test('BEY-13 a notice has a beginning, an end after it, and at most a week', async () => {
    const { admin } = scene.people;
    expect((await scene.takeover(admin, { ends_at: scene.inSeconds(-5) })).errors).toHaveProperty('ends_at');
    expect((await scene.takeover(admin, { ends_at: scene.inSeconds(8 * 86_400) })).errors).toHaveProperty('ends_at');
    const late = { starts_at: scene.inSeconds(100 * 86_400), ends_at: scene.inSeconds(100 * 86_400 + 60) };
    expect((await scene.takeover(admin, late)).errors).toHaveProperty('starts_at');
    expect((await scene.takeover(admin, { title: 'x'.repeat(61) })).errors).toHaveProperty('title');
  });
});

describe('BEY-13 how a screen is', () => {
  test('BEY-13 when it was heard, its version and what it shows; and it is asked to begin again', async () => {
    const { people, send } = scene;
    const { id, token } = await scene.givenScreen('Kulturhuset');
    const own = async () => (await scene.office()).screens.find((screen: { id: string }) => screen.id === id);
    expect(await own()).toMatchObject({ last_seen_at: null, seen_slots: 0 });
    const shows = { kind: 'takeover', title: 'Vannet må kokes' };
    const { plan } = await scene.poll(token, { version: 'abc123', shows });
    expect(await own()).toMatchObject({
      version: 'abc123',
      shows_kind: 'takeover',
      shows_title: 'Vannet må kokes',
      seen_slots: 1,
    });
    const { last_seen_at: first } = await own();
    expect(Date.parse(first)).toBe(scene.now().getTime());
    scene.pass(5);
    await scene.poll(token);
    expect((await own()).last_seen_at).toBe(first);
    scene.pass(1800);
    await scene.poll(token);
    expect((await own()).seen_slots).toBe(0b11);
    scene.pass(86_400 * 30);
    await scene.poll(token);
    expect((await own()).seen_slots).toBe(1);
    expect((await send(people.admin, 'POST', `/municipality/screens/${id}/restart`, {})).status).toBe(204);
    expect((await scene.poll(token)).plan.restarts).toBe(plan.restarts + 1);
    await send(people.admin, 'PUT', `/municipality/screens/${id}`, {
      ...ALWAYS_ON,
      name: 'Foajeen',
      place: 'Sentrum',
    });
    expect((await own()).name).toBe('Foajeen');
  });

  test('BEY-13 hours of the night reach the screen with its plan, both of them or neither', async () => {
    const { people, send } = scene;
    const { id, token } = await scene.givenScreen('Sundhallen');
    const { revision, plan } = await scene.poll(token);
    expect(plan).toMatchObject(ALWAYS_ON);
    const change = (more: object) =>
      send(people.support, 'PUT', `/municipality/screens/${id}`, { name: 'Sundhallen', place: '', ...more });
    for (const wrong of [
      { dark_from: '22:00', dark_to: null },
      { dark_from: '22:00', dark_to: '22:00' },
    ]) {
      expect((await change(wrong)).errors.dark_to).toHaveLength(1);
    }
    expect((await change({ dark_from: '25:00', dark_to: '06:00' })).status).toBe(422);
    expect((await scene.poll(token)).revision).toBe(revision);
    const night = { dark_from: '22:00', dark_to: '06:00' };
    expect((await change(night)).data).toMatchObject(night);
    expect((await scene.poll(token, { known: revision })).plan).toMatchObject(night);
    scene.pass(60);
    await scene.poll(token, { shows: { kind: 'dark', title: '' } });
    const since = scene.now().toISOString();
    scene.pass(60);
    await scene.poll(token, { shows: { kind: 'dark', title: '' } });
    const own = (await scene.office()).screens.find((one: { id: string }) => one.id === id);
    expect(own).toMatchObject({ shows_kind: 'dark', shows_item_id: null, ...night });
    expect(new Date(own.shows_since).toISOString()).toBe(since);
  });

  test('BEY-13 everything that was done with screens is written down', async () => {
    const { rows } = await sql<{ action: string }>`
      select distinct action from audit_entry where action like 'screen%' order by action`.execute(scene.portal.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'screen.change',
      'screen.pair',
      'screen.restart',
      'screen.unpair',
      'screen_playlist.change',
      'screen_playlist.create',
      'screen_playlist.delete',
      'screen_takeover.end',
      'screen_takeover.start',
    ]);
  });
});
