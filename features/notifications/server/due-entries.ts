import { sql } from 'kysely';
import { z } from 'zod';
import { GATHERED_CATEGORIES } from '#features/messages/rules.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { isPaused } from './paused.ts';

type Moment = { db: Db; now: Date };

const dueReaderRow = z.object({ due_at: text, user_id: ids.user });
type DueReader = z.infer<typeof dueReaderRow>;

const BATCH = 500;

/** Those for whom something waits, in the order of the index. During a pause it goes on waiting. */
export async function dueReaders({ db, now }: Moment, after?: DueReader): Promise<DueReader[]> {
  const { rows } = await rowsOf(dueReaderRow)`
    select due_at, user_id from digest_entry join app_user on app_user.id = user_id
    where due_at <= ${now} and not ${isPaused(now)} and ${after ? sql`(due_at, user_id) > (${after.due_at}, ${after.user_id})` : sql`true`}
    group by due_at, user_id
    order by due_at, user_id
    limit ${BATCH}`.execute(db);
  return rows;
}

const dueEntryRow = z.object({
  id: ids.notification,
  pace: z.enum(['daily', 'weekly']),
  tenant_key: text,
  category: z.enum(GATHERED_CATEGORIES),
  organisation_id: ids.organisation.nullable(),
  organisation: textOrNull,
  event_ids: z.array(ids.event),
  texts: z.record(z.enum(LOCALES), text),
  url: textOrNull,
  created_at: text,
});
export type DueEntry = z.infer<typeof dueEntryRow>;

/**
 * Takes what waits for a user away, and answers with what of it still holds: not what they have read in the portal, nor
 * what is about an organisation, a conversation or a user that has gone, or is no longer their business. The letter is
 * written in the same transaction: once, or the rows still wait.
 */
export async function takeDueEntries({ db, now }: Moment, userId: UserId): Promise<DueEntry[]> {
  const today = shortDate(now);
  const { rows } = await rowsOf(dueEntryRow)`
    with taken as (
      delete from digest_entry where user_id = ${userId} and due_at <= ${now} returning *
    )
    select taken.id, taken.pace, taken.tenant_key, taken.category, taken.organisation_id,
      organisation.name as organisation, taken.event_ids, taken.texts, taken.url, taken.created_at
    from taken
    left join notification told on told.id = taken.id
    left join organisation on organisation.id = taken.organisation_id
    left join app_user named on named.id = taken.about_user_id
    where told.read_at is null and named.erased_at is null
      and (taken.organisation_id is null or organisation.deleted_at is null)
      and (taken.thread_id is null or exists (
        select from thread_participant join thread on thread.id = thread_participant.thread_id
        where thread_participant.thread_id = taken.thread_id and thread_participant.user_id = ${userId}
          and thread_participant.left_at is null and thread.deleted_at is null))
      and (taken.category <> 'news' or exists (
        select from follower where follower.organisation_id = taken.organisation_id and follower.user_id = ${userId}))
      and (not taken.is_for_team or organisation.owner_user_id = ${userId} or exists (
        select from membership
        where membership.organisation_id = taken.organisation_id and membership.user_id = ${userId}
          and membership.status = 'active' and membership.role in ('admin', 'moderator')
          and coalesce(membership.starts_on <= ${today}::date, true)
          and coalesce(membership.ends_on >= ${today}::date, true)))
    order by taken.id desc`.execute(db);
  return rows;
}

const shownEventRow = z.object({
  id: ids.event,
  name: text,
  start_at: textOrNull,
  end_at: textOrNull,
  venue: textOrNull,
});
export type ShownEvent = z.infer<typeof shownEventRow>;

/** Activities that take place and that the user may see. */
export async function shownEvents(db: Db, userId: UserId, entries: readonly DueEntry[]): Promise<ShownEvent[]> {
  const wanted = [...new Set(entries.flatMap(({ event_ids }) => event_ids))];
  if (wanted.length === 0) return [];
  const { rows } = await rowsOf(shownEventRow)`
    select e.id, e.name, e.next_start_at as start_at, e.next_end_at as end_at, e.venue
    from event e left join organisation o on o.id = e.organisation_id
    where e.id = any(${wanted}::uuid[]) and e.status = 'published' and e.deleted_at is null
      and ((e.is_listed and event_is_open(e.organisation_id, o.status, o.is_private)) or exists (
        select from membership
        where membership.organisation_id = e.organisation_id and membership.user_id = ${userId}
          and membership.status = 'active'))
    order by e.next_start_at, e.id`.execute(db);
  return rows;
}
