import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { givenIn } from './given.ts';
import { mintTickets } from './mint-tickets.ts';

/** An activity with few places, and many people who are logged in, want one, and talk about it. */
export async function dropScene(
  db: Db,
  { secret, people, places }: { secret: string; people: number; places: number },
) {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (id, name, email, email_verified_at, terms_accepted_at, birth_date, created_at)
    select gen_random_uuid(), 'Person ' || n, gen_random_uuid() || '@test.example', now(), now(), '1990-01-01',
      now() - interval '1 year'
    from generate_series(1, ${people}::int) as n returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const given = givenIn(db, () => new Date());
  const organisation = await given.organisation();
  const event = await given.event({ name: 'Billettslipp', organisation, startsInHours: [72], capacity: places });
  const [time = ''] = await given.timesOf(event);
  return { event, time, thread: await groupOf(db, ids), ids, tickets: await mintTickets(db, secret, ids) };
}

async function groupOf(db: Db, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into thread (id, kind, name, created_at, last_message_at)
      values (gen_random_uuid(), 'group', 'Billettslipp', now(), now()) returning id
    ),
    joined as (
      insert into thread_participant (thread_id, user_id, joined_at)
      select made.id, person, now() from made cross join unnest(${sql.val(ids)}::uuid[]) as person
    )
    select id from made`.execute(db);
  return rows[0]?.id ?? '';
}

export type Place = { user_id: string; status: string; created_at: string };

/** Everybody who has a place or waits, in the order in which they were written down. */
export async function placesTaken(db: Db, time: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select user_id, status, created_at from attendance
    where occurrence_id = ${time} and status in ('attending', 'waiting') order by position`.execute(db);
  return rows;
}
