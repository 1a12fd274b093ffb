import { afterAll, describe, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import { schemeScene } from '#tests/support/scheme-scene.ts';

const scene = await schemeScene();
const { portal, people, office, begin, show, save, send, takeBack, publish, end, next, draft, published } = scene;
const { admin, other, support, elsewhere, user, moderator, superAdmin } = people;
afterAll(() => scene.close());

/** Everything that can be asked of versions, as one person. */
async function answersTo(as: string) {
  const open = await draft();
  const sent = await draft();
  await send(admin, sent.id, sent.revision);
  const running = await published();
  return {
    office: (await portal.as(as).get('/api/municipality/schemes')).status,
    ofBergen: (await portal.as(as).get(`/api/municipality/schemes?municipality_id=${BERGEN}`)).status,
    show: (await show(as, open.id)).status,
    begin: (await begin(as, 'Noe nytt')).status,
    save: (await save(as, open.id, { ...open.form, max_age: '20' }, open.revision)).status,
    send: (await send(as, open.id, open.revision)).status,
    take_back: (await takeBack(as, sent.id)).status,
    publish: (await publish(as, sent.id)).status,
    end: (await end(as, running.id, '2027-12-31')).status,
    next: (await next(as, running.scheme)).status,
  };
}

const nothing = (status: number) => ({
  show: status,
  begin: status,
  save: status,
  send: status,
  take_back: status,
  publish: status,
  end: status,
  next: status,
});

describe('BEY-06 who may not', () => {
  test('BEY-06 support of the municipality reads and changes nothing', async () => {
    expect(await answersTo(support)).toEqual({ office: 200, ofBergen: 200, ...nothing(403), show: 200 });
    expect((await office(support)).can.change).toBe(false);
    const { id } = await draft();
    expect((await show(support, id)).json().data.can).toEqual({
      edit: false,
      send: false,
      take_back: false,
      publish: false,
      end: false,
    });
  });

  test('BEY-06 to an admin of another municipality nothing of it is there', async () => {
    expect(await answersTo(elsewhere)).toEqual({ office: 200, ofBergen: 404, ...nothing(404) });
    expect((await office(elsewhere)).municipality.id).toBe('301');
  });

  test.each([
    ['a user', user],
    ['a moderator', moderator],
  ])('BEY-06 %s is not let in', async (_who, as) => {
    expect(await answersTo(as)).toEqual({ office: 403, ofBergen: 403, ...nothing(403) });
  });

  test('BEY-06 a super-admin has no part in what a municipality decides', async () => {
    expect(await answersTo(superAdmin)).toEqual({ office: 403, ofBergen: 404, ...nothing(404) });
  });
});

describe('BEY-06 two names for public money', () => {
  test('BEY-06 the one who sent it does not publish it while there is another admin', async () => {
    const { id, revision } = await draft();
    await send(admin, id, revision);
    const own = await publish(admin, id);
    expect([own.status, own.json().message]).toEqual([403, expect.stringContaining('to navn')]);
    expect((await show(admin, id)).json().data.can).toMatchObject({ publish: false, take_back: true });
    expect((await show(other, id)).json().data.can).toMatchObject({ publish: true });
    // One whose account is shut is nobody who could.
    await portal.db.updateTable('app_user').set({ blocked_at: new Date() }).where('id', '=', other).execute();
    expect((await publish(admin, id)).status).toBe(204);
    await portal.db.updateTable('app_user').set({ blocked_at: null }).where('id', '=', other).execute();
  });

  test('BEY-06 an admin whose grant was taken back decides nothing any more', async () => {
    const former = await portal.given.person('Fredrik Før', { adminOf: [BERGEN] });
    const { id, revision } = await draft();
    expect((await show(former, id)).status).toBe(200);
    await portal.db.deleteFrom('municipal_grant').where('user_id', '=', former).execute();
    expect((await show(former, id)).status).toBe(403);
    expect((await send(former, id, revision)).status).toBe(403);
  });

  test('BEY-06 in readonly mode, while logged in as another, and without fresh proof', async () => {
    const { id, revision, form } = await draft();
    const inState = (state: object) => ({ headers: { 'x-test-state': JSON.stringify(state) } });
    const saving = { body: { form, revision }, ...inState({ mode: 'readonly' }) };
    const address = `/api/municipality/schemes/versions/${id}`;
    expect((await portal.as(admin).send('PUT', address, saving)).status).toBe(405);
    const acting = inState({ acting_user_id: superAdmin });
    expect((await portal.as(admin).get(address, acting)).status).toBe(200);
    expect((await portal.as(admin).get(address, inState({ mode: 'readonly' }))).status).toBe(200);
    expect((await portal.as(admin).post(`${address}/send`, { revision }, acting)).headers['problem-kind']).toBe(
      'own_only',
    );
    await send(admin, id, revision);
    const decided = { decided_by: 'Kommunestyret', case_number: '1/26', decided_on: '2026-06-11' };
    const stale = inState({ proved_at: '2020-01-01T00:00:00Z' });
    expect((await portal.as(other).post(`${address}/publish`, decided, stale)).headers['problem-kind']).toBe(
      'proof_required',
    );
  });

  test('BEY-06 on a portal that is being closed nobody begins anything', async () => {
    const { id, revision } = await draft();
    const ask = { host: 'demo-avviklet.localhost' };
    const answer = await portal.as(admin).post(`/api/municipality/schemes/versions/${id}/send`, { revision }, ask);
    expect(answer.headers['problem-kind']).toBe('sunset');
  });
});
