import { sql } from 'kysely';
import { z } from 'zod';
import type { CardAccess } from '#features/cards/server/public.ts';
import { isPublicEvent } from '#features/events/server/public.ts';
import type { DecidedVersion } from '#features/schemes/server/public.ts';
import { type CardId, type EventId, ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { USED_STATES } from '../rules.ts';
import type { Use, Used } from '../uses.ts';

const activityRow = z.object({
  event_id: ids.event,
  name: text,
  organization_id: ids.organisation,
  organization_name: text,
  price_ore: numberOrNull,
  category_ids: z.array(number),
  times: number,
  days_ahead: z.array(text),
  /** Of the organisation, where it takes part today. */
  bank_account: textOrNull,
});
export type ActivityRow = z.infer<typeof activityRow>;

/** More than a child is signed up for; a bound for what is read at once. */
const MAX_ACTIVITIES = 50;
const MAX_DAYS_AHEAD = 10;

/**
 * What the child is signed up for, and the one that is asked about where everybody may see it. Only what is going to take
 * place, at organisations that are there.
 */
export async function activitiesFor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { card }: Pick<CardAccess, 'card'>,
  asked: { event_id: EventId | null; isAlone: boolean },
): Promise<ActivityRow[]> {
  const isSignedUp = sql`exists (
    select from attendance
    join occurrence on occurrence.id = attendance.occurrence_id
    join child on child.user_id = attendance.user_id
    where child.id = ${card.child_id} and occurrence.event_id = e.id and attendance.status = 'attending')`;
  const isAsked = sql`e.id = ${asked.event_id}`;
  const { rows } = await rowsOf(activityRow)`
    select e.id as event_id, e.name, o.id as organization_id, o.name as organization_name, e.price_ore, e.category_ids,
      (select count(*)::int from occurrence t where t.event_id = e.id and t.is_published and not t.is_cancelled) as times,
      array(
        select distinct (t.start_at at time zone 'Europe/Oslo')::date::text as day from occurrence t
        where t.event_id = e.id and t.is_published and not t.is_cancelled and t.start_at >= ${now}
        order by day limit ${MAX_DAYS_AHEAD}) as days_ahead,
      part.bank_account
    from event e
    join organisation o on o.id = e.organisation_id
    left join participation part
      on part.organisation_id = o.id and part.scheme_id = ${card.scheme_id} and part.state = 'approved'
    where e.status = 'published' and e.deleted_at is null and o.status = 'accepted' and o.deleted_at is null
      and ${asked.isAlone ? isAsked : sql`true`}
      and (${isSignedUp} or (${isAsked} and ${isPublicEvent}))
    order by ${isAsked} desc, e.name, e.id limit ${MAX_ACTIVITIES}`.execute(db);
  return rows;
}

const participantRow = z.object({ organization_id: ids.organisation, organization_name: text });

/** Whose account number it is, of those that take part in the scheme today. */
export async function participantWith(
  { db }: Pick<Context, 'db'>,
  { card }: Pick<CardAccess, 'card'>,
  bankAccount: string,
) {
  const { rows } = await rowsOf(participantRow)`
    select organisation.id as organization_id, organisation.name as organization_name
    from participation join organisation on organisation.id = participation.organisation_id
    where participation.bank_account = ${bankAccount} and participation.scheme_id = ${card.scheme_id}
      and participation.state = 'approved' and organisation.status = 'accepted' and organisation.deleted_at is null
    order by participation.decided_at, organisation.id limit 1`.execute(db);
  return rows[0];
}

const usedRow = z.object({ name: text, event_id: ids.event.nullable(), bank_account: text, amount_ore: number });
export type UsedRow = z.infer<typeof usedRow>;
/** A purse is used up long before. */
const MAX_USED = 500;

/** What the account has been used for under these rules, but for what has come back. */
export async function usedUnder(
  { db }: Pick<Context, 'db'>,
  cardId: CardId,
  { id }: Pick<DecidedVersion, 'id'>,
): Promise<UsedRow[]> {
  const { rows } = await rowsOf(usedRow)`
    select coalesce(purpose, payee_name) as name, event_id, bank_account, purse_ore as amount_ore
    from claim
    where card_id = ${cardId} and version_id = ${id} and state = any(${USED_STATES}::text[])
    order by created_at, id limit ${MAX_USED}`.execute(db);
  return rows;
}

/** The same activity; of what is not an activity here, the same account. */
export const usedIn = (rows: readonly UsedRow[], event_id: EventId | null, bank_account: string): Used[] =>
  rows.map(({ name, amount_ore, ...row }) => ({
    name,
    amount_ore,
    is_same: event_id === null || row.event_id === null ? row.bank_account === bank_account : row.event_id === event_id,
  }));

/** As the rules ask about it. */
export const asUse = (
  { now }: Pick<Context, 'now'>,
  { last_day }: Pick<DecidedVersion, 'last_day'>,
  { name, organization_name, category_ids, times, days_ahead, bank_account }: ActivityRow,
  amount_ore: number,
): Use => ({
  activity: { name, category_ids: category_ids.map(String), times, days_ahead },
  payee: organization_name,
  takes_part: bank_account !== null,
  amount_ore,
  on: shortDate(now),
  last_day,
});
