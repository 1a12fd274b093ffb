import { PARTS, RETENTION, type RemovedThing } from '../periods.ts';

type Units = Readonly<Record<'hours' | 'days' | 'years', (count: number) => string>>;

/** 'Codes and links for logging in: 24 hours', in the order of the names. */
export const periodsOf = (names: Readonly<Record<RemovedThing, string>>, units: Units): string[] =>
  (Object.keys(names) as RemovedThing[]).map((thing) => `${names[thing]}: ${periodIn(PERIODS[thing].hours, units)}`);

const PERIODS = { ...RETENTION, ...PARTS };

const DAY_HOURS = 24;
const YEAR_HOURS = 365 * DAY_HOURS;

function periodIn(hours: number, { hours: inHours, days, years }: Units): string {
  if (hours % YEAR_HOURS === 0) return years(hours / YEAR_HOURS);
  return hours > DAY_HOURS && hours % DAY_HOURS === 0 ? days(hours / DAY_HOURS) : inHours(hours);
}
