import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type EntryAboutMe, entryAboutMe } from '../contract.ts';

const entryRow = countedRow(entryAboutMe);

/** What others have done to the person, or as them. What they did themselves is not news to them. */
export async function entriesAboutMe(context: Context, paging: Paging): Promise<Page<EntryAboutMe>> {
  const { id } = actorOf(context);
  const { rows } = await rowsOf(entryRow)`
    with mine as (
      select position, at, action, details, coalesce(acting_user_id, actor_user_id) as by_id from audit_entry
      where subject_user_id = ${id} and coalesce(acting_user_id, actor_user_id) is distinct from ${id}
    ),
    page as (
      select * from mine order by position desc ${onPage(paging)}
    )
    select position::text as id, at, action, app_user.name as by_name,
      details ->> 'reason' as reason, details ->> 'call' as call,
      coalesce((
        select json_agg(area order by looked_at, area) from acting_look
        where action = 'log_in_as.start' and acting_look.user_id = ${id}
          and session_id::text = details ->> 'session_id'), '[]') as looked_at,
      total
    from (select count(*)::int as total from mine) as counted
    left join page on true
    left join app_user on app_user.id = page.by_id
    order by position desc`.execute(context.db);
  return pageOfRows(rows, paging);
}
