import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidyUploads, uploadWorkers } from '#features/uploads/server/jobs.ts';
import { localFiles } from '#platform/server/files.ts';
import { newId } from '#platform/server/new-id.ts';
import { type ClaimScene, claimScene, givenCard, OWN_ACCOUNT } from '#tests/support/claim-scene.ts';
import { jpeg, pdf } from '#tests/support/files.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';

let scene: ClaimScene;
let folder: string;
let files: ReturnType<typeof localFiles>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabolag-receipts-'));
  files = localFiles(folder);
  scene = await claimScene({ integrations: { files } });
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true, force: true });
});

const PAPER = pdf('En kvittering');

async function handIn(as: string, bytes: Buffer = PAPER, name = 'kvittering.pdf') {
  const kind = name.endsWith('.jpg') ? 'image' : 'document';
  const { headers, body } = multipartBody([{ name, type: 'application/octet-stream', bytes }]);
  const answer = await scene.portal.as(as).send('POST', `/api/uploads?kind=${kind}`, { headers, body, language: 'nb' });
  return answer.json() as { id: string; url: string };
}

const ask = (as: string, card: string, upload_ids: readonly string[], more: object = {}) =>
  scene.call(as, `/cards/${card}/refund`, {
    upload_ids,
    purpose: 'Fotballsko',
    organization_name: 'Sportsbutikken',
    amount: '100',
    paid_on: '2026-11-02',
    bank_account: OWN_ACCOUNT,
    ...more,
  });

/** A refund that the mother has asked for, with its receipt. */
async function givenRefund() {
  const { portal, people } = scene;
  const card = await givenCard(portal, scene, [people.mother, people.father]);
  const upload = await handIn(people.mother);
  const { id } = (await ask(people.mother, card, [upload.id])).json().data;
  return { card, id: id as string, upload: upload.id, url: upload.url };
}
type Refund = Awaited<ReturnType<typeof givenRefund>>;

const asFamily = ({ id, upload }: Refund) => `/api/transactions/${id}/receipts/${upload}`;
const asStaff = ({ id, upload }: Refund) => `/api/municipality/transactions/${id}/receipts/${upload}`;
const statuses = async (as: string, refund: Refund) => [
  (await scene.portal.as(as).get(asFamily(refund))).status,
  (await scene.portal.as(as).get(asStaff(refund))).status,
];
const anybody = (url: string) => scene.portal.server.inject({ url, headers: { host: 'bergen.localhost' } });
const looks = async (refund: Refund) => {
  const { rows } = await sql<{ user_id: string }>`
    select actor_user_id as user_id from audit_entry
    where action = 'claim.read_receipt' and details ->> 'claims' = ${refund.id}`.execute(scene.portal.db);
  return rows.map(({ user_id }) => user_id);
};

describe('BEY-07 who reads a receipt', () => {
  test('BEY-07 the guardians, and those who decide, whose look is written down', async () => {
    const { people, portal, call } = scene;
    const refund = await givenRefund();
    for (const as of [people.mother, people.father]) expect(await statuses(as, refund)).toEqual([200, 403]);
    const read = await portal.as(people.mother).get(asFamily(refund));
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringContaining('no-store'),
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    expect(await looks(refund)).toEqual([]);
    expect(await statuses(people.admin, refund)).toEqual([404, 200]);
    expect(await looks(refund)).toEqual([people.admin]);
    const [entry] = await scene.history(people.father, refund.card);
    expect(entry.receipts).toEqual([{ id: refund.upload, name: 'kvittering.pdf', kind: 'document' }]);
    const opened = (await call(people.admin, `/municipality/transactions/${refund.id}/open`)).json();
    expect(opened.data.receipts).toEqual(entry.receipts);
    expect(JSON.stringify([entry, opened])).not.toContain('/uploads/');
  });

  test('BEY-07 not strangers, the child, the organisation, other municipalities nor super-admins', async () => {
    const { people } = scene;
    const refund = await givenRefund();
    for (const as of [people.stranger, people.child, people.clubAdmin, people.clubMember])
      expect(await statuses(as, refund)).toEqual([404, 403]);
    expect(await statuses(people.elsewhere, refund)).toEqual([404, 404]);
    expect(await statuses(people.superAdmin, refund)).toEqual([404, 404]);
    const auditor = await scene.portal.given.person('Rita Revisor', { auditorOf: [BERGEN] });
    expect(await statuses(auditor, refund)).toEqual([404, 403]);
    expect((await scene.portal.get(asFamily(refund))).status).toBe(401);
    expect((await scene.portal.get(asStaff(refund))).status).toBe(401);
    expect(await looks(refund)).toEqual([]);
  });

  test('BEY-07 those of the municipality who only help see that there is one, and not what it says', async () => {
    const { people, call } = scene;
    const refund = await givenRefund();
    expect(await statuses(people.support, refund)).toEqual([404, 403]);
    const opened = await call(people.support, `/municipality/transactions/${refund.id}/open`);
    expect(opened.json().data).toMatchObject({ kind: 'refund', receipts: null });
    expect(await looks(refund)).toEqual([]);
  });

  test('BEY-07 not who was a guardian, had a share or belonged to the staff', async () => {
    const { people, portal } = scene;
    const { given, db } = portal;
    const [share, staff] = [await given.person('Besta'), await given.person('Slutta', { adminOf: [BERGEN] })];
    const refund = await givenRefund();
    await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
      values (${newId()}, ${refund.card}, ${share}, false, now())`.execute(db);
    expect(await statuses(share, refund)).toEqual([200, 403]);
    expect(await statuses(staff, refund)).toEqual([404, 200]);
    await sql`update card_share set ended_at = now() where user_id = ${share}`.execute(db);
    await sql`update municipal_grant set municipality_id = ${OSLO} where user_id = ${staff}`.execute(db);
    // She handed it in herself.
    await sql`update guardianship set ended_at = now() where guardian_user_id = ${people.mother}
      and child_id = (select child_id from card where id = ${refund.card})`.execute(db);
    expect(await statuses(share, refund)).toEqual([404, 403]);
    expect(await statuses(staff, refund)).toEqual([404, 404]);
    expect(await statuses(people.mother, refund)).toEqual([404, 403]);
    expect(await statuses(people.father, refund)).toEqual([200, 403]);
  });

  test('BEY-07 not while logged in as another, nor in readonly mode', async () => {
    const { people, portal } = scene;
    const refund = await givenRefund();
    const state = (more: object) => ({ headers: { 'x-test-state': JSON.stringify(more) } });
    const acting = state({ acting_user_id: people.superAdmin });
    expect((await portal.as(people.mother).get(asFamily(refund), acting)).status).toBe(403);
    expect((await portal.as(people.admin).get(asStaff(refund), acting)).status).toBe(403);
    const readonly = state({ mode: 'readonly' });
    expect((await portal.as(people.mother).get(asFamily(refund), readonly)).status).toBe(405);
    expect((await portal.as(people.admin).get(asStaff(refund), readonly)).status).toBe(405);
  });

  test('BEY-07 a receipt is read with its own payment alone', async () => {
    const { people } = scene;
    const [one, other] = [await givenRefund(), await givenRefund()];
    const crossed = { ...one, upload: other.upload };
    expect(await statuses(people.mother, crossed)).toEqual([404, 403]);
    expect(await statuses(people.admin, crossed)).toEqual([404, 404]);
  });
});

describe('BEY-07 a receipt is a paper of the accounts', () => {
  test('BEY-07 once it is handed in with a refund, nobody has it by its address', async () => {
    const { people, portal } = scene;
    const { id, url } = await handIn(people.mother);
    expect((await anybody(url)).statusCode).toBe(200);
    const card = await givenCard(portal, scene, [people.mother]);
    expect((await ask(people.mother, card, [id])).status).toBe(200);
    expect((await anybody(url)).statusCode).toBe(404);
    expect((await portal.as(people.mother).get(url)).status).toBe(404);
    const own = portal.as(people.mother);
    expect((await own.send('DELETE', `/api/uploads/${id}`)).status).toBe(404);
    expect((await own.send('PUT', `/api/uploads/${id}`, { body: { name: 'annet.pdf' } })).status).toBe(404);
  });

  test('BEY-07 several, in their order, pictures and papers', async () => {
    const { people, portal } = scene;
    const card = await givenCard(portal, scene, [people.mother]);
    const [paper, picture] = [await handIn(people.mother), await handIn(people.mother, await jpeg(), 'bilde.jpg')];
    const answer = (await ask(people.mother, card, [picture.id, paper.id, picture.id])).json().data;
    expect(answer.receipts.map(({ name }: { name: string }) => name)).toEqual(['bilde.jpg', 'kvittering.pdf']);
    for (const { id } of answer.receipts as { id: string }[])
      expect((await portal.as(people.mother).get(`/api/transactions/${answer.id}/receipts/${id}`)).status).toBe(200);
  });

  test('BEY-07 none, another’s, one that is used already and one that is no receipt are refused, and nothing is taken', async () => {
    const { people, portal } = scene;
    const card = await givenCard(portal, scene, [people.mother]);
    const faults = async (ids: readonly string[], more: object = {}) => {
      const { status, json } = await ask(people.mother, card, ids, more);
      return [status, ...Object.values(json().errors ?? {}).flat()];
    };
    const used = await handIn(people.mother);
    expect((await ask(people.mother, card, [used.id])).status).toBe(200);
    const profile = await handIn(people.mother, await jpeg(), 'meg.jpg');
    await sql`update app_user set picture_upload_id = ${profile.id} where id = ${people.mother}`.execute(portal.db);
    const others = await handIn(people.father);
    const note = await handIn(people.mother, Buffer.from('Betalt 100 kroner'), 'notat.txt');
    const own = await handIn(people.mother);
    expect(await faults([])).toEqual([422, expect.stringContaining('Legg ved kvitteringen')]);
    for (const { id } of [used, profile, others])
      expect(await faults([own.id, id])).toEqual([422, expect.stringContaining('Last den opp en gang til')]);
    expect(await faults([note.id])).toEqual([422, expect.stringContaining('pdf')]);
    expect(await faults([own.id], { purpose: ' ' })).toEqual([422, 'Skriv hva du betalte for.']);
    expect((await anybody(own.url)).statusCode).toBe(200);
    expect((await anybody(profile.url)).statusCode).toBe(200);
    expect(await faults([own.id])).toEqual([200]);
  });

  test('BEY-07 it stays when the one who sent it is erased, and goes with the payment', async () => {
    const { people, portal } = scene;
    const refund = await givenRefund();
    const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const tidy = (at: Date) =>
      uploadWorkers(files)
        .find(({ job }) => job.name === tidyUploads.name)
        ?.work({ ...portal.jobServices, now: () => at }, {});
    await tidy(day(100));
    expect((await statuses(people.father, refund))[0]).toBe(200);
    await scene.decide(people.admin, [refund.id], 'reject', 'Ikke en aktivitet');
    await sql`delete from claim where id = ${refund.id}`.execute(portal.db);
    await tidy(day(100));
    await tidy(day(200));
    const { rows } = await sql`select from upload where id = ${refund.upload}`.execute(portal.db);
    expect(rows).toEqual([]);
  });

  test('BEY-07 the database has no refund without a receipt, and no receipt leaves one', async () => {
    const { portal } = scene;
    const refund = await givenRefund();
    const copied = portal.db.transaction().execute(async (db) => {
      await sql`
        with posted as (
          insert into ledger_posting (municipality_id, entry_id, key, kind, phase, from_account_id, to_account_id, amount_ore, at)
          select municipality_id, ${newId()}, ${newId()}, kind, phase, from_account_id, to_account_id, amount_ore, at
          from ledger_posting where id = (select posting_id from claim where id = ${refund.id}) returning id
        )
        insert into claim (id, municipality_id, card_id, version_id, kind, state, payee_id, payee_name, bank_account,
          purse_ore, posting_id, paid_on, created_at, changed_at)
        select ${newId()}, municipality_id, card_id, version_id, kind, 'waiting', payee_id, payee_name, bank_account,
          purse_ore, posted.id, paid_on, created_at, changed_at
        from claim, posted where claim.id = ${refund.id}`.execute(db);
    });
    const saidTo = (written: Promise<unknown>) =>
      written.then(
        () => 'written',
        (error: Error) => error.message,
      );
    expect(await saidTo(copied)).toContain('a refund has a receipt');
    const taken = sql`delete from claim_receipt where claim_id = ${refund.id}`.execute(portal.db);
    expect(await saidTo(taken)).toContain('a refund has a receipt');
    expect((await statuses(scene.people.mother, refund))[0]).toBe(200);
  });
});
