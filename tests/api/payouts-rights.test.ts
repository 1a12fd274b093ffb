import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYER, type PayoutScene, pain002, payoutScene } from '#tests/support/payout-scene.ts';

let scene: PayoutScene;
let file: string;
beforeAll(async () => {
  scene = await payoutScene();
  await scene.toPay();
  file = (await scene.make(scene.people.admin)).json().data.id;
  await scene.toPay();
});
afterAll(() => scene.close());

const FILES = '/api/municipality/bank-files';
const state = (more: object) => ({ language: 'nb', headers: { 'x-test-state': JSON.stringify(more) } });

/** What each call answers to a user: list, file, make, approve, download, answer, payer, withdraw. */
async function answers(as: string, ask: { headers?: Record<string, string> } = {}): Promise<number[]> {
  const { portal } = scene;
  const user = portal.as(as);
  const found = [
    await user.get(FILES, ask),
    await user.get(`${FILES}/${file}`, ask),
    await user.post(FILES, {}, ask),
    await user.post(`${FILES}/${file}/approve`, {}, ask),
    await user.post(`${FILES}/${file}/download`, {}, ask),
    await scene.answer(as, pain002('NAB-1', [])),
    await user.send('PUT', '/api/municipality/payer', { body: PAYER, ...ask }),
    await user.post(`${FILES}/${file}/withdraw`, { reason: 'Feil konto' }, ask),
  ];
  return found.map(({ status }) => status);
}

test('CRD-09 families, organisations and support have no part in the bank’s files', async () => {
  const { people } = scene;
  for (const as of [people.mother, people.child, people.clubAdmin, people.clubMember, people.stranger])
    expect(await answers(as)).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
  expect(await answers(people.support)).toEqual([403, 404, 403, 404, 404, 403, 403, 404]);
  expect(await answers(people.superAdmin)).toEqual([403, 404, 403, 404, 404, 403, 403, 404]);
});

test('CRD-09 to admins of another municipality a file is not there, nor is ours to be named', async () => {
  const { people, portal } = scene;
  const theirs = await answers(people.elsewhere);
  expect([...theirs.slice(1, 5), theirs[7]]).toEqual([404, 409, 404, 404, 404]);
  const { data, payer } = await scene.list(people.elsewhere);
  expect([data, payer.name]).toEqual([[], 'Bergen kommune']);
  const user = portal.as(people.elsewhere);
  expect((await user.get(`${FILES}?municipality_id=4601`)).status).toBe(404);
  expect((await user.post(FILES, { municipality_id: '4601' }, {})).status).toBe(404);
  const body = { ...PAYER, municipality_id: '4601' };
  expect((await user.send('PUT', '/api/municipality/payer', { body })).status).toBe(404);
});

test('CRD-09 not while logged in as another, nor in readonly mode, nor with a proof that is old', async () => {
  const { people, portal } = scene;
  const acting = await answers(people.admin, state({ acting_user_id: people.superAdmin }));
  expect(acting.filter((_, at) => at !== 5)).toEqual([200, 403, 403, 403, 403, 403, 403]);
  const readonly = await answers(people.admin, state({ mode: 'readonly' }));
  expect(readonly.filter((_, at) => at !== 5)).toEqual([200, 405, 405, 405, 405, 405, 405]);
  const old = state({ proved_at: '2026-11-17T11:00:00Z' });
  const approved = await portal.as(people.second).post(`${FILES}/${file}/approve`, {}, old);
  expect([approved.status, approved.headers['problem-kind']]).toEqual([403, 'proof_required']);
  const withdrawn = await portal.as(people.second).post(`${FILES}/${file}/withdraw`, { reason: 'Feil konto' }, old);
  expect([withdrawn.status, withdrawn.headers['problem-kind']]).toEqual([403, 'proof_required']);
  expect((await portal.as(people.second).send('PUT', '/api/municipality/payer', { body: PAYER, ...old })).status).toBe(
    403,
  );
  expect((await portal.get(FILES)).status).toBe(401);
});

test('CRD-09 who was an admin approves and withdraws nothing, and the file stays as it was', async () => {
  const { people, portal, open } = scene;
  await sql`delete from municipal_grant where user_id = ${people.second}`.execute(portal.db);
  expect(await answers(people.second)).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
  expect((await open(file)).state).toBe('made');
});

test('CRD-09 public money has two names, also in the database', async () => {
  const { people, portal, approve } = scene;
  expect((await approve(people.admin, file)).status).toBe(403);
  await expect(
    sql`update bank_file set state = 'approved', approved_by = made_by, approved_at = now(), pay_on = now()
      where id = ${file}`.execute(portal.db),
  ).rejects.toThrow('check');
});
