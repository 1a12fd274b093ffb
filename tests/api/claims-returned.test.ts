import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putInFile, returnClaim, settleClaim, takeApproved } from '#features/claims/server/public.ts';
import { asId } from '#tests/support/as-id.ts';
import { type ClaimScene, claimScene } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let scene: ClaimScene;
beforeAll(async () => {
  scene = await claimScene({ form: { trial_times: '2' } });
});
afterAll(async () => {
  expect(await scene.sum()).toBe(0);
  await scene.close();
});

const paid = async (body: object = {}): Promise<string> =>
  (await scene.pay(scene.people.mother, { amount: '100', ...body })).json().data.id;
const purse = () => scene.balance('purse', scene.card);
const file = async (name: string = randomUUID()) =>
  scene.within(async (context) => {
    const lines = await takeApproved(context, BERGEN, 100);
    await putInFile(
      context,
      lines.map(({ id }) => id),
      name,
    );
    return lines;
  });
const answered = (id: string, answer: Parameters<typeof settleClaim>[2]) =>
  scene.within((context) => settleClaim(context, asId<'ClaimId'>(id), answer));

describe('BEY-11 trial sessions before anything is charged', () => {
  test('BEY-11 a yes during the trial takes nothing until the day after it', async () => {
    const { people, decide, stateOf, work, setClock, history } = scene;
    const id = await paid();
    expect((await history(people.mother))[0]).toMatchObject({ ready_on: '2026-11-26', status: 'PENDING' });
    await decide(people.admin, [id], 'approve');
    expect((await decide(people.admin, [id], 'approve')).status).toBe(409);
    setClock('2026-11-25T22:00:00Z');
    await work('claims.ready');
    expect(await stateOf(id)).toBe('waiting');
    setClock('2026-11-26T05:20:00Z');
    await work('claims.ready');
    await work('claims.ready');
    expect(await stateOf(id)).toBe('approved');
    setClock('2026-11-17T12:00:00Z');
  });

  test('BEY-11 who leaves before the trial is over has paid nothing', async () => {
    const { people, portal, event, stateOf } = scene;
    const [first] = await portal.given.timesOf(event);
    await portal.given.attendance(String(first), people.child);
    const [id, before] = [await paid(), await purse()];
    expect((await portal.as(people.child).post(`/api/occurrences/${first}/leave`)).status).toBeLessThan(300);
    expect(await stateOf(id)).toBe('abandoned');
    expect((await purse()).held).toBe(before.held - 10_000);
  });
});

describe('CRD-04 a cancelled activity', () => {
  test('CRD-04 money goes back to where it came from; what was paid out is owed, and kept back next time', async () => {
    const { people, decide, stateOf, balance, club, course, portal, setClock, work } = scene;
    const before = await purse();
    const event_id = await course(16, 'Livredning');
    const ids = await Promise.all([paid({ event_id }), paid({ event_id }), paid({ event_id }), paid({ event_id })]);
    const [out, failed, approved, waiting] = ids as [string, string, string, string];
    const withBank = await paid({ event_id });
    await decide(people.admin, [out, failed, approved, withBank], 'approve');
    setClock('2026-12-01T05:20:00Z');
    await work('claims.ready');
    const other = await paid({ event_id: await course(16, 'Stuping') });
    await decide(people.admin, [other], 'approve');
    await scene.within((context) => putInFile(context, [out, failed].map(asId<'ClaimId'>), randomUUID()));
    await scene.within((context) => putInFile(context, [asId<'ClaimId'>(withBank)], randomUUID()));
    await answered(out, { result: 'paid' });
    await answered(failed, { result: 'failed', code: 2, reason: 'RJCT' });
    const cancelled = await scene.call(people.clubAdmin, `/events/${event_id}/cancel`, { reason: 'For få påmeldte' });
    expect(cancelled.status).toBe(200);
    await work('claims.return', { event_id });
    await work('claims.return', { event_id });
    await work('claims.ready');
    expect(await Promise.all([out, failed, approved, waiting, withBank].map(stateOf))).toEqual([
      'rolled_back',
      'rolled_back',
      'rolled_back',
      'abandoned',
      'in_file',
    ]);
    expect((await balance('receivable', club)).posted).toBe(-10_000);
    await answered(withBank, { result: 'paid' });
    expect(await stateOf(withBank)).toBe('rolled_back');
    expect((await balance('receivable', club)).posted).toBe(-20_000);
    expect(await purse()).toEqual({ posted: before.posted, held: before.held + 10_000 });
    expect(await templatesTo(portal, people.father)).toContain('claimChanged');
    setClock('2026-12-10T05:20:00Z');
    await work('claims.ready');
    const big = await paid({ amount: '250' });
    await decide(people.admin, [big], 'approve');
    setClock('2027-01-10T05:20:00Z');
    await work('claims.ready');
    const lines = await file();
    const total = lines.reduce((sum, { payout_ore }) => sum + payout_ore, 0);
    expect((await balance('receivable', club)).posted).toBe(0);
    expect((await balance('claim', club)).posted).toBe(0);
    // What the club was owed in all, less the 200 that it had been paid for nothing.
    expect(total).toBe(10_000 + 10_000 + 25_000 - 20_000);
    setClock('2026-11-17T12:00:00Z');
  });

  test('CRD-04 what is lost with its process is found by the sweep', async () => {
    const { people, stateOf, course, work, portal } = scene;
    const event_id = await course(16, 'Kajakkpolo');
    const id = await paid({ event_id });
    const noted = async () =>
      (await sql`select from claim_return where event_id = ${event_id}`.execute(portal.db)).rows.length;
    await scene.call(people.clubAdmin, `/events/${event_id}/cancel`, { reason: 'For få påmeldte' });
    expect(await noted()).toBe(1);
    await work('claims.return-again');
    expect(await stateOf(id)).toBe('abandoned');
    expect(await noted()).toBe(0);
  });

  test('CRD-04 of what came back from the bank after it was cancelled, the payee owes nothing', async () => {
    const { people, decide, stateOf, balance, club, course, setClock, work } = scene;
    const event_id = await course(16, 'Bølgedans');
    const id = asId<'ClaimId'>(await paid({ event_id }));
    await decide(people.admin, [id], 'approve');
    setClock('2026-12-01T05:20:00Z');
    await work('claims.ready');
    const bankFile = randomUUID();
    await scene.within((context) => putInFile(context, [id], bankFile));
    await answered(id, { result: 'paid' });
    await scene.call(people.clubAdmin, `/events/${event_id}/cancel`, { reason: 'For få påmeldte' });
    await work('claims.return', { event_id });
    const owed = (await balance('receivable', club)).posted;
    const returned = () => scene.within((context) => returnClaim(context, id, 5));
    expect(await returned()).toBe('rolled_back');
    expect(await stateOf(id)).toBe('rolled_back');
    expect((await balance('receivable', club)).posted).toBe(owed + 10_000);
    expect((await balance('paid', bankFile)).posted).toBe(0);
    // The ledger takes it once.
    await returned();
    expect((await balance('receivable', club)).posted).toBe(owed + 10_000);
    setClock('2026-11-17T12:00:00Z');
  });

  test('CRD-04 staff give back what was said yes to, with a reason that the family reads', async () => {
    const { people, decide, history, work, setClock } = scene;
    const before = await purse();
    const id = await paid();
    await decide(people.admin, [id], 'approve');
    setClock('2026-12-01T05:20:00Z');
    await work('claims.ready');
    expect((await decide(people.admin, [id], 'roll_back')).status).toBe(422);
    expect((await decide(people.admin, [id], 'roll_back', 'Betalt to ganger')).status).toBe(200);
    expect(await purse()).toEqual(before);
    const entry = (await history(people.mother)).find((one: { id: string }) => one.id === id);
    expect(entry).toMatchObject({ status: 'ROLLBACK', rejection_message: 'Betalt to ganger' });
    setClock('2026-11-17T12:00:00Z');
  });
});
