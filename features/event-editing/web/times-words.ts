import { osloWallTime } from '#platform/language/dates.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { isOvernight, isTime, type PlannedDay, plannedDays } from '../recurrence.ts';
import { FREQUENCY, MAX_OCCURRENCES, type TimesForm } from '../rules.ts';
import type { FormTexts } from '../texts/form/token.ts';

type Words = { preview: FormTexts['preview']; moments: MomentTexts };

/** The days as far as they are known: what hour it begins may come later. */
export const previewDays = (times: TimesForm, now: Date): PlannedDay[] =>
  plannedDays(
    {
      ...times,
      start_time: isTime(times.start_time) ? times.start_time : '23:59',
      end_time: isTime(times.end_time) ? times.end_time : '23:59',
      days: times.days.map((day) => ({
        ...day,
        start_time: isTime(day.start_time) ? day.start_time : '23:59',
        end_time: isTime(day.end_time) ? day.end_time : '23:59',
      })),
    },
    now,
  );

/** How often: 'Hver tirsdag og torsdag, 22 ganger'. */
export function howOften(times: TimesForm, days: readonly PlannedDay[], { preview, moments }: Words): string {
  const count = preview.times(days.filter(({ state }) => state !== 'excepted').length);
  if (times.frequency === FREQUENCY.once) return preview.once;
  if (times.frequency === FREQUENCY.daily) return preview.daily(count);
  if (times.frequency === FREQUENCY.custom) return preview.custom(count);
  const names = times.weekdays.toSorted().map((weekday) => moments.weekdays[weekday as keyof typeof moments.weekdays]);
  const last = names.pop() ?? '';
  return preview.weekly(names.length > 0 ? preview.and(names.join(', '), last) : last, count);
}

/** From when to when, and what is left out, in sentences. */
export function howLong(times: TimesForm, days: readonly PlannedDay[], { preview, moments }: Words): string {
  const taking = days.filter(({ state }) => state !== 'excepted');
  const [first] = taking;
  const last = taking.at(-1);
  const excepted = days.length - taking.length;
  const past = taking.filter(({ state }) => state === 'past').length;
  const hasOneTime = times.frequency !== FREQUENCY.custom && isTime(times.start_time) && isTime(times.end_time);
  const nights = times.frequency === FREQUENCY.custom ? nightsIn(times) : 0;
  return [
    first && last ? period(first.day, last.day, { preview, moments }) : null,
    hasOneTime ? hours(times, preview) : null,
    nights > 0 ? preview.nights(nights, taking.length) : null,
    excepted > 0 ? preview.taken_out(excepted) : null,
    past > 0 ? preview.past(past) : null,
    days.length > MAX_OCCURRENCES ? preview.too_many(MAX_OCCURRENCES) : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

const isNight = ({ frequency, ends_on, start_time, end_time }: TimesForm): boolean =>
  (frequency !== FREQUENCY.once || ends_on === '') && isOvernight(start_time, end_time);

const hours = (times: TimesForm, preview: Words['preview']): string =>
  isNight(times) ? preview.at_night(times.start_time, times.end_time) : preview.at(times.start_time, times.end_time);

/** Of days by hand each has its own hours, so that it is only said how many. */
const nightsIn = ({ days, exceptions }: TimesForm): number =>
  days.filter(({ day, start_time, end_time }) => !exceptions.includes(day) && isOvernight(start_time, end_time)).length;

/** The year is said once when it is the same. */
function period(from: string, to: string, { preview, moments }: Words): string {
  const [first, last] = [osloWallTime(from), osloWallTime(to)];
  const monthOf = ({ month }: typeof first) => moments.months[month as keyof typeof moments.months];
  const end = moments.long_date(last.day, monthOf(last), last.year);
  if (from === to) return preview.on(end);
  const start =
    first.year === last.year
      ? preview.day_of_year(first.day, monthOf(first))
      : moments.long_date(first.day, monthOf(first), first.year);
  return preview.from_to(start, end);
}
