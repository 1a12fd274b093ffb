import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobServices } from '#platform/server/jobs.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { DAYS, givenWindDown } from '#tests/support/wind-down-scene.ts';

const AURLAND = 4641;
const OSLOS = {
  municipality_id: String(OSLO),
  neighbour_id: null,
  announced_on: '2027-04-02',
  last_day: '2027-08-01',
  delete_on: '2027-10-01',
};
const AURLANDS = {
  ...OSLOS,
  municipality_id: String(AURLAND),
  announced_on: '2027-10-03',
  last_day: '2028-02-01',
  delete_on: '2028-04-01',
};

let scene: Awaited<ReturnType<typeof givenWindDown>>;
let id: string;
beforeAll(async () => {
  scene = await givenWindDown('eidfjord.localhost');
  const { given } = scene.portal;
  const leader = await given.person('Leif', { livesIn: BERGEN });
  const goes = await given.organisation({ name: 'Går videre', owner: leader });
  await given.event({ organisation: goes, startsAt: ['2028-09-01T16:00:00Z'] });
  await given.organisation({ name: 'Slutter' });
});
afterAll(() => scene.portal.close());

const change = (more: object) =>
  scene.send(scene.people.superAdmin, 'PUT', `/wind-downs/${id}`, {
    decision: 'Sak 90/26',
    neighbour_id: String(OSLO),
    ...DAYS,
    ...more,
  });
const callOff = (plan: string) =>
  scene.send(scene.people.superAdmin, 'POST', `/wind-downs/${plan}/cancel`, { reason: 'Ombestemt' });
const closing = async () =>
  (await scene.portal.get('/api/closing', { host: 'bergen.localhost', language: 'nb' })).json().data;
const organisations = async () => {
  const { rows } = await sql<{ municipality_id: number; is_deleted: boolean }>`
    select municipality_id, deleted_at is not null as is_deleted from organisation order by name desc`.execute(
    scene.portal.db,
  );
  return rows;
};
const REFUSED = { status: 422, errors: { neighbour_id: [expect.any(String)] } };
const UNTOUCHED = [
  { municipality_id: BERGEN, is_deleted: false },
  { municipality_id: BERGEN, is_deleted: false },
];

describe('BEY-21 a neighbour that ends itself takes over nothing', () => {
  test('BEY-21 it is refused when the end is decided or changed, until its own is called off', async () => {
    const oslos = await scene.decide(OSLOS);
    expect(oslos.status).toBe(200);
    const refused = await scene.decide();
    expect([refused.status, refused.errors]).toEqual([
      422,
      { neighbour_id: ['Kommunen avslutter sin egen portal og kan ikke ta over. Velg en annen, eller ingen.'] },
    ]);
    expect(await scene.plan()).toBeNull();
    id = (await scene.decide({ neighbour_id: String(AURLAND) })).data.id;
    expect(await change({})).toMatchObject(REFUSED);
    expect(await scene.plan()).toMatchObject({ neighbour: { name: 'Aurland' }, neighbour_ends: false });
    expect((await callOff(oslos.data.id)).status).toBe(204);
    expect((await change({})).status).toBe(204);
    expect(await scene.plan()).toMatchObject({ neighbour: { name: 'Oslo' }, neighbour_ends: false });
  });

  test('BEY-21 one that decides its end afterwards: nothing is moved or deleted, and those who read the plan see why', async () => {
    await scene.on('2027-04-01');
    expect(await closing()).toMatchObject({ neighbour: { name: 'Oslo' } });
    expect((await scene.decide(OSLOS)).status).toBe(200);
    await scene.on('2027-07-01');
    expect(await organisations()).toEqual(UNTOUCHED);
    expect(await scene.plan()).toMatchObject({ state: 'closed', neighbour: { name: 'Oslo' }, neighbour_ends: true });
    expect(await closing()).toMatchObject({ is_closed: true, neighbour: null });
  });

  test('BEY-21 nor one whose portal has closed, or is deleted', async () => {
    await scene.on('2027-08-02');
    expect(await change({})).toMatchObject(REFUSED);
    await scene.on('2027-10-02');
    expect(await scene.plan()).toMatchObject({ state: 'closed', neighbour_ends: true });
    expect(await organisations()).toEqual(UNTOUCHED);
    expect(await change({})).toMatchObject(REFUSED);
  });

  test('BEY-21 another is chosen though the portal has closed: the days stand, and what goes on is there', async () => {
    const to = { neighbour_id: String(AURLAND) };
    expect((await change({ ...to, delete_on: '2027-12-01' })).status).toBe(409);
    expect(await scene.plan(scene.people.superAdmin)).toMatchObject({ can: { change: true }, ...DAYS });
    expect((await change(to)).status).toBe(204);
    expect(await closing()).toMatchObject({ neighbour: { name: 'Aurland' } });
    const hear: JobServices['hear'] = () => Promise.reject(new Error('The power is gone.'));
    await expect(scene.on('2027-10-02', { hear })).rejects.toThrow('The power is gone.');
    expect(await scene.plan(scene.people.superAdmin)).toMatchObject({ state: 'deleting', can: { change: false } });
    const meanwhile = await scene.decide(AURLANDS);
    expect([meanwhile.status, meanwhile.message]).toEqual([
      409,
      expect.stringMatching(/flyttes til denne kommunen nå/),
    ]);
    await scene.on('2027-10-02');
    expect(await scene.plan()).toMatchObject({ state: 'done', neighbour_ends: false });
    expect(await organisations()).toEqual([
      { municipality_id: BERGEN, is_deleted: true },
      { municipality_id: AURLAND, is_deleted: false },
    ]);
    expect((await scene.decide(AURLANDS)).status).toBe(200);
    expect((await change(to)).status).toBe(409);
  });
});
