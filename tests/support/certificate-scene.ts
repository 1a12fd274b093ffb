import { sql } from 'kysely';
import type { Stamp } from '#features/certificates/stamps-contract.ts';
import { clubScene } from './club-scene.ts';
import type { GivenOrganisation } from './given-shapes.ts';
import type { TestPortal } from './portal.ts';

/** An organisation that gives certificates, and what people do with them. In Norwegian. */
export function certificateScene(portal: TestPortal) {
  const clubs = clubScene(portal);
  const send = async (as: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await portal.as(as).send(method, `/api${path}`, { language: 'nb', ...(body && { body }) });
    return { status: answer.status, ...(answer.status === 204 ? {} : answer.json()) };
  };

  const scene = {
    ...clubs,
    send,
    async givenClubWithCertificate(given: GivenOrganisation = {}) {
      const club = await clubs.givenClub(given);
      return { ...club, certificate: await scene.givenCertificate(club.admin, club.id) };
    },
    givenCertificate: async (as: string, organisation: string, name = 'Førstehjelp'): Promise<string> =>
      (await send(as, 'POST', `/organizations/${organisation}/certificates`, { name, category: 'safety' })).data.id,
    givenMunicipalCertificate: async (name = 'Livredningsprøve'): Promise<string> => {
      const admin = await portal.given.person('Sara Super', { scopes: ['admin'] });
      const body = { name, category: 'safety', reason: 'Alle svømmehaller trenger den' };
      return (await send(admin, 'POST', '/certificates', body)).data.id;
    },
    assign: (
      as: string,
      { id, certificate }: { id: string; certificate: string },
      people: string[],
      days: object = { forever: true },
    ) => send(as, 'POST', '/stamps', { organization_id: id, certificate_id: certificate, user_ids: people, ...days }),
    request: (as: string, { id, certificate }: { id: string; certificate: string }) =>
      send(as, 'POST', '/stamps/request', { organization_id: id, certificate_id: certificate }),
    accept: (as: string, stamp: string) => send(as, 'POST', `/stamps/${stamp}/accept`, { conditions: true }),
    ownStamps: async (as: string): Promise<Stamp[]> => (await send(as, 'GET', '/stamps')).data,
    /** The only one that a user has. */
    async stampOf(as: string): Promise<Stamp> {
      const [stamp, ...others] = await scene.ownStamps(as);
      if (!stamp || others.length > 0) throw new Error('There is not exactly one stamp.');
      return stamp;
    },
    /** A user has it, without having been asked. */
    async givenStamp(
      { id, certificate }: { id: string; certificate: string },
      user: string,
      {
        start_at = null,
        end_at = null,
        status = 'active',
      }: { start_at?: string | null; end_at?: string | null; status?: Stamp['status'] } = {},
    ): Promise<string> {
      const { rows } = await sql<{ id: string }>`
        insert into stamp (id, certificate_id, organisation_id, user_id, status, start_at, end_at, forever, accepted_at, created_at)
        values (gen_random_uuid(), ${certificate}, ${id}, ${user}, ${status}, ${start_at}::date, ${end_at}::date,
          ${start_at === null && status !== 'requested'}, now(), now())
        returning id`.execute(portal.db);
      return rows[0]?.id ?? '';
    },
  };
  return scene;
}
