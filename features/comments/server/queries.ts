import { sql } from 'kysely';
import type { z } from 'zod';
import { mayWith } from '#features/events/policy.ts';
import { demandEvent, type EventWithAccess } from '#features/events/server/public.ts';
import { thumbnailUrl } from '#features/users/server/public.ts';
import { type CommentId, type EventId, ids } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Comment, comment } from '../contract.ts';
import { mayDelete, mayEdit, mayWrite } from '../policy.ts';
import { isOpenForComments } from '../rules.ts';

const commentRow = comment
  .omit({ can: true })
  .extend({ author_id: ids.user.nullable(), organisation_id: ids.organisation.nullable() });
export type CommentRow = z.infer<typeof commentRow>;

/** What an erased user wrote stays, without its author. */
const columns = sql`comment.id, comment.body, comment.created_at, comment.edited_at, comment.author_id, comment.organisation_id,
  case when app_user.id is not null
    then json_build_object('id', app_user.id, 'name', app_user.name, 'thumbnail_url', ${thumbnailUrl}) end as author,
  case when organisation.id is not null
    then json_build_object('id', organisation.id, 'name', organisation.name) end as organization`;

const withNames = sql`
  left join app_user on app_user.id = comment.author_id and app_user.erased_at is null
  left join organisation on organisation.id = comment.organisation_id`;

type Page = { data: Comment[]; meta: PageMeta; is_open: boolean; can: { write: boolean } };

/** OCC-09: the oldest first, as a conversation is read. */
export async function listComments(
  context: Context,
  eventId: EventId,
  paging: { page: number; perPage: number },
): Promise<Page> {
  const event = await demandEvent(context, eventId);
  const { rows } = await rowsOf(commentRow)`
    select ${columns}
    from (
      select * from comment where event_id = ${eventId} and deleted_at is null
      order by created_at, id limit ${paging.perPage} offset ${(paging.page - 1) * paging.perPage}
    ) as comment ${withNames}
    order by comment.created_at, comment.id`.execute(context.db);
  const isOpen = isOpenFor(event, context.now);
  return {
    data: rows.map((row) => shownTo(context, event, row)),
    meta: pageMetaFor(await countComments(context, eventId), paging),
    is_open: isOpen,
    can: { write: isOpen && mayWrite(context.actor, event) },
  };
}

async function countComments({ db }: Context, eventId: EventId): Promise<number> {
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from comment where event_id = ${eventId} and deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function commentOf({ db }: Context, eventId: EventId, commentId: CommentId): Promise<CommentRow> {
  const { rows } = await rowsOf(commentRow)`
    select ${columns} from comment ${withNames}
    where comment.id = ${commentId} and comment.event_id = ${eventId} and comment.deleted_at is null`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** A deleted organisation is not answered. */
export const isOpenFor = ({ source, last_end_at, organisation }: EventWithAccess, now: Date): boolean =>
  organisation !== null && isOpenForComments({ is_local: source === 'local', last_end_at }, now);

/** Who answered for the organiser is the organiser's own business. */
export function shownTo(context: Context, event: EventWithAccess, row: CommentRow): Comment {
  const { author_id, organisation_id, author, ...comment } = row;
  const written = { author_id, organisation_id };
  return {
    ...comment,
    author: comment.organization && !mayWith(event, 'run') ? null : author,
    can: {
      edit: isOpenFor(event, context.now) && mayEdit(context.actor, event, written),
      delete: mayDelete(context.actor, event, written),
    },
  };
}
