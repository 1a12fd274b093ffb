/** A device sends so many ticks at a time. */
export const MAX_ENTRIES = 200;

export const DOOR_OUTCOMES = ['in', 'out', 'already_in', 'unknown_code', 'other_time', 'not_signed_up'] as const;
export type DoorOutcome = (typeof DOOR_OUTCOMES)[number];

/** What decides whether a user is in: the ticks of all devices, in the order of their moments, not of their arrival. */
export type Tick = { key: string; is_in: boolean; at: string };

const inOrder = (left: Tick, right: Tick): number =>
  Date.parse(left.at) - Date.parse(right.at) || (left.key < right.key ? -1 : left.key > right.key ? 1 : 0);

/**
 * When a user came, by all ticks of them; null where the last one says that they are not in. The latest tick counts,
 * and coming twice is coming once. The database says the same in SQL (server/take-entries.ts).
 */
export function checkedInAt(ticks: readonly Tick[]): string | null {
  const ordered = [...new Map(ticks.map((tick) => [tick.key, tick])).values()].sort(inOrder);
  const lastOut = ordered.findLastIndex(({ is_in }) => !is_in);
  return ordered[lastOut + 1]?.at ?? null;
}

const TRUSTED_CLOCK_MS = 60_000;
const DAY_MS = 86_400_000;

type Clocks = {
  /** By the device's clock, at the moment of sending. */
  sent_at: string | undefined;
  start_at: string;
  now: Date;
};

/**
 * When the ticks of one delivery were made, by our clock. A device whose clock is more than a minute wrong is put
 * right by what it says that the time is now; nothing is later than now, nor earlier than a day before the activity
 * begins (or before now, where that is further off). The ticks keep the order that the device gave them.
 */
export function settledMoments(
  entries: readonly Pick<Tick, 'key' | 'at'>[],
  { sent_at, start_at, now }: Clocks,
): Map<string, Date> {
  const skew = sent_at === undefined ? 0 : now.getTime() - Date.parse(sent_at);
  const correction = Math.abs(skew) > TRUSTED_CLOCK_MS ? skew : 0;
  const moments = entries
    .map(({ key, at }) => ({ key, moment: Date.parse(at) + correction }))
    .sort((left, right) => left.moment - right.moment);
  let earliest = Math.min(Date.parse(start_at), now.getTime()) - DAY_MS;
  for (const each of moments) if (each.moment < earliest) each.moment = earliest++;
  let latest = now.getTime();
  for (const each of moments.toReversed()) if (each.moment > latest) each.moment = latest--;
  return new Map(moments.map(({ key, moment }) => [key, new Date(moment)]));
}
