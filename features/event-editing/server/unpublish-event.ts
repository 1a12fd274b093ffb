import { cancelPlaces } from '#features/attendance/server/public.ts';
import { recordAudit } from '#features/audit/server/public.ts';
import { mayTakeDown, mayUnpublish } from '#features/events/policy.ts';
import { changeEvent, demandEvent, type EventWithAccess } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { statusAtSource } from '#features/imports/server/public.ts';
import { vacateShiftsOf } from '#features/shifts/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { jsonb } from '#platform/server/rows.ts';
import { isTakingDown } from '../policy.ts';
import { SHORTEST_REASON } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { formOf, readEventRow } from './event-row.ts';
import { tellOrganisers } from './jobs-declared.ts';
import { homeOf, idsToCome, peopleEver, tellAbout } from './participants.ts';
import { countVersion, show } from './version.ts';

/**
 * EVF-02: back to being a draft. Those who run it do so while nobody counts on it. A user who looks after the contents
 * of the place takes down what is unlawful, no matter who counts on it, and says why.
 */
export async function unpublishEvent(
  context: Context,
  id: EventId,
  { reason }: { reason: string },
): Promise<{ id: EventId; version: number }> {
  return changeEvent(context, id, demandRemoval, async (inside, event) => {
    if (event.status === 'draft') refuse('conflict', REFUSALS[context.language].is_draft);
    const isTakenDown = isTakingDown(context.actor, event, { reason });
    if (isTakenDown) await takeDown(inside, event, reason);
    else await demandNobody(inside, id);
    // What was imported has no form here: nobody edits it.
    const form = event.organisation_id ? await formOf(inside, await readEventRow(inside, id)) : null;
    await inside.db
      .updateTable('event')
      .set({
        status: 'draft',
        draft: form && jsonb(form),
        ...(isTakenDown && { taken_down_at: context.now, taken_down_reason: reason }),
      })
      .where('id', '=', id)
      .execute();
    await show(inside, id, { isOrdinary: false });
    await recordFact(inside, 'event:unpublished', {
      organisation_id: event.organisation_id,
      event_id: id,
      details: { is_taken_down: isTakenDown },
    });
    return countVersion(inside, id);
  });
}

async function demandRemoval(context: Context, id: EventId): Promise<EventWithAccess> {
  const event = await demandEvent(context, id);
  if (!mayUnpublish(context.actor, event)) refuse('forbidden');
  return event;
}

async function demandNobody(context: Context, id: EventId): Promise<void> {
  const people = await peopleEver(context, id);
  if (people > 0) refuse('conflict', REFUSALS[context.language].people_signed_up_unpublish(people));
}

async function takeDown(context: Context, event: EventWithAccess, reason: string): Promise<void> {
  demandReason(context, reason);
  const { db, now, tenant } = context;
  const times = await idsToCome(context, event.id);
  const places = await cancelPlaces(context, event, times, reason);
  const shifts = await vacateShiftsOf(context, event.id);
  await tellAbout(context, event, 'place_cancelled', { occurrence_ids: times, cancelled_at: now });
  await recordAudit(context, 'event.take_down', detailsOf(event, reason));
  const home = homeOf(event)?.key ?? tenant.key;
  await context.enqueue(db, tellOrganisers, {
    event_id: event.id,
    news: 'taken_down',
    reason,
    has_participants: places + shifts > 0,
    tenant: home,
  });
}

/**
 * What was wrong has been put right: those who run it may publish it again, and are told. What was imported is there
 * again at once, as its source has it.
 */
export async function liftTakingDown(
  context: Context,
  id: EventId,
  { reason }: { reason: string },
): Promise<{ id: EventId; version: number }> {
  return changeEvent(context, id, demandLifting, async (inside, event) => {
    if (event.taken_down_reason === null) refuse('conflict', REFUSALS[context.language].not_taken_down);
    demandReason(inside, reason);
    await inside.db
      .updateTable('event')
      .set({
        taken_down_at: null,
        taken_down_reason: null,
        ...(event.is_imported && { status: await statusAtSource(inside, id) }),
      })
      .where('id', '=', id)
      .execute();
    if (event.is_imported) await show(inside, id, { isOrdinary: true });
    await recordAudit(inside, 'event.lift', detailsOf(event, reason));
    const tenant = homeOf(event)?.key ?? context.tenant.key;
    await context.enqueue(inside.db, tellOrganisers, {
      event_id: id,
      news: 'lifted',
      reason,
      has_participants: false,
      tenant,
    });
    return countVersion(inside, id);
  });
}

async function demandLifting(context: Context, id: EventId): Promise<EventWithAccess> {
  const event = await demandEvent(context, id);
  if (!mayTakeDown(context.actor, event)) refuse('forbidden');
  return event;
}

function demandReason({ language }: Context, reason: string): void {
  if (reason.length < SHORTEST_REASON) throw faultyField('reason', 'reason_required', language);
}

const detailsOf = ({ id, name, municipality_ids }: EventWithAccess, reason: string) => ({
  municipality_id: municipality_ids[0] ?? null,
  details: { event: id, name, reason },
});
