import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantVersions } from '#features/cards/server/grant-versions.ts';
import { cardCalls, childNamed, givenRunningScheme } from '#tests/support/card-scene.ts';
import { FAMILY_TOWN, givenIdentified, MILD_SKOG } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-17T11:00:00Z') });
});
afterAll(() => portal.close());

/** Of the town's own, which has none in real life. */
const [NORTH, SOUTH] = ['320391', '320392'];

test('BEY-06 a scheme for some districts is for the children whom the register has there, and for no others', async () => {
  const { db } = portal;
  const { refresh, create, family } = cardCalls(portal);
  const guardian = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
  await refresh(guardian);
  const districtOf = async (child: string) =>
    (await sql<{ district_id: number | null }>`select district_id from child where id = ${child}`.execute(db)).rows;
  expect(await districtOf(await childNamed(db, 'Sol'))).toEqual([{ district_id: 30102 }]);

  await sql`insert into district (id, municipality_id, name, is_administrative)
    values (${NORTH}, ${FAMILY_TOWN}, 'Nord', true), (${SOUTH}, ${FAMILY_TOWN}, 'Sør', true)`.execute(db);
  const kvikk = await childNamed(db, 'Kvikk');
  await sql`update child set district_id = ${SOUTH}, created_at = '2026-01-01' where id = ${kvikk}`.execute(db);
  const north = await givenRunningScheme(db, { district_ids: [NORTH] });
  const both = await givenRunningScheme(db, { district_ids: [NORTH, SOUTH] });

  const { offers } = await family(guardian);
  const isOpen = (scheme: string): boolean =>
    offers.find(
      ({ child, provider }: { child: { id: string }; provider: { scheme_id: string } }) =>
        child.id === kvikk && provider.scheme_id === scheme,
    )?.is_open;
  expect([isOpen(north.scheme), isOpen(both.scheme)]).toEqual([false, true]);
  expect((await create(guardian, { child_id: kvikk, scheme_id: north.scheme })).status).toBe(422);

  await grantVersions(portal.jobServices);
  const { rows } = await sql<{ scheme_id: string }>`select scheme_id from card where child_id = ${kvikk}`.execute(db);
  expect(rows).toEqual([{ scheme_id: both.scheme }]);

  await refresh(guardian);
  expect(await districtOf(kvikk)).toEqual([{ district_id: null }]);
});
