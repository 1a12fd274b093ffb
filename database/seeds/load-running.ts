import type { Transaction } from 'kysely';
import { DEMO_MUNICIPALITY_ID, DEMO_ORGANISATION_ID } from './accounts.ts';
import { DEMO_MARK, type DemoEvent } from './events.ts';
import { demoAttendances, demoComments, demoShifts } from './participants.ts';
import type { Person } from './people.ts';
import { createRandom } from './random.ts';
import { insertRows, query } from './rows.ts';
import { runningEvents, timesBehind } from './running.ts';
import { demoWorkDone } from './work-done.ts';

type Making = {
  seed: string;
  now: Date;
  people: readonly Person[];
  /** One in the same municipality, to be near. */
  neighbour: DemoEvent | undefined;
  events: readonly DemoEvent[];
  /** Whether those who have signed up elsewhere are there, too: not for load tests, at which nobody looks. */
  hasCrowd: boolean;
  /** What a shift of theirs asks for (BEY-10). */
  certificateId: string | null;
};

/**
 * What the demo organisation runs, with the people, shifts and questions that belong to it. `events` are those of its
 * activities that are there already. Answers how many were added.
 */
export async function insertRunning<Tables>(
  transaction: Transaction<Tables>,
  insertEvents: (transaction: Transaction<Tables>, batch: DemoEvent[], now: string) => Promise<void>,
  { seed, now, people, neighbour, events, hasCrowd, certificateId }: Making,
): Promise<number> {
  const making = { random: createRandom(`${seed}:running`), people, nowMs: now.getTime() };
  const added = neighbour ? runningEvents(making.random, neighbour, now.getTime()) : [];
  await insertEvents(transaction, added, now.toISOString());
  await setTimes(transaction, events);
  await insertRows(transaction, 'attendance', demoAttendances(making, [...added, ...events]));
  if (hasCrowd) await insertCrowd(transaction, people, now);
  await query(
    transaction,
    `select setval('attendance_position', coalesce((select max(position) from attendance), 0) + 1)`,
  );
  const { slots, users } = demoShifts({ ...making, certificateId }, added);
  const done = neighbour ? demoWorkDone(making, neighbour) : { events: [], slots: [], users: [] };
  await insertEvents(transaction, done.events, now.toISOString());
  await insertRows(transaction, 'slot', [...slots, ...done.slots]);
  await insertRows(transaction, 'slot_user', [...users, ...done.users]);
  await insertRows(transaction, 'comment', demoComments(making, added));
  return added.length + done.events.length;
}

/** A user behind each place that is said to be taken or waited for, and most of them came to what is over. */
async function insertCrowd<Tables>(transaction: Transaction<Tables>, people: readonly Person[], now: Date) {
  await query(
    transaction,
    `insert into attendance
       (id, occurrence_id, user_id, status, position, is_prior, checked_in_at, reminded_at, created_at, updated_at)
     select uuid_v7(asked_at), occurrence.id,
       ($1::uuid[])[1 + (abs(hashtext(occurrence.id::text)::bigint) + place) % cardinality($1::uuid[])],
       case when place <= occurrence.attending_count then 'attending' else 'waiting' end,
       (select coalesce(max(position), 0) from attendance) + row_number() over (order by occurrence.id, place),
       false,
       case when end_at < $2::timestamptz and place <= occurrence.attending_count and place % 8 <> 0 then start_at end,
       $2::timestamptz, asked_at, asked_at
     from occurrence join event on event.id = event_id
     cross join lateral (select least($2::timestamptz, start_at - interval '2 days')) as sign_up (asked_at),
       generate_series(1, occurrence.attending_count + occurrence.waiting_count) as place
     where external_id like '${DEMO_MARK}%'
       and not exists (select from attendance where occurrence_id = occurrence.id)`,
    [people.map(({ id }) => id), now.toISOString()],
  );
}

async function setTimes<Tables>(transaction: Transaction<Tables>, events: readonly DemoEvent[]): Promise<void> {
  const rows = events.map((one) => ({ id: one.event.id, times: timesBehind(one) }));
  await query(
    transaction,
    `update event set times = given.times
     from json_populate_recordset(null::event, $1::text::json) as given where event.id = given.id`,
    [JSON.stringify(rows)],
  );
}

export const isNearDemoOrganisation = ({ place }: DemoEvent): boolean => place.municipality_id === DEMO_MUNICIPALITY_ID;

export const isOfDemoOrganisation = ({ event }: DemoEvent): boolean => event.organisation_id === DEMO_ORGANISATION_ID;

const OF_DEMO = `(select id from event where external_id like '${DEMO_MARK}%')`;

/** The same weeks on as their activities. */
export async function moveRunning<Tables>(
  transaction: Transaction<Tables>,
  weeks: number,
  later: (column: string) => string,
) {
  await query(
    transaction,
    `update slot set start_at = ${later('start_at')}, end_at = ${later('end_at')} where event_id in ${OF_DEMO}`,
    [weeks],
  );
  await query(
    transaction,
    `update attendance set checked_in_at = ${later('checked_in_at')}
     where checked_in_at is not null and occurrence_id in (select id from occurrence where event_id in ${OF_DEMO})`,
    [weeks],
  );
  await query(
    transaction,
    `update attendance set offer_expires_at = ${later('offer_expires_at')}
     where status = 'offered' and occurrence_id in (select id from occurrence where event_id in ${OF_DEMO})`,
    [weeks],
  );
  for (const [column, path] of [
    ['times', '{}'],
    ['draft', '{times}'],
  ]) {
    const times = `(${column} #> '${path}')`;
    const moved = `${times} || jsonb_build_object(
      'starts_on', ${dayLater(`${times} ->> 'starts_on'`)}, 'ends_on', ${dayLater(`${times} ->> 'ends_on'`)},
      'exceptions', (select coalesce(jsonb_agg(${dayLater('day')}), '[]') from jsonb_array_elements_text(${times} -> 'exceptions') as day))`;
    await query(
      transaction,
      `update event set ${column} = ${path === '{}' ? moved : `jsonb_set(${column}, '${path}', ${moved})`}
       where external_id like '${DEMO_MARK}%' and ${column} is not null`,
      [weeks],
    );
  }
}

const dayLater = (day: string): string => `case when ${day} = '' then '' else ((${day})::date + $1::int * 7)::text end`;
