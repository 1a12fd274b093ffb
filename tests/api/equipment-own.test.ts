import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EquipmentScene, equipmentScene } from '#tests/support/equipment-scene.ts';

let scene: EquipmentScene;
beforeAll(async () => {
  scene = await equipmentScene();
});
afterAll(() => scene.close());

const day = (number: number) => `2026-11-${number}`;

describe('BEY-20 what is one’s own', () => {
  test('BEY-20 TIC-03 the list of what is one’s own has all of it, however long the list of everything is', async () => {
    const { place, lending, get, reserve, wait, family } = scene;
    const [{ guardian, card }, other] = [await family('Egen'), await family('Annen')];
    const own = async (page = 1) =>
      (await get(guardian, `/equipment?filter=own&perPage=1&page=${page}`)).json() as {
        data: { id: string }[];
        meta: { total: number };
      };
    expect((await own()).data).toEqual([]);
    const late = await lending.item(place, { name: 'Ørret', pieces: 1 });
    const full = await lending.item(place, { name: 'Åre', pieces: 1 });
    await reserve(guardian, late.id, card, day(19));
    await reserve(other.guardian, full.id, other.card, day(19));
    await wait(guardian, full.id, card, day(19));
    const found = [await own(), await own(2)];
    expect(found.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(expect.arrayContaining([late.id, full.id]));
    expect(found.map(({ meta }) => meta.total)).toEqual([2, 2]);
  });
});
