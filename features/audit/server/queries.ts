import { sql } from 'kysely';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { EntryAboutMe } from '../contract.ts';

/** What others have done to the person, or as them. What they did themselves is not news to them. */
export async function entriesAboutMe(
  context: Context,
  paging: { page: number; perPage: number },
): Promise<{ data: EntryAboutMe[]; meta: PageMeta }> {
  const { id } = actorOf(context);
  const { rows } = await sql<EntryAboutMe & { total: number }>`
    with mine as (
      select position, at, action, details, coalesce(acting_user_id, actor_user_id) as by_id from audit_entry
      where subject_user_id = ${id} and coalesce(acting_user_id, actor_user_id) is distinct from ${id}
    ),
    page as (
      select * from mine order by position desc limit ${paging.perPage} offset ${(paging.page - 1) * paging.perPage}
    )
    select position::text as id, at, action, app_user.name as by_name,
      details ->> 'reason' as reason, details ->> 'call' as call, total
    from (select count(*)::int as total from mine) as counted
    left join page on true
    left join app_user on app_user.id = page.by_id
    order by position desc`.execute(context.db);
  return { data: rows.filter((row) => row.id !== null), meta: pageMetaFor(rows[0]?.total ?? 0, paging) };
}
