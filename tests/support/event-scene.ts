import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import type { EventAccessKey, EventStateKey } from '#tests/event-table.ts';
import { BERGEN, OSLO } from './given.ts';
import type { TestPortal } from './portal.ts';

export type EventPeople = Record<Exclude<EventAccessKey, 'AN' | 'AC' | 'RO'>, UserId>;

/** One activity with everything that a call about it can name. */
export type EventScene = {
  id: string;
  organisation: string;
  occurrence: string;
  attendee: string;
  waiting: string;
  member: string;
  slot: string;
  comment: string;
  /** New each time that it is named. */
  key: string;
};

/** The organisations behind the activities of the table, with people who stand to each in their own way. */
export type EventWorld = {
  people: EventPeople;
  open: OrganisationId;
  closed: OrganisationId;
  /** Deleted, and the user who was a user in it still has what says so. */
  deleted: OrganisationId;
  cohost: OrganisationId;
  /** Was their parent and their cohost, until both ended; the activities still name it. */
  former?: OrganisationId;
  other: UserId;
  /** One who takes part in each activity and two who wait; without them each activity gets people of its own. */
  attendees?: Attendees;
};

type Attendees = readonly [attending: string, waiting: string, alsoWaiting: string];

export async function givenEventWorld({ given }: Pick<TestPortal, 'given'>): Promise<EventWorld> {
  const people: EventPeople = {
    US: await given.person('Una Bruker'),
    ME: await given.person('Mia Medlem'),
    MO: await given.person('Mo Koordinator'),
    AD: await given.person('Ada Administrator'),
    OW: await given.person('Ove Eier'),
    PA: await given.person('Pia Forelder'),
    CA: await given.person('Carl Medarrangør'),
    CM: await given.person('Cecilie Medkoordinator'),
    EX: await given.person('Else Eksforelder'),
    OA: await given.person('Odd Annen'),
    MS: await given.person('Mats Støtte', { supportOf: [BERGEN] }),
    MA: await given.person('Maja Kommune', { adminOf: [BERGEN] }),
    XA: await given.person('Xander Annenkommune', { adminOf: [OSLO] }),
    SM: await given.person('Sam Moderator', { scopes: ['moderator'] }),
    SA: await given.person('Sara Super', { scopes: ['admin'] }),
  };
  await given.membership(people.OA, 'admin');
  const parent = await given.organisation({ name: 'Solvik forbund' });
  await given.member(parent, people.PA, 'admin');
  const cohost = await given.organisation({ name: 'Solvik sanitetsforening' });
  await given.member(cohost, people.CA, 'admin');
  await given.member(cohost, people.CM, 'moderator');
  const former = await given.organisation({ name: 'Solvik samlag' });
  await given.member(former, people.EX, 'admin');
  const [open, closed, deleted] = [
    await given.organisation({ owner: people.OW }),
    await given.organisation({ owner: people.OW, isPrivate: true, name: 'Solvik losje' }),
    await given.organisation({ owner: people.OW, isDeleted: true, name: 'Solvik avholdslag' }),
  ];
  const other = await given.person('Nora Ny');
  for (const id of [open, closed, deleted]) {
    await given.member(id, people.ME);
    await given.member(id, people.MO, 'moderator');
    await given.member(id, people.AD, 'admin');
    await given.member(id, other);
    await given.partnership('subsidiary', parent, id);
    await given.partnership('cohost', id, cohost);
    await given.partnership('subsidiary', former, id, 'cancelled');
    await given.partnership('cohost', id, former, 'cancelled');
  }
  return { people, open, closed, deleted, cohost, former, other, attendees: await givenAttendees({ given }) };
}

const givenAttendees = async ({ given }: Pick<TestPortal, 'given'>): Promise<Attendees> => [
  await given.person('Dina Deltaker'),
  await given.person('Vetle Venter'),
  await given.person('Vilde Venter'),
];

/** As `given.attendance` three times, in three statements: the table of rights makes two thousand of these. */
async function givenAttendances({ db }: TestPortal, occurrence: string, people: Attendees): Promise<string[]> {
  const now = new Date();
  const ids = people.map(() => randomUUID());
  await sql`
    insert into attendance (id, occurrence_id, user_id, status, position, created_at, updated_at)
    select id, ${occurrence}, user_id, status, nextval('attendance_position'), ${now}, ${now}
    from unnest(${sql.val(ids)}::uuid[], ${sql.val(people)}::uuid[], array['attending', 'waiting', 'waiting'])
      as one (id, user_id, status)`.execute(db);
  await sql`
    update occurrence set attending_count = attending_count + 1, waiting_count = waiting_count + 2
    where id = ${occurrence}`.execute(db);
  await sql`select event_counts_refresh(${occurrence})`.execute(db);
  return ids;
}

export async function givenEventScene(
  portal: TestPortal,
  world: Omit<EventWorld, 'people'>,
  state: EventStateKey,
): Promise<EventScene> {
  const { db, given } = portal;
  const organisation =
    state === 'private' ? world.closed : state === 'organisation deleted' ? world.deleted : world.open;
  const id = await given.event({
    organisation,
    status: state === 'draft' ? 'draft' : state === 'cancelled' ? 'cancelled' : 'published',
    startsInHours: state === 'ended' ? [-24] : [24, 48],
    capacity: 1,
  });
  const cohosts = [world.cohost, ...(world.former ? [world.former] : [])];
  await db
    .insertInto('event_cohost')
    .values(cohosts.map((cohost) => ({ event_id: id, organisation_id: cohost })))
    .execute();
  const [occurrence = ''] = await given.timesOf(id);
  const [attendee = '', waiting = ''] = await givenAttendances(
    portal,
    occurrence,
    world.attendees ?? (await givenAttendees(portal)),
  );
  const slot = newId<'ShiftId'>();
  const comment = newId<'CommentId'>();
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await db
    .insertInto('slot')
    .values({ id: slot, event_id: id, name: 'Kiosk', start_at: hours(24), end_at: hours(26), capacity_max: 2 })
    .execute();
  await db
    .insertInto('comment')
    .values({ id: comment, event_id: id, author_id: world.other, body: 'Hva bør vi ha med?' })
    .execute();
  return { id, organisation, occurrence, attendee, waiting, member: world.other, slot, comment, key: randomUUID() };
}
