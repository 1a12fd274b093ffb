import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { equipmentWorkers } from '#features/equipment/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb } from '#platform/server/rows.ts';
import { givenCard, givenRunningScheme } from './claim-scene.ts';
import { type Ask, type PortalSetup, startPortal, type TestPortal } from './portal.ts';

/** Utstyrsbygda, where things are lent. */
export const LENDING_TOWN = 3405;
export const IN_LENDING_TOWN: Ask = { host: 'demo-utstyr.localhost', language: 'nb' };
const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
type NewPlace = {
  organisation?: string | null;
  weekdays?: readonly number[];
  closures?: { from: string; to: string }[];
};
type NewItem = {
  name?: string;
  place?: string;
  unit?: 'day' | 'hour';
  max_length?: number;
  min_age?: number | null;
  max_age?: number | null;
  season?: [string, string] | null;
  pieces?: number;
  state?: string;
  deposit_ore?: number;
};

/** Rows of what is lent, without the office. */
export const givenLending = ({ db }: Pick<TestPortal, 'db'>, municipality = LENDING_TOWN) => {
  const place = async ({ organisation = null, weekdays = EVERY_DAY, closures = [] }: NewPlace = {}) => {
    const id = newId<'LendingPlaceId'>();
    const openings = weekdays.map((weekday) => ({ weekday, opens: '10:00', closes: '19:00' }));
    await sql`insert into lending_place (id, municipality_id, organisation_id, name, address, provider_name, openings,
        closures, created_at)
      values (${id}, ${municipality}, ${organisation}, 'Utstyrsbua', 'Kaien 1', 'Utstyrsbygda kommune',
        ${jsonb(openings)}, ${jsonb(closures)}, now())`.execute(db);
    return id;
  };
  const item = async (at: string, more: NewItem = {}) => {
    const id = newId<'EquipmentItemId'>();
    const { name = 'Kano', unit = 'day', max_length = 7, min_age = null, max_age = null, season = null } = more;
    const { pieces = 1, state = 'open', deposit_ore = 0 } = more;
    await sql`insert into equipment_item (id, municipality_id, place_id, name, description, scene, unit, max_length, min_age,
        max_age, season_from, season_to, deposit_ore, state, created_at)
      values (${id}, ${municipality}, ${at}, ${name}, 'Med vester', 'padling', ${unit}, ${max_length}, ${min_age},
        ${max_age}, ${season?.[0] ?? null}, ${season?.[1] ?? null}, ${deposit_ore}, ${state}, now())`.execute(db);
    const made: string[] = [];
    for (let number = 1; number <= pieces; number += 1) {
      const piece = newId<'EquipmentPieceId'>();
      await sql`insert into equipment_piece (id, item_id, label, state, created_at)
        values (${piece}, ${id}, ${`${name} ${number}`}, 'ok', now())`.execute(db);
      made.push(piece);
    }
    return { id, pieces: made };
  };
  return { place, item };
};

/** A family with two accounts, another one, a desk of the municipality's and one of a club's. Wednesday, nine o'clock. */
export async function equipmentScene(setup: PortalSetup = {}) {
  let clock = new Date('2026-11-18T08:00:00Z');
  const portal = await startPortal({ now: () => clock, ...setup });
  const { given, db } = portal;
  const people = {
    mother: await given.person('Ingrid Lunde'),
    father: await given.person('Jonas Lunde'),
    other: await given.person('Berit Berg'),
    stranger: await given.person('Frida Fremmed'),
    clubAdmin: await given.person('Kari Klubb'),
    moderator: await given.person('Mona Moderator'),
    member: await given.person('Mons Medlem'),
    admin: await given.person('Tor Vik', { adminOf: [LENDING_TOWN] }),
    support: await given.person('Siri Støtte', { supportOf: [LENDING_TOWN] }),
    elsewhere: await given.person('Ola Oslo', { adminOf: [301] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
  };
  const club = await given.organisation({
    name: 'Solvik padleklubb',
    owner: people.clubAdmin,
    municipality: LENDING_TOWN,
  });
  await given.member(club, people.moderator, 'moderator');
  await given.member(club, people.member);
  const scheme = await givenRunningScheme(portal, {}, LENDING_TOWN);
  const emil = await givenCard(portal, scheme, [people.mother, people.father]);
  const nora = await givenCard(portal, scheme, [people.mother], { first_name: 'Nora', born_on: '2017-05-01' });
  const berg = await givenCard(portal, scheme, [people.other], { first_name: 'Berg' });
  const lending = givenLending(portal);
  const place = await lending.place();

  const get = (as: string, path: string, ask: Ask = {}) =>
    portal.as(as).get(`/api${path}`, { ...IN_LENDING_TOWN, ...ask });
  const post = (as: string, path: string, body: unknown = {}, ask: Ask = {}) =>
    portal.as(as).post(`/api${path}`, body, { ...IN_LENDING_TOWN, ...ask });
  const send = (as: string, method: 'PUT' | 'DELETE', path: string, body?: unknown) =>
    portal.as(as).send(method, `/api${path}`, { ...IN_LENDING_TOWN, ...(body !== undefined && { body }) });
  return {
    portal,
    people,
    club,
    scheme,
    cards: { emil, nora, berg },
    place,
    lending,
    get,
    post,
    send,
    reserve: (as: string, item: string, card_id: string, from: string, to: string = from) =>
      post(as, `/equipment/${item}/reserve`, { card_id, from, to }),
    wait: (as: string, item: string, card_id: string, from: string, to: string = from) =>
      post(as, `/equipment/${item}/wait`, { card_id, from, to }),
    handOut: (as: string, loan: string, more: object = {}) =>
      post(as, `/loans/${loan}/hand-out`, { key: randomUUID(), ...more }),
    takeBack: (as: string, loan: string, more: object = {}) =>
      post(as, `/loans/${loan}/return`, { key: randomUUID(), condition: 'good', ...more }),
    /** Another family with an account, and the guardian. */
    async family(first_name = 'Ask') {
      const guardian = await given.person(`Foresatt til ${first_name}`);
      return { guardian, card: await givenCard(portal, scheme, [guardian], { first_name }) };
    },
    stateOf: async (id: string) =>
      (await sql<{ state: string }>`select state from equipment_loan where id = ${id}`.execute(db)).rows[0]?.state,
    /** How many letters of each kind of news there are in the queue. */
    letters: async () =>
      (
        await sql<{
          subject: string;
        }>`select subject from outgoing_message where template in ('loanNews', 'loanOffered')
          order by created_at, subject`.execute(db)
      ).rows.map(({ subject }) => subject),
    tend: async () => {
      for (const { work } of equipmentWorkers({ origins: ORIGINS })) {
        await work({ ...portal.jobServices, now: () => clock }, {});
      }
    },
    setClock(moment: string) {
      clock = new Date(moment);
    },
    now: () => clock,
    close: () => portal.close(),
  };
}
export type EquipmentScene = Awaited<ReturnType<typeof equipmentScene>>;
