import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import { type PayoutScene, pain002, payoutScene } from '#tests/support/payout-scene.ts';

let scene: PayoutScene;
beforeAll(async () => {
  scene = await payoutScene();
});
afterAll(async () => {
  expect(await scene.sum()).toBe(0);
  expect(await scene.control()).toEqual([]);
  await scene.close();
});

const OTHER_ACCOUNT = '12345678911';

const made = async (): Promise<string> => (await scene.make(scene.people.admin)).json().data.id;
const statesOf = (claims: readonly string[]) => Promise.all(claims.map((id) => scene.stateOf(id)));

describe('CRD-05 a file is withdrawn before the bank has it', () => {
  test('CRD-05 its payments wait again, it stays with who, when and why, and the next file takes them', async () => {
    const { people, portal, toPay, make, approve, withdraw, download, open, balance, control, filesOf, club } = scene;
    const claims = [await toPay(), await toPay()];
    const owed = (await balance('claim', club)).posted;
    const id = await made();
    expect((await withdraw(people.second, id, ' Feil konto ')).status).toBe(204);
    expect(await statesOf(claims)).toEqual(['approved', 'approved']);
    expect([(await balance('transit', id)).posted, (await balance('claim', club)).posted]).toEqual([0, owed]);
    const { payments, ...file } = await open(id);
    expect(file).toMatchObject({
      state: 'withdrawn',
      withdrawn_by: 'Hilde Rø',
      withdrawn_at: expect.stringContaining('2026-11-17'),
      withdrawn_reason: 'Feil konto',
      can: { approve: false, download: false, withdraw: false },
    });
    expect(payments.map(({ result }: { result: string }) => result)).toEqual(['withdrawn', 'withdrawn']);
    const { rows } = await sql<{ details: object }>`select details from audit_entry
      where action = 'bank_file.withdraw' and municipality_id = ${BERGEN}`.execute(portal.db);
    expect(rows).toEqual([
      { details: { number: file.number, lines: 2, amount_ore: file.total_ore, reason: 'Feil konto' } },
    ]);
    expect(await control()).toEqual([]);
    expect((await scene.list()).to_pay).toEqual({ count: 2, amount_ore: file.total_ore });
    for (const refused of [await approve(people.second, id), await download(people.admin, id)])
      expect(refused.status).toBe(409);
    const next = await scene.sent();
    expect(next.lines.map(({ claim_id }) => claim_id).sort()).toEqual(claims.toSorted());
    expect(await Promise.all(claims.map(filesOf))).toEqual([2, 2]);
    expect((await make(people.admin)).status).toBe(409);
    const paid = next.lines.map(({ reference }) => ({ reference, status: 'ACSC' }));
    await scene.answer(people.admin, pain002(next.message_id, paid));
    expect(await statesOf(claims)).toEqual(['paid', 'paid']);
    expect(await control()).toEqual([]);
  });

  test('CRD-05 also one that was approved, and also by the one who made it', async () => {
    const { people, toPay, approve, withdraw, open, stateOf } = scene;
    const claim = await toPay();
    const id = await made();
    await approve(people.second, id);
    expect((await withdraw(people.admin, id)).status).toBe(204);
    expect([await stateOf(claim), (await open(id)).approved_by]).toEqual(['approved', 'Hilde Rø']);
    const { message_id } = await open(id);
    const answer = await scene.answer(people.admin, pain002(message_id, [], 'ACSC'));
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('trukket tilbake')]);
  });

  test('CRD-05 what waits for the next file is paid to the number that the organisation has a yes to by then', async () => {
    const { people, portal, toPay, withdraw, open, sent, answer, club } = scene;
    const claim = await toPay();
    const id = await made();
    const accountIn = async (file: string) => {
      const { rows } = await sql<{ bank_account: string }>`select bank_account from bank_file_line
        where bank_file_id = ${file} and claim_id = ${claim}`.execute(portal.db);
      return rows[0]?.bank_account;
    };
    const change = (state: string, account: string) =>
      sql`update participation set state = ${state}, bank_account = ${account},
        decided_at = ${state === 'approved' ? new Date() : null} where organisation_id = ${club}`.execute(portal.db);
    const old = (await accountIn(id)) ?? '';
    await withdraw(people.second, id);
    await change('asked', OTHER_ACCOUNT);
    const asked = await made();
    expect([await accountIn(asked), (await open(asked)).state]).toEqual([old, 'made']);
    await withdraw(people.second, asked);
    await change('approved', OTHER_ACCOUNT);
    const { id: next, message_id, lines } = await sent();
    expect([await accountIn(id), await accountIn(next)]).toEqual([old, OTHER_ACCOUNT]);
    const paid = lines.map(({ reference }) => ({ reference, status: 'ACSC' }));
    await answer(people.admin, pain002(message_id, paid));
    await change('approved', old);
  });

  test('CRD-05 one that was fetched or answered stays where it is, and the office is told why', async () => {
    const { people, toPay, sent, withdraw, answer, stateOf } = scene;
    const claim = await toPay();
    const { id, message_id, lines } = await sent();
    const fetched = await withdraw(people.second, id);
    expect([fetched.status, fetched.json().message]).toEqual([409, expect.stringContaining('banken kan ha fått den')]);
    expect(await stateOf(claim)).toBe('in_file');
    const paid = lines.map(({ reference }) => ({ reference, status: 'ACSC' }));
    await answer(people.admin, pain002(message_id, paid));
    expect((await withdraw(people.second, id)).status).toBe(409);
    expect(await stateOf(claim)).toBe('paid');
  });

  test('CRD-05 without a reason nothing is done; with the same key it is done once', async () => {
    const { people, portal, toPay, withdraw, stateOf } = scene;
    const claim = await toPay();
    const id = await made();
    for (const reason of ['', '  ']) {
      const refused = await withdraw(people.second, id, reason);
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['reason']]);
    }
    expect(await stateOf(claim)).toBe('in_file');
    const key = randomUUID();
    const twice = [await withdraw(people.second, id, 'Feil', key), await withdraw(people.second, id, 'Feil', key)];
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect((await withdraw(people.second, id)).status).toBe(409);
    const { rows } = await sql`select from ledger_posting where entry_id = ${claim} and kind = 'recall'`.execute(
      portal.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('CRD-05 two who withdraw and one who fetches at once: one thing happened to it', async () => {
    const { people, toPay, approve, withdraw, download, open, stateOf } = scene;
    const claim = await toPay();
    const id = await made();
    await approve(people.second, id);
    const answers = await Promise.all([
      withdraw(people.admin, id),
      download(people.second, id),
      withdraw(people.second, id),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const { state } = await open(id);
    expect([state, await stateOf(claim)]).toEqual(state === 'sent' ? ['sent', 'in_file'] : ['withdrawn', 'approved']);
  });

  test('CRD-04 of an activity that was cancelled meanwhile the money goes back, and the family is told', async () => {
    const { people, portal, toPay, course, withdraw, call, stateOf } = scene;
    const event_id = await course(16, 'Livredning');
    const claim = await toPay({ event_id });
    const id = await made();
    await call(people.clubAdmin, `/events/${event_id}/cancel`, { reason: 'For få påmeldte' });
    expect(await stateOf(claim)).toBe('in_file');
    const told = async () =>
      (await sql`select from outgoing_message where template = 'claimChanged'`.execute(portal.db)).rows.length;
    const before = await told();
    expect((await withdraw(people.second, id)).status).toBe(204);
    expect([await stateOf(claim), (await told()) > before]).toEqual(['rolled_back', true]);
  });
});

test('CRD-05 the database frees no payment of a file that is not withdrawn', async () => {
  const { people, portal, toPay, withdraw, control } = scene;
  await toPay();
  const id = await made();
  const set = (table: string, columns: string) =>
    sql`update ${sql.table(table)} set ${sql.raw(columns)}
      where ${sql.ref(table === 'bank_file' ? 'id' : 'bank_file_id')} = ${id}`.execute(portal.db);
  await expect(set('bank_file_line', "result = 'withdrawn'")).rejects.toThrow('with its file alone');
  await expect(set('bank_file', "state = 'withdrawn', withdrawn_at = now()")).rejects.toThrow('bank_file_withdrawn');
  await withdraw(people.second, id);
  await expect(set('bank_file', "state = 'approved', withdrawn_at = null")).rejects.toThrow('there is no step');
  const tamper = (result: string) =>
    portal.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`update bank_file_line set result = ${result}, payment_status_code = ${result === 'failed' ? 2 : null}
        where bank_file_id = ${id}`.execute(db);
    });
  await tamper('failed');
  expect(await control()).toContainEqual(expect.objectContaining({ kind: 'bank_file', difference_ore: 0 }));
  await tamper('withdrawn');
  expect(await control()).toEqual([]);
});
