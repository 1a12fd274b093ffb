import type { z } from 'zod';
import { demandPermission } from '#features/organisations/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { unanswered } from '../contract.ts';
import { COMMENTS_CLOSE_AFTER_DAYS } from '../rules.ts';

const MAX_EVENTS = 10;

/** Those with a question after which nobody of the organiser has written, those that have waited longest first. */
export async function listUnanswered(
  context: Context,
  id: OrganisationId,
): Promise<{ data: z.infer<typeof unanswered>[] }> {
  await demandPermission(context, id, 'run_events');
  const closed = new Date(context.now.getTime() - COMMENTS_CLOSE_AFTER_DAYS * 86_400_000);
  const { rows } = await rowsOf(unanswered)`
    with own as materialized (
      select user_id from membership where organisation_id = ${id} and status = 'active'
    ), written as materialized (
      select e.id, e.name, comment.created_at,
        comment.organisation_id is not null or comment.author_id in (select user_id from own) as is_answer
      from event e join comment on comment.event_id = e.id and comment.deleted_at is null
      where e.organisation_id = ${id} and e.deleted_at is null and e.status <> 'draft'
        and (e.last_end_at is null or e.last_end_at > ${closed})
    )
    select id, name, count(*)::int as questions_count
    from written question
    where not is_answer and not exists (
      select from written answer
      where answer.id = question.id and answer.is_answer and answer.created_at >= question.created_at)
    group by id, name
    order by min(created_at), id
    limit ${MAX_EVENTS}`.execute(context.db);
  return { data: rows };
}
