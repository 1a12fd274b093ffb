import { sql } from 'kysely';
import { cancelPlaces } from '#features/attendance/server/public.ts';
import type { EventId, OccurrenceId, OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Span } from '../recurrence.ts';
import type { EventChanges } from './event-changes.ts';
import { tellAbout } from './participants.ts';
import { atStake, type OccurrenceRow, occurrenceRow, type TimesPlan } from './plan-times.ts';

export type ChangedEvent = { id: EventId; organisation_id: OrganisationId | null; municipality_ids: readonly number[] };

export async function readOccurrences({ db }: Pick<Context, 'db'>, eventId: EventId): Promise<OccurrenceRow[]> {
  const { rows } = await rowsOf(occurrenceRow)`
    select id, start_at, end_at, is_published, is_cancelled, is_changed, capacity_max,
      attending_count + waiting_count as people
    from occurrence
    where event_id = ${eventId}
    order by start_at, id`.execute(db);
  return rows;
}

/** One statement, however many they are. */
export async function addTimes(
  { db }: Pick<Context, 'db'>,
  eventId: EventId,
  spans: readonly Span[],
  capacity: number | null,
): Promise<void> {
  if (spans.length === 0) return;
  await sql`
    insert into occurrence (id, event_id, start_at, end_at, capacity_max)
    select added.id, ${eventId}::uuid, added.start_at, added.end_at, ${capacity}::int
    from unnest(${spans.map(() => newId<'OccurrenceId'>())}::uuid[], ${spans.map(({ start_at }) => start_at)}::timestamptz[],
      ${spans.map(({ end_at }) => end_at)}::timestamptz[]) as added (id, start_at, end_at)`.execute(db);
}

export async function moveTimes(
  { db }: Pick<Context, 'db'>,
  moved: readonly { occurrence: { id: OccurrenceId }; span: Span }[],
): Promise<void> {
  if (moved.length === 0) return;
  await sql`
    update occurrence set start_at = moved.start_at, end_at = moved.end_at
    from unnest(${moved.map(({ occurrence }) => occurrence.id)}::uuid[],
      ${moved.map(({ span }) => span.start_at)}::timestamptz[],
      ${moved.map(({ span }) => span.end_at)}::timestamptz[]) as moved (id, start_at, end_at)
    where occurrence.id = moved.id`.execute(db);
}

/**
 * Carries a plan out: times without any sign-up are deleted; the others stay as cancelled or changed, so that a user
 * who had a place there can see what happened to it.
 */
export async function carryOutTimes(
  context: Context,
  event: ChangedEvent,
  plan: TimesPlan,
  {
    capacity,
    keepsPeople,
    changes = null,
  }: { capacity: number | null; keepsPeople: boolean; changes?: EventChanges | null },
): Promise<void> {
  await addTimes(context, event.id, plan.added, capacity);
  await moveTimes(context, plan.moved);
  await revive(context, plan.revived, capacity);
  await takeOut(context, plan.gone);
  const movedWithPeople = plan.moved.map(({ occurrence }) => occurrence).filter(({ people }) => people > 0);
  const withoutPlace = keepsPeople ? plan.gone.filter(({ people }) => people > 0) : atStake(plan);
  await endPlaces(context, event, withoutPlace);
  if (!keepsPeople) return;
  const occurrence_ids = movedWithPeople.map(idOf);
  await tellAbout(context, event, 'moved', { occurrence_ids, before: movedWithPeople, changes });
}

/** They are told about it by one letter each, which names the times as they were. */
export async function endPlaces(
  context: Context,
  event: ChangedEvent,
  occurrences: readonly OccurrenceRow[],
  reason = '',
): Promise<void> {
  if (occurrences.length === 0) return;
  const occurrence_ids = occurrences.map(idOf);
  await cancelPlaces(context, event, occurrence_ids, reason);
  await tellAbout(context, event, 'place_cancelled', {
    occurrence_ids,
    cancelled_at: context.now,
    reason,
    before: occurrences,
  });
}

async function revive({ db }: Context, revived: readonly OccurrenceRow[], capacity: number | null): Promise<void> {
  if (revived.length === 0) return;
  await sql`update occurrence set is_published = true, is_cancelled = false, capacity_max = ${capacity}
    where id = any(${revived.map(idOf)}::uuid[])`.execute(db);
}

async function takeOut({ db }: Context, gone: readonly OccurrenceRow[]): Promise<void> {
  if (gone.length === 0) return;
  const isRemembered = sql`exists (select from attendance where attendance.occurrence_id = occurrence.id)`;
  const ids = gone.map(idOf);
  await sql`delete from occurrence where id = any(${ids}::uuid[]) and not ${isRemembered}`.execute(db);
  await sql`update occurrence set is_published = false, is_cancelled = true where id = any(${ids}::uuid[])`.execute(db);
}

const idOf = ({ id }: { id: OccurrenceId }): OccurrenceId => id;
