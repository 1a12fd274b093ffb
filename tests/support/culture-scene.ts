import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { clubScene } from './club-scene.ts';
import { BERGEN, OSLO } from './given.ts';
import { type PortalSetup, startPortal } from './portal.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type GivenGroup = Partial<{
  name: string;
  visits_per_period: number | null;
  valid_from: string;
  valid_until: string;
  comes_together: boolean;
  with_companion: boolean;
}>;

/** Bergen has a culture house and a museum that take cards; Oslo has a venue of its own. */
export async function cultureScene(begins = '2026-11-18T18:00:00Z', setup: PortalSetup = {}) {
  let now = new Date(begins);
  const portal = await startPortal({ now: () => now, ...setup });
  const { given } = portal;
  const clubs = clubScene(portal);
  const people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    auditor: await given.person('Rita Revisor', { auditorOf: [BERGEN] }),
    holder: await given.person('Maja Berg', { email: 'maja@test.example' }),
    stranger: await given.person('Frida Fremmed'),
  };
  const send = async (as: string, method: Method, path: string, body?: object, more: object = {}) => {
    const answer = await portal.as(as).send(method, `/api${path}`, { language: 'nb', ...(body && { body }), ...more });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return { status: answer.status, headers: answer.headers, ...(isJson ? answer.json() : {}) };
  };
  const asVenue = async (as: string, organization_id: string): Promise<string> =>
    (await send(as, 'POST', '/municipality/culture-venues', { organization_id })).data?.id;

  const house = await clubs.givenClub({ name: 'Kulturhuset' });
  const museum = await clubs.givenClub({ name: 'Museet' });
  const osloHouse = await clubs.givenClub({ name: 'Oslo scene', municipality: OSLO });
  const venues = {
    house: await asVenue(people.admin, house.id),
    museum: await asVenue(people.admin, museum.id),
    oslo: await asVenue(people.elsewhere, osloHouse.id),
  };

  const scene = {
    portal,
    people,
    house,
    museum,
    osloHouse,
    venues,
    send,
    asVenue,
    at: (moment: string) => {
      now = new Date(moment);
    },
    form: (group: GivenGroup = {}) => ({
      name: 'Ungdom 16–19 år',
      visits_per_period: 6,
      valid_from: '2026-01-01',
      valid_until: '2027-07-31',
      comes_together: false,
      with_companion: true,
      ...group,
    }),
    /** Of the municipality, or of the venue whose people make it. */
    givenGroup: async (as: string, group: GivenGroup = {}, organization_id?: string): Promise<string> =>
      (await send(as, 'POST', '/culture_groups', { ...scene.form(group), ...(organization_id && { organization_id }) }))
        .data.id,
    giveCard: (as: string, group_id: string, name = 'Maja Berg', more: object = {}) =>
      send(as, 'POST', '/culture_group_members', { group_id, name, ...more }),
    givenCard: async (as: string, group_id: string, name = 'Maja Berg', more: object = {}): Promise<string> =>
      (await scene.giveCard(as, group_id, name, more)).data.id,
    visit: (as: string, organization_id: string, card_id: string, more: object = {}) =>
      send(as, 'POST', '/visits', { organization_id, card_id, key: randomUUID(), ...more }),
    desk: async (as: string, organization_id: string) =>
      (await send(as, 'GET', `/visits?organization_id=${organization_id}`)).data,
    usedOf: async (card: string): Promise<number> => {
      const { rows } = await sql<{ visits_used: number }>`
        select visits_used from culture_card where id = ${card}`.execute(portal.db);
      return rows[0]?.visits_used ?? -1;
    },
    close: () => portal.close(),
  };
  return scene;
}
export type CultureScene = Awaited<ReturnType<typeof cultureScene>>;
