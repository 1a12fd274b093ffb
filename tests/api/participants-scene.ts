import { sql } from 'kysely';
import type { Attendee } from '#features/attendance/participants-contract.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import type { GivenEvent } from '#tests/support/given-shapes.ts';
import type { TestPortal } from '#tests/support/portal.ts';

export const LATER = { startsInHours: [48] } satisfies GivenEvent;

/** A club with a user on each step of the ladder, people of all other kinds, and an activity with times. */
export function participantsScene(portal: TestPortal) {
  const { given } = portal;
  let people = 0;

  return {
    async givenClub() {
      const owner = await given.person('Oda Eier');
      const id = await given.organisation({ name: 'Solvik IL', owner, email: 'post@solvik.example' });
      const parent = await given.organisation({ name: 'Solvik allianse' });
      const other = await given.organisation({ name: 'Fjellsiden turlag' });
      const member = async (name: string, role: 'member' | 'moderator' | 'admin' | 'applicant', of = id) => {
        const person = await given.person(name);
        await given.member(of, person, role);
        return person;
      };
      const club = {
        id,
        other,
        owner,
        admin: await member('Adam Administrator', 'admin'),
        moderator: await member('Kim Koordinator', 'moderator'),
        member: await member('Mina Medlem', 'member'),
        applicant: await member('Siv Søker', 'applicant'),
        parentAdmin: await member('Pia Forelder', 'admin', parent),
        cohostAdmin: await member('Kari Medarrangør', 'admin', other),
        cohostModerator: await member('Kåre Medarrangør', 'moderator', other),
        outsider: await given.person('Ulf Utenfor'),
        support: await given.person('Mats Støtte', { supportOf: [BERGEN] }),
        municipality: await given.person('Maja Kommune', { adminOf: [BERGEN] }),
        elsewhere: await given.person('Xander Annenkommune', { adminOf: [OSLO] }),
        contentModerator: await given.person('Sam Moderator', { scopes: ['moderator'] }),
        superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
      };
      await given.partnership('subsidiary', parent, id);
      await given.partnership('cohost', id, other);
      return club;
    },

    /** An activity of the club, run together with the other one, and its first time. */
    async givenActivity(club: { id: string; other: string }, about: GivenEvent = LATER) {
      const event = await given.event({ organisation: club.id, ...about });
      await sql`insert into event_cohost (event_id, organisation_id) values (${event}, ${club.other})`.execute(
        portal.db,
      );
      const times = await given.timesOf(event);
      return { event, times, time: times[0] ?? '' };
    },

    /** So many people who have a place or wait, in the order in which they came. */
    async givenPeopleAt(time: string, names: readonly string[], status: 'attending' | 'waiting' = 'attending') {
      const placed: { id: string; user: string }[] = [];
      for (const name of names) {
        const user = await given.person(name, { phone: `+4741${String(100_000 + people++)}` });
        await sql`update app_user set phone_verified_at = now() where id = ${user}`.execute(portal.db);
        placed.push({ user, id: await given.attendance(time, user, status) });
      }
      return placed;
    },

    list: async (as: string, time: string, query = '') => {
      const answer = await portal.as(as).get(`/api/occurrences/${time}/attendees${query}`, { language: 'nb' });
      return { status: answer.status, ...answer.json() };
    },
    namesIn: async (as: string, time: string, query = ''): Promise<string[]> =>
      (await portal.as(as).get(`/api/occurrences/${time}/attendees${query}`))
        .json()
        .data.map(({ name }: Attendee) => name),
    act: async (as: string, method: 'POST' | 'DELETE' | 'PUT', url: string, body: object = {}) => {
      const answer = await portal.as(as).send(method, `/api${url}`, { body, language: 'nb' });
      return [answer.status, answer.status === 204 ? null : (answer.json().message ?? answer.json().data)];
    },
  };
}
