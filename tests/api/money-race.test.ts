import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClaimScene, claimScene, OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** The embedded database does one thing at a time, so nobody can race there. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;
const AT_ONCE = 60;
const KRONER = 45;
const CAP_KRONER = 900;

let scene: ClaimScene;
let portals: TestPortal[];
beforeAll(async () => {
  if (!isServer) return;
  scene = await claimScene({ form: { activity_cap: String(CAP_KRONER), takes_part_only: false } });
  portals = [scene.portal, await startPortal({ now: () => new Date('2026-11-17T12:00:00Z'), beside: scene.portal })];
}, 120_000);
afterAll(async () => {
  await portals?.[1]?.close();
  await scene?.close();
});

const withdraw = async (which: number, { kroner = KRONER, key = randomUUID() } = {}) =>
  portals[which]
    ?.as(scene.people.mother)
    .post(
      `/api/cards/${scene.card}/withdraw`,
      { bank_account: OTHER_ACCOUNT, organization_name: 'Solvik korps', amount: String(kroner) },
      { headers: { 'idempotency-key': key } },
    );

test.skipIf(!isServer)('CRD-05 a key that comes back at the other process stands for one body', async () => {
  const key = randomUUID();
  const [first, again, other] = [
    await withdraw(0, { key }),
    await withdraw(1, { key }),
    await withdraw(1, { key, kroner: KRONER + 1 }),
  ];
  expect([first?.status, again?.status, other?.status]).toEqual([200, 200, 409]);
  expect(again?.body).toBe(first?.body);
});

test.skipIf(!isServer)('CRD-06 all at once at two processes do not get more than the scheme lets it cost', async () => {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => withdraw(at % 2)));
  expect((await scene.balance('purse', scene.card)).held).toBe(CAP_KRONER * 100);
});
