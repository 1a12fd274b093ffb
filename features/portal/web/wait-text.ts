import type { PortalTexts } from '../texts/token.ts';

const MINUTE = 60;
const HOUR = 3600;

/** How long to wait, in the unit that people would use; rounded up, so that it is true. */
export function waitText({ wait }: PortalTexts, seconds: number | undefined): string {
  if (!seconds) return wait.moment;
  if (seconds < 2 * MINUTE) return wait.seconds(Math.ceil(seconds));
  return seconds < 2 * HOUR ? wait.minutes(Math.ceil(seconds / MINUTE)) : wait.hours(Math.ceil(seconds / HOUR));
}
