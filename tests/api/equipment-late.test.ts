import { describe, expect, test } from 'vitest';
import { equipmentScene } from '#tests/support/equipment-scene.ts';

const day = (number: number) => `2026-11-${number}`;

describe('BEY-20 what does not come back in time', () => {
  test('BEY-20 the next family is warned once, by day, while its piece is late and there is no other', async () => {
    const own = await equipmentScene();
    const { people, cards, place, lending, get, reserve, handOut, takeBack, setClock, tend } = own;
    const { id } = await lending.item(place, { name: 'Pulk' });
    const kept = (await reserve(people.mother, id, cards.emil, day(18))).json().data.id;
    await handOut(people.admin, kept);
    const next = (await reserve(people.other, id, cards.berg, day(20))).json().data.id;
    const warned = async () =>
      (await own.letters()).filter((subject) => subject === 'Pulk er ikke levert tilbake ennå');
    const isLate = async () => (await get(people.other, `/loans/${next}`)).json().data.is_piece_late;
    setClock('2026-11-18T23:30:00Z');
    await tend();
    expect([await warned(), await isLate()]).toEqual([[], false]);
    for (const moment of ['2026-11-19T08:30', '2026-11-19T10:00', '2026-11-20T08:30']) {
      setClock(`${moment}:00Z`);
      await tend();
      expect([(await warned()).length, await isLate()]).toEqual([1, true]);
    }
    await takeBack(people.admin, kept);
    expect(await isLate()).toBe(false);
    await own.close();
  });

  test('BEY-20 where another piece is in, the next family gets that one, and nobody is warned', async () => {
    const own = await equipmentScene();
    const { people, cards, place, lending, get, reserve, handOut, setClock, tend } = own;
    const { id } = await lending.item(place, { name: 'Sele', pieces: 2 });
    const kept = (await reserve(people.mother, id, cards.emil, day(18))).json().data.id;
    await handOut(people.admin, kept);
    const next = (await reserve(people.other, id, cards.berg, day(20))).json().data.id;
    setClock('2026-11-19T08:30:00Z');
    await tend();
    expect((await own.letters()).filter((subject) => subject === 'Sele er ikke levert tilbake ennå')).toEqual([]);
    expect((await get(people.other, `/loans/${next}`)).json().data.is_piece_late).toBe(false);
    await own.close();
  });
});
