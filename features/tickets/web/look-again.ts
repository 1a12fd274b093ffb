import type { TicketGroup } from '../contract.ts';
import { isFew } from './ticket-outlook.ts';

/** How many are left is told again this often. */
const USUALLY_MS = 20_000;
/** While tickets are on their way out. */
const IN_A_RUSH_MS = 4_000;
/** In this time after the opening they go faster than anything else. */
const RUSH_MS = 120_000;
/** It should have opened by now. */
const AT_ONCE_MS = 1_000;
/** All who wait look again when it opens, and not in the same instant. */
const SPREAD_MS = 1_500;

type Look = {
  /** The time now, by the server's clock. */
  nowMs: number;
  /** When this browser got its answer: another moment in each of them. */
  answeredMs: number;
};

/** A family that waits on the page is not behind those that reload it: it looks again when the next group opens. */
export function lookAgainMs(groups: readonly TicketGroup[], { nowMs, answeredMs }: Look): number {
  const waits = groups.flatMap(({ sale, opens_at }) => (sale === 'coming' ? [Date.parse(opens_at) - nowMs] : []));
  const nextOpening = Math.min(...waits.map((wait) => (wait > 0 ? wait + (answeredMs % SPREAD_MS) : AT_ONCE_MS)));
  return Math.min(nextOpening, groups.some((group) => isInARush(group, nowMs)) ? IN_A_RUSH_MS : USUALLY_MS);
}

const isInARush = (group: TicketGroup, nowMs: number): boolean =>
  group.sale === 'open' && (isFew(group) || nowMs - Date.parse(group.opens_at) < RUSH_MS);
