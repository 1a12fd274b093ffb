import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { BERGEN } from './given.ts';

/** The end of a portal that was called off, after a round of letters: it changes nothing for others. */
export async function givenWindDownRows(db: Db) {
  const id = newId<'WindDownId'>();
  await sql`insert into wind_down (id, tenant_key, municipality_id, decision, announced_on, last_day, delete_on, created_at,
      cancelled_at, cancel_reason)
    values (${id}, 'bergen', ${BERGEN}, 'Kommunestyret, sak 84/26', '2026-12-01', '2027-03-31', '2027-07-01', now(), now(),
      'Kommunen ombestemte seg')`.execute(db);
  await sql`insert into wind_down_letter (wind_down_id, last_day, days, told, done_at)
    values (${id}, '2027-03-31', 90, 3, now())`.execute(db);
  return id;
}
