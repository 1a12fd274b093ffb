import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { givenIn } from './given.ts';
import { mintTickets } from './mint-tickets.ts';

/** An activity with few places, and many people who are logged in and want one. */
export async function dropScene(
  db: Db,
  { secret, people, places }: { secret: string; people: number; places: number },
) {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (id, name, email, email_verified_at, terms_accepted_at)
    select gen_random_uuid(), 'Person ' || n, gen_random_uuid() || '@test.example', now(), now()
    from generate_series(1, ${people}::int) as n returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const given = givenIn(db, () => new Date());
  const organisation = await given.organisation();
  const event = await given.event({ name: 'Billettslipp', organisation, startsInHours: [72], capacity: places });
  const [time = ''] = await given.timesOf(event);
  return { event, time, ids, tickets: await mintTickets(db, secret, ids) };
}

export type Place = { user_id: string; status: string; created_at: string };

/** Everybody who has a place or waits, in the order in which they were written down. */
export async function placesTaken(db: Db, time: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select user_id, status, created_at from attendance
    where occurrence_id = ${time} and status in ('attending', 'waiting') order by position`.execute(db);
  return rows;
}
