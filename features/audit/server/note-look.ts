import { sql } from 'kysely';
import { actorOf, type Context } from '#platform/server/context.ts';
import { areaOf } from '../rules.ts';

/** BEY-15: what was shown to the user who is logged in as another: a row for each kind of thing, however often. */
export async function noteLook(context: Context, path: string): Promise<void> {
  const { id, session_id } = actorOf(context);
  await sql`
    insert into acting_look (session_id, area, user_id, looked_at)
    values (${session_id}, ${areaOf(path)}, ${id}, ${context.now})
    on conflict do nothing`.execute(context.db);
}
