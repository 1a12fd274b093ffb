import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { checkJournal } from '#features/ledger/server/check-journal.ts';
import { ledgerWorkers } from '#features/ledger/server/jobs.ts';
import { proveJob } from '#features/ledger/server/jobs-declared.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { auditScene, LEDGER } from '#tests/support/audit-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { givenPurse } from '#tests/support/ledger-scene.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

const scene = await auditScene();
const { portal, people, pays, seal } = scene;
const { auditor, admin, support, elsewhere, auditorElsewhere, user, moderator, superAdmin } = people;
afterAll(() => scene.close());

const office = async (as: string) => (await portal.as(as).get(LEDGER)).json().data;
const journal = async (as: string, query = '') => (await portal.as(as).get(`${LEDGER}/postings${query}`)).json();
const opened = (as: string, id: number) => portal.as(as).get(`${LEDGER}/postings/${id}`);
const control = (as: string, municipality_id = String(BERGEN)) =>
  portal.as(as).post(`${LEDGER}/control`, { municipality_id });
const inState = (state: object) => ({ headers: { 'x-test-state': JSON.stringify(state) } });

/** Everything that can be asked of a journal, as one person. */
async function answersTo(as: string, ask = {}) {
  const [first] = (await journal(auditor)).data;
  const get = async (path: string) => (await portal.as(as).get(path, ask)).status;
  return {
    own: await get(LEDGER),
    office: await get(`${LEDGER}?municipality_id=${BERGEN}`),
    postings: await get(`${LEDGER}/postings?municipality_id=${BERGEN}`),
    posting: await get(`${LEDGER}/postings/${first.id}`),
    proofs: await get(`${LEDGER}/proofs?municipality_id=${BERGEN}`),
    journal: await get(`${LEDGER}/journal?municipality_id=${BERGEN}`),
    control: (await portal.as(as).post(`${LEDGER}/control`, { municipality_id: String(BERGEN) }, ask)).status,
  };
}
const all = (status: number) => ({
  own: status,
  office: status,
  postings: status,
  posting: status,
  proofs: status,
  journal: status,
  control: status,
});

describe('BEY-08 who reads the journal', () => {
  test('BEY-08 the auditor of the municipality, and its admins', async () => {
    expect(await answersTo(auditor)).toEqual(all(200));
    expect(await answersTo(admin)).toEqual(all(200));
  });

  test.each([
    ['an admin of another municipality', elsewhere],
    ['an auditor of another municipality', auditorElsewhere],
  ])('BEY-08 to %s it is not there', async (_who, as) => {
    expect(await answersTo(as)).toEqual({ ...all(404), own: 200 });
    expect((await office(as)).municipality.id).toBe(String(OSLO));
  });

  test.each([
    ['support of the municipality', support],
    ['a user', user],
    ['a moderator', moderator],
    ['a super-admin', superAdmin],
  ])('BEY-08 nor to %s', async (_who, as) => {
    expect(await answersTo(as)).toEqual({ ...all(404), own: 403 });
  });

  test('BEY-08 not in readonly mode, and not while another acts for them', async () => {
    expect(await answersTo(auditor, inState({ mode: 'readonly' }))).toEqual(all(405));
    expect(await answersTo(auditor, inState({ acting_user_id: superAdmin }))).toEqual(all(403));
  });

  test('BEY-08 an auditor whose role was taken back, or whose account is shut, reads nothing', async () => {
    const former = await portal.given.person('Fredrik Før', { auditorOf: [BERGEN] });
    expect((await portal.as(former).get(LEDGER)).status).toBe(200);
    const taken = await portal.as(admin).send('DELETE', `/api/users/${former}/grants/${BERGEN}/auditor`);
    expect(taken.status).toBe(204);
    expect(await answersTo(former)).toEqual({ ...all(404), own: 403 });
    const shut = await portal.given.person('Bodil Blokkert', { auditorOf: [BERGEN] });
    await portal.db.updateTable('app_user').set({ blocked_at: new Date() }).where('id', '=', shut).execute();
    expect(await answersTo(shut)).toEqual(all(401));
  });

  test('BEY-08 an auditor is named by the municipality, and has no other room of its office', async () => {
    const named = await portal.given.person('Nina Navngitt');
    const grant = (as: string) => portal.as(as).send('PUT', `/api/users/${named}/grants/${BERGEN}/auditor`);
    for (const as of [support, elsewhere, superAdmin, auditor]) expect((await grant(as)).status).toBe(403);
    expect((await grant(admin)).status).toBe(204);
    const rooms = ['/municipality/schemes', '/organizations/requests', '/organizations/office', '/reports/cases'];
    for (const room of rooms) expect((await portal.as(named).get(`/api${room}`)).status).not.toBe(200);
    const { scopes, is_staff } = (await portal.as(named).get('/api/users/me')).json().data;
    expect([scopes, is_staff]).toEqual([['AUDITOR'], true]);
  });
});

describe('BEY-08 what the journal shows', () => {
  test('BEY-08 children are numbers and organisations have names, with both sides of one entry', async () => {
    await pays(100_000, 45_000);
    await seal();
    const { data } = await journal(auditor);
    const [own, paid] = data;
    expect(paid).toMatchObject({ kind: 'pay', phase: 'held', amount_ore: 100_000, to: { name: 'Solvik svømmeklubb' } });
    expect(paid.from).toEqual({ kind: 'purse', code: scene.purse.slice(-8), name: null });
    expect(own).toMatchObject({ kind: 'pay_own', amount_ore: 45_000, number: paid.number + 1 });
    const entry = (await opened(auditor, paid.id)).json().data;
    expect(entry.debit.map((side: { amount_ore: number }) => side.amount_ore)).toEqual([100_000, 45_000]);
    expect(entry.credit).toEqual([{ account: paid.to, amount_ore: 145_000 }]);
    expect(entry).toMatchObject({ is_link_right: true, done_by: 'user', has_more: false, related: [] });
    expect(entry.before.number).toBe(paid.number - 1);
    expect(JSON.stringify(entry)).not.toContain(user);
  });

  test('BEY-08 what is opened, taken along and controlled is written down', async () => {
    const [first] = (await journal(admin)).data;
    await opened(auditor, first.id);
    await portal.as(auditor).get(`${LEDGER}/journal`);
    await control(auditor);
    const { rows } = await sql<{ action: string; details: { posting?: number } }>`
      select action, details from audit_entry where actor_user_id = ${auditor} and municipality_id = ${BERGEN}
      order by position desc limit 3`.execute(portal.db);
    expect(rows.map(({ action }) => action)).toEqual(['ledger.control', 'ledger.download', 'ledger.open']);
    expect(rows[2]?.details).toEqual({ posting: first.id });
  });

  test('BEY-08 filters by day, kind and amount, page by page without a gap', async () => {
    for (let at = 0; at < 35; at += 1) await pays(1000 + at);
    const first = await journal(auditor);
    expect([first.data.length, first.next]).toEqual([30, String(first.data[29].id)]);
    const second = await journal(auditor, `?before=${first.next}`);
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect((await journal(auditor, '?amount_ore=1007')).data).toHaveLength(1);
    const grants = (await journal(auditor, '?kind=grant')).data;
    expect(new Set(grants.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['grant']));
    const today = first.data[0].at.slice(0, 10);
    expect((await journal(auditor, '?to=2020-01-01')).data).toEqual([]);
    expect((await journal(auditor, `?from=${today}&kind=fund`)).data.length).toBeGreaterThan(0);
    expect((await journal(auditor, '?account=4417')).data).toEqual([]);
    for (const wrong of ['?kind=theft', '?from=i+dag', '?amount_ore=-1', '?amount_ore=1.005', '?before=x'])
      expect((await portal.as(auditor).get(`${LEDGER}/postings${wrong}`)).status).toBe(422);
    for (const id of [0, -1, 999_999_999]) expect((await opened(auditor, id)).status).toBe(404);
  });

  test('BEY-08 the file that is taken along proves itself', async () => {
    await seal();
    const file = await portal.as(auditor).get(`${LEDGER}/journal`);
    expect(file.headers['content-disposition']).toMatch(/journal-4601-\d{4}-\d\d-\d\d\.jsonl/);
    const { links, faults } = await checkJournal(file.body.split('\n'));
    expect(faults).toEqual([]);
    expect(links).toBe((await office(auditor)).postings);
    expect(file.body).not.toContain('Rita Revisor');
  });
});

describe('BEY-08 the control', () => {
  const origins = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
  const morning = () =>
    ledgerWorkers({ origins, comparisons: [] })
      .find(({ job }) => job.name === proveJob.name)
      ?.work(portal.jobServices, {});
  /** As one who has got hold of the database would: triggers off. */
  const tamper = (ore: number) =>
    inTransaction(portal.db, async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`update ledger_account set posted_ore = posted_ore + ${ore}
        where municipality_id = ${OSLO} and kind = 'purse'`.execute(db);
    });

  test('BEY-08 is made again when a reader asks, and its days are told', async () => {
    await givenPurse(portal, OSLO, 1000);
    expect((await control(elsewhere, String(OSLO))).json().data).toEqual({ is_ordered: true });
    await portal.workOff();
    const { last, postings, may_pay_out, days, days_without_fault } = await office(elsewhere);
    expect([postings, may_pay_out, days, days_without_fault]).toEqual([2, true, 1, 1]);
    expect(last).toMatchObject({ postings: 2, new_postings: 2, sum_ore: 0, faults: [], resolved_at: null });
    const proofs = (await portal.as(elsewhere).get(`${LEDGER}/proofs`)).json();
    expect(proofs).toEqual({ data: [last], next: null });
    // Once a minute is enough.
    expect((await control(elsewhere, String(OSLO))).json().data).toEqual({ is_ordered: false });
    await portal.workOff();
    expect((await office(elsewhere)).last.made_at).toBe(last.made_at);
  });

  test('BEY-08 a difference stops payouts, and the municipality’s admins are told once a day', async () => {
    const others = [admin, auditorElsewhere, support, superAdmin];
    const toldOthers = () => Promise.all(others.map((other) => templatesTo(portal, other)));
    const before = await toldOthers();
    await tamper(30_000);
    await morning();
    await morning();
    expect(await templatesTo(portal, elsewhere)).toEqual(['payoutsStopped']);
    expect(await toldOthers()).toEqual(before);
    const stopped = await office(auditorElsewhere);
    expect(stopped).toMatchObject({ may_pay_out: false, days_without_fault: 0 });
    expect(stopped.last.faults).toEqual([
      { kind: 'sum', difference_ore: 30_000, number: null, posting_id: null, receipt: null },
      { kind: 'balance', difference_ore: 30_000, number: null, posting_id: null, receipt: null },
    ]);
    await tamper(-30_000);
    await morning();
    const again = await office(auditorElsewhere);
    expect(again.may_pay_out).toBe(true);
    expect(again.last.resolved_at).toBe(again.last.made_at);
    expect(again.last.faults).toHaveLength(2);
  });
});
