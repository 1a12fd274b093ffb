import type { ActivityTemplate } from './data/activity-template.ts';
import type { Random } from './random.ts';
import type { Moment } from './schedule.ts';

export type Occurrence = {
  id: string;
  event_id: string;
  start_at: string;
  end_at: string;
  is_published: boolean;
  is_cancelled: boolean;
  capacity_max: number | null;
  attending_count: number;
  waiting_count: number;
};

type Interest = { attending: number; waiting: number };

const WEEK_MS = 7 * 86_400_000;

/**
 * The occurrences with how many have signed up: some full, some nearly, most with room. Others have people only at the
 * last one and the next one, which is what is seen of them; where a user runs the activity, later ones have fewer.
 */
export function demoOccurrences(options: {
  random: Random;
  template: ActivityTemplate;
  eventId: string;
  moments: readonly Moment[];
  capacityMax: number | null;
  nowMs: number;
  isRun: boolean;
}): Occurrence[] {
  const { random, moments, nowMs, isRun } = options;
  const interest = interestOf(random, options.capacityMax);
  const next = moments.findIndex(({ end_ms }) => end_ms > nowMs);
  // One time in a series is cancelled, or not yet open to the public.
  const cancelled = moments.length > 3 && random.chance(0.05) ? next + random.integer(1, 3) : -1;
  const unpublished = moments.length > 3 && random.chance(0.04) ? moments.length - 1 : -1;
  return moments.map((moment, position) => {
    const weeksAway = Math.max(0, Math.round((moment.start_ms - nowMs) / WEEK_MS));
    const isNext = position === next || (next === -1 && position === moments.length - 1);
    const isLast = position === next - 1;
    return {
      id: random.uuid(nowMs),
      event_id: options.eventId,
      start_at: new Date(moment.start_ms).toISOString(),
      end_at: new Date(moment.end_ms).toISOString(),
      is_published: position !== unpublished,
      is_cancelled: position === cancelled,
      capacity_max: options.capacityMax,
      attending_count: isNext
        ? interest.attending
        : isRun
          ? Math.floor(interest.attending / (1 + weeksAway / 3))
          : isLast
            ? Math.ceil(interest.attending * 0.4)
            : 0,
      waiting_count: isNext ? interest.waiting : 0,
    };
  });
}

/** How many come next time: one in eight is full, one in seven nearly, and a few draw a crowd. */
function interestOf(random: Random, capacityMax: number | null): Interest {
  const roll = random.fraction();
  if (capacityMax === null)
    return { attending: roll < 0.12 ? random.integer(22, 40) : random.integer(0, 10), waiting: 0 };
  if (roll < 0.12) return { attending: capacityMax, waiting: random.integer(0, Math.ceil(capacityMax / 3)) };
  if (roll < 0.27) return { attending: capacityMax - Math.min(random.integer(1, 3), capacityMax), waiting: 0 };
  return { attending: Math.floor(Math.min(capacityMax, 30) * random.fraction() * 0.5), waiting: 0 };
}
