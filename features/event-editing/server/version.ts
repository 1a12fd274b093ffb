import { sql } from 'kysely';
import { reachOfEvent } from '#features/events/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';

/** A user who saves second is told who was first, and decides with that in view. */
export async function demandVersion(context: Context, event: { id: EventId; version: number }, version: number) {
  if (event.version === version) return;
  const { language, now, db } = context;
  const { rows } = await rowsOf({ updated_at: text, name: textOrNull })`
    select event.updated_at, app_user.name
    from event left join app_user on app_user.id = event.changed_by and app_user.erased_at is null
    where event.id = ${event.id}`.execute(db);
  const texts = REFUSALS[language];
  const when = timeAgo(rows[0]?.updated_at ?? now, { now, moments: momentTextsFor(language) });
  const name = rows[0]?.name;
  refuse('conflict', name ? texts.changed_by(name, when) : texts.changed(when));
}

/** Every change makes the activity a new one, for the user who has the old one in front of them. */
export async function countVersion(context: Context, id: EventId): Promise<{ id: EventId; version: number }> {
  const { rows } = await rowsOf({ version: number })`
    update event set version = version + 1, changed_by = ${actorOf(context).id}, updated_at = ${context.now}
    where id = ${id}
    returning version`.execute(context.db);
  return { id, version: rows[0]?.version ?? refuse('not_found') };
}

/**
 * Lists, calendars and search see it in the same moment, and so do the pages that are kept, where it was and where it
 * is: at once, unless the change is an ordinary one that takes nothing away.
 */
export async function show(
  context: Pick<Context, 'db' | 'now'>,
  id: EventId,
  { isOrdinary }: { isOrdinary: boolean },
): Promise<void> {
  const before = await reachOfEvent(context.db, id);
  await refresh(context, id);
  const touches = [...new Set([...before, ...(await reachOfEvent(context.db, id))])];
  await tell(context.db, { topic: 'events', id, touches, ...(isOrdinary ? { isOrdinary } : { gone: [id] }) });
}

/** For what only those who run it see. */
export async function refresh({ db, now }: Pick<Context, 'db' | 'now'>, id: EventId): Promise<void> {
  await sql`select event_refresh(${id}, ${now})`.execute(db);
}
