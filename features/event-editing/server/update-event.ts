import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { sortWaiting } from '#features/attendance/server/public.ts';
import { changeEventWith, type EventWithAccess } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import type { Changed, ParsedForm } from '../contract.ts';
import { plainForm } from '../plain-text.ts';
import { spansOf } from '../recurrence.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandNotOver } from './demand-state.ts';
import { dropPicture } from './drafts.ts';
import { changesBetween, type EventChanges, NO_CHANGES } from './event-changes.ts';
import { formOf, readEventRow } from './event-row.ts';
import { fillAll, idsToCome, peopleAt, tellAbout } from './participants.ts';
import { atStake, planTimes, type TimesPlan } from './plan-times.ts';
import { demandPublishable, resolveForm } from './resolve-form.ts';
import { countVersion, demandVersion, show } from './version.ts';
import { columnsOf, writeParts } from './write-form.ts';
import { carryOutTimes, readOccurrences } from './write-times.ts';

type Asked = { form: ParsedForm; version: number; participations: 'ask' | 'keep' | 'cancel' };

const NOTHING_CHANGES: TimesPlan = { added: [], moved: [], gone: [], revived: [], kept: [] };

/**
 * EVF-02: what everybody sees is changed. Where people have a place at a time that is moved or no more, the user who
 * saves is asked first; the user who loses a place is told in any case, the others when it is wanted.
 */
export async function updateEvent(
  context: Context,
  id: EventId,
  { form: typed, version, participations }: Asked,
  { notify }: { notify: boolean },
): Promise<Changed> {
  const form = plainForm(typed);
  return changeEventWith(context, id, 'run', async (inside, event) => {
    await demandVersion(inside, event, version);
    if (event.status === 'draft') refuse('conflict', REFUSALS[context.language].is_draft);
    demandNotOver(inside, event);
    if (form.organization_id !== event.organisation_id) {
      throw faultyField('form.organization_id', 'invalid', context.language);
    }
    const before = await readEventRow(inside, id);
    const resolved = await resolveForm(inside, form, id);
    demandPublishable(inside, form, resolved, { isNew: false });
    const earlier = await formOf(inside, before);
    const plan = await planFor(inside, event, form, earlier);
    const stakes = await peopleAt(
      inside,
      atStake(plan).map(({ id: one }) => one),
    );
    if (stakes > 0 && participations === 'ask') return { is_saved: false, version, participations_at_stake: stakes };

    const columns = columnsOf(inside, form, resolved, before.thumbnail_url);
    await inside.db.updateTable('event').set(columns).where('id', '=', id).execute();
    await writeParts(inside, id, form, resolved);
    await dropPicture(inside, before.picture_upload_id, columns.picture_upload_id);
    const keepsPeople = participations !== 'cancel';
    const changes = changesBetween(earlier, form);
    await carryOutTimes(inside, event, plan, { capacity: columns.capacity_max, keepsPeople, changes });
    await spreadCapacity(inside, id, columns.capacity_max);
    await show(inside, id, { isOrdinary: plan.gone.length === 0 && !takesAway(earlier, form) });
    if (!isSamePriority(form, earlier)) await sortWaiting(inside, id);
    await fillAll(inside, id);
    if (notify) await tellTheOthers(inside, event, plan, { keepsPeople, changes });
    await recordFact(inside, 'event:changed', { organisation_id: event.organisation_id, event_id: id });
    const saved = await countVersion(inside, id);
    return { is_saved: true, version: saved.version, participations_at_stake: stakes };
  });
}

/** A person, a file or an organisation that does not stand there any more. */
const takesAway = (before: ParsedForm, form: ParsedForm): boolean => {
  const namedIn = ({ contact_ids, cohost_ids, documents, picture_upload_id }: ParsedForm): (string | null)[] => [
    ...contact_ids,
    ...cohost_ids,
    ...documents.map(({ upload_id }) => upload_id),
    picture_upload_id,
  ];
  const named = new Set(namedIn(form));
  return namedIn(before).some((one) => one !== null && !named.has(one));
};

/** Where it is not, those who wait are put into another order; else what organisers moved by hand stays. */
const isSamePriority = (one: ParsedForm, other: ParsedForm): boolean =>
  one.waiting_policy === other.waiting_policy &&
  one.priority_group === other.priority_group &&
  isDeepStrictEqual(one.municipality_ids.toSorted(), other.municipality_ids.toSorted());

/** Until the days are changed, the times stay as they are, also those that were changed one by one. */
async function planFor(
  context: Context,
  event: EventWithAccess,
  form: ParsedForm,
  before: ParsedForm,
): Promise<TimesPlan> {
  if (isDeepStrictEqual(form.times, before.times)) return NOTHING_CHANGES;
  if (event.status === 'cancelled') refuse('conflict', REFUSALS[context.language].is_cancelled);
  return planTimes(await readOccurrences(context, event.id), spansOf(form.times), context.now);
}

/** Not to times that were changed by themselves. A user who has a place keeps it, also where there are fewer now. */
async function spreadCapacity({ db, now }: Context, id: EventId, capacity: number | null): Promise<void> {
  await sql`
    update occurrence set capacity_max = ${capacity}
    where event_id = ${id} and start_at > ${now} and not is_changed and capacity_max is distinct from ${capacity}`.execute(
    db,
  );
}

/** Those whose time was moved have heard of it already, and what is as it was is no news. */
async function tellTheOthers(
  context: Context,
  event: EventWithAccess,
  { moved, added, revived }: TimesPlan,
  { keepsPeople, changes }: { keepsPeople: boolean; changes: EventChanges | null },
): Promise<void> {
  const hasNewTimes = added.length + revived.length > 0;
  if (!changes && !hasNewTimes) return;
  await tellAbout(context, event, 'changed', {
    occurrence_ids: await idsToCome(context, event.id),
    besides: keepsPeople ? moved.map(({ occurrence }) => occurrence.id) : [],
    changes: hasNewTimes ? { ...(changes ?? NO_CHANGES), has_other: true } : changes,
  });
}
