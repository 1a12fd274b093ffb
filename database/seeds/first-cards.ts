import { parsePicturePath } from '#features/pictures/rules.ts';
import type { DemoEvent } from './events.ts';
import { dayOf, momentOf } from './wall-time.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS = 7;
const FIRST = 3;
const LEAST_LEFT = 3;
const TRIES = 30;

/**
 * On each day of the week the first cards that a municipality shows have different motifs: what has a motif that is there
 * already waits for a week. The demo moves on by whole weeks, so this holds for as long as it is shown.
 */
export function varyFirstCards(events: readonly DemoEvent[], nowMs: number): void {
  const listed = events.filter(({ event }) => event.status !== 'draft');
  for (let day = 0; day < DAYS; day += 1) {
    for (let attempt = 0; attempt < TRIES && postponeOne(listed, nowMs + day * DAY_MS); attempt += 1);
  }
}

function postponeOne(events: readonly DemoEvent[], fromMs: number): boolean {
  const first = events
    .flatMap((event) => {
      const next = event.occurrences.find((one) => isShown(one) && Date.parse(one.end_at) > fromMs);
      return next ? [{ event, next, scene: sceneOf(event) }] : [];
    })
    .toSorted((one, other) => Date.parse(one.next.start_at) - Date.parse(other.next.start_at))
    .slice(0, FIRST);
  const again = first.findLast(
    ({ event, scene }, position) =>
      first.findIndex((other) => other.scene === scene) < position &&
      (event.occurrences.length === 1 || leftOf(event, fromMs) > LEAST_LEFT),
  );
  if (!again) return false;
  const { event, next } = again;
  event.occurrences =
    event.occurrences.length === 1
      ? [{ ...next, start_at: weekAfter(next.start_at), end_at: weekAfter(next.end_at) }]
      : event.occurrences.filter((one) => one !== next);
  return true;
}

const leftOf = ({ occurrences }: DemoEvent, fromMs: number): number =>
  occurrences.filter((one) => isShown(one) && Date.parse(one.end_at) > fromMs).length;

/** The same time on the clock. */
function weekAfter(time: string): string {
  const day = dayOf(Date.parse(time));
  const minutes = (Date.parse(time) - momentOf(day, 0)) / MINUTE_MS;
  return new Date(momentOf(day + DAYS, minutes)).toISOString();
}

const isShown = ({ is_published, is_cancelled }: DemoEvent['occurrences'][number]): boolean =>
  is_published && !is_cancelled;

function sceneOf({ event }: DemoEvent): string {
  const picture = parsePicturePath(event.thumbnail_url);
  return picture?.type === 'scene' ? picture.scene : '';
}
