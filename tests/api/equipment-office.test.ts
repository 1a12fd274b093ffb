import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_CHOICES } from '#features/equipment/rules.ts';
import { type EquipmentScene, equipmentScene, LENDING_TOWN } from '#tests/support/equipment-scene.ts';

let scene: EquipmentScene;
beforeAll(async () => {
  scene = await equipmentScene();
});
afterAll(() => scene.close());

const OFFICE = '/municipality/equipment';
const PLACE = {
  name: 'Båthuset',
  address: 'Kaien 3',
  provider_name: 'Båtforeningen',
  organization_id: null,
  openings: [{ weekday: 2, opens: '15:00', closes: '19:00' }],
  closures: [{ from: '2026-12-24', to: '2026-12-26' }],
};

const choices = async (as: string, q = '') => {
  const { json } = await scene.get(as, `${OFFICE}/choices?municipality_id=${LENDING_TOWN}&q=${encodeURIComponent(q)}`);
  return json().data.organizations.map(({ name }: { name: string }) => name);
};

describe('BEY-20 the municipality makes and changes what it lends', () => {
  test('BEY-20 who can stand at a desk is chosen from the municipality’s own, approved and not deleted', async () => {
    const { people, get, portal, club } = scene;
    const { given } = portal;
    const owner = people.clubAdmin;
    await given.organisation({ name: 'Oslo padleklubb', owner, municipality: 301 });
    const stopped = await given.organisation({ name: 'Solvik gamle klubb', owner, municipality: LENDING_TOWN });
    await sql`update organisation set status = 'suspended', stop_reason = 'Prøve', stopped_at = now()
      where id = ${stopped}`.execute(portal.db);
    expect(await choices(people.admin)).toEqual(['Solvik padleklubb']);
    expect(await choices(people.support, 'PADLE')).toEqual(['Solvik padleklubb']);
    for (const odd of ['%', '_', '\\', 'Oslo']) expect(await choices(people.admin, odd)).toEqual([]);
    const asked = `${OFFICE}/choices?municipality_id=${LENDING_TOWN}`;
    expect((await get(people.elsewhere, asked)).status).toBe(404);
    expect((await get(people.mother, asked)).status).toBe(403);
    for (let at = 0; at < MAX_CHOICES; at += 1) {
      await given.organisation({ name: `Lag ${at}`, owner, municipality: LENDING_TOWN });
    }
    const { organizations, has_more } = (await get(people.admin, asked)).json().data;
    expect([organizations.length, has_more]).toEqual([MAX_CHOICES, true]);
    const { data } = (
      await scene.post(people.admin, '/municipality/lending-places', { ...PLACE, organization_id: club })
    ).json();
    expect(data).toMatchObject({ organization_name: 'Solvik padleklubb', items: 0, version: 1 });
  });

  test('BEY-20 a place is changed by one at a time; each fault stands at its field', async () => {
    const { people, post, send } = scene;
    const made = (await post(people.admin, '/municipality/lending-places', PLACE)).json().data;
    const change = async (part: object, as = people.admin) => {
      const answer = await send(as, 'PUT', `/municipality/lending-places/${made.id}`, {
        ...PLACE,
        version: 1,
        ...part,
      });
      return { status: answer.status, errors: answer.json().errors };
    };
    expect(await change({ name: ' ' })).toEqual({ status: 422, errors: { name: ['Feltet må fylles ut'] } });
    const at = (opens: string, closes: string) => ({ openings: [{ weekday: 0, opens, closes }] });
    expect((await change(at('19:00', '15:00'))).errors).toEqual({
      'openings.0.closes': ['Starten kan ikke være etter slutten'],
    });
    expect((await change(at('25:00', '26:00'))).errors['openings.0.opens']).toEqual([
      'Skriv klokkeslettet som TT:MM, for eksempel 18:30',
    ]);
    expect((await change({ closures: [{ from: '2026-12-26', to: '2026-12-24' }] })).errors).toEqual({
      'closures.0.to': ['Starten kan ikke være etter slutten'],
    });
    expect((await change({ organization_id: '01900000-0000-7000-8000-00000000dead' })).errors).toEqual({
      organization_id: [expect.stringContaining('ingen godkjent organisasjon')],
    });
    expect((await change({}, people.support)).status).toBe(403);
    expect((await change({}, people.elsewhere)).status).toBe(404);
    expect((await change({ name: 'Båthuset i Solvik' })).status).toBe(200);
    expect((await change({ name: 'For sent' })).status).toBe(409);
  });

  test('BEY-20 of a thing, too: ages, lengths, days of the year, and how it is counted once it has been lent', async () => {
    const { people, post, send, reserve, cards, place } = scene;
    const form = {
      place_id: place,
      name: 'Sykkel',
      description: '',
      scene: 'sykkel',
      unit: 'day',
      max_length: 3,
      min_age: null,
      max_age: null,
      season_from: null,
      season_to: null,
      state: 'open',
    };
    const faults = async (part: object) => (await post(people.admin, OFFICE, { ...form, ...part })).json().errors;
    expect(await faults({ min_age: 12, max_age: 9 })).toEqual({
      min_age: ['Laveste alder kan ikke være over høyeste alder'],
    });
    expect(await faults({ max_length: 61 })).toEqual({ max_length: ['Må være 60 eller mindre'] });
    expect(await faults({ max_length: 13, unit: 'hour' })).toEqual({ max_length: ['Må være 12 eller mindre'] });
    expect(await faults({ max_length: 2.5 })).toEqual({ max_length: ['Skriv et helt tall'] });
    expect(await faults({ min_age: -1 })).toEqual({ min_age: ['Må være 0 eller mer'] });
    expect(await faults({ season_from: '04-31', season_to: '06-30' })).toEqual({
      season_from: ['Datoen er ikke gyldig'],
    });
    expect(await faults({ season_from: '04-01' })).toEqual({ season_to: ['Feltet må fylles ut'] });
    const made = (await post(people.admin, OFFICE, { ...form, season_from: '02-29', season_to: '12-31' })).json().data;
    await post(people.admin, `${OFFICE}/${made.id}/pieces`, { labels: ['S 1'] });
    expect((await reserve(people.mother, made.id, cards.emil, '2026-11-19')).status).toBe(200);
    const counted = await send(people.admin, 'PUT', `${OFFICE}/${made.id}`, { ...form, unit: 'hour', version: 1 });
    expect(counted.json().errors).toEqual({ unit: [expect.stringContaining('lånt ut allerede')] });
    // Closed, nobody reserves any more; what was reserved stays.
    const closed = await send(people.admin, 'PUT', `${OFFICE}/${made.id}`, { ...form, state: 'closed', version: 1 });
    expect(closed.json().data).toMatchObject({ state: 'closed', reserved: 1 });
    expect((await reserve(people.other, made.id, cards.berg, '2026-11-24')).status).toBe(404);
  });
});
