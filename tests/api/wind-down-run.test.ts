import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobServices } from '#platform/server/jobs.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { tableDigests } from '#tests/support/table-digests.ts';
import { givenWindDown } from '#tests/support/wind-down-scene.ts';

const OTHERS = 24;
let scene: Awaited<ReturnType<typeof givenWindDown>>;
let id: string;
let moved: string;
let ended: string;
const residents: Record<string, string> = {};
beforeAll(async () => {
  scene = await givenWindDown();
  const { given } = scene.portal;
  for (const name of ['alone', 'leader', 'member', 'owner', 'ends']) {
    residents[name] = await given.person(name, { livesIn: BERGEN });
  }
  const { leader = '', member = '', owner = '', ends = '' } = residents;
  moved = await given.organisation({ name: 'Går videre', owner: leader });
  await given.event({ organisation: moved, startsAt: ['2027-09-01T16:00:00Z'] });
  ended = await given.organisation({ name: 'Slutter', owner: ends });
  await given.event({ organisation: ended, startsAt: ['2027-02-01T16:00:00Z'] });
  for (let at = 0; at < OTHERS; at += 1) await given.organisation({ name: `Lag ${at}` });
  await given.member(await given.organisation({ municipality: OSLO }), member);
  await given.organisation({ municipality: OSLO, owner });
  id = (await scene.decide()).data.id;
  await scene.on('2027-04-01');
});
afterAll(() => scene.portal.close());

const rehearsal = async () => {
  const { data } = await scene.send(scene.people.admin, 'GET', `/wind-downs/${id}/rehearsal`);
  return Object.fromEntries(data.rows.map(({ kind, ...fates }: { kind: string }) => [kind, fates]));
};
const organisationsLeft = async () => {
  const { rows } = await rowsOf({ left: number })`
    select count(*)::int as left from organisation where municipality_id = ${BERGEN} and deleted_at is null`.execute(
    scene.portal.db,
  );
  return rows[0]?.left;
};
const isErased = async (name: string) => {
  const { rows } = await rowsOf({ is_erased: boolean })`
    select erased_at is not null as is_erased from app_user where id = ${residents[name] ?? ''}`.execute(
    scene.portal.db,
  );
  return rows[0]?.is_erased;
};

test('BEY-21 a rehearsal tells what would happen, and not one row of any table changes', async () => {
  const without = ['rate_window', 'session', 'metric'];
  const before = await tableDigests(scene.portal.db, without);
  expect(await rehearsal()).toMatchObject({
    organisations: { moved: 1, deleted: OTHERS + 1, kept: 0 },
    activities: { moved: 1, deleted: 0, kept: 1 },
    people: { deleted: 2, kept: 3 },
    postings: { moved: 0, deleted: 0 },
  });
  expect(await tableDigests(scene.portal.db, without)).toEqual(before);
});

test('BEY-21 nothing goes before the day', async () => {
  await scene.on('2027-06-30');
  expect(await organisationsLeft()).toBe(OTHERS + 2);
  expect(await scene.plan()).toMatchObject({ state: 'closed' });
});

test('BEY-21 a run that is stopped in the middle goes on where it was, and proves what it did', async () => {
  const expected = await rehearsal();
  let facts = 0;
  const hear: JobServices['hear'] = async (hearing, told) => {
    facts += 1;
    if (facts === 23) throw new Error('The power is gone.');
    await scene.portal.jobServices.hear(hearing, told);
  };
  await expect(scene.on('2027-07-01', { hear })).rejects.toThrow('The power is gone.');
  expect(await organisationsLeft()).toBe(OTHERS + 2 - 20);
  expect(await scene.plan(scene.people.superAdmin)).toMatchObject({
    state: 'deleting',
    proof: null,
    can: { cancel: false },
  });
  const cancel = await scene.send(scene.people.superAdmin, 'POST', `/wind-downs/${id}/cancel`, { reason: 'Nei' });
  expect(cancel.status).toBe(409);

  await scene.on('2027-07-01');
  const { state, proof } = await scene.plan();
  expect(state).toBe('done');
  const said = JSON.parse(proof.text);
  const { journal: _, ...before } = said.before;
  const { journal: __, ...rehearsed } = expected;
  expect(before).toEqual(rehearsed);
  expect(said.done).toEqual({ organisations_moved: 1, organisations_deleted: OTHERS + 1, people_deleted: 2 });
  expect(said.after).toMatchObject({
    organisations: { moved: 0, deleted: 0, kept: 0 },
    people: { deleted: 0, kept: 3 },
    activities: { moved: 0, deleted: 0, kept: 1 },
  });
  expect(createHash('sha256').update(proof.text).digest('hex')).toBe(proof.digest);
  const { rows } = await rowsOf({ sha256: text })`
    select details ->> 'sha256' as sha256 from audit_entry where action = 'wind_down.done'`.execute(scene.portal.db);
  expect(rows).toEqual([{ sha256: proof.digest }]);
});

test('BEY-21 what goes on is at the neighbour, and who has something elsewhere has their account', async () => {
  const { rows } = await rowsOf({ municipality_id: number, is_deleted: boolean })`
    select municipality_id, deleted_at is not null as is_deleted from organisation
    where id in (${moved}, ${ended}) order by id = ${ended}`.execute(scene.portal.db);
  expect(rows).toEqual([
    { municipality_id: OSLO, is_deleted: false },
    { municipality_id: BERGEN, is_deleted: true },
  ]);
  const erased = await Promise.all(['alone', 'ends', 'leader', 'member', 'owner'].map(isErased));
  expect(erased).toEqual([true, true, false, false, false]);
});

test('BEY-21 once more changes nothing', async () => {
  const before = await tableDigests(scene.portal.db, ['rate_window', 'session']);
  await scene.on('2027-07-02');
  expect(await tableDigests(scene.portal.db, ['rate_window', 'session'])).toEqual(before);
});
