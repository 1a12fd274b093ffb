import { type FilterQuery, filterQuery, readEventAddress } from '#features/events/filters.ts';
import { paths } from '#features/portal/web/paths.ts';
import { type Day, monthOf } from '#platform/language/days.ts';
import { type CalendarView, dayIn, daysShown, viewIn } from '../rules.ts';

export type CalendarAddress = {
  view: CalendarView;
  day: Day;
  /** A user has chosen this very day, not only its month. */
  isChosen: boolean;
  days: readonly Day[];
  page: number;
  filters: FilterQuery;
  /** What the call asks for. */
  asked: FilterQuery & { start_at: Day; end_at: Day; page: number };
  /** Days outside the dates that are filtered by are shown empty. */
  isWanted(day: Day): boolean;
};

/** What an address of the calendar means. What cannot be read is this month. */
export function readCalendarAddress(query: URLSearchParams, now: Date): CalendarAddress {
  const { filters: chosen, q } = readEventAddress(query);
  const filters = filterQuery(chosen, { q });
  const { start_at: from, end_at: to, ...rest } = filters;
  const view = viewIn(query.get('view'));
  const first = from && (view === 'month' ? monthOf(from) : from);
  const { day, isChosen } = dayIn(query.get('date') ?? first ?? null, now);
  const days = daysShown(view, day);
  const page = view === 'day' ? pageIn(query.get('page')) : 1;
  return {
    view,
    day,
    isChosen,
    days,
    page,
    filters,
    asked: { ...rest, start_at: days[0] ?? day, end_at: days.at(-1) ?? day, page },
    isWanted: (one) => (!from || one >= from) && (!to || one <= to),
  };
}

const pageIn = (text: string | null): number => {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= 1000 ? page : 1;
};

/** The calendar with the same filters; a month is named without a day, so that none is chosen in it. */
export function calendarPath(
  filters: FilterQuery,
  { view, date, page = 1 }: { view: CalendarView; date: string | null; page?: number },
): string {
  const search = new URLSearchParams(filters);
  if (view !== 'month') search.set('view', view);
  if (date) search.set('date', date);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.eventsCalendar}?${search}` : paths.eventsCalendar;
}
