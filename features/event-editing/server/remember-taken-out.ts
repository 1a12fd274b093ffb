import type { EventId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { jsonb } from '#platform/server/rows.ts';
import { type Span, spansOf, wallSpanOf } from '../recurrence.ts';
import { FREQUENCY, type TimesForm } from '../rules.ts';
import { readEventRow, timesFrom } from './event-row.ts';
import { isTakenOut, type OccurrenceRow } from './plan-times.ts';
import { rruleOf } from './write-form.ts';

/**
 * A time that is both called off and hidden is none any more; shown again, or taking place after all, it is one. To be
 * called with all times as they are afterwards: the form says the same, or the user who saves or publishes it next
 * would bring the one back and delete the other.
 */
export async function rememberTakenOut(
  context: Context,
  eventId: EventId,
  all: readonly OccurrenceRow[],
  touched: readonly OccurrenceRow[],
): Promise<void> {
  if (touched.length === 0) return;
  const { status, draft, times: published } = await readEventRow(context, eventId);
  const before = status === 'draft' ? draft?.times : published;
  if (!before) return;
  const isLive = (span: Span) => all.some((one) => isSame(one, span) && !isTakenOut(one));
  const times = touched.reduce((form, one) => (isLive(one) ? withTime(form, one) : withoutTime(form, one)), before);
  if (times === before) return;
  const columns =
    status === 'draft' ? { draft: jsonb({ ...draft, times }) } : { times: jsonb(times), rrule: jsonb(rruleOf(times)) };
  await context.db.updateTable('event').set(columns).where('id', '=', eventId).execute();
}

const isSame = (one: Span, other: Span): boolean =>
  Date.parse(one.start_at) === Date.parse(other.start_at) && Date.parse(one.end_at) === Date.parse(other.end_at);

const has = (times: TimesForm, span: Span): boolean => spansOf(times).some((one) => isSame(one, span));

const repeats = ({ frequency }: TimesForm): boolean => frequency === FREQUENCY.daily || frequency === FREQUENCY.weekly;

function withoutTime(times: TimesForm, span: Span): TimesForm {
  if (!has(times, span)) return times;
  if (!repeats(times)) return timesFrom(spansOf(times).filter((one) => !isSame(one, span)));
  return { ...times, exceptions: [...new Set([...times.exceptions, wallSpanOf(span).starts_on])].sort() };
}

/** What was changed by itself is beside the series, and stays there without the form. */
function withTime(times: TimesForm, { is_changed, ...span }: OccurrenceRow): TimesForm {
  if (has(times, span)) return times;
  if (!repeats(times)) return timesFrom(inOrder([...spansOf(times), span]));
  const { starts_on } = wallSpanOf(span);
  const again = { ...times, exceptions: times.exceptions.filter((day) => day !== starts_on) };
  if (is_changed || spansOf(times).length === 0) return times;
  return has(again, span) ? again : timesFrom(inOrder([...spansOf(times), span]));
}

const inOrder = (spans: Span[]): Span[] =>
  spans.sort((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
