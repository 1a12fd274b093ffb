import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRegister } from '#features/municipalities/server/load-register.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { openDatabase } from '#platform/server/database.ts';
import { migrate, readMigrations } from '#platform/server/migrate.ts';
import { filledForm } from '#tests/support/event-form.ts';
import { acceptConditions, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const GAMLE_OSLO = '30101';
const GRUNERLOKKA = '30102';
const AT_HOME = { host: 'gamle-oslo.localhost' };
const NEXT_DOOR = { host: 'grunerlokka.localhost' };

let portal: TestPortal;
let kari: UserId;
let staff: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-18T11:00:00Z') });
  kari = await portal.given.person('Kari Nordmann');
  staff = await portal.given.person('Kari Kommune', { adminOf: [OSLO] });
});
afterAll(() => portal.close());

const listed = async (what: 'events' | 'organizations', at: object): Promise<string[]> =>
  (await portal.get(`/api/${what}?perPage=50`, at)).json().data.map(({ id }: { id: string }) => id);

async function ask(name: string, more: object = {}) {
  const body = { name, municipality_id: String(OSLO), request_note: 'Hei', ...more };
  const asked = await portal.as(kari).post('/api/organizations', body, AT_HOME);
  if (asked.status === 200) {
    const { id } = asked.json().data;
    await portal.as(staff).post(`/api/organizations/${id}/accept`);
    await acceptConditions(portal.db, id, new Date());
  }
  return asked;
}

const publish = async (organisation: string, district_ids: string[], at = AT_HOME) =>
  portal.as(kari).post(
    '/api/events',
    {
      form: { ...filledForm(organisation), municipality_ids: [String(OSLO)], district_ids },
    },
    at,
  );

describe('TEN-01 districts', () => {
  test('TEN-01 what is asked for and published in the portal of a district appears there', async () => {
    const organisation = (await ask('Tøyen bordtennis')).json().data;
    expect(organisation.district).toEqual({ id: GAMLE_OSLO, name: 'Gamle Oslo' });
    const event = (await publish(organisation.id, [])).json().data.id;
    expect(await listed('organizations', AT_HOME)).toContain(organisation.id);
    expect(await listed('events', AT_HOME)).toContain(event);
    expect(await listed('events', NEXT_DOOR)).not.toContain(event);
    expect(await listed('events', { host: 'oslo.localhost' })).toContain(event);
  });

  test('TEN-01 another district can be chosen, and changed', async () => {
    const organisation = (await ask('Løkka bordtennis', { district_id: GRUNERLOKKA })).json().data;
    expect(organisation.district.id).toBe(GRUNERLOKKA);
    const event = (await publish(organisation.id, [GAMLE_OSLO])).json().data.id;
    expect(await listed('events', AT_HOME)).toContain(event);
    const { form, version } = (await portal.as(kari).get(`/api/events/${event}/form`)).json().data;
    expect(form.district_ids).toEqual([GAMLE_OSLO]);
    const changed = await portal.as(kari).send('PUT', `/api/events/${event}`, {
      body: { form: { ...form, district_ids: [GRUNERLOKKA] }, version },
    });
    expect(changed.status).toBe(200);
    expect(await listed('events', AT_HOME)).not.toContain(event);
    expect(await listed('events', NEXT_DOOR)).toContain(event);
    const { updated_at } = (await portal.as(kari).get(`/api/organizations/${organisation.id}`)).json().data;
    const body = { name: 'Løkka bordtennis', updated_at, district_id: null };
    const moved = await portal.as(kari).send('PUT', `/api/organizations/${organisation.id}`, { body });
    expect(moved.json().data.district).toBeNull();
  });

  test('TEN-01 a district of another city is no choice', async () => {
    expect(Object.keys((await ask('Feil bydel', { district_id: '460101' })).json().errors)).toEqual(['district_id']);
    const organisation = (await ask('Riktig bydel')).json().data;
    const refused = await publish(organisation.id, ['460101']);
    expect(Object.keys(refused.json().errors)).toEqual(['form.district_ids']);
    const both = await publish(organisation.id, [GAMLE_OSLO, GRUNERLOKKA]);
    expect(Object.keys(both.json().errors)).toEqual(['form.district_ids']);
  });
});

test('TEN-01 the migration finds the districts that follow from activities and organisers, and guesses no others', async () => {
  const all = await readMigrations('database/migrations');
  const own = await openDatabase({});
  await migrate(
    own.db,
    all.filter(({ name }) => name < '0040'),
  );
  await loadRegister(own.db);
  const organisation = (id: number, name: string) =>
    sql`
    insert into organisation (id, name, municipality_id) values (${idOf(id)}, ${name}, 301)`.execute(own.db);
  const event = async (id: number, organiser: number, district: number | null) => {
    await sql`insert into event (id, name, organisation_id) values (${idOf(id)}, 'Bordtennis', ${idOf(organiser)})`.execute(
      own.db,
    );
    await sql`insert into event_municipality (event_id, municipality_id, district_id)
      values (${idOf(id)}, 301, ${district})`.execute(own.db);
  };
  await organisation(1, 'I én bydel');
  await organisation(2, 'I to bydeler');
  await event(11, 1, 30101);
  await event(12, 1, null);
  await event(21, 2, 30101);
  await event(22, 2, 30102);
  await event(23, 2, null);
  await sql`update event set draft = '{"name": "Påbegynt"}' where id = ${idOf(23)}`.execute(own.db);
  await migrate(own.db, all);
  const organisations = await sql`select name, district_id from organisation order by id`.execute(own.db);
  expect(organisations.rows).toEqual([
    { name: 'I én bydel', district_id: 30101 },
    { name: 'I to bydeler', district_id: null },
  ]);
  const places = await sql`select district_id from event_municipality order by event_id`.execute(own.db);
  expect(places.rows.map((row) => Object.values(row as object)[0])).toEqual([30101, 30101, 30101, 30102, null]);
  const drafts = await sql`select draft from event where draft is not null`.execute(own.db);
  expect(drafts.rows).toEqual([{ draft: { name: 'Påbegynt', district_ids: [] } }]);
  await own.close();
});

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
