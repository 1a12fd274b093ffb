import { sql } from 'kysely';
import type { EventCard } from '#features/events/contract.ts';
import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { cardsOfEvents, isOnList } from '#features/events/server/public.ts';
import { municipalityOfDistrict } from '#features/municipalities/rules.ts';
import type { Context } from '#platform/server/context.ts';
import { MAX_FEATURED } from '../rules.ts';

const NOTHING_CHOSEN = criteriaIn(addressOf({}));

/** DSH-03: of what the portal's municipalities have featured, what its list has today. */
export async function featuredEvents(context: Context): Promise<EventCard[]> {
  const { municipality_ids, district_ids } = context.tenant;
  const offices = [...new Set([...municipality_ids, ...district_ids.map(municipalityOfDistrict)])];
  // A portal of the whole country speaks for no municipality.
  if (offices.length === 0) return [];
  return cardsOfEvents(
    context,
    sql`
      select p.event_id
      from event_place p
      where p.event_id in (
        select f.event_id from featured_event f join event e on e.id = f.event_id
        where f.municipality_id = any(${sql.val(offices)}::int[]) and f.ends_at > ${context.now}
          and e.status = 'published'
      ) and ${isOnList(context, NOTHING_CHOSEN)}
      order by p.next_start_at, p.event_id
      limit ${MAX_FEATURED * offices.length}`,
  );
}
