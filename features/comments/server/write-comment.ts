import { sql } from 'kysely';
import { demandGoingOn, type EventWithAccess } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { lockUser } from '#features/identity/server/public.ts';
import { isSuspended } from '#features/users/server/public.ts';
import type { CommentId, EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { Comment } from '../contract.ts';
import { mayAnswerForOrganiser, mayEdit, mayWrite } from '../policy.ts';
import { COMMENTS_CLOSE_AFTER_DAYS, cleanComment, MAX_COMMENTS_A_DAY } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { commentOf, isOpenFor, shownTo } from './queries.ts';

type Writing = { body: string; is_for_organization: boolean };

/** OCC-09. */
export async function createComment(
  context: Context,
  eventId: EventId,
  { body, is_for_organization }: Writing,
): Promise<{ data: Comment }> {
  const texts = REFUSALS[context.language];
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const event = await demandGoingOn(inside, eventId);
    if (!mayWrite(inside.actor, event)) refuse('forbidden', texts.staff);
    if (is_for_organization && !mayAnswerForOrganiser(event)) refuse('forbidden', texts.not_organiser);
    if (await isSuspended(inside)) refuse('forbidden', texts.suspended);
    demandOpen(inside, event);
    const text = demandText(inside, body);
    await demandTurn(inside, eventId);
    const id = newId<'CommentId'>();
    await sql`insert into comment (id, event_id, author_id, organisation_id, body, created_at)
      values (${id}, ${eventId}, ${actorOf(inside).id}, ${is_for_organization ? event.organisation_id : null}, ${text},
        ${context.now})`.execute(db);
    await recordFact(inside, 'comment:added', {
      organisation_id: event.organisation_id,
      event_id: eventId,
      details: { comment: id, is_for_organization },
    });
    return { data: shownTo(inside, event, await commentOf(inside, eventId, id)) };
  });
}

type CommentPath = { id: EventId; comment: CommentId };

export async function updateComment(
  context: Context,
  { id: eventId, comment: commentId }: CommentPath,
  { body }: { body: string },
): Promise<{ data: Comment }> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const event = await demandGoingOn(inside, eventId);
    const comment = await commentOf(inside, eventId, commentId);
    if (!mayEdit(inside.actor, event, comment)) refuse('forbidden');
    if (await isSuspended(inside)) refuse('forbidden', REFUSALS[context.language].suspended);
    demandOpen(inside, event);
    const text = demandText(inside, body);
    // One that has been removed meanwhile is not written again.
    await sql`update comment set body = ${text}, edited_at = ${context.now}
      where id = ${commentId} and deleted_at is null and body <> ${text}`.execute(db);
    return { data: shownTo(inside, event, await commentOf(inside, eventId, commentId)) };
  });
}

function demandOpen({ now, language }: Context, event: EventWithAccess): void {
  const texts = REFUSALS[language];
  if (event.source !== 'local') refuse('conflict', texts.elsewhere);
  if (event.organisation === null) refuse('conflict', texts.no_organiser);
  if (!isOpenFor(event, now)) refuse('conflict', texts.closed(COMMENTS_CLOSE_AFTER_DAYS));
}

/** Nothing but signs that nobody sees is nothing. */
function demandText({ language }: Context, body: string): string {
  const text = cleanComment(body);
  return text === '' ? refuse('invalid', undefined, { body: [REFUSALS[language].empty] }) : text;
}

const DAY_MS = 86_400_000;

/** The person's own row is locked, so that what they send at once is counted one after the other. */
async function demandTurn(context: Context, eventId: EventId): Promise<void> {
  const { db, now, language } = context;
  const { id } = actorOf(context);
  await lockUser(db, id);
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from comment
    where author_id = ${id} and event_id = ${eventId} and created_at > ${new Date(now.getTime() - DAY_MS)}`.execute(db);
  if ((rows[0]?.count ?? 0) >= MAX_COMMENTS_A_DAY) {
    refuse('too_many', REFUSALS[language].too_many(MAX_COMMENTS_A_DAY));
  }
}
