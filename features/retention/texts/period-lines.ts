import { PARTS, RETENTION, type RemovedThing } from '../periods.ts';

type Units = Readonly<Record<'hours' | 'days' | 'months' | 'years', (count: number) => string>>;

/** What a portal says itself. */
export type OwnPeriods = { conversation_months: number };

/** 'Codes and links for logging in: 24 hours', in the order of the names. */
export const periodsOf =
  (names: Readonly<Record<RemovedThing, string>>, units: Units) =>
  ({ conversation_months }: OwnPeriods): string[] =>
    (Object.keys(names) as RemovedThing[]).map((thing) => {
      const period = thing === 'thread' ? monthsIn(conversation_months, units) : periodIn(PERIODS[thing].hours, units);
      return `${names[thing]}: ${period}`;
    });

const YEAR_MONTHS = 12;

const monthsIn = (count: number, { months, years }: Units): string =>
  count % YEAR_MONTHS === 0 ? years(count / YEAR_MONTHS) : months(count);

const PERIODS = { ...RETENTION, ...PARTS };

const DAY_HOURS = 24;
const YEAR_HOURS = 365 * DAY_HOURS;

function periodIn(hours: number, { hours: inHours, days, years }: Units): string {
  if (hours % YEAR_HOURS === 0) return years(hours / YEAR_HOURS);
  return hours > DAY_HOURS && hours % DAY_HOURS === 0 ? days(hours / DAY_HOURS) : inHours(hours);
}
