import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const NOW = new Date('2026-11-18T11:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
});
afterAll(() => portal.close());

describe('EVT-06 similar activities', () => {
  const similarTo = async (id: string) =>
    ((await portal.get(`/api/events/${id}/similar`)).json().data as { name: string }[]).map(({ name }) => name);

  test('EVT-06 are of the same kind, in the same place, with room, the nearest ones, at most three', async () => {
    const kind = async (name: string, given: Parameters<TestPortal['given']['event']>[0] = {}, category = 6) => {
      const id = await portal.given.event({ municipality: OSLO, name, ...given });
      await sql`insert into event_category (event_id, category_id) values (${id}, ${category})`.execute(portal.db);
      await sql`select event_refresh(${id}, ${NOW})`.execute(portal.db);
      return id;
    };
    const id = await kind('Koding');
    expect(await similarTo(id)).toEqual([]);
    await kind('Kor', {}, 3);
    await kind('Koding i Bergen', { municipality: 4601 });
    await kind('Fullt', { capacity: 1, attending: 1 });
    await kind('Avlyst', { status: 'cancelled' });
    await kind('Kladd', { status: 'draft' });
    await kind('Over', { startsInHours: [-48] });
    await kind('Privat', { organisation: await portal.given.organisation({ isPrivate: true }) });
    expect(await similarTo(id)).toEqual([]);
    await kind('For voksne', { ageGroups: ['senior'] });
    expect(await similarTo(await kind('For barn', { ageGroups: ['children'], startsInHours: [90] }))).not.toContain(
      'For voksne',
    );
    await sql`update event set status = 'draft' where name in ('For voksne', 'For barn')`.execute(portal.db);
    await sql`select event_refresh(id, ${NOW}) from event where name in ('For voksne', 'For barn')`.execute(portal.db);
    for (const hours of [60, 50, 40, 30]) await kind(`Om ${hours} timer`, { startsInHours: [hours] });
    expect(await similarTo(id)).toEqual(['Om 30 timer', 'Om 40 timer', 'Om 50 timer']);
  });

  test('RTE-08 of one that nobody may see there are none', async () => {
    const id = await portal.given.event({ status: 'draft' });
    expect(await similarTo(id)).toEqual([]);
    expect(await similarTo('00000000-0000-4000-8000-000000000000')).toEqual([]);
  });
});
