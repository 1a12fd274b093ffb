import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeOrganisationPayments } from '#features/payouts/organisation-contract.ts';
import { givenCard } from '#tests/support/claim-scene.ts';
import { type PayoutScene, pain002, payoutScene } from '#tests/support/payout-scene.ts';

let scene: PayoutScene;
let paid: string;
let failed: string;
let waiting: string;
let rejected: string;
let number: number;
beforeAll(async () => {
  scene = await payoutScene();
  const { people, portal, toPay, sent, answer, open, decide } = scene;
  [paid, failed] = [await toPay(), await toPay()];
  const { id, message_id, lines } = await sent();
  const said = lines.map(({ reference, claim_id }) =>
    claim_id === failed ? { reference, status: 'RJCT', reason: 'AM04' } : { reference, status: 'ACSC' },
  );
  await answer(people.admin, pain002(message_id, said));
  number = (await open(id)).number;
  const pay = async (first_name: string, body: object = {}) => {
    const card = await givenCard(portal, scene, [people.mother], { first_name });
    return (await scene.pay(people.mother, body, randomUUID(), card)).json().data.id as string;
  };
  [waiting, rejected] = [await pay('Nora', { payment_note: 'Hilsen mormor' }), await pay('Oda')];
  await decide(people.admin, [rejected], 'reject', 'Dette er bare for familien');
  // What the family took back before anybody decided is nobody else's.
  const abandoned = await pay('Ulla');
  await scene.call(people.mother, `/transactions/${abandoned}/abandon`, {}, randomUUID());
});
afterAll(() => scene.close());

const ask = (as: string, query = '', id: string = scene.club) =>
  scene.portal.as(as).get(`/api/organizations/${id}/payments${query}`, { language: 'nb' });
const take = (as: string, body: object = {}) =>
  scene.portal.as(as).post(`/api/organizations/${scene.club}/payments/file`, body, { language: 'nb' });
const listed = async (query = '') => (await ask(scene.people.clubAdmin, query)).json();
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id).sort();

test('CRD-09 an organisation sees payments to it with state, sum and payout, and of the child no more than is needed', async () => {
  const all = await listed();
  expect(idsOf(all)).toEqual([paid, failed, waiting, rejected].sort());
  const of = (wanted: string) => all.data.find(({ id }: { id: string }) => id === wanted);
  expect(of(paid)).toMatchObject({
    status: 'PAID',
    amount_ore: 45_000,
    kept_back_ore: 0,
    purpose: 'Stup og svøm',
    payout: { number, pay_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  expect(of(failed)).toMatchObject({ status: 'FAILED', payout: { number } });
  expect(of(waiting)).toMatchObject({
    status: 'PENDING',
    child_first_name: 'Nora',
    child_birth_year: 2014,
    payout: null,
  });
  expect(all.sums).toEqual({ amount_ore: 135_000, paid_ore: 45_000, coming_ore: 0 });
  const said = JSON.stringify(all);
  for (const secret of ['Lunde', '2014-03-01', 'Dette er bare for familien', 'Hilsen mormor', 'Ulla', 'card'])
    expect(said).not.toContain(secret);
});

test('CRD-09 payments are narrowed by state and year, and counted as narrowed', async () => {
  expect(idsOf(await listed('?status=PAID'))).toEqual([paid]);
  expect((await listed('?status=PAID')).sums).toEqual({ amount_ore: 45_000, paid_ore: 45_000, coming_ore: 0 });
  const { years } = await listed();
  expect(years).toEqual(['2026']);
  expect((await listed('?year=2026')).meta.total).toBe(4);
  expect((await listed('?year=2025')).meta.total).toBe(0);
  for (const wrong of ['?year=26', '?status=LOST']) expect((await ask(scene.people.clubAdmin, wrong)).status).toBe(422);
});

test('CRD-09 the same list is taken along as CSV, and that it was is written down', async () => {
  const file = await take(scene.people.clubAdmin, { status: 'PAID' });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toMatch(/betalinger-fra-fritidskontoer-\d{4}-\d\d-\d\d\.csv/);
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"Kvitteringsnummer";"Barn";"Født"');
  expect(lines[1]).toContain('"Emil";"2014";"Stup og svøm"');
  expect(lines[1]).toContain(`"450,00";"0,00";"Utbetalt";"${number}"`);
  const { rows } = await sql<{ details: object }>`
    select details from audit_entry where action = 'organization.payments_export'`.execute(scene.portal.db);
  expect(rows.map(({ details }) => details)).toEqual([{ organization: scene.club, count: 1 }]);
});

test('CRD-09 D-21 names of children are taken along as seldom as any other export', () => {
  expect(takeOrganisationPayments.rate).toBe('export');
});

test('CRD-09 what was kept back for something that was cancelled is said', async () => {
  const { people, decide, toPay, day } = scene;
  await decide(people.admin, [paid], 'roll_back', 'Kurset ble avlyst');
  const next = await toPay();
  await day();
  const found = (await listed()).data.find(({ id }: { id: string }) => id === next);
  // kr 450 is owed, so nothing of it is paid out: it was in no file.
  expect(found).toMatchObject({ status: 'PAID', amount_ore: 45_000, kept_back_ore: 45_000, payout: null });
  const { sums } = await listed();
  expect(sums.paid_ore).toBe(0);
});

test('CRD-09 nobody else reads it: not members, families, other organisations or the office', async () => {
  const { people, portal } = scene;
  const other = await portal.given.organisation({ name: 'Andre siden', owner: people.stranger });
  for (const as of [people.clubMember, people.mother, people.stranger, people.elsewhere]) {
    expect([(await ask(as)).status, (await take(as)).status]).toEqual([403, 403]);
  }
  expect(idsOf((await ask(people.stranger, '', other)).json())).toEqual([]);
  const moderator = await portal.given.person('Mia Moderator');
  await portal.given.member(scene.club, moderator, 'moderator');
  expect((await ask(moderator)).status).toBe(403);
  expect((await portal.get(`/api/organizations/${scene.club}/payments`)).status).toBe(401);
});

test('CRD-09 an admin who is removed, made a member or blocked is refused at once, list and file', async () => {
  const { people, portal } = scene;
  const admin = async (name: string) => {
    const id = await portal.given.person(name);
    await portal.given.member(scene.club, id, 'admin');
    expect([(await ask(id)).status, (await take(id)).status]).toEqual([200, 200]);
    return id;
  };
  const membership = (user: string) => `/api/organizations/${scene.club}/members/${user}`;
  const [former, lowered, blocked, back] = [
    await admin('Frode Før'),
    await admin('Liv Lavere'),
    await admin('Bo Blokkert'),
    await admin('Arne Angret'),
  ];
  const refused = async (as: string) => {
    const answers = [await ask(as), await take(as), await ask(as, '?status=PAID')];
    for (const { body } of answers) expect(body).not.toMatch(/Emil|Nora|Stup og svøm/);
    return answers.map(({ status }) => status);
  };

  expect((await portal.as(people.clubAdmin).send('DELETE', membership(former))).status).toBe(204);
  expect(await refused(former)).toEqual([403, 403, 403]);
  const role = { body: { role: 'member', from: 'admin' } };
  expect((await portal.as(people.clubAdmin).send('POST', `${membership(lowered)}/role`, role)).status).toBe(204);
  expect(await refused(lowered)).toEqual([403, 403, 403]);
  const reason = { body: { reason: 'Kapret konto' } };
  for (const user of [blocked, back]) {
    expect((await portal.as(people.superAdmin).send('PUT', `/api/users/${user}/block`, reason)).status).toBe(204);
    expect(await refused(user)).toEqual([401, 401, 401]);
  }
  const opened = { body: { reason: 'Kontoen er trygg' } };
  expect((await portal.as(people.superAdmin).send('DELETE', `/api/users/${back}/block`, opened)).status).toBe(204);
  expect((await ask(back)).status).toBe(200);

  // What the organisation itself has lost, its admins have lost, too.
  await sql`update organisation set deleted_at = now() where id = ${scene.club}`.execute(portal.db);
  expect(await refused(people.clubAdmin)).toEqual([404, 404, 404]);
  await sql`update organisation set deleted_at = null where id = ${scene.club}`.execute(portal.db);
});
