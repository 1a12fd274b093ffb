import { sql } from 'kysely';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from './as-id.ts';
import type { TestPortal } from './portal.ts';

export async function givenMembership(
  portal: TestPortal,
  user_id: string,
  organisation_id: string,
  status = 'active' as const,
) {
  await portal.db
    .insertInto('membership')
    .values({ user_id: asId(user_id), organisation_id: asId(organisation_id), role: 'member', status })
    .execute();
}

/** A place at every occurrence of an event; answers with their ids in the order of time. */
export async function givenAttendance(
  portal: TestPortal,
  user_id: string,
  event: string,
  status: 'attending' | 'waiting' | 'left' = 'attending',
) {
  const occurrences = await portal.db
    .selectFrom('occurrence')
    .select('id')
    .where('event_id', '=', asId<'EventId'>(event))
    .orderBy('start_at')
    .execute();
  for (const [position, { id: occurrence_id }] of occurrences.entries()) {
    const row = { id: newId<'AttendanceId'>(), occurrence_id, user_id: asId<'UserId'>(user_id), status, position };
    await portal.db
      .insertInto('attendance')
      .values({ ...row, created_at: new Date(), updated_at: new Date() })
      .execute();
  }
  return occurrences.map(({ id }) => id);
}

/** Ten thousand members at once. What is otherwise kept up to date with each of them is written at the end. */
export async function givenTenThousand(portal: TestPortal, organisation_id: string): Promise<void> {
  await inTransaction(portal.db, async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`
      with people as (
        insert into app_user (id, name, email, email_verified_at)
        select gen_random_uuid(), 'Medlem ' || n, 'medlem' || n || '@' || ${organisation_id}::text || '.example', now()
        from generate_series(1, 10000) n returning id, name
      )
      insert into membership (organisation_id, user_id, role, status, name_sort)
      select ${organisation_id}, id, 'member', 'active', nb_sort_key(name) from people`.execute(db);
    await sql`update organisation set members_count = members_count + 10000 where id = ${organisation_id}`.execute(db);
  });
}
