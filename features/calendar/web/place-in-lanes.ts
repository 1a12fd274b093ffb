import type { Day } from '#platform/language/days.ts';
import type { CalendarEntry } from '../contract.ts';
import { minutesInto } from '../rules.ts';

type Span = Pick<CalendarEntry, 'start_at' | 'end_at'>;

/** Where an entry lies in a day's column: quarters of an hour from midnight, and which of how many lanes. */
export type Placed<Entry> = { entry: Entry; from: number; to: number; lane: number; lanes: number };

const QUARTER_MINUTES = 15;
const QUARTERS = 96;
/** Lower than this a line of text does not fit. */
const SHORTEST = 2;

/** What happens at the same time lies side by side. What would need more lanes than there are is left out, and told. */
export function placeInLanes<Entry extends Span>(
  entries: readonly Entry[],
  day: Day,
  mostLanes: number,
): { placed: Placed<Entry>[]; hidden: Entry[] } {
  const placed: Placed<Entry>[] = [];
  const hidden: Entry[] = [];
  let cluster: Placed<Entry>[] = [];
  let ends: number[] = [];
  const closeCluster = () => {
    for (const each of cluster) placed.push({ ...each, lanes: ends.length });
    [cluster, ends] = [[], []];
  };
  for (const [entry, from, to] of entries.map((each) => [each, ...quartersOf(each, day)] as const)) {
    if (ends.every((end) => end <= from)) closeCluster();
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    if (lane >= mostLanes) {
      hidden.push(entry);
      continue;
    }
    ends[lane] = to;
    cluster.push({ entry, from, to, lane, lanes: 0 });
  }
  closeCluster();
  return { placed, hidden };
}

function quartersOf(entry: Span, day: Day): [number, number] {
  const from = Math.min(Math.floor(minutesInto(day, entry.start_at) / QUARTER_MINUTES), QUARTERS - SHORTEST);
  const to = Math.ceil(minutesInto(day, entry.end_at) / QUARTER_MINUTES);
  return [from, Math.min(QUARTERS, Math.max(to, from + SHORTEST))];
}
