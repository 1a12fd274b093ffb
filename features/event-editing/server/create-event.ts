import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import { demandConditions, demandInside, refuseIn } from '#features/organisations/server/public.ts';
import type { EventId, OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import type { ParsedForm } from '../contract.ts';
import { plainForm } from '../plain-text.ts';
import { beginFault } from '../policy.ts';
import { spansOf } from '../recurrence.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandPublishable, resolveForm } from './resolve-form.ts';
import { show } from './version.ts';
import { columnsOf, writeParts } from './write-form.ts';
import { addTimes } from './write-times.ts';

type Saved = { id: EventId; version: number };

/** EVF-02: with all its times, in one go. */
export async function createEvent(context: Context, typed: ParsedForm): Promise<Saved> {
  const form = plainForm(typed);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await demandRunning(inside, form.organization_id);
    await demandConditions(inside, form.organization_id);
    const resolved = await resolveForm(inside, form, null);
    demandPublishable(inside, form, resolved, { isNew: true });
    const id = newId<'EventId'>();
    const columns = columnsOf(inside, form, resolved);
    await db
      .insertInto('event')
      .values({ ...columns, id, status: 'published', ...madeBy(inside) })
      .execute();
    await writeParts(inside, id, form, resolved);
    await addTimes(inside, id, spansOf(form.times), columns.capacity_max);
    await show(inside, id, { isOrdinary: true });
    await recordFact(inside, 'event:published', { organisation_id: form.organization_id, event_id: id });
    return { id, version: 1 };
  });
}

export const madeBy = (context: Context) => ({
  created_by: actorOf(context).id,
  changed_by: actorOf(context).id,
  created_at: context.now,
  updated_at: context.now,
});

/** Held until the end: an organisation that is being deleted gets nothing new. */
export async function demandRunning(context: Context, organisationId: OrganisationId): Promise<void> {
  await sql`select from organisation where id = ${organisationId} for share`.execute(context.db);
  const organisation = await demandInside(context, organisationId);
  const fault = beginFault(organisation);
  if (fault === 'organisation_pending') refuse('conflict', REFUSALS[context.language][fault]);
  if (fault === 'forbidden') refuseIn(organisation, 'run_events');
}
