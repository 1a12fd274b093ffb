import { type RawBuilder, sql } from 'kysely';
import { nextMornings, REST_MINUTES, WAIT_MINUTES } from '../rules.ts';

const minutesFrom = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** When the next letter of an `alert` is, should something be found now. */
export function nextLetter(now: Date, toldAt: RawBuilder<unknown> = sql`alert.told_at`): RawBuilder<unknown> {
  const { daily, weekly } = nextMornings(now);
  return sql`case alert.frequency
    when 'at_once' then greatest(${minutesFrom(now, WAIT_MINUTES)}::timestamptz, ${toldAt} + ${REST_MINUTES} * interval '1 minute')
    when 'daily' then ${daily}::timestamptz
    else ${weekly}::timestamptz end`;
}

/** What was found since can still be taken back. */
export const waitedSince = (now: Date): Date => minutesFrom(now, -WAIT_MINUTES);
