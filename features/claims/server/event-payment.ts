import { z } from 'zod';
import { isPublicEvent } from '#features/events/server/public.ts';
import { runningVersions } from '#features/schemes/server/public.ts';
import { type EventId, ids, type SchemeId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { isAllowed, mayBeUsedFor } from '../uses.ts';

const partRow = z.object({
  scheme_id: ids.scheme,
  municipality_id: number,
  category_ids: z.array(number),
  times: number,
});
/** As many schemes as a municipality has. */
const MAX_PARTS = 20;

/** INF-01: 'Du kan betale med Fritidskonto her', only where it is true today: the rules, and that its organiser takes part. */
export async function paymentOfEvent(
  context: Context,
  id: EventId,
): Promise<{ scheme_id: SchemeId; scheme_name: string } | null> {
  const { rows } = await rowsOf(partRow)`
    select part.scheme_id, scheme.municipality_id, e.category_ids,
      (select count(*)::int from occurrence t where t.event_id = e.id and t.is_published and not t.is_cancelled) as times
    from event e
    join organisation o on o.id = e.organisation_id
    join participation part on part.organisation_id = o.id and part.state = 'approved'
    join scheme on scheme.id = part.scheme_id
    where e.id = ${id} and e.status = 'published' and not e.is_free and ${isPublicEvent} and o.status = 'accepted'
      and o.deleted_at is null
    order by scheme.created_at, scheme.id limit ${MAX_PARTS}`.execute(context.replica);
  const day = shortDate(context.now);
  for (const { scheme_id, municipality_id, category_ids, times } of rows) {
    const versions = await runningVersions({ db: context.replica }, municipality_id, day);
    const version = versions.find((one) => one.scheme_id === scheme_id);
    if (!version) continue;
    const activity = { name: '', category_ids: category_ids.map(String), times, days_ahead: [] };
    const use = { activity, payee: '', takes_part: true, amount_ore: 0, on: day, last_day: version.last_day };
    if (isAllowed(mayBeUsedFor(version.rules, use, []))) return { scheme_id, scheme_name: version.scheme_name };
  }
  return null;
}
