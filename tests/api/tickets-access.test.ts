import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUP_FORM, type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

let scene: TicketScene;
beforeAll(async () => {
  scene = await ticketScene();
});
afterAll(() => scene.close());

const status = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('TIC-03 who may, and who may not', () => {
  test('TIC-03 another’s account and ticket are not there; one that is only shown may not be used', async () => {
    const { people, card, reserve, wait, cancel, call, portal } = scene;
    const group = await scene.group();
    const { id } = (await reserve(people.mother, group, card)).json().data;
    for (const stranger of [people.other, people.stranger, people.admin, people.superAdmin]) {
      expect(await status(reserve(stranger, group, card))).toBe(404);
      expect(await status(wait(stranger, group, card))).toBe(404);
      expect(await status(cancel(stranger, id))).toBe(404);
      expect(await status(call(stranger, 'GET', `/tickets/${id}`))).toBe(404);
      expect(await status(call(stranger, 'GET', `/cards/${card}/tickets`))).toBe(404);
    }
    await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
      values (${randomUUID()}, ${card}, ${people.stranger}, false, now())`.execute(portal.db);
    expect(await status(call(people.stranger, 'GET', `/tickets/${id}`))).toBe(200);
    expect(await status(reserve(people.stranger, group, card))).toBe(403);
    expect(await status(cancel(people.stranger, id))).toBe(403);
    await sql`update card_share set may_pay = true where user_id = ${people.stranger}`.execute(portal.db);
    expect(await status(cancel(people.stranger, id))).toBe(204);
    await sql`update card_share set ended_at = now(), ended_by = ${people.mother}
      where user_id = ${people.stranger}`.execute(portal.db);
    expect(await status(call(people.stranger, 'GET', `/tickets/${id}`))).toBe(404);
  });

  test('TIC-03 who is a guardian no more has neither the ticket nor its code', async () => {
    const { people, reserve, call, portal } = scene;
    const group = await scene.group();
    const own = await scene.newCard([people.mother, people.father], { first_name: 'Ask' });
    const { id } = (await reserve(people.father, group, own)).json().data;
    await sql`update guardianship set ended_at = now() where guardian_user_id = ${people.father}
      and child_id = (select child_id from card where id = ${own})`.execute(portal.db);
    expect(await status(call(people.father, 'GET', `/tickets/${id}`))).toBe(404);
    const mine = (await call(people.father, 'GET', '/tickets/reserved')).json().data;
    expect(mine.map((ticket: { id: string }) => ticket.id)).not.toContain(id);
    expect(await status(call(people.mother, 'GET', `/tickets/${id}`))).toBe(200);
  });

  test('TIC-03 only the desk uses: its moderators as they are now, and nobody while it is stopped', async () => {
    const { people, card, pool, reserve, use, portal } = scene;
    const group = await scene.group({ organization_id: pool, per_card: 5 });
    const { id } = (await reserve(people.mother, group, card)).json().data;
    expect(await status(use(people.mother, id))).toBe(403);
    for (const other of [people.clubMember, people.stranger, people.admin, people.support, people.superAdmin]) {
      expect(await status(use(other, id))).toBe(404);
    }
    const keeper = await portal.given.person('Per Port');
    await portal.given.member(pool, keeper, 'moderator');
    await sql`update organisation set status = 'suspended', stop_reason = 'Tilsyn', stopped_at = now() where id = ${pool}`.execute(
      portal.db,
    );
    expect(await status(use(keeper, id))).toBe(404);
    await sql`update organisation set status = 'accepted', stop_reason = null, stopped_at = null where id = ${pool}`.execute(
      portal.db,
    );
    await sql`update membership set status = 'left' where user_id = ${keeper}`.execute(portal.db);
    expect(await status(use(keeper, id))).toBe(404);
    await sql`update membership set status = 'active' where user_id = ${keeper}`.execute(portal.db);
    expect(await status(use(keeper, id))).toBe(200);
  });

  test('TIC-03 where there is no organisation, the municipality’s own people stand at the desk', async () => {
    const { people, card, reserve, use } = scene;
    const group = await scene.group();
    const { id } = (await reserve(people.mother, group, card)).json().data;
    expect(await status(use(people.elsewhere, id))).toBe(404);
    expect(await status(use(people.keeper, id))).toBe(404);
    expect(await status(use(people.support, id))).toBe(200);
  });

  test('TEN-04 a portal without tickets, and one of another place, has none of it', async () => {
    const { people, card, portal } = scene;
    const group = await scene.group();
    const { id } = (await scene.reserve(people.mother, group, card)).json().data;
    const at = (host: string, path: string) => portal.as(people.mother).get(`/api${path}`, { host, language: 'nb' });
    for (const path of ['/tickets', '/tickets/mine', '/tickets/reserved', `/tickets/${id}`, `/cards/${card}/tickets`]) {
      expect((await at('bergen.localhost', path)).status, path).toBe(404);
    }
    expect((await at('demo-utstyr.localhost', `/tickets/${id}`)).status).toBe(404);
    expect((await at('demo-utstyr.localhost', '/tickets')).json().data).toEqual([]);
  });

  test('TIC-03 a draft is the office’s alone', async () => {
    const { people, card, call } = scene;
    const { id } = (await call(people.admin, 'POST', '/municipality/tickets', GROUP_FORM)).json().data;
    expect(await status(scene.reserve(people.mother, id, card))).toBe(404);
    expect(await scene.shown(people.mother, id)).toBeUndefined();
    expect(await status(call(people.support, 'GET', `/municipality/tickets/${id}`))).toBe(200);
  });
});

describe('TIC-03 the office', () => {
  test('CRD-09 admins change, those who help and super-admins read, others find nothing', async () => {
    const { people, call } = scene;
    const id = await scene.group();
    const path = `/municipality/tickets/${id}`;
    for (const reader of [people.support, people.superAdmin]) {
      expect(await status(call(reader, 'GET', path))).toBe(200);
      expect(await status(call(reader, 'GET', '/municipality/tickets'))).toBe(200);
      expect(await status(call(reader, 'POST', '/municipality/tickets', GROUP_FORM))).toBe(403);
      expect(await status(call(reader, 'PUT', path, { ...GROUP_FORM, revision: 2 }))).toBe(403);
      expect(await status(call(reader, 'POST', `${path}/state`, { state: 'closed' }))).toBe(403);
      expect(await status(call(reader, 'DELETE', path))).toBe(403);
    }
    for (const path_ of [path, '/municipality/tickets?municipality_id=3203']) {
      expect(await status(call(people.elsewhere, 'GET', path_))).toBe(404);
    }
    expect(await status(call(people.elsewhere, 'PUT', path, { ...GROUP_FORM, revision: 2 }))).toBe(404);
    expect(await status(call(people.mother, 'GET', path))).toBe(403);
  });

  test('CRD-09 what is wrong is told beside its field, and what people have is not taken from them', async () => {
    const { people, call, card, otherCard } = scene;
    const make = async (form: object, language = 'nb') =>
      (await call(people.admin, 'POST', '/municipality/tickets', { ...GROUP_FORM, ...form }, language)).json().errors;
    expect(await make({ name: ' ', total: 0 })).toMatchObject({
      name: [expect.any(String)],
      total: [expect.any(String)],
    });
    expect(await make({ closes_at: GROUP_FORM.opens_at })).toHaveProperty('closes_at');
    expect((await make({ closes_at: '2026-12-01T00:00:00Z' }, 'nn')).closes_at[0]).toContain('den siste dagen');
    expect(await make({ valid_until: '2026-10-31' })).toHaveProperty('valid_until');
    expect(await make({ min_age: 12, max_age: 10 })).toHaveProperty('min_age');
    expect(await make({ scheme_id: randomUUID() })).toHaveProperty('scheme_id');
    expect(await make({ organization_id: randomUUID() })).toHaveProperty('organization_id');
    const id = await scene.group({ total: 3 });
    await scene.reserve(people.mother, id, card);
    await scene.reserve(people.other, id, otherCard);
    const change = (form: object) =>
      call(people.admin, 'PUT', `/municipality/tickets/${id}`, { ...GROUP_FORM, total: 3, revision: 2, ...form });
    expect((await change({ total: 1 })).json().errors.total[0]).toContain('2 er allerede reservert');
    expect((await change({ scheme_id: scene.scheme })).json().errors.scheme_id[0]).toContain('kan ikke endres');
    const stale = await change({ revision: 1 });
    expect([stale.status, stale.json().message]).toEqual([409, expect.stringContaining('Tor Vik endret dette')]);
    expect((await change({ total: 2 })).json().data).toMatchObject({ total: 2, left: 0, revision: 3 });
  });

  test('CRD-09 closing ends the queue and leaves people what they have; each deed is in the audit log', async () => {
    const { people, call, card, otherCard, portal } = scene;
    const id = await scene.group({ total: 1 });
    const ticket = (await scene.reserve(people.mother, id, card)).json().data.id;
    await scene.wait(people.other, id, otherCard);
    const closed = await call(people.admin, 'POST', `/municipality/tickets/${id}/state`, { state: 'closed' });
    expect(closed.json().data).toMatchObject({ state: 'closed', waiting: 0, reserved: 1, can: { open: true } });
    expect(await status(scene.reserve(people.other, id, otherCard))).toBe(409);
    expect(await status(scene.use(people.admin, ticket))).toBe(200);
    expect(await status(call(people.admin, 'DELETE', `/municipality/tickets/${id}`))).toBe(409);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where details ->> 'ticket_group' = ${id} order by position`.execute(portal.db);
    expect(rows.map(({ action }) => action)).toEqual(['tickets.create', 'tickets.open', 'tickets.close']);
  });

  test('CRD-09 a picture of one’s own, and nobody else’s', async () => {
    const { people, call, portal } = scene;
    const upload = async (owner: string) => {
      const id = randomUUID();
      await sql`insert into upload (id, owner_user_id, kind, name, type, bytes, storage_key, created_at)
        values (${id}, ${owner}, 'image', 'Bad.webp', 'image/webp', 5, ${`${id}.webp`}, now())`.execute(portal.db);
      return id;
    };
    const others = await call(people.admin, 'POST', '/municipality/tickets', {
      ...GROUP_FORM,
      picture_upload_id: await upload(people.other),
    });
    expect(others.json().errors).toHaveProperty('picture_upload_id');
    const own = await upload(people.admin);
    const made = await call(people.admin, 'POST', '/municipality/tickets', { ...GROUP_FORM, picture_upload_id: own });
    expect(made.json().data.thumbnail_url).toBe(`/uploads/${own}.webp`);
    expect(await status(call(people.admin, 'DELETE', `/municipality/tickets/${made.json().data.id}`))).toBe(204);
    const { rows } = await sql`select from upload where id = ${own} and deleted_at is not null`.execute(portal.db);
    expect(rows).toHaveLength(1);
  });
});
