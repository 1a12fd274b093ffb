import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passKind } from '#features/culture-cards/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { type CultureScene, cultureScene } from '#tests/support/culture-scene.ts';

let scene: CultureScene;
beforeAll(async () => {
  scene = await cultureScene();
});
afterAll(() => scene.close());

const contextOf = (id: string) =>
  ({
    ...scene.portal.jobServices,
    now: new Date('2026-11-18T18:00:00Z'),
    actor: { id, grants: [], scopes: [], audits: [] },
    tenant: { is_sunset: false },
    language: 'nb',
  }) as unknown as Context;

describe('CUL-01 numbers', () => {
  test('CUL-01 a month with fewer than five people is hidden, with one from which it could be worked out', async () => {
    const own = await cultureScene('2026-09-10T12:00:00Z');
    const { people, house } = own;
    const group = await own.givenGroup(people.admin, { visits_per_period: null });
    const cards: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) cards.push(await own.givenCard(people.admin, group, `Kort ${turn}`));
    const come = async (moment: string, count: number) => {
      own.at(moment);
      for (const card of cards.slice(0, count)) await own.visit(house.moderator, house.id, card);
    };
    await come('2026-09-10T12:00:00Z', 6);
    await come('2026-10-10T12:00:00Z', 3);
    await come('2026-11-10T12:00:00Z', 5);
    const small = await own.givenGroup(people.admin, { name: 'Liten', visits_per_period: null });
    await own.visit(house.moderator, house.id, await own.givenCard(people.admin, small, 'En'));
    const numbers = async () => (await own.send(people.admin, 'GET', '/municipality/culture-numbers')).data;
    const { months, groups } = await numbers();
    expect(months.slice(-3)).toEqual(['2026-09', '2026-10', '2026-11']);
    // One group is small, so that the other is hidden with it.
    expect(groups.map(({ visits }: { visits: number | null }) => visits)).toEqual([null, null]);
    await own.send(people.admin, 'DELETE', `/culture_groups/${small}`);
    await sql`delete from culture_visit where group_id = ${small}`.execute(own.portal.db);
    const { groups: alone } = await numbers();
    expect(alone).toEqual([expect.objectContaining({ members: 6, visits: 14 })]);
    expect(alone[0].by_month.slice(-3)).toEqual([6, null, null]);
    expect(alone[0].by_month.slice(0, -3)).toEqual(Array(9).fill(0));
    const file = await own.portal.as(people.admin).get('/api/municipality/culture-numbers/file');
    expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringContaining('.xlsx')]);
    const { data: venueNumbers, ...tiles } = await own.send(
      house.moderator,
      'GET',
      `/visits/numbers?organization_id=${house.id}`,
    );
    expect(tiles).toMatchObject({ today: 5, this_month: 5, last_month: 3, last_year: 14, days_last_year: 3, cards: 6 });
    expect(venueNumbers[0]).toEqual({ day: '2026-11-10', occasion: null, cards: 5, companions: 0 });
    const visits = await own.portal.as(house.moderator).get(`/api/visits/numbers/file?organization_id=${house.id}`);
    expect(visits.status).toBe(200);
    await own.close();
  });
});

describe('BEY-04 at the scanner', () => {
  test('BEY-04 a culture card is read, used once by a key, and taken along with a first name', async () => {
    const { people, house, museum } = scene;
    const card = await scene.givenCard(people.admin, await scene.givenGroup(people.admin, { visits_per_period: 1 }));
    const context = contextOf(house.moderator);
    const place = { organization_id: ids.organisation.parse(house.id) };
    expect(await passKind.read(context, card, place)).toMatchObject({ outcome: 'holds', holder: 'Maja Berg' });
    const use = { key: randomUUID(), at: context.now };
    expect(await passKind.use(context, card, place, use)).toMatchObject({ outcome: 'used', detail: '0 besøk igjen' });
    expect(await passKind.use(context, card, place, use)).toMatchObject({ outcome: 'used' });
    expect(await passKind.use(context, card, place, { ...use, key: randomUUID() })).toMatchObject({
      outcome: 'no_visits_left',
    });
    expect(await scene.usedOf(card)).toBe(1);
    const along = await passKind.takeAlong(context, place);
    expect(along.find(({ reading }) => reading.thing_id === card)?.reading.holder).toBe('Maja');
    const own = await scene.givenCard(museum.moderator, await scene.givenGroup(museum.moderator, {}, museum.id));
    expect(await passKind.read(context, own, place)).toMatchObject({ outcome: 'other_place', holder: null });
    expect(await passKind.read(context, card, { municipality_id: 4601 })).toBeUndefined();
  });
});
