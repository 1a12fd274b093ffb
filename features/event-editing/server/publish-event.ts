import { changeEventWith } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { demandConditions } from '#features/organisations/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { spansOf } from '../recurrence.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandNotTakenDown } from './demand-state.ts';
import { dropPicture } from './drafts.ts';
import { formOf, readEventRow } from './event-row.ts';
import { planTimes } from './plan-times.ts';
import { demandPublishable, resolveForm } from './resolve-form.ts';
import { countVersion, demandVersion, show } from './version.ts';
import { columnsOf, writeParts } from './write-form.ts';
import { carryOutTimes, readOccurrences } from './write-times.ts';

/** EVF-02: a draft becomes what everybody sees. One that was shown before has its times still. */
export async function publishEvent(
  context: Context,
  id: EventId,
  { version }: { version: number },
): Promise<{ id: EventId; version: number }> {
  return changeEventWith(context, id, 'run', async (inside, event) => {
    await demandVersion(inside, event, version);
    if (event.status !== 'draft') refuse('conflict', REFUSALS[context.language].not_draft);
    demandNotTakenDown(inside, event);
    const before = await readEventRow(inside, id);
    const form = await formOf(inside, before);
    await demandConditions(inside, form.organization_id);
    const existing = await readOccurrences(inside, id);
    const resolved = await resolveForm(inside, form, id);
    demandPublishable(inside, form, resolved, { isNew: existing.length === 0 });
    const columns = columnsOf(inside, form, resolved, before.thumbnail_url);
    await inside.db
      .updateTable('event')
      .set({ ...columns, status: 'published', draft: null, cancel_reason: null })
      .where('id', '=', id)
      .execute();
    await writeParts(inside, id, form, resolved);
    await dropPicture(inside, before.picture_upload_id, columns.picture_upload_id);
    const plan = planTimes(existing, spansOf(form.times), context.now);
    await carryOutTimes(inside, event, plan, { capacity: columns.capacity_max, keepsPeople: true });
    await show(inside, id, { isOrdinary: true });
    await recordFact(inside, 'event:published', { organisation_id: form.organization_id, event_id: id });
    return countVersion(inside, id);
  });
}
