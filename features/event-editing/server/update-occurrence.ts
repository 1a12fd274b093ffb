import { sql } from 'kysely';
import type { z } from 'zod';
import { cancelPlaces } from '#features/attendance/server/public.ts';
import { changeEventWith, type EventWithAccess, eventIdOf } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { EventId, OccurrenceId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { jsonb } from '#platform/server/rows.ts';
import type { Changed } from '../contract.ts';
import type { FormFault } from '../form-rules.ts';
import type { updateOccurrence as declared } from '../occurrence-contract.ts';
import { dayAfter, daysBetween, type Span, spanOf, type WallSpan, wallSpanOf } from '../recurrence.ts';
import { FREQUENCY, MAX_DAYS } from '../rules.ts';
import { shiftTimes } from '../shift-times.ts';
import { FAULTS } from '../texts/faults/faults.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandShown } from './demand-state.ts';
import { formOf, readEventRow } from './event-row.ts';
import { fillAll, peopleAt, tellAbout } from './participants.ts';
import type { OccurrenceRow } from './plan-times.ts';
import { rememberTakenOut } from './remember-taken-out.ts';
import { countVersion, demandVersion, show } from './version.ts';
import { rruleOf } from './write-form.ts';
import { writeStates } from './write-states.ts';
import { endPlaces, moveTimes, readOccurrences } from './write-times.ts';

export type Asked = z.output<typeof declared.body>;

type Move = { occurrence: OccurrenceRow; span: Span };

/** EVF-04: this one, this one and those after it, or all that are to come. */
export async function updateOccurrence(context: Context, id: OccurrenceId, asked: Asked): Promise<Changed> {
  return changeEventWith(context, await eventIdOf(context, id), 'run', async (inside, event) => {
    await demandVersion(inside, event, asked.version);
    demandShown(inside, event);
    const all = await readOccurrences(inside, event.id);
    const named = all.find((occurrence) => occurrence.id === id) ?? refuse('not_found');
    const hasBegun = ({ start_at }: Span) => Date.parse(start_at) <= context.now.getTime();
    if (hasBegun(named)) refuse('conflict', REFUSALS[context.language].time_has_ended);
    const isShown = (one: OccurrenceRow) => one.is_published || !one.is_cancelled;
    const toCome = all.filter((one) => one === named || (!hasBegun(one) && isShown(one)));
    const reached = reachedBy(toCome, named, asked);
    const moves = movesOf(reached, named, asked);
    demandTimes(inside, asked, moves);

    const turned = named.is_cancelled === asked.is_canceled ? [] : reached;
    const people = peopleAtStake(moves, turned, asked);
    const stakes = await peopleAt(inside, idsOf(people));
    if (stakes > 0 && asked.participations === 'ask') {
      return { is_saved: false, version: event.version, participations_at_stake: stakes };
    }
    await moveTimes(inside, moves);
    await writeStates(inside, event.id, { reached, named, asked, isMoved: moves.length > 0 });
    await rememberTimes(inside, event.id, { all, toCome, moves, asked });
    const hidden = turned.filter(({ is_published }) => !is_published);
    if (hidden.length > 0) {
      const isHidden = ({ id: one }: OccurrenceRow) => hidden.some((other) => other.id === one);
      const after = await readOccurrences(inside, event.id);
      await rememberTakenOut(inside, event.id, after, after.filter(isHidden));
    }
    await dealWithPeople(inside, event, { turned, moves, people, asked });
    await show(inside, event.id, { isOrdinary: !asked.is_canceled });
    await recordFact(inside, 'event:changed', { organisation_id: event.organisation_id, event_id: event.id });
    const { version } = await countVersion(inside, event.id);
    return { is_saved: true, version, participations_at_stake: stakes };
  });
}

/** What was changed by itself goes its own way, unless it is the one that is meant. */
function reachedBy(toCome: OccurrenceRow[], named: OccurrenceRow, { scope }: Asked): OccurrenceRow[] {
  if (scope === 'one') return [named];
  const isLater = (one: OccurrenceRow) => Date.parse(one.start_at) >= Date.parse(named.start_at);
  return toCome.filter((one) => one.id === named.id || (!one.is_changed && (scope === 'all' || isLater(one))));
}

/** The others move by as many days, and get those times of day that are new. */
function movesOf(reached: readonly OccurrenceRow[], named: OccurrenceRow, asked: Asked): Move[] {
  const before = wallSpanOf(named);
  const days = daysBetween(before.starts_on, asked.starts_on);
  const startDiffers = asked.start_time !== before.start_time;
  const endDiffers = asked.end_time !== before.end_time;
  const lengthens = daysBetween(asked.starts_on, asked.ends_on) - daysBetween(before.starts_on, before.ends_on);
  if (days === 0 && lengthens === 0 && !startDiffers && !endDiffers) return [];
  return reached.map((occurrence) => {
    const own = wallSpanOf(occurrence);
    const wall: WallSpan = {
      starts_on: dayAfter(own.starts_on, days),
      start_time: startDiffers ? asked.start_time : own.start_time,
      ends_on: dayAfter(own.ends_on, days + lengthens),
      end_time: endDiffers ? asked.end_time : own.end_time,
    };
    return { occurrence, span: spanOf(wall) };
  });
}

/** VAL-05, for each time that is moved. */
function demandTimes({ now, language }: Context, asked: Asked, moves: readonly Move[]): void {
  const fault = (field: keyof Asked, what: FormFault): never => {
    throw new Problem('invalid', { errors: { [field]: [FAULTS[language][what]] } });
  };
  if (asked.starts_on > asked.ends_on) fault('ends_on', 'start_after_end');
  if (daysBetween(asked.starts_on, asked.ends_on) > MAX_DAYS) fault('ends_on', 'lasts_too_long');
  for (const { span } of moves) {
    if (Date.parse(span.end_at) < Date.parse(span.start_at)) fault('end_time', 'start_after_end');
    if (Date.parse(span.start_at) < now.getTime()) fault('starts_on', 'in_past');
  }
}

/** A user who has a place at a time that moves, or that takes place after all. */
function peopleAtStake(moves: readonly Move[], turned: readonly OccurrenceRow[], asked: Asked): OccurrenceRow[] {
  const revived = turned.filter(({ is_cancelled }) => is_cancelled && !asked.is_canceled);
  const concerned = new Set([...moves.map(({ occurrence }) => occurrence), ...revived]);
  return [...concerned].filter(({ people }) => people > 0);
}

type Remembered = { all: OccurrenceRow[]; toCome: OccurrenceRow[]; moves: Move[]; asked: Asked };

/** The form says how it is now, so that a change of the whole series does not bring the old times back. */
async function rememberTimes(context: Context, eventId: EventId, { all, toCome, moves, asked }: Remembered) {
  if (moves.length === 0) return;
  const form = await formOf(context, await readEventRow(context, eventId));
  const isMoved = (one: OccurrenceRow) => moves.some(({ occurrence }) => occurrence === one);
  const regular = moves.filter(({ occurrence }) => !occurrence.is_changed);
  const times = shiftTimes(form.times, {
    moves: (regular.length > 0 ? regular : moves).map(({ occurrence, span }) => ({ from: occurrence, to: span })),
    isAll: asked.scope !== 'one' && toCome.every((one) => one.is_changed || isMoved(one)),
    isOne: asked.scope === 'one',
    after: all
      .filter(({ is_published, is_cancelled }) => is_published || !is_cancelled)
      .map((one) => moves.find(({ occurrence }) => occurrence === one)?.span ?? one),
  });
  await context.db
    .updateTable('event')
    .set({ times: jsonb(times), rrule: jsonb(rruleOf(times)) })
    .where('id', '=', eventId)
    .execute();
  const isSeries = times.frequency === FREQUENCY.weekly || times.frequency === FREQUENCY.daily;
  if (asked.scope !== 'following' || !isSeries) return;
  // The series begins with what was moved. What comes before is no part of it any more, and stays as it is.
  const before = toCome.filter((one) => !isMoved(one) && !one.is_changed);
  await sql`update occurrence set is_changed = true where id = any(${idsOf(before)}::uuid[])`.execute(context.db);
}

type Concerned = { turned: OccurrenceRow[]; moves: Move[]; people: OccurrenceRow[]; asked: Asked };

/** Each hears of it once: that it is called off, that it takes place after all, or that it is at another time. */
async function dealWithPeople(context: Context, event: EventWithAccess, { turned, moves, people, asked }: Concerned) {
  const { reason, participations, notify } = asked;
  const cancelled = turned.filter((one) => asked.is_canceled && !one.is_cancelled);
  const revived = turned.filter((one) => !asked.is_canceled && one.is_cancelled);
  const losesPlace = participations === 'cancel' ? people : [];
  const moved = moves.map(({ occurrence }) => occurrence);
  const others = moved.filter((one) => ![...cancelled, ...revived, ...losesPlace].includes(one));
  await tellAbout(context, event, 'cancelled', { occurrence_ids: idsOf(without(cancelled, losesPlace)), reason });
  await endPlaces(context, event, without(losesPlace, revived), reason);
  await uncancelTimes(context, event, revived, losesPlace.length === 0);
  if (notify) await tellAbout(context, event, 'moved', { occurrence_ids: idsOf(others), before: others });
  await fillAll(context, event.id);
}

async function uncancelTimes(
  context: Context,
  event: EventWithAccess,
  revived: readonly OccurrenceRow[],
  keepsPeople: boolean,
): Promise<void> {
  if (!keepsPeople) await cancelPlaces(context, event, idsOf(revived), '');
  const cancelled_at = keepsPeople ? null : context.now;
  await tellAbout(context, event, 'uncancelled', { occurrence_ids: idsOf(revived), cancelled_at });
}

const idsOf = (some: readonly OccurrenceRow[]): OccurrenceId[] => some.map(({ id }) => id);

const without = (some: readonly OccurrenceRow[], others: readonly OccurrenceRow[]): OccurrenceRow[] =>
  some.filter((one) => !others.includes(one));
