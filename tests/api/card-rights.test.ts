import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '#features/cards/contract.ts';
import { cardFor, lockCard } from '#features/cards/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { asId } from '#tests/support/as-id.ts';
import { cardCalls, childNamed, forgetCards, givenFamily, givenRunningScheme } from '#tests/support/card-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import {
  FAMILY_TOWN,
  FRISK_VIND,
  givenIdentified,
  KVIKK_FURU,
  MILD_SKOG,
  NORA,
  ROLIG_FJORD,
} from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let now: Date;
beforeAll(async () => {
  portal = await startPortal({ now: () => now, settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => portal.close());

let owner: UserId;
let other: UserId;
let stranger: UserId;
let id: string;
let pin: string;
let scheme: string;
let calls: ReturnType<typeof cardCalls>;
beforeEach(async () => {
  now = new Date('2026-11-17T11:00:00Z');
  calls = cardCalls(portal);
  await forgetCards(portal.db);
  await sql`delete from rate_window`.execute(portal.db);
  owner = await givenIdentified(portal, 'Rolig Fjord', ROLIG_FJORD);
  other = await givenIdentified(portal, 'Frisk Vind', FRISK_VIND);
  stranger = await portal.given.person('Fremmed Person');
  const { nora } = await givenFamily(portal, [owner, other]);
  scheme = (await givenRunningScheme(portal.db)).scheme;
  id = (await calls.create(owner, { child_id: nora, scheme_id: scheme })).json().data.id;
  pin = (await calls.share(owner, id)).json().data.pin;
});

const listed = async (user: string): Promise<Card[]> => (await calls.cards(user)).json().data;
const seen = async (user: string) => (await listed(user)).map(({ role, can }) => ({ role, ...can }));
const shareOf = async (user: string) => (await listed(user))[0]?.shares[0]?.id ?? '';
const endGuardianship = (user: UserId) =>
  sql`update guardianship set ended_at = now() where guardian_user_id = ${user}`.execute(portal.db);
const wrongPin = () => String((Number(pin) + 1) % 10_000).padStart(4, '0');

describe('CRD-01 who sees an account', () => {
  test('BEY-05 two guardians see the same, and one of them owns it', async () => {
    expect(await seen(owner)).toEqual([{ role: 'owner', pay: true, refund: true, share: true }]);
    expect(await seen(other)).toEqual([{ role: 'guardian', pay: true, refund: true, share: false }]);
    expect((await calls.share(other, id)).status).toBe(403);
  });

  test('BEY-05 a former guardian sees nothing at once, and the other one owns it', async () => {
    await endGuardianship(owner);
    expect(await seen(owner)).toEqual([]);
    expect((await calls.share(owner, id)).status).toBe(404);
    expect(await seen(other)).toEqual([{ role: 'owner', pay: true, refund: true, share: true }]);
  });

  test('BEY-05 a former guardian who knows number and PIN does not come back by them', async () => {
    await endGuardianship(owner);
    const answer = await calls.take(owner, NORA, pin);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('foresatt')]);
    expect(await seen(owner)).toEqual([]);
  });

  test.each([
    ['a user', {}],
    ['support staff', { supportOf: [FAMILY_TOWN] }],
    ['an admin of the municipality', { adminOf: [FAMILY_TOWN] }],
    ['an admin of another municipality', { adminOf: [BERGEN] }],
    ['a moderator', { scopes: ['moderator' as const] }],
    ['a super-admin', { scopes: ['admin' as const] }],
  ])('CRD-02 %s neither sees it, nor shows its PIN, nor opens one for the child', async (_, rights) => {
    const who = await givenIdentified(portal, 'En Annen', MILD_SKOG, rights);
    expect(await seen(who)).toEqual([]);
    expect((await calls.share(who, id)).status).toBe(404);
    const child_id = await childNamed(portal.db, 'Emil');
    expect((await calls.create(who, { child_id, scheme_id: scheme })).status).toBe(404);
  });

  test('CRD-03 other features ask what a user may do with an account, and lock it inside a command', async () => {
    const card = asId<'CardId'>(id);
    const asked = (user: UserId) => ({ db: portal.db, now, actor: { id: user } }) as unknown as Context;
    expect(await inTransaction(portal.db, (db) => lockCard({ ...asked(other), db }, card))).toMatchObject({
      card: { id, number: 1 },
      child: { first_name: 'Nora' },
      role: 'guardian',
      may_pay: true,
    });
    expect(await cardFor(asked(stranger), card)).toBeUndefined();
    expect(await cardFor(asked(owner), card)).toMatchObject({ is_expired: false });
    now = new Date('2027-08-01T11:00:00Z');
    expect(await cardFor(asked(owner), card)).toMatchObject({ is_expired: true });
  });

  test('CRD-02 the leader of an organisation sees nothing either', async () => {
    const leader = await portal.given.person('Lars Leder');
    await portal.given.membership(leader, 'admin');
    expect(await seen(leader)).toEqual([]);
    expect((await calls.share(leader, id)).status).toBe(404);
  });

  test('CRD-02 in readonly mode accounts are seen, and neither opened, shared nor taken', async () => {
    await sql`update app_user set is_readonly = true where id = ${owner}`.execute(portal.db);
    expect(await seen(owner)).toHaveLength(1);
    const child_id = await childNamed(portal.db, 'Emil');
    expect((await calls.create(owner, { child_id, scheme_id: scheme })).status).toBe(405);
    expect((await calls.share(owner, id)).status).toBe(405);
    expect((await calls.take(owner, NORA, pin)).status).toBe(405);
  });
});

describe('BEY-05 the day of coming of age', () => {
  let parent: UserId;
  let kvikk: UserId;
  beforeEach(async () => {
    kvikk = await givenIdentified(portal, 'Kvikk Furu', KVIKK_FURU);
    parent = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
    await calls.refresh(parent);
    const child_id = await childNamed(portal.db, 'Kvikk');
    id = (await calls.create(parent, { child_id, scheme_id: scheme })).json().data.id;
    pin = (await calls.share(parent, id)).json().data.pin;
    await calls.take(stranger, KVIKK_FURU, pin);
  });

  test('BEY-05 under 18 the child itself sees nothing, from 18 on the child alone', async () => {
    now = new Date('2029-05-04T21:59:00Z');
    expect([await seen(kvikk), await seen(parent), await seen(stranger)]).toMatchObject([
      [],
      [{ role: 'owner' }],
      [{ role: 'share' }],
    ]);
    now = new Date('2029-05-04T22:00:00Z');
    expect([await seen(kvikk), await seen(parent), await seen(stranger)]).toMatchObject([
      [{ role: 'holder', share: true }],
      [],
      [],
    ]);
    expect((await calls.share(kvikk, id)).json().data.pin).toBe(pin);
    expect((await calls.take(parent, KVIKK_FURU, pin)).status).toBe(409);
    expect((await calls.take(stranger, KVIKK_FURU, pin)).status).toBe(409);
  });

  test('BEY-05 the one who has come of age gives a share back', async () => {
    now = new Date('2029-05-05T11:00:00Z');
    expect((await listed(kvikk))[0]?.shares).toMatchObject([{ name: 'Fremmed Person', is_ended: true }]);
    await calls.changeShare(kvikk, id, await shareOf(kvikk), false);
    expect(await seen(stranger)).toEqual([{ role: 'share', pay: false, refund: false, share: false }]);
  });
});

describe('CRD-02 sharing', () => {
  test('CRD-02 who has number and PIN takes the account, and pays until the owner says otherwise', async () => {
    expect((await calls.take(stranger, NORA, pin)).json().data.id).toBe(id);
    expect((await calls.take(stranger, NORA, pin)).status).toBe(200);
    expect(await listed(stranger)).toMatchObject([{ role: 'share', home: null, shares: [], can: { pay: true } }]);
    expect((await listed(owner))[0]?.shares).toMatchObject([{ name: 'Fremmed Person', may_pay: true }]);
    const share = await shareOf(owner);
    expect((await calls.changeShare(owner, id, share, false)).status).toBe(204);
    expect(await seen(stranger)).toEqual([{ role: 'share', pay: false, refund: false, share: false }]);
    for (const user of [other, stranger]) expect((await calls.changeShare(user, id, share, true)).status).toBe(403);
    expect((await calls.share(stranger, id)).status).toBe(403);
  });

  test('CRD-02 a share that the owner has ended is over at once, and the PIN does not bring it back', async () => {
    await calls.take(stranger, NORA, pin);
    const share = await shareOf(owner);
    expect((await calls.endShare(other, id, share)).status).toBe(403);
    expect((await calls.endShare(owner, id, share)).status).toBe(204);
    expect(await seen(stranger)).toEqual([]);
    expect((await calls.endShare(stranger, id, share)).status).toBe(404);
    const again = await calls.take(stranger, NORA, pin);
    expect([again.status, again.json().message]).toEqual([409, expect.stringContaining('avsluttet')]);
    expect((await calls.changeShare(owner, id, share, true)).status).toBe(204);
    expect(await seen(stranger)).toHaveLength(1);
  });

  test('CRD-02 who gives a share back can take it again', async () => {
    await calls.take(stranger, NORA, pin);
    const [mine] = await listed(stranger);
    expect((await calls.endShare(stranger, id, mine?.own_share_id ?? '')).status).toBe(204);
    expect([await seen(stranger), (await listed(owner))[0]?.shares]).toEqual([[], []]);
    expect((await calls.changeShare(owner, id, mine?.own_share_id ?? '', true)).status).toBe(404);
    expect((await calls.take(stranger, NORA, pin)).status).toBe(200);
  });

  test('CRD-10 a wrong PIN, a number without an account and an account that is closed sound the same', async () => {
    const wrong = await calls.take(stranger, NORA, wrongPin());
    expect([wrong.status, wrong.json().errors.pin[0]]).toEqual([422, expect.stringContaining('passer ikke sammen')]);
    expect((await calls.take(stranger, '17851950060', pin)).json()).toEqual(wrong.json());
    await sql`update card set closed_at = now()`.execute(portal.db);
    expect((await calls.take(stranger, NORA, pin)).json()).toEqual(wrong.json());
    expect((await calls.take(stranger, '04831750061', '12')).json().errors).toMatchObject({ ssn: [/./], pin: [/./] });
  });

  test('CRD-10 guessing is slowed for a number, no matter how many users guess', async () => {
    for (let tried = 0; tried < 5; tried += 1) {
      const guesser = await portal.given.person(`Gjetter ${tried}`);
      expect((await calls.take(guesser, NORA, wrongPin())).status).toBe(422);
    }
    const last = await calls.take(stranger, NORA, pin);
    expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
    now = new Date('2026-11-17T12:01:00Z');
    expect((await calls.take(stranger, NORA, pin)).status).toBe(200);
  });

  test('CRD-10 guessing is slowed for a user, no matter how many numbers they try', async () => {
    const numbers = ['17851950060', '21861450012', '03822150054', NORA];
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) {
      statuses.push((await calls.take(stranger, numbers[tried % 4] ?? NORA, wrongPin())).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses[10]).toBe(429);
  });

  test('CRD-10 the PIN is shown only to an owner who has just proved who they are, and not to who acts as them', async () => {
    const as = (state: object) => calls.share(owner, id, { headers: { 'x-test-state': JSON.stringify(state) } });
    expect((await as({ proved_at: '2026-11-17T10:49:00Z' })).status).toBe(403);
    expect((await as({ acting_user_id: stranger })).status).toBe(403);
    expect((await as({ proved_at: '2026-11-17T10:51:00Z' })).status).toBe(200);
  });

  test('IDN-14 logged in as the owner one reads the accounts, and changes nothing', async () => {
    await calls.take(stranger, NORA, pin);
    const headers = { 'x-test-state': JSON.stringify({ acting_user_id: stranger }) };
    expect((await calls.cards(owner, { headers })).json().data).toHaveLength(1);
    const child_id = await childNamed(portal.db, 'Emil');
    expect((await calls.create(owner, { child_id, scheme_id: scheme }, { headers })).status).toBe(403);
  });
});
