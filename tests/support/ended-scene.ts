import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { type EventScene, givenEventScene } from './event-scene.ts';
import { givenPeople, givenScene, type OrganisationScene, type People } from './organisation-scene.ts';
import type { TestPortal } from './portal.ts';

/**
 * People who had something to do with an organisation and its activity. Besides those of the table of organisations: CA
 * and CM admin and moderator of a cohost, DP takes part, SH has a shift, FO follows, IN has been invited.
 */
export type EndedPeople = People & Record<'CA' | 'CM' | 'DP' | 'SH' | 'FO' | 'IN', UserId>;
export type EndedPerson = keyof EndedPeople | 'AN';

/** What only those who have a right may read; none of it stands in an answer to the others. */
export const SECRETS = ['Hemmelig styremøte', 'Dina Deltaker', 'Hva bør vi ha med?', 'Bare for losjen'] as const;

/** An organisation and one of its activities with everything that a call can name, and people around them. */
export type EndedScene = {
  people: EndedPeople;
  organisation: OrganisationScene;
  event: EventScene;
  /** Named in paths and bodies beside what the two scenes have. */
  more: Record<'organization' | 'certificate' | 'stamp' | 'file' | 'token' | 'timetable', string>;
  cohostship: string;
};

type Wanted = { isPrivate: boolean; isOver: boolean };

export async function givenEndedScene(portal: TestPortal, { isPrivate, isOver }: Wanted): Promise<EndedScene> {
  const { given, db } = portal;
  const people: EndedPeople = {
    ...(await givenPeople(portal)),
    CA: await given.person('Carl Medarrangør'),
    CM: await given.person('Cecilie Medkoordinator'),
    DP: await given.person('Dag Deltar'),
    SH: await given.person('Synne Vakt'),
    FO: await given.person('Fredrik Følger'),
    IN: await given.person('Inger Invitert'),
  };
  const organisation = await givenScene(portal, people, isPrivate ? 'private' : 'public', null);
  const { id } = organisation;
  await sql`update organisation set description = 'Bare for losjen' where id = ${id}`.execute(db);
  const cohost = await given.organisation({ name: 'Solvik sanitetsforening' });
  await given.member(cohost, people.CA, 'admin');
  await given.member(cohost, people.CM, 'moderator');
  const cohostship = await given.partnership('cohost', id, cohost);
  const world = { open: id, closed: id, deleted: id, cohost, other: organisation.member };
  const event = await givenEventScene(portal, world, isOver ? 'ended' : isPrivate ? 'private' : 'published');
  await sql`update event set name = 'Hemmelig styremøte' where id = ${event.id}`.execute(db);
  await given.attendance(event.occurrence, people.DP);
  await sql`insert into slot_user (slot_id, user_id) values (${event.slot}, ${people.SH})`.execute(db);
  await sql`update slot set taken_count = 1 where id = ${event.slot}`.execute(db);
  await sql`insert into follower (organisation_id, user_id) values (${id}, ${people.FO})`.execute(db);
  await sql`insert into event_invite (id, event_id, email, user_id, invited_by, created_at)
    values (${randomUUID()}, ${event.id}, ${`${people.IN}@test.example`}, ${people.IN}, ${people.MO}, now())`.execute(
    db,
  );
  const [certificate, stamp, file] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into certificate (id, organisation_id, name, description, category, created_at)
    values (${certificate}, ${id}, 'Førstehjelp', '', 'safety', now())`.execute(db);
  await sql`insert into stamp (id, certificate_id, organisation_id, user_id, status, forever, accepted_at, created_at)
    values (${stamp}, ${certificate}, ${id}, ${organisation.member}, 'active', true, now(), now())`.execute(db);
  await sql`insert into export_file (id, user_id, kind, organisation_id, event_id, type, language, ready_at, storage_key,
      expires_at)
    values (${file}, ${people.AD}, 'slots', ${id}, ${event.id}, 'csv', 'nb', now(), ${file}, '2099-01-01')`.execute(db);
  const [token, timetable] = [randomToken(), randomToken()];
  const { digest } = portal.jobServices.secrets;
  await sql`insert into organisation_invite (id, organisation_id, email, role, token_digest, invited_by, expires_at)
    values (${randomUUID()}, ${id}, ${`${people.IN}@test.example`}, 'member', ${digest('token', token)}, ${people.OW},
      '2099-01-01')`.execute(db);
  await sql`insert into timetable_address (user_id, token_sealed, token_digest, created_at)
    values (${people.DP}, '', ${digest('token', timetable)}, now())`.execute(db);
  const more = { organization: id, certificate, stamp, file, token, timetable };
  return { people, organisation, event, more, cohostship };
}

/** Each way in which something ends that gave people a right, and who has lost it. Strangers are among them. */
export type Ending = {
  /** What the call must not reach: everything of the organisation, or the activity alone. */
  child: 'organisation' | 'event';
  scene: Wanted;
  end: (portal: TestPortal, scene: EndedScene) => Promise<void>;
  /** There is no organisation left to be invited to. */
  endsInvitations?: true;
  lost: readonly EndedPerson[];
};

const inDatabase =
  (statement: (scene: EndedScene) => ReturnType<typeof sql>): Ending['end'] =>
  async ({ db }, scene) => {
    await statement(scene).execute(db);
  };

/** Through the portal, so that everything happens that belongs to it. */
const byCall =
  (who: keyof EndedPeople, call: (scene: EndedScene) => { method: 'POST' | 'DELETE'; path: string; body?: object }) =>
  async (portal: TestPortal, scene: EndedScene): Promise<void> => {
    const { method, path, body } = call(scene);
    const ask = { host: 'baerum.localhost', ...(body && { body }) };
    const { status } = await portal.as(scene.people[who]).send(method, `/api${path}`, ask);
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}.`);
  };

const PRIVATE = { isPrivate: true, isOver: false };
const STRANGERS = ['AN', 'US', 'AP', 'OA'] as const;
const VISITORS = [...STRANGERS, 'DP', 'SH', 'FO', 'IN', 'CM', 'MS', 'SM', 'SA'] as const;
const INSIDERS = ['ME', 'MO', 'AD', 'OW', 'PA', 'CA'] as const;

export const ENDINGS: Readonly<Record<string, Ending>> = {
  'private organisation deleted': {
    child: 'organisation',
    scene: { isPrivate: true, isOver: true },
    end: byCall('OW', ({ organisation }) => ({ method: 'DELETE', path: `/organizations/${organisation.id}` })),
    endsInvitations: true,
    lost: [...VISITORS, ...INSIDERS, 'MA'],
  },
  'organisation declined': {
    child: 'organisation',
    scene: { isPrivate: false, isOver: false },
    end: inDatabase(
      ({ organisation }) => sql`update organisation set status = 'declined' where id = ${organisation.id}`,
    ),
    endsInvitations: true,
    lost: [...STRANGERS, 'DP', 'SH', 'FO', 'IN', 'CM', 'SM', ...INSIDERS],
  },
  'organisation suspended': {
    child: 'organisation',
    scene: { isPrivate: false, isOver: false },
    end: byCall('MS', ({ organisation }) => ({
      method: 'POST',
      path: `/organizations/${organisation.id}/suspend`,
      body: { reason: 'Vi må se på attestene.' },
    })),
    endsInvitations: true,
    lost: [...STRANGERS, 'DP', 'SH', 'FO', 'IN', 'CM', 'CA'],
  },
  'organisation made private': {
    child: 'organisation',
    scene: { isPrivate: false, isOver: false },
    end: inDatabase(({ organisation }) => sql`update organisation set is_private = true where id = ${organisation.id}`),
    lost: VISITORS,
  },
  'cohosts ended': {
    child: 'organisation',
    scene: PRIVATE,
    end: byCall('OW', ({ organisation, cohostship }) => ({
      method: 'POST',
      path: `/organizations/${organisation.id}/cohosts/${cohostship}/cancel`,
    })),
    lost: ['CA', 'CM', 'US', 'AN'],
  },
  'subsidiary ended': {
    child: 'organisation',
    scene: PRIVATE,
    end: inDatabase(
      ({ organisation }) =>
        sql`update partnership set status = 'cancelled' where partner_id = ${organisation.id} and kind = 'subsidiary'`,
    ),
    lost: ['PA', 'US'],
  },
  'memberships ended': {
    child: 'organisation',
    scene: PRIVATE,
    end: async (portal, scene) => {
      const { organisation, people } = scene;
      const set = (who: 'MO' | 'AD' | 'ME', change: ReturnType<typeof sql>) =>
        sql`update membership set ${change} where organisation_id = ${organisation.id} and user_id = ${people[who]}`;
      await set('MO', sql`ends_on = '2020-01-01'`).execute(portal.db);
      await set('AD', sql`status = 'disabled'`).execute(portal.db);
      await byCall('OW', () => ({ method: 'DELETE', path: `/organizations/${organisation.id}/members/${people.ME}` }))(
        portal,
        scene,
      );
    },
    lost: ['ME', 'MO', 'AD', 'US'],
  },
  'person blocked': {
    child: 'organisation',
    scene: PRIVATE,
    end: inDatabase(
      ({ people }) => sql`update app_user set blocked_at = now() where id in (${people.OW}, ${people.AD})`,
    ),
    lost: ['OW', 'AD'],
  },
  'person erased': {
    child: 'organisation',
    scene: PRIVATE,
    end: byCall('AD', () => ({ method: 'DELETE', path: '/users/me' })),
    lost: ['AD'],
  },
  'grant revoked': {
    child: 'organisation',
    scene: PRIVATE,
    end: inDatabase(({ people }) => sql`delete from municipal_grant where user_id in (${people.MA}, ${people.MS})`),
    lost: ['MA', 'MS'],
  },
  'activity deleted': {
    child: 'event',
    scene: { isPrivate: false, isOver: false },
    end: inDatabase(({ event }) => sql`update event set deleted_at = now() where id = ${event.id}`),
    lost: [...VISITORS, ...INSIDERS, 'MA'],
  },
  'activity taken down': {
    child: 'event',
    scene: { isPrivate: false, isOver: false },
    end: byCall('MA', ({ event }) => ({
      method: 'POST',
      path: `/events/${event.id}/unpublish`,
      body: { reason: 'Ulovlig innhold' },
    })),
    lost: [...STRANGERS, 'ME', 'DP', 'SH', 'FO', 'IN', 'CM', 'MS'],
  },
  'activity made a draft': {
    child: 'event',
    scene: { isPrivate: false, isOver: false },
    end: inDatabase(({ event }) => sql`update event set status = 'draft' where id = ${event.id}`),
    lost: [...STRANGERS, 'ME', 'DP', 'SH', 'FO', 'IN', 'CM', 'MS'],
  },
};
