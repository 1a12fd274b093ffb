import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';

const usedKeywordRow = z.object({ keyword: text, count: number });
export type UsedKeyword = z.infer<typeof usedKeywordRow>;

const MAX_KEYWORDS = 50;

/** The words that organisers use most, of what can be seen where the visitor came in. */
export async function usedKeywords({ tenant, replica }: Context): Promise<UsedKeyword[]> {
  if (tenant.is_sunset) return [];
  const { rows } = await rowsOf(usedKeywordRow)`
    select word.keyword, count(*)::int as count
    from event_place p
    join event on event.id = p.event_id
    cross join lateral unnest(event.keywords) as word (keyword)
    where p.municipality_id = ${tenant.municipality_ids[0] ?? 0} and p.next_start_at is not null
    group by word.keyword
    order by count(*) desc, word.keyword
    limit ${MAX_KEYWORDS}`.execute(replica);
  return rows;
}
