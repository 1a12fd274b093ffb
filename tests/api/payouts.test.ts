import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BANK_FILE_STEPS } from '#features/payouts/rules.ts';
import { payoutWorkers } from '#features/payouts/server/jobs.ts';
import { makeFilesJob } from '#features/payouts/server/jobs-declared.ts';
import { makeFile } from '#features/payouts/server/make-file.ts';
import { OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { camt054, ORIGINS, type PayoutScene, pain002, payoutScene } from '#tests/support/payout-scene.ts';

let scene: PayoutScene;
beforeAll(async () => {
  scene = await payoutScene();
});
afterAll(async () => {
  expect(await scene.sum()).toBe(0);
  expect(await scene.control()).toEqual([]);
  await scene.close();
});

const count = async () => (await scene.list()).meta.total as number;
const statesOf = (claims: readonly string[]) => Promise.all(claims.map((id) => scene.stateOf(id)));
const lineOf = (lines: { reference: string; claim_id: string; amount_ore: number }[], claim: string) => {
  const line = lines.find(({ claim_id }) => claim_id === claim);
  if (!line) throw new Error('The payment is in the file.');
  return line;
};

describe('CRD-05 a file to the bank', () => {
  test('CRD-05 made by one, approved by another, handed over, answered: each payment is where the bank says', async () => {
    const { people, toPay, make, approve, download, answer, open, balance, portal } = scene;
    const [good, unknown, refused] = [await toPay(), await toPay(), await toPay()];
    const before = await scene.list();
    expect(before).toMatchObject({ may_pay_out: true, to_pay: { count: 3, amount_ore: 135_000 } });
    expect(before.payer).toEqual({
      name: 'Bergen kommune',
      organisation_number: '974760673',
      bank_account: '15032000115',
      bic: 'DNBANOKK',
    });
    const { id } = (await make(people.admin)).json().data;
    expect(await statesOf([good, unknown, refused])).toEqual(['in_file', 'in_file', 'in_file']);
    expect((await balance('transit', id)).posted).toBe(135_000);
    expect((await download(people.second, id)).status).toBe(409);
    const own = await approve(people.admin, id);
    expect([own.status, own.json().message]).toEqual([403, expect.stringContaining('Be en annen administrator')]);
    expect((await open(id)).can).toEqual({ approve: false, download: false, withdraw: true });
    expect((await approve(people.second, id)).status).toBe(204);
    expect((await approve(people.second, id)).status).toBe(409);
    const handed = await download(people.admin, id);
    expect(handed.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(handed.headers['cache-control']).toBe('no-store');
    expect(handed.headers['content-disposition']).toMatch(/attachment; filename="NAB-4601-\d{8}-\d+\.xml"/);
    expect(handed.body).toContain('<CtrlSum>1350.00</CtrlSum>');
    expect(handed.body).toContain('<Dt>2026-11-18</Dt>');
    expect((await download(people.second, id)).body).toBe(handed.body);
    const { message_id, state } = await open(id);
    expect(state).toBe('sent');
    const { rows: lines } = await sql<{ reference: string; claim_id: string; amount_ore: number }>`
      select replace(id::text, '-', '') as reference, claim_id, amount_ore::int as amount_ore
      from bank_file_line where bank_file_id = ${id}`.execute(portal.db);
    const said = (claim: string, status: string, reason?: string) => ({
      reference: lineOf(lines, claim).reference,
      status,
      ore: 45_000,
      ...(reason && { reason }),
    });
    const first = pain002(message_id, [said(good, 'ACSC'), said(unknown, 'RJCT', 'AC04')], 'PART');
    expect((await answer(people.admin, first)).json().data).toEqual({ paid: 1, failed: 1, waiting: 1, not_ours: 0 });
    expect((await open(id)).state).toBe('sent');
    const last = pain002(message_id, [said(refused, 'RJCT', 'AM04')], 'ACCP');
    expect((await answer(people.second, last)).json().data).toEqual({ paid: 0, failed: 1, waiting: 0, not_ours: 0 });
    expect(await statesOf([good, unknown, refused])).toEqual(['paid', 'failed', 'failed']);
    expect(await open(id)).toMatchObject({ state: 'answered', paid: 1, failed: 2, approved_by: 'Hilde Rø' });
    expect([(await balance('transit', id)).posted, (await balance('paid', id)).posted]).toEqual([0, 45_000]);
    const { rows } = await sql<{ code: number }>`select payment_status_code as code from claim
      where id in (${unknown}, ${refused}) order by 1`.execute(portal.db);
    expect(rows.map(({ code }) => code)).toEqual([2, 5]);
    const { rows: deeds } = await sql<{ action: string }>`select action from audit_entry
      where action like 'bank_file.%' and municipality_id = ${BERGEN} order by position`.execute(portal.db);
    expect(deeds.map(({ action }) => action.replace('bank_file.', ''))).toEqual([
      'make',
      'approve',
      'download',
      'download',
      'answer',
      'answer',
    ]);
  });

  test('CRD-04 the family is told, and what failed goes with another file when the account is mended', async () => {
    const { people, toPay, sent, answer, call, portal, participation, stateOf, filesOf } = scene;
    const claim = await toPay();
    const { message_id, lines } = await sent();
    const told = () =>
      sql<{ subject: string; text: string }>`select subject, text from outgoing_message
        where template = 'claimChanged' and text like '%finner ikke kontonummeret%'`.execute(portal.db);
    const before = (await told()).rows.length;
    const { reference } = lineOf(lines, claim);
    await answer(people.admin, pain002(message_id, [{ reference, status: 'RJCT', reason: 'AC01' }]));
    expect((await told()).rows.length).toBe(before + 1);
    expect((await call(people.admin, `/municipality/transactions/${claim}/retry`)).status).toBe(409);
    await sql`update participation set bank_account = ${OTHER_ACCOUNT} where id = ${participation}`.execute(portal.db);
    expect((await call(people.admin, `/municipality/transactions/${claim}/retry`)).status).toBe(204);
    const again = await sent();
    expect(await filesOf(claim)).toBe(2);
    const line = lineOf(again.lines, claim);
    expect(line.reference).not.toBe(reference);
    // What the bank said of the first try says nothing of the second.
    const late = await answer(people.admin, pain002(again.message_id, [{ reference, status: 'ACSC' }]));
    expect([late.status, await stateOf(claim)]).toEqual([422, 'in_file']);
    await answer(people.admin, camt054([{ reference: line.reference, ore: line.amount_ore }]));
    expect(await stateOf(claim)).toBe('paid');
  });

  test('CRD-05 a file of the job has nobody’s name: an admin who said yes to no payment in it can approve it', async () => {
    const { people, toPay, day, approve } = scene;
    await toPay();
    await day();
    const [file] = (await scene.list()).data;
    expect(file).toMatchObject({ is_automatic: true, made_by: null, state: 'made' });
    expect(file).toMatchObject({ is_own: false, has_decided: true, can: { approve: false } });
    const decider = await approve(people.admin, file.id);
    expect([decider.status, decider.json().message]).toEqual([
      403,
      expect.stringContaining('Du har godkjent en betaling'),
    ]);
    const [other] = (await scene.list(people.second)).data;
    expect(other).toMatchObject({ has_decided: false, can: { approve: true } });
    expect((await approve(people.second, file.id)).status).toBe(204);
  });

  test('CRD-05 the job of the day asks for each municipality that has something to pay', async () => {
    const { portal, toPay, day } = scene;
    const asked: unknown[] = [];
    const run = () =>
      payoutWorkers({ origins: ORIGINS })
        .find(({ job }) => job.name === makeFilesJob.name)
        ?.work({ ...portal.jobServices, enqueue: async (_db, _job, ...payloads) => void asked.push(...payloads) }, {});
    await run();
    expect(asked).toEqual([]);
    await toPay();
    await run();
    expect(asked).toEqual([{ municipality_id: BERGEN }]);
    await day();
  });

  test('CRD-05 nothing to pay makes no file, by hand or by the job', async () => {
    const before = await count();
    const answer = await scene.make(scene.people.admin);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('Ingen godkjente')]);
    await scene.day();
    expect(await count()).toBe(before);
  });

  test('CRD-05 without who pays there is no file, and what is wrong with it is said by the field', async () => {
    const { people, portal, toPay, make, day, setPayer, stateOf } = scene;
    const claim = await toPay();
    await sql`delete from payer where municipality_id = ${BERGEN}`.execute(portal.db);
    expect((await make(people.admin)).json().message).toContain('kontoen det skal betales fra');
    await day();
    expect([await stateOf(claim), (await scene.list()).payer]).toEqual(['approved', null]);
    const wrong = { name: ' ', organisation_number: '974760674', bank_account: '15032000116', bic: 'DNB' };
    const refused = await setPayer(people.admin, wrong);
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, Object.keys(wrong)]);
    expect((await setPayer(people.admin)).status).toBe(204);
  });
});

describe('CRD-05 never the same payment twice', () => {
  test('CRD-05 two jobs and two people at once: each payment is in one file', async () => {
    const { people, toPay, day, make, filesOf } = scene;
    const claims = [await toPay(), await toPay(), await toPay()];
    await Promise.all([day(), make(people.admin), day(), make(people.second)]);
    expect(await Promise.all(claims.map(filesOf))).toEqual([1, 1, 1]);
  });

  test('CRD-05 the database has a payment in one file that is not refused', async () => {
    const { toPay, day, portal } = scene;
    const claim = await toPay();
    await day();
    await expect(
      sql`insert into bank_file_line (id, bank_file_id, claim_id, amount_ore, payee_name, bank_account)
        select gen_random_uuid(), file.id, ${claim}, 1, 'X', '12345678903'
        from bank_file as file order by number limit 1`.execute(portal.db),
    ).rejects.toThrow('bank_file_line_once');
  });

  test('CRD-05 killed before the end, nothing is there; the next run makes the file once', async () => {
    const { toPay, day, within, stateOf, filesOf } = scene;
    const claim = await toPay();
    const before = await count();
    const killed = within(async (context) => {
      await makeFile({ ...context, actor: null }, BERGEN);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([await stateOf(claim), await filesOf(claim), await count()]).toEqual(['approved', 0, before]);
    const ran = () =>
      day().then(
        () => 'ran',
        () => 'failed',
      );
    expect([await ran(), await ran()]).toEqual(['ran', 'ran']);
    expect([await stateOf(claim), await filesOf(claim), await count()]).toEqual(['in_file', 1, before + 1]);
  });

  test('CRD-05 the same key makes one file', async () => {
    const { people, toPay, make } = scene;
    await toPay();
    const key = randomUUID();
    const [one, other] = [await make(people.admin, key), await make(people.admin, key)];
    expect(other.json()).toEqual(one.json());
    expect(one.status).toBe(200);
  });

  test('CRD-05 an answer that fails half way has changed nothing, and is taken whole the next time', async () => {
    const { people, toPay, sent, answer, portal } = scene;
    const claims = [await toPay(), await toPay()];
    const { message_id, lines } = await sent();
    const text = pain002(
      message_id,
      lines.map(({ reference }) => ({ reference, status: 'ACSC' })),
    );
    const last = lines.at(-1)?.claim_id ?? '';
    await sql`create function stop_here() returns trigger language plpgsql as $$ begin
      if new.state = 'paid' and new.id = ${sql.lit(last)}::uuid then raise exception 'cut'; end if; return new; end $$`.execute(
      portal.db,
    );
    await sql`create trigger stop_here before update on claim for each row execute function stop_here()`.execute(
      portal.db,
    );
    expect((await answer(people.admin, text)).status).toBe(500);
    expect(await statesOf(claims)).toEqual(['in_file', 'in_file']);
    await sql`drop trigger stop_here on claim`.execute(portal.db);
    await sql`drop function stop_here()`.execute(portal.db);
    expect((await answer(people.admin, text)).json().data).toMatchObject({ paid: lines.length, failed: 0 });
    expect(await statesOf(claims)).toEqual(['paid', 'paid']);
  });
});

test('CRD-05 the steps of the code are those of the database, which takes no other', async () => {
  const { portal, toPay, day, people } = scene;
  const { rows } = await sql<{
    step: string;
  }>`select from_state || ' ' || to_state as step from bank_file_step`.execute(portal.db);
  expect(rows.map(({ step }) => step).sort()).toEqual(BANK_FILE_STEPS.map((step) => step.join(' ')).sort());
  await toPay();
  await day();
  const [{ id }] = (await scene.list()).data;
  const set = (columns: string) => sql`update bank_file set ${sql.raw(columns)} where id = ${id}`.execute(portal.db);
  await expect(set("state = 'sent', approved_at = now(), pay_on = now(), sent_at = now()")).rejects.toThrow(
    'there is no step',
  );
  await expect(set('total_ore = 1')).rejects.toThrow('does not change');
  await expect(sql`delete from bank_file where id = ${id}`.execute(portal.db)).rejects.toThrow('never deleted');
  await expect(sql`delete from bank_file_line where bank_file_id = ${id}`.execute(portal.db)).rejects.toThrow(
    'with its file alone',
  );
  const made = (await scene.make(people.admin)).status;
  expect(made).toBe(409);
});

describe('BEY-08 the control', () => {
  test('BEY-08 a difference stops making, approving and handing over; when it is gone they go on', async () => {
    const { people, toPay, sent, make, approve, download, day, control, portal, stateOf } = scene;
    await toPay();
    const { id } = await sent();
    await toPay();
    const waiting = (await make(people.admin)).json().data.id;
    const claim = await toPay();
    const tamper = (ore: number) =>
      portal.db.transaction().execute(async (db) => {
        await sql`set local session_replication_role = replica`.execute(db);
        await sql`update bank_file set total_ore = total_ore + ${ore} where id = ${id}`.execute(db);
      });
    await tamper(100);
    const [file] = (await scene.list()).data.filter((one: { id: string }) => one.id === id);
    expect(await control()).toEqual([{ kind: 'bank_file', number: file.number, difference_ore: 100 }]);
    for (const answer of [
      await make(people.admin),
      await approve(people.second, waiting),
      await download(people.admin, id),
    ])
      expect([answer.status, answer.json().message]).toEqual([
        409,
        expect.stringContaining('Utbetalingene er stanset'),
      ]);
    await day();
    expect([await stateOf(claim), (await scene.list()).may_pay_out]).toEqual(['approved', false]);
    await tamper(-100);
    expect(await control()).toEqual([]);
    await day();
    expect(await stateOf(claim)).toBe('in_file');
  });
});
