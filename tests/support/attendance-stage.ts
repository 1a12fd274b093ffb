import { sql } from 'kysely';
import { PEOPLE } from './attendance-actors.ts';
import type { Model } from './attendance-model.ts';
import type { ClockedPortal } from './sign-ups.ts';

type Row = { id: string; person: number; status: 'attending' | 'offered' | 'waiting'; until: string | null };
export type SeenTime = {
  start_at: string;
  is_published: boolean;
  is_cancelled: boolean;
  is_drawn: boolean;
  attending_count: number;
  waiting_count: number;
  capacity_max: number | null;
  /** In the order of the waiting list. */
  rows: Row[];
};
type SeenShift = { version: number; capacity_max: number | null; taken_count: number; people: number[] };
export type Seen = {
  version: number;
  status: string;
  is_completed: boolean;
  is_taken_down: boolean;
  counted: number | null;
  /** The numbers on the activity's card are those of its next time. */
  is_card_right: boolean;
  times: SeenTime[];
  shifts: (SeenShift | null)[];
};

/** One activity, set up again for each story and looked at after each step, in one statement each: they are many. */
export async function attendanceStage({ given, db, now }: ClockedPortal, organisation: string, people: string[]) {
  const event = await given.event({ organisation, type: 'activity', startsInHours: [72, 96], capacity: 2 });
  const times = await given.timesOf(event);
  const shifts = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const firstShifts = [...shifts];
  // Room for those who are written down at the beginning of a story.
  await sql`select setval('attendance_position', 1000)`.execute(db);
  await sql.raw(SET_STORY).execute(db);
  await sql.raw(SEE_STORY).execute(db);

  return {
    event,
    times,
    /** The second and later ones of a story have other ids. */
    shifts,
    async set(model: Model): Promise<void> {
      shifts.splice(0, shifts.length, ...firstShifts);
      const rows = model.times.flatMap(({ holders, waiting }, time) => [
        ...holders.map(({ person }) => ({ time, person, status: 'attending', is_prior: false })),
        ...waiting.map(({ person, is_prior }) => ({ time, person, status: 'waiting', is_prior })),
      ]);
      const story = {
        event,
        now: now(),
        rules: model.rules,
        people,
        times: model.times.map(({ start, end, capacity, holders, waiting }, place) => ({
          id: times[place],
          start_at: new Date(start),
          end_at: new Date(end),
          capacity_max: capacity,
          attending_count: holders.length,
          waiting_count: waiting.length,
        })),
        rows: rows.map(({ time, person, ...rest }, place) => ({
          ...rest,
          position: place + 1,
          occurrence_id: times[time],
          user_id: people[PEOPLE.indexOf(person)],
        })),
        shifts: model.shifts.map((shift, place) => ({
          id: shifts[place],
          start_at: new Date(shift?.start ?? 0),
          end_at: new Date(shift?.end ?? 0),
          capacity_max: shift?.capacity,
        })),
      };
      await sql`select set_story(${JSON.stringify(story)}::jsonb)`.execute(db);
    },
    async look(): Promise<Seen> {
      const { rows } = await sql<{ seen: Seen }>`
        select see_story(${event}, ${times}::uuid[], ${shifts}::uuid[], ${people}::uuid[]) as seen`.execute(db);
      return rows[0]?.seen as Seen;
    },
  };
}

/** Functions, since their statements are planned once and not for each story; that has to be asked for. */
const SET_STORY = `
create function set_story(story jsonb) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  which uuid := story ->> 'event';
  rules jsonb := story -> 'rules';
begin
  delete from attendance where occurrence_id in (select id from occurrence where event_id = which);
  delete from slot where event_id = which;
  delete from fact where event_id = which;
  update app_user set blocked_at = null
  where blocked_at is not null and id in (select value::uuid from jsonb_array_elements_text(story -> 'people'));
  update occurrence o
  set start_at = t.start_at, end_at = t.end_at, capacity_max = t.capacity_max, attending_count = t.attending_count,
    waiting_count = t.waiting_count, is_published = true, is_cancelled = false, is_changed = false, drawn_at = null
  from jsonb_to_recordset(story -> 'times')
    as t (id uuid, start_at timestamptz, end_at timestamptz, capacity_max int, attending_count int, waiting_count int)
  where o.id = t.id;
  update event
  set status = 'published', version = 1, times = null, rrule = null, draft = null, completed_at = null,
    counted_attendees = null, capacity_max = 2, cancel_reason = null, priority_group = 'residents',
    taken_down_at = null, taken_down_reason = null,
    type_id = (select id from event_type where key = case when (rules ->> 'is_volunteer')::boolean then 'dugnad' else 'activity' end),
    waiting_policy = rules ->> 'policy', has_waiting_list = (rules ->> 'has_waiting_list')::boolean,
    offer_hours = (rules ->> 'offer_hours')::int, lottery_hours = (rules ->> 'lottery_hours')::int,
    sign_up_closes_minutes = (rules ->> 'sign_up_closes_minutes')::int,
    leave_closes_minutes = (rules ->> 'leave_closes_minutes')::int
  where id = which;
  insert into attendance (id, occurrence_id, user_id, status, position, is_prior, created_at, updated_at)
  select gen_random_uuid(), occurrence_id, user_id, status, position, is_prior, now(), now()
  from jsonb_to_recordset(story -> 'rows')
    as r (occurrence_id uuid, user_id uuid, status text, position bigint, is_prior boolean);
  insert into slot (id, event_id, name, start_at, end_at, capacity_max)
  select id, which, 'Kiosken', start_at, end_at, capacity_max
  from jsonb_to_recordset(story -> 'shifts') as s (id uuid, start_at timestamptz, end_at timestamptz, capacity_max int);
  perform event_refresh(which, (story ->> 'now')::timestamptz);
end $$`;

const SEE_STORY = `
create function see_story(which uuid, time_ids uuid[], shift_ids uuid[], people uuid[]) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_build_object(
      'version', e.version, 'status', e.status, 'is_completed', e.completed_at is not null,
      'is_taken_down', e.taken_down_at is not null, 'counted', e.counted_attendees,
      'is_card_right', coalesce((
        select (e.attendees_count, e.waiting_count) = (o.attending_count, o.waiting_count)
          and e.places_max is not distinct from o.capacity_max
        from occurrence o where o.id = e.next_occurrence_id), true),
      'times', (
        select json_agg(json_build_object(
          'start_at', o.start_at, 'is_published', o.is_published, 'is_cancelled', o.is_cancelled,
          'is_drawn', o.drawn_at is not null, 'attending_count', o.attending_count, 'waiting_count', o.waiting_count,
          'capacity_max', o.capacity_max, 'rows', coalesce((
            select json_agg(json_build_object('id', a.id, 'person', array_position(people, a.user_id) - 1,
              'status', a.status, 'until', a.offer_expires_at) order by a.is_prior desc, a.position)
            from attendance a where a.occurrence_id = o.id and a.status in ('attending', 'waiting', 'offered')), '[]')
        ) order by array_position(time_ids, o.id))
        from occurrence o where o.event_id = which),
      'shifts', (
        select json_agg(case when s.id is not null then json_build_object(
          'version', s.version, 'capacity_max', s.capacity_max, 'taken_count', s.taken_count, 'people', coalesce((
            select json_agg(array_position(people, u.user_id) - 1) from slot_user u where u.slot_id = s.id), '[]')
        ) end order by wanted.place)
        from unnest(shift_ids) with ordinality as wanted (id, place) left join slot s on s.id = wanted.id))
    from event e where e.id = which);
end $$`;
