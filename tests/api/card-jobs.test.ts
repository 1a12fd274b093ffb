import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '#features/cards/contract.ts';
import { cardWorkers } from '#features/cards/server/jobs.ts';
import { purseOf } from '#features/cards/server/public.ts';
import { householdWorkers } from '#features/households/server/jobs.ts';
import { accountsOf, giveUp } from '#features/ledger/server/public.ts';
import type { SchemeForm } from '#features/schemes/form.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { asId } from '#tests/support/as-id.ts';
import { cardCalls, forgetCards, givenFamily, givenRunningScheme, givenVersion } from '#tests/support/card-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { FAMILY_TOWN, FRISK_VIND, givenIdentified, ROLIG_FJORD } from '#tests/support/household-scene.ts';
import { ledgerOf } from '#tests/support/ledger-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';

const ORIGINS = { baseDomain: 'x.example', scheme: 'https' } as const;

let portal: TestPortal;
let now: Date;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
afterAll(() => portal.close());

let guardian: UserId;
let family: { nora: string; emil: string; ask: string };
let calls: ReturnType<typeof cardCalls>;
beforeEach(async () => {
  now = new Date('2026-11-17T11:00:00Z');
  calls = cardCalls(portal);
  await forgetCards(portal.db);
  await sql`update scheme_version set state = 'ended', ended_at = now(), ended_on = '2026-01-01', end_reason = 'Slutt'
    where state = 'published'`.execute(portal.db);
  guardian = await givenIdentified(portal, 'Rolig Fjord', ROLIG_FJORD);
  family = await givenFamily(portal, [guardian]);
  await sql`update child set created_at = '2026-11-01T10:00:00Z'`.execute(portal.db);
});

/** And what it hands on. */
const run = async (name: 'cards.expire' | 'cards.grant') => {
  const workers = cardWorkers({ origins: ORIGINS });
  const workOf = (wanted: string) => workers.find(({ job }) => job.name === wanted)?.work;
  const handed: { name: string; payload: object }[] = [];
  const enqueue: Enqueue = async (_, job, ...payloads) => {
    handed.push(...payloads.map((payload) => ({ name: job.name, payload })));
  };
  await workOf(name)?.({ ...portal.jobServices, enqueue }, {});
  for (const { name: next, payload } of handed) await workOf(next)?.(portal.jobServices, payload);
};
const listed = async (): Promise<Card[]> => (await calls.cards(guardian)).json().data;
const amounts = async () =>
  (await listed()).map(({ name, amount_ore, is_expired }) => [name, amount_ore / 100, is_expired] as const);

/** A scheme with an account for Nora; on the first day of August the next period begins, if there is one. */
async function given(typed: Partial<SchemeForm> = {}, next?: Partial<SchemeForm>) {
  const { scheme, version } = await givenRunningScheme(portal.db, typed);
  const { id } = (await calls.create(guardian, { child_id: family.nora, scheme_id: scheme })).json().data;
  const coming = { starts_on: '2027-08-01', ends_on: '2028-07-31', amount: '1 500' };
  const later = next && (await givenVersion(portal.db, scheme, 2, { ...coming, ...next }));
  return { scheme, version, later, id: asId<'CardId'>(id) };
}
const inAugust = () => {
  now = new Date('2027-08-01T11:00:00Z');
};
const budgetOf = async (version: string | undefined) =>
  (
    await sql<{ posted_ore: number }>`
      select posted_ore from ledger_account where kind = 'budget' and owner_id = ${version ?? null}`.execute(portal.db)
  ).rows[0]?.posted_ore;

describe('CRD-05 the end of a period', () => {
  test('CRD-01 what is not used goes back on the day after, once, and the account is expired', async () => {
    const { version } = await given();
    now = new Date('2027-07-31T21:00:00Z');
    await run('cards.expire');
    expect(await amounts()).toEqual([['Nora Fjord', 2000, false]]);
    inAugust();
    for (let times = 0; times < 3; times += 1) await run('cards.expire');
    expect(await amounts()).toEqual([['Nora Fjord', 0, true]]);
    expect(await budgetOf(version)).toBe(10_000_000);
    expect(await ledgerOf(portal).sum(FAMILY_TOWN)).toBe(0);
    const { rows } = await sql<{ reason: string; amount_ore: number }>`
      select reason, amount_ore from card_grant order by created_at, amount_ore desc`.execute(portal.db);
    expect(rows).toEqual([
      { reason: 'granted', amount_ore: 200_000 },
      { reason: 'returned', amount_ore: -200_000 },
    ]);
  });

  test('CRD-05 what is held is left alone, and goes back when it has come free', async () => {
    const { id } = await given();
    const ledger = ledgerOf(portal);
    const held = await ledger.within(async (context) => {
      const purse = await purseOf(context, { id, municipality_id: FAMILY_TOWN });
      const [claim] = await accountsOf(context, [
        { municipality_id: FAMILY_TOWN, kind: 'claim', owner_id: crypto.randomUUID() },
      ]);
      return { purse, claim: claim ?? purse };
    });
    const posted = await ledger.post({
      municipality_id: FAMILY_TOWN,
      entry_id: crypto.randomUUID(),
      phase: 'held',
      movements: [
        {
          key: crypto.randomUUID(),
          kind: 'pay',
          from_account_id: held.purse,
          to_account_id: held.claim,
          amount_ore: 50_000,
        },
      ],
    });
    inAugust();
    await run('cards.expire');
    expect(await amounts()).toEqual([['Nora Fjord', 0, true]]);
    await ledger.within((context) => giveUp(context, posted.ok ? posted.postings : []));
    expect(await amounts()).toEqual([['Nora Fjord', 500, true]]);
    await run('cards.expire');
    expect(await amounts()).toEqual([['Nora Fjord', 0, true]]);
  });

  test('CRD-06 accounts of a scheme that ends are closed; five years later nobody knows whose they were', async () => {
    await given({ at_end: 'closed' });
    inAugust();
    await run('cards.expire');
    const stored = async () =>
      (await sql<Record<string, unknown>>`select closed_at, child_id, pin_sealed from card`.execute(portal.db)).rows[0];
    expect(await stored()).toMatchObject({ closed_at: expect.any(String), child_id: family.nora });
    now = new Date('2032-07-31T11:00:00Z');
    await run('cards.expire');
    for (const { work } of householdWorkers) await work(portal.jobServices, {});
    now = new Date('2032-08-02T11:00:00Z');
    await run('cards.expire');
    expect(await stored()).toMatchObject({ child_id: null, pin_sealed: '' });
  });

  test('CRD-01 an account that nothing has come after for a year is closed, and what was to be carried over goes back', async () => {
    await given({ leftover: 'carried_over' });
    inAugust();
    await run('cards.expire');
    expect(await amounts()).toEqual([['Nora Fjord', 2000, true]]);
    now = new Date('2028-08-02T11:00:00Z');
    await run('cards.expire');
    expect(await amounts()).toEqual([['Nora Fjord', 0, true]]);
  });
});

describe('BEY-06 a new period', () => {
  test('BEY-06 open accounts go over to the new version, whichever job is first, and are granted once', async () => {
    const { version, later } = await given({}, {});
    inAugust();
    for (let times = 0; times < 2; times += 1) await run('cards.grant');
    await run('cards.expire');
    expect((await amounts()).filter(([name]) => name === 'Nora Fjord')).toEqual([['Nora Fjord', 1500, false]]);
    expect(await budgetOf(version)).toBe(10_000_000);
    expect(await budgetOf(later)).toBeLessThan(10_000_000);
    expect(await ledgerOf(portal).sum(FAMILY_TOWN)).toBe(0);
  });

  test('BEY-06 what is carried over can be used beside the new amount', async () => {
    await given({ leftover: 'carried_over' }, {});
    inAugust();
    await run('cards.expire');
    await run('cards.grant');
    const nora = (await listed()).find(({ name }) => name === 'Nora Fjord');
    expect(nora).toMatchObject({ amount_ore: 350_000, granted_ore: 350_000 });
  });

  test('BEY-06 a child who has moved, or is too old, is not granted again', async () => {
    await given({}, { max_age: '9' });
    inAugust();
    await sql`update child set municipality_id = ${BERGEN} where id = ${family.emil}`.execute(portal.db);
    await run('cards.expire');
    await run('cards.grant');
    expect((await amounts()).filter(([name]) => name !== 'Ask Fjord')).toEqual([['Nora Fjord', 0, true]]);
  });

  test('BEY-06 a family renews by itself too, and gets it once', async () => {
    const { scheme } = await given({}, {});
    inAugust();
    await calls.create(guardian, { child_id: family.nora, scheme_id: scheme });
    await run('cards.grant');
    expect((await amounts()).filter(([name]) => name === 'Nora Fjord')).toEqual([['Nora Fjord', 1500, false]]);
  });

  test('CRD-06 on the sixth birthday the account comes by itself, and siblings are left to the family', async () => {
    await given();
    now = new Date('2027-02-02T11:00:00Z');
    await run('cards.grant');
    expect((await amounts()).map(([name]) => name)).toEqual(['Nora Fjord']);
    now = new Date('2027-02-02T23:30:00Z');
    await run('cards.grant');
    expect((await listed()).map(({ name, role }) => [name, role])).toEqual([
      ['Nora Fjord', 'owner'],
      ['Ask Fjord', 'owner'],
    ]);
  });

  test('CRD-02 the family is told of an account that opened by itself, and of one that was filled, once each', async () => {
    const letters = async () =>
      (await lettersTo(portal, guardian)).filter(({ template }) => template === 'accountGranted');
    await given({}, {});
    expect(await letters()).toEqual([]);
    now = new Date('2027-02-02T23:30:00Z');
    for (let times = 0; times < 2; times += 1) await run('cards.grant');
    expect(await letters()).toMatchObject([{ subject: expect.stringMatching(/^For Ask: .* er åpnet$/) }]);
    inAugust();
    for (let times = 0; times < 2; times += 1) await run('cards.grant');
    const filled = (await letters()).filter(({ subject }) => subject?.startsWith('For Nora: Nye penger i '));
    expect(filled).toHaveLength(1);
    expect(filled[0]?.text).toMatch(/kr.1.500,00/);
    expect(filled[0]?.text).toContain('31. juli 2028');
  });

  test('CRD-06 nothing comes by itself for a child without a guardian, nor where the income counts', async () => {
    await givenRunningScheme(portal.db, { access: 'income', household: 'Under 400 000' });
    now = new Date('2027-02-03T11:00:00Z');
    await run('cards.grant');
    expect(await amounts()).toEqual([]);
    await given();
    await sql`update guardianship set ended_at = now()`.execute(portal.db);
    await run('cards.grant');
    const { rows } = await sql`select from card join child on child.id = child_id where first_name = 'Ask'`.execute(
      portal.db,
    );
    expect(rows).toHaveLength(0);
  });

  test('CRD-05 a frame that is used up ends the granting, and the ledger holds', async () => {
    const other = await givenIdentified(portal, 'Frisk Vind', FRISK_VIND);
    await calls.refresh(other);
    const { scheme } = await given({}, { budget: '1 500' });
    await calls.create(guardian, { child_id: family.emil, scheme_id: scheme });
    inAugust();
    await run('cards.expire');
    await run('cards.grant');
    expect((await amounts()).map(([, amount]) => amount).sort()).toEqual([0, 1500]);
    expect(await ledgerOf(portal).sum(FAMILY_TOWN)).toBe(0);
  });
});

describe('USR-06 children with an account', () => {
  test('USR-06 a child stays while an account is theirs, also without a guardian', async () => {
    await given();
    await sql`delete from guardianship`.execute(portal.db);
    for (const { work } of householdWorkers) await work(portal.jobServices, {});
    const { rows } = await sql<{ first_name: string }>`select first_name from child`.execute(portal.db);
    expect(rows).toEqual([{ first_name: 'Nora' }]);
  });
});
