import type { Member } from '#features/memberships/contract.ts';
import { asId } from './as-id.ts';
import type { GivenOrganisation } from './given-shapes.ts';
import type { TestPortal } from './portal.ts';

/** An organisation with a user on each step of the ladder, and what they do in it. In Norwegian. */
export function clubScene(portal: TestPortal) {
  let phones = 0;
  const phoneOfItsOwn = () => `+4790${String(100_000 + phones++)}`;
  const post = (as: string, url: string, body?: unknown) => portal.as(as).post(url, body, { language: 'nb' });
  const members = async (as: string, url: string): Promise<Member[]> =>
    (await portal.as(as).get(`${url}/members`)).json().data;

  return {
    async givenClub(given: GivenOrganisation = {}) {
      const people = {
        owner: await portal.given.person('Oda Eier'),
        admin: await portal.given.person('Adam Administrator'),
        moderator: await portal.given.person('Kim Koordinator', { phone: phoneOfItsOwn() }),
        member: await portal.given.person('Mina Medlem'),
        applicant: await portal.given.person('Siv Søker'),
        outsider: await portal.given.person('Ulf Utenfor'),
      };
      const id = await portal.given.organisation({ ...given, owner: people.owner });
      for (const role of ['admin', 'moderator', 'member'] as const) await portal.given.member(id, people[role], role);
      await portal.given.member(id, people.applicant, 'applicant', {
        note: 'Jeg liker turer',
        createdAt: '2026-03-09T08:00:00Z',
      });
      return { id, url: `/api/organizations/${id}`, ...people };
    },
    post,
    act: async (as: string, url: string, body?: unknown) => (await post(as, url, body)).status,
    refusal: async (as: string, url: string, body?: unknown) => {
      const { status, json } = await post(as, url, body);
      return [status, json().message];
    },
    members,
    namesIn: async (as: string, url: string) => (await members(as, url)).map(({ name }) => name),
    storedMembership: (id: string, user: string) =>
      portal.db
        .selectFrom('membership')
        .select(['role', 'status', 'note'])
        .where('organisation_id', '=', asId<'OrganisationId'>(id))
        .where('user_id', '=', asId<'UserId'>(user))
        .executeTakeFirst(),
    factsOf: async (id: string) =>
      (
        await portal.db
          .selectFrom('fact')
          .select('kind')
          .where('organisation_id', '=', asId<'OrganisationId'>(id))
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind),
    auditOf: async (user: string) =>
      (
        await portal.db
          .selectFrom('audit_entry')
          .select('action')
          .where('subject_user_id', '=', asId<'UserId'>(user))
          .execute()
      ).map(({ action }) => action),
  };
}
