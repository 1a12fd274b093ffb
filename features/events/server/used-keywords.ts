import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';

export type UsedKeyword = { keyword: string; count: number };

const MOST_KEYWORDS = 50;

/** The words that organisers use most, of what can be seen where the visitor came in. */
export async function usedKeywords({ tenant, replica }: Context): Promise<UsedKeyword[]> {
  if (tenant.is_sunset) return [];
  const { rows } = await sql<UsedKeyword>`
    select word.keyword, count(*)::int as count
    from event_place p
    join event on event.id = p.event_id
    cross join lateral unnest(event.keywords) as word (keyword)
    where p.municipality_id = ${tenant.municipality_ids[0] ?? 0} and p.next_start_at is not null
    group by word.keyword
    order by count(*) desc, word.keyword
    limit ${MOST_KEYWORDS}`.execute(replica);
  return rows;
}
