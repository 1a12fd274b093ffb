import { sql } from 'kysely';
import type { Fact, Hearing } from '#platform/server/hear.ts';

/** In the transaction in which an activity is cancelled or deleted: should the job be lost, the sweep finds it. */
export async function noteReturn({ db, now }: Hearing, { event_id }: Fact): Promise<void> {
  if (event_id === null) return;
  await sql`
    insert into claim_return (event_id, asked_at) values (${event_id}, ${now})
    on conflict (event_id) do update set asked_at = excluded.asked_at`.execute(db);
}
