import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import type { EventCriteria } from '../filters.ts';
import { fitting, inPlaces, periodOf, within } from './matching.ts';

/** That the list with these criteria has it, as a condition on `event_place p` of a few events; each stands there once. */
export function isOnList(
  { tenant, now }: Pick<Context, 'tenant' | 'now'>,
  criteria: EventCriteria,
): RawBuilder<unknown> {
  if (tenant.is_sunset) return sql`false`;
  const period = periodOf(criteria, now);
  return sql`p.next_start_at is not null and ${inPlaces(tenant, criteria)} and ${fitting(criteria, 'walked')}
    ${period ? sql`and ${within(period, 'each')}` : sql``}`;
}
