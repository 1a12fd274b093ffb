import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EquipmentScene, equipmentScene, IN_LENDING_TOWN } from '#tests/support/equipment-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { withoutLocks } from '#tests/support/without-locks.ts';

/** The embedded database does one thing at a time, so nobody can race there. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;

const PEOPLE = 20;

let scene: EquipmentScene;
let second: TestPortal;
let families: { guardian: string; card: string }[];
beforeAll(async () => {
  if (!isServer) return;
  scene = await equipmentScene();
  second = await startPortal({ now: scene.now, beside: scene.portal });
  families = [];
  for (let at = 0; at < PEOPLE; at += 1) families.push(await scene.family(`Barn ${at}`));
});
afterAll(async () => {
  await second?.close();
  await scene?.close();
});

/** Twenty for one canoe, half of them by way of the other process: each wants some of the same days. */
async function race(portals: readonly TestPortal[]) {
  const { id } = await scene.lending.item(scene.place, { name: 'Kano' });
  const answers = await Promise.all(
    families.map(({ guardian, card }, at) =>
      (portals[at % portals.length] as TestPortal)
        .as(guardian)
        .post(
          `/api/equipment/${id}/reserve`,
          { card_id: card, from: '2026-11-20', to: `2026-11-2${at % 5}` },
          IN_LENDING_TOWN,
        ),
    ),
  );
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::int as overlaps from equipment_loan one join equipment_loan other
      on one.piece_id = other.piece_id and one.id < other.id and one.period && other.period
    where one.item_id = ${id}`.execute(scene.portal.db);
  const statuses = answers.map(({ status }) => status);
  return { taken: statuses.filter((one) => one === 200).length, statuses, overlaps: rows[0]?.overlaps };
}

test.skipIf(!isServer)(
  'BEY-20 twenty for one canoe on two processes: one has it, the others are told, ten times',
  async () => {
    for (let round = 0; round < 10; round += 1) {
      const { taken, statuses, overlaps } = await race([scene.portal, second]);
      expect([taken, overlaps, statuses.filter((one) => one === 409).length]).toEqual([1, 0, PEOPLE - 1]);
    }
  },
);

test.skipIf(!isServer)('BEY-20 without the lock the database itself refuses the second: the twin', async () => {
  const unlocked = await startPortal({
    now: scene.now,
    beside: scene.portal,
    database: (own) => ({ ...own, db: own.db.withPlugin(withoutLocks) }),
  });
  const seen = new Set<number>();
  for (let round = 0; round < 10 && !seen.has(500); round += 1) {
    const { taken, statuses, overlaps } = await race([unlocked]);
    expect([taken, overlaps]).toEqual([1, 0]);
    for (const status of statuses) seen.add(status);
  }
  expect([...seen]).toContain(500);
  await unlocked.close();
});
