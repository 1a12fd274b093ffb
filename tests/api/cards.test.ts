import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card, Offer } from '#features/cards/contract.ts';
import { changeAmount, staffCard } from '#features/cards/server/public.ts';
import { resealPins } from '#features/cards/server/reseal-pins.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { asId } from '#tests/support/as-id.ts';
import {
  cardCalls,
  endVersion,
  forgetCards,
  givenFamily,
  givenRunningScheme,
  IN_TOWN,
} from '#tests/support/card-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import {
  FAMILY_TOWN,
  FRISK_VIND,
  givenIdentified,
  MILD_SKOG,
  NORA,
  ROLIG_FJORD,
} from '#tests/support/household-scene.ts';
import { ledgerOf } from '#tests/support/ledger-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let now = new Date('2026-11-17T11:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
afterAll(() => portal.close());

let guardian: UserId;
let other: UserId;
let family: { nora: string; emil: string; ask: string };
let running: Awaited<ReturnType<typeof givenRunningScheme>>;
let calls: ReturnType<typeof cardCalls>;
beforeEach(async () => {
  now = new Date('2026-11-17T11:00:00Z');
  calls = cardCalls(portal);
  await forgetCards(portal.db);
  await sql`update scheme_version set state = 'ended', ended_at = now(), ended_on = '2026-01-01', end_reason = 'Slutt'
    where state = 'published'`.execute(portal.db);
  guardian = await givenIdentified(portal, 'Rolig Fjord', ROLIG_FJORD);
  other = await givenIdentified(portal, 'Frisk Vind', FRISK_VIND);
  family = await givenFamily(portal, [guardian, other]);
  running = await givenRunningScheme(portal.db);
});

const listed = async (user: UserId): Promise<Card[]> => (await calls.cards(user)).json().data;
const create = (user: UserId, child: string, more: object = {}) =>
  calls.create(user, { child_id: child, scheme_id: running.scheme, ...more });
const opened = async (user: UserId, child: string): Promise<string> => (await create(user, child)).json().data.id;

describe('CRD-01 CRD-02 accounts', () => {
  test('CRD-02 a guardian opens an account, with the amount of the scheme from its budget', async () => {
    expect((await create(guardian, family.nora)).status).toBe(200);
    const [card] = await listed(guardian);
    expect(card).toMatchObject({
      name: 'Nora Fjord',
      amount_ore: 200_000,
      granted_ore: 200_000,
      is_expired: false,
      last_day: '2027-07-31',
      role: 'owner',
      can: { pay: true, refund: true, share: true },
      provider: { name: 'Fritidskonto', in_place: 'i Asker' },
    });
    const { rows } = await sql<{ kind: string; posted_ore: number }>`
      select kind, posted_ore from ledger_account
      where municipality_id = ${FAMILY_TOWN} and owner_id in (${running.scheme}, ${running.version}, ${card?.id ?? null})
      order by kind`.execute(portal.db);
    expect(rows).toEqual([
      { kind: 'budget', posted_ore: 9_800_000 },
      { kind: 'outside', posted_ore: -10_000_000 },
      { kind: 'purse', posted_ore: 200_000 },
    ]);
    expect(await ledgerOf(portal).sum(FAMILY_TOWN)).toBe(0);
  });

  test('CRD-02 both guardians at once, twice, open one account with one amount', async () => {
    const answers = await Promise.all([guardian, other, guardian, other].map((user) => create(user, family.nora)));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(await listed(other)).toMatchObject([{ amount_ore: 200_000 }]);
    expect([...(await listed(guardian)), ...(await listed(other))].map(({ role }) => role).sort()).toEqual([
      'guardian',
      'owner',
    ]);
  });

  test('BEY-08 accounts of a municipality are numbered without a gap', async () => {
    await Promise.all([create(guardian, family.nora), create(other, family.emil)]);
    const { rows } = await sql<{ number: number }>`
      select number from card where municipality_id = ${FAMILY_TOWN} order by number`.execute(portal.db);
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('CRD-05 the same key again is the same account, with another body it is refused', async () => {
    const headers = { 'idempotency-key': 'konto-nora-1' };
    const body = { child_id: family.nora, scheme_id: running.scheme };
    const first = await calls.create(guardian, body, { headers });
    expect((await calls.create(guardian, body, { headers })).json()).toEqual(first.json());
    expect((await calls.create(guardian, { ...body, child_id: family.emil }, { headers })).status).toBe(409);
    expect(await listed(guardian)).toHaveLength(1);
  });

  test('CRD-02 a child is found by number among the guardian’s own alone', async () => {
    const stranger = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
    expect((await calls.check(guardian, NORA)).json().data).toMatchObject({ card_id: null, is_open: true });
    const id = await opened(guardian, family.nora);
    expect((await calls.check(other, NORA)).json().data.card_id).toBe(id);
    const [unknown, theirs] = [await calls.check(stranger, NORA), await calls.check(stranger, '17851950060')];
    expect([unknown.status, unknown.json()]).toEqual([theirs.status, theirs.json()]);
    expect((await calls.check(stranger, '04831750061')).json().errors.ssn[0]).toMatch(/gyldig/);
  });
});

describe('CRD-06 CRD-07 who gets an account', () => {
  test('CRD-07 a child too young: the sentence of the seed, and the reason beside it', async () => {
    const answer = await create(guardian, family.ask);
    expect([answer.status, answer.json().message]).toEqual([
      422,
      'Auda, vi fikk ikke opprettet Fritidskonto. Sjekk dine data.',
    ]);
    expect(answer.json().errors.child_id).toEqual([expect.stringMatching(/ikke fylt 6 år.*3\. februar 2027/)]);
    expect(await listed(guardian)).toEqual([]);
  });

  test.each(['nn', 'en'])('I18-01 the reasons are in %s too', async (language) => {
    const body = { child_id: family.ask, scheme_id: running.scheme };
    const { message, errors } = (await calls.create(guardian, body, { language })).json();
    expect(`${message} ${errors.child_id[0]}`).not.toMatch(/ ikke /);
  });

  test('CRD-06 a child who has moved is told where to ask, and keeps what it has', async () => {
    const id = await opened(guardian, family.nora);
    await sql`update child set municipality_id = ${BERGEN}`.execute(portal.db);
    expect((await create(guardian, family.emil)).json().errors.child_id[0]).toMatch(/bor ikke i Asker/);
    expect(await listed(guardian)).toMatchObject([{ id, amount_ore: 200_000 }]);
  });

  test('CRD-06 a scheme that is over opens nothing', async () => {
    await endVersion(portal.db, running.version, '2026-11-16');
    const answer = await create(guardian, family.nora);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('er over')]);
  });

  test('CRD-05 a budget that is used up is said in words, and nothing is opened', async () => {
    running = await givenRunningScheme(portal.db, { budget: '2 000' });
    await create(guardian, family.nora);
    const answer = await create(guardian, family.emil);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('brukt opp')]);
    expect(await listed(guardian)).toHaveLength(1);
  });

  test('CRD-06 where the income counts, the answer of the family decides', async () => {
    running = await givenRunningScheme(portal.db, { access: 'income', household: 'Under 400 000 kroner' });
    expect((await create(guardian, family.nora)).json().errors.child_id[0]).toMatch(/inntekt/);
    expect((await create(guardian, family.nora, { is_within_income: false })).status).toBe(422);
    expect((await create(guardian, family.nora, { is_within_income: true })).status).toBe(200);
  });

  test('CRD-08 a user without an eID is told to log in with one', async () => {
    await sql`update app_user set ssn_sealed = null, ssn_digest = null where id = ${guardian}`.execute(portal.db);
    const answer = await create(guardian, family.nora);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('BankID')]);
    const status = await portal.as(guardian).get('/api/cards/eid/status', IN_TOWN);
    expect(status.json().data).toEqual({ is_identified: false });
    const browser = portal.browser();
    await browser.openForm();
    const host = { headers: { host: 'asker.localhost' } };
    const [here, there] = [
      await browser.get('/api/cards/eid/url', host),
      await browser.get('/api/auth/idporten/url', host),
    ];
    expect(here.status).toBe(there.status);
  });

  test('TEN-04 TEN-06 without leisure accounts nothing is found, and where they have ended nothing is opened', async () => {
    expect((await calls.cards(guardian, { host: 'bergen.localhost' })).status).toBe(404);
    const body = { child_id: family.nora, scheme_id: running.scheme };
    const ended = await calls.create(guardian, body, { host: 'horten.localhost' });
    expect([ended.status, ended.json().message]).toEqual([409, expect.stringContaining('er over')]);
  });

  test('BEY-06 the family sees what each child could get, and what it has is not offered', async () => {
    await opened(guardian, family.nora);
    const { offers, is_identified, is_claimable } = await calls.family(guardian);
    expect([is_identified, is_claimable]).toEqual([true, true]);
    expect(offers.map(({ child, is_open }: Offer) => [child.first_name, is_open])).toEqual([
      ['Emil', true],
      ['Ask', false],
    ]);
  });

  test('DLG-04 a postal code that the register does not have is given by a guardian, and checked', async () => {
    await sql`update child set postal_code = null where id = ${family.nora}`.execute(portal.db);
    const save = (user: UserId, ...postal_codes: { id: string; postal_code: string }[]) =>
      portal.as(user).send('PUT', '/api/cards/postal-codes', { ...IN_TOWN, body: { postal_codes } });
    expect((await save(guardian, { id: family.nora, postal_code: '5003' })).json().errors).toEqual({
      'postal_codes.0.postal_code': [expect.stringContaining('annen kommune')],
    });
    expect((await save(guardian, { id: family.nora, postal_code: '0000' })).status).toBe(422);
    expect((await save(guardian, { id: family.emil, postal_code: '1384' })).json().message).toBeTruthy();
    const stranger = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
    expect((await save(stranger, { id: family.nora, postal_code: '1383' })).status).toBe(422);
    expect((await save(guardian, { id: family.nora, postal_code: '1383' })).json().data.message).toMatch(/lagret/);
  });
});

describe('CRD-10 PINs and refills', () => {
  test('CRD-10 a PIN is sealed, stands in no list, audit entry or key, and goes over to another secret', async () => {
    const id = await opened(guardian, family.nora);
    const { pin, ssn } = (await calls.share(guardian, id)).json().data;
    expect([pin, ssn]).toEqual([expect.stringMatching(/^\d{4}$/), '040317 •••••']);
    const { rows } = await sql<{ pin_sealed: string }>`select pin_sealed from card`.execute(portal.db);
    expect(rows[0]?.pin_sealed).not.toContain(pin);
    expect(JSON.stringify(await listed(guardian))).not.toMatch(/pin|ssn/);
    const [before, after] = [portal.jobServices.secrets, createSecrets('another secret that is long enough')];
    await resealPins(portal.db, before, after);
    await resealPins(portal.db, after, before);
    expect((await calls.share(guardian, id)).json().data.pin).toBe(pin);
    await resealPins(portal.db, null, before);
    expect((await calls.share(guardian, id)).status).toBe(200);
  });

  test('CRD-05 the municipality refills and adjusts, the same key once, and never below zero', async () => {
    const id = asId<'CardId'>(await opened(guardian, family.nora));
    const staff = await portal.given.person('Kari Kommune', { adminOf: [FAMILY_TOWN] });
    const change = (reason: 'refilled' | 'adjusted', amount_ore: number, key: string) =>
      inTransaction(portal.db, async (db) => {
        const actor = { id: staff, grants: [{ municipality_id: FAMILY_TOWN, role: 'admin' }] };
        const context = { db, now, actor } as unknown as Parameters<typeof staffCard>[0];
        const card = await staffCard(context, id, FAMILY_TOWN);
        if (!card) throw new Error('The account is the municipality’s.');
        expect(await staffCard(context, id, BERGEN)).toBeUndefined();
        return changeAmount({ db, now, actor: { id: staff } }, card, { reason, amount_ore, note: 'Etter klage', key });
      });
    expect(await change('refilled', 50_000, 'one')).toEqual({ ok: true });
    expect(await change('refilled', 50_000, 'one')).toEqual({ ok: true });
    expect(await listed(guardian)).toMatchObject([{ amount_ore: 250_000, granted_ore: 250_000 }]);
    expect(await change('adjusted', -300_000, 'two')).toMatchObject({ ok: false, shortage: { missing_ore: 50_000 } });
    expect(await change('adjusted', -100_000, 'three')).toEqual({ ok: true });
    expect(await listed(guardian)).toMatchObject([{ amount_ore: 150_000 }]);
    expect(await ledgerOf(portal).sum(FAMILY_TOWN)).toBe(0);
  });
});
