import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { equipmentScene } from '#tests/support/equipment-scene.ts';
import { ticketScene } from '#tests/support/ticket-scene.ts';

describe('TIC-03 tickets that a family had', () => {
  let scene: Awaited<ReturnType<typeof ticketScene>>;
  beforeAll(async () => {
    scene = await ticketScene();
  });
  afterAll(() => scene.close());

  const earlier = async (as: string, more = '') =>
    (await scene.call(as, 'GET', `/tickets/mine?filter=ended${more}`)).json();

  test('TIC-03 used, given back and run out are found, the latest first and page by page; what is reserved is not', async () => {
    const { people, card, otherCard } = scene;
    const take = async (name: string, more: object = {}) =>
      (await scene.reserve(people.mother, await scene.group({ name, ...more }), card)).json().data.id as string;
    const used = await take('Kino');
    expect((await scene.use(people.support, used)).status).toBe(200);
    scene.setClock('2026-11-18T13:00:00Z');
    const given = await take('Badeland');
    expect((await scene.cancel(people.mother, given)).status).toBe(204);
    // No job has said yet that it has run out.
    const lost = await take('Museum', { hold_days: 1 });
    const kept = await take('Svømming');
    await scene.reserve(people.other, await scene.group({ name: 'En annens' }), otherCard);
    scene.setClock('2026-11-20T13:00:00Z');

    for (const as of [people.mother, people.father]) {
      const { data, meta } = await earlier(as);
      expect(meta.total).toBe(3);
      expect(data).toEqual([
        expect.objectContaining({ id: lost, state: 'expired', pass: null }),
        expect.objectContaining({ id: given, state: 'cancelled', ended_at: '2026-11-18T13:00:00Z', pass: null }),
        expect.objectContaining({ id: used, state: 'used', ended_at: '2026-11-18T12:00:00Z', pass: null }),
      ]);
    }
    const { data: reserved } = (await scene.call(people.mother, 'GET', '/tickets/mine')).json();
    expect(reserved.find(({ id }: { id: string }) => id === kept)).toMatchObject({ state: 'reserved', ended_at: null });
    const second = await earlier(people.mother, '&perPage=2&page=2');
    expect([second.meta.last_page, second.data.map(({ id }: { id: string }) => id)]).toEqual([2, [used]]);
    for (const as of [people.other, people.stranger]) expect((await earlier(as)).data).toEqual([]);

    await scene.work('tickets.run-out');
    const { data: after } = await earlier(people.mother);
    expect(after[0]).toMatchObject({
      id: lost,
      state: 'expired',
      ended_at: (await earlier(people.father)).data[0].ended_at,
    });
    expect(Date.parse(after[0].ended_at)).toBeLessThan(Date.parse('2026-11-20T13:00:00Z'));
  });
});

describe('BEY-20 loans that a family had', () => {
  test('BEY-20 brought back and given up are found, and not what is out', async () => {
    const scene = await equipmentScene();
    try {
      const { people, cards, place, lending } = scene;
      const mine = async (as: string, filter: string) =>
        (await scene.get(as, `/loans/mine?filter=${filter}`)).json().data.map(({ id }: { id: string }) => id);
      const lend = async (name: string, day: string) => {
        const item = await lending.item(place, { name });
        return (await scene.reserve(people.mother, item.id, cards.emil, day)).json().data.id as string;
      };
      const [back, given, out] = [
        await lend('Kano', '2026-11-18'),
        await lend('Ski', '2026-11-19'),
        await lend('Telt', '2026-11-18'),
      ];
      for (const id of [back, out]) expect((await scene.handOut(people.admin, id)).status).toBe(200);
      expect((await scene.send(people.mother, 'DELETE', `/loans/${given}`)).status).toBe(204);
      scene.setClock('2026-11-18T15:00:00Z');
      expect((await scene.takeBack(people.admin, back)).status).toBe(200);
      expect(await mine(people.father, 'ended')).toEqual([back, given]);
      expect(await mine(people.father, 'open')).toEqual([out]);
      expect(await mine(people.other, 'ended')).toEqual([]);
    } finally {
      await scene.close();
    }
  });
});
