import { expect, test } from 'vitest';
import { loadDemoLending } from '#apps/server/demo-lending.ts';
import { equipmentScene } from '#tests/support/equipment-scene.ts';

test('BEY-20 the demo lends things, with loans in every state, and is loaded once', async () => {
  const scene = await equipmentScene();
  const { portal, people, get, family } = scene;
  await portal.db.deleteFrom('lending_place').execute();
  for (const name of ['En', 'To', 'Tre', 'Fire', 'Fem', 'Seks']) await family(name);
  const demo = { ...portal.jobServices, now: scene.now() };
  await loadDemoLending(demo);
  await loadDemoLending(demo);
  const { data } = (await get(people.mother, '/equipment')).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual([
    'Dobbel kajakk',
    'Kano',
    'Langrennspakke 130–150 cm',
    'Skøyter, størrelse 28–40',
    'Telt for fire',
  ]);
  expect(data[0].closed_until).toBe('2027-05-01');
  const rows = await portal.db.selectFrom('equipment_loan').select('state').distinct().execute();
  expect(rows.map(({ state }) => state).sort()).toEqual([
    'cancelled',
    'lapsed',
    'not_fetched',
    'offered',
    'out',
    'reserved',
    'returned',
  ]);
  const numbers = (await get(people.admin, '/municipality/equipment/numbers')).json().data;
  const shown = numbers.months.filter(({ loans }: { loans: number | null }) => (loans ?? 0) > 0);
  expect(shown.length).toBeGreaterThan(6);
  await scene.close();
});
