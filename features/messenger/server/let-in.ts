import { sql } from 'kysely';
import { isPresent } from '#features/attendance/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { ThreadWithAccess } from './access.ts';
import { minorsAmong } from './minors.ts';
import { attendeesOf, organisersOf, teamOf } from './who-is-in.ts';

type Belonging = Pick<ThreadWithAccess, 'id' | 'kind' | 'event_id' | 'organisation_id'>;

/**
 * Those who have come to belong to an activity or an organisation are let into its conversation, once: who has left it
 * stays out. Minors only where it is looked after. They read what was written before, which holds for them as well.
 */
export async function letIn(context: Context, thread: Belonging): Promise<void> {
  const people = await peopleWhoBelong(context, thread);
  if (people.length === 0) return;
  const minors = await minorsAmong(context, people);
  const kept = new Set(minors.filter(({ is_protected }) => !is_protected).map(({ id }) => id));
  await sql`
    insert into thread_participant (thread_id, user_id, last_read_seq, joined_at)
    select thread.id, person.id, thread.last_seq, ${context.now}
    from thread cross join unnest(${people.filter((id) => !kept.has(id))}::uuid[]) as person (id)
    where thread.id = ${thread.id}
    on conflict do nothing`.execute(context.db);
}

async function peopleWhoBelong(context: Context, { event_id, organisation_id }: Belonging): Promise<UserId[]> {
  if (event_id === null && organisation_id === null) return [];
  const belonging = event_id
    ? sql`(select user_id from ${organisersOf(context, event_id)} as organiser
        union select user_id from ${attendeesOf(context, event_id)} as attendee)`
    : teamOf(context, organisation_id ?? '');
  const { rows } = await rowsOf({ user_id: ids.user })`
    select belonging.user_id
    from ${belonging} as belonging join app_user on app_user.id = belonging.user_id
    where ${isPresent}`.execute(context.db);
  return rows.map(({ user_id }) => user_id);
}
