import { sql } from 'kysely';
import { type EventForm, emptyForm, FREQUENCY, type TimesForm } from '#features/event-editing/rules.ts';
import { asId } from './as-id.ts';
import type { TestPortal } from './portal.ts';

type Changes = Partial<Omit<EventForm, 'times'>> & { times?: Partial<TimesForm> };

/** A form that can be published as it is: Thursdays from six to half past seven, four times. */
export function filledForm(organizationId: string, { times, ...changes }: Changes = {}): EventForm {
  const empty = emptyForm(organizationId, 'nb', '4601');
  return {
    ...empty,
    name: 'Bordtennis for alle',
    description: 'Racketer kan lånes.',
    venue: 'Solvik samfunnshus',
    type: 'course',
    ...changes,
    times: { ...THURSDAYS, ...times },
  };
}

/** From a Thursday in winter on. */
export const THURSDAYS: TimesForm = {
  frequency: FREQUENCY.weekly,
  weekdays: [3],
  starts_on: '2026-11-19',
  ends_on: '2026-12-10',
  start_time: '18:00',
  end_time: '19:30',
  exceptions: [],
  days: [],
};

export const once = (day: string, start_time = '18:00', end_time = '19:30', ends_on = ''): Partial<TimesForm> => ({
  frequency: FREQUENCY.once,
  weekdays: [],
  starts_on: day,
  ends_on,
  start_time,
  end_time,
});

/** An organisation with a user of each rank. */
export async function givenClub({ given }: TestPortal) {
  const owner = await given.person('Olga Eier');
  const admin = await given.person('Ada Administrator');
  const moderator = await given.person('Mo Koordinator');
  const member = await given.person('Mia Medlem');
  const id = await given.organisation({ name: 'Solvik IL', owner });
  await given.member(id, admin, 'admin');
  await given.member(id, moderator, 'moderator');
  await given.member(id, member, 'member');
  return { id, owner, admin, moderator, member };
}
export type Club = Awaited<ReturnType<typeof givenClub>>;

/** An organisation that has agreed to run things together with the club, or has only been asked. */
export async function givenPartner(
  { db, given }: TestPortal,
  { id }: Club,
  status: 'approved' | 'requested' = 'approved',
) {
  const partner = await given.organisation({ name: 'Bordtennisforbundet' });
  await sql`insert into partnership (id, kind, organisation_id, partner_id, asked_by, status)
    values (gen_random_uuid(), 'cohost', ${id}, ${partner}, ${id}, ${status})`.execute(db);
  return partner;
}

/** What a club's moderator does with activities. */
export const runningFor = (portal: TestPortal, as: string) => ({
  create: async (form: EventForm): Promise<string> => {
    const answer = await portal.as(as).post('/api/events', { form });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
    return answer.json().data.id;
  },
  formOf: async (id: string) => (await portal.as(as).get(`/api/events/${id}/form`)).json().data,
  timesOf: async (id: string, isPast = false) =>
    (await portal.as(as).get(`/api/events/${id}/occurrences?is_past=${isPast}`)).json().data,
});

export const lettersTo = async ({ db, workOff }: TestPortal, userId: string) => {
  await workOff();
  return db
    .selectFrom('outgoing_message')
    .select(['template', 'subject', 'text'])
    .where('user_id', '=', asId<'UserId'>(userId))
    .orderBy('created_at')
    .execute();
};

export const factsOf = async ({ db }: TestPortal, eventId: string) => {
  const rows = await db
    .selectFrom('fact')
    .select('kind')
    .where('event_id', '=', asId<'EventId'>(eventId))
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};
