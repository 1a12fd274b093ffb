import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { holdsToday } from '#features/organisations/server/public.ts';
import { type EventId, ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { occurrencePlacesRow } from './place-rows.ts';

const decidingRow = occurrencePlacesRow.pick({
  waiting_policy: true,
  priority_group: true,
  organisation_id: true,
  municipality_ids: true,
});
type Deciding = z.infer<typeof decidingRow>;

/** BEY-02: whether a user comes before others on the waiting list. */
export const isPrior = async (context: Pick<Context, 'db' | 'now'>, places: Deciding, userId: UserId) =>
  (await priorAmong(context, places, [userId])).has(userId);

/** Those of them who come before others. */
export async function priorAmong(
  context: Pick<Context, 'db' | 'now'>,
  places: Deciding,
  userIds: readonly UserId[],
): Promise<Set<UserId>> {
  if (places.waiting_policy !== 'priority') return new Set();
  const { rows } = await rowsOf({ id: ids.user })`
    select person.id from unnest(${userIds}::uuid[]) as person (id)
    where ${belongs(context, places, sql`person.id`)}`.execute(context.db);
  return new Set(rows.map(({ id }) => id));
}

/** After another policy, another group, or another place: those who wait already are sorted by what holds now. */
export async function sortWaiting(context: Pick<Context, 'db' | 'now'>, eventId: EventId): Promise<void> {
  const { rows } = await rowsOf(decidingRow)`
    select waiting_policy, priority_group, organisation_id, municipality_ids from event where id = ${eventId}`.execute(
    context.db,
  );
  const [deciding] = rows;
  if (!deciding) return;
  const belongsNow =
    deciding.waiting_policy === 'priority' ? belongs(context, deciding, sql`attendance.user_id`) : sql`false`;
  await sql`update attendance set is_prior = ${belongsNow}
    from occurrence
    where occurrence.id = attendance.occurrence_id and occurrence.event_id = ${eventId}
      and occurrence.end_at > ${context.now} and attendance.status = 'waiting'
      and attendance.is_prior is distinct from ${belongsNow}`.execute(context.db);
}

const belongs = (
  context: Pick<Context, 'now'>,
  { priority_group, organisation_id, municipality_ids }: Deciding,
  person: RawBuilder<unknown>,
) =>
  priority_group === 'members'
    ? sql`exists (
        select from membership
        where membership.organisation_id = ${organisation_id} and membership.user_id = ${person} and ${holdsToday(context)})`
    : sql`exists (
        select from app_user where app_user.id = ${person} and app_user.municipality_id = any(${municipality_ids}::int[]))`;
