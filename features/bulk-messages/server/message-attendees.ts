import { demandRight, type EventWithAccess, eventIdOf } from '#features/events/server/public.ts';
import { latestFact } from '#features/facts/server/public.ts';
import { changeOrganisation } from '#features/organisations/server/public.ts';
import type { EventId, OccurrenceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { CANCELLED_IS_QUIET_AFTER_DAYS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { countAttendees } from './attendee-audience.ts';
import { demandLettersLeft } from './letter-quota.ts';
import { writeBulkMessage } from './write-message.ts';

type Letter = { subject: string; body: string; occurrence_id: OccurrenceId | null; includes_waiting: boolean };

/** OCC-09, D-13: only to those on the list, and never more than an organisation may send in a day. */
export async function messageAttendees(
  context: Context,
  perDay: number,
  eventId: EventId,
  letter: Letter,
): Promise<{ recipients_count: number }> {
  const { organisation_id } = await demandRight(context, eventId, 'message');
  if (!organisation_id) refuse('forbidden');
  return changeOrganisation(context, organisation_id, organisationOf(eventId), async (inside) => {
    const event = await demandRight(inside, eventId, 'message');
    const refusals = REFUSALS[inside.language];
    await demandTimeOf(inside, eventId, letter.occurrence_id);
    if (await isLongCancelled(inside, event)) refuse('conflict', refusals.cancelled_long_ago);
    const { occurrence_id, includes_waiting } = letter;
    const to = { organisation_id, event_id: eventId, occurrence_id, includes_waiting };
    const recipients_count = await countAttendees(inside, { ...to, created_at: inside.now });
    if (recipients_count === 0) refuse('conflict', refusals.nobody_attends);
    await demandLettersLeft(inside, { organisation_id, recipients: recipients_count, perDay });
    await writeBulkMessage(inside, {
      ...to,
      subject: letter.subject,
      body: letter.body,
      channel: 'email',
      audience: 'attendees',
      recipients_count,
    });
    return { recipients_count };
  });
}

const organisationOf = (eventId: EventId) => async (inside: Context) =>
  (await demandRight(inside, eventId, 'message')).organisation ?? refuse('forbidden');

async function demandTimeOf(context: Context, eventId: EventId, occurrenceId: OccurrenceId | null): Promise<void> {
  if (occurrenceId === null) return;
  const isOurs = (await eventIdOf(context, occurrenceId).catch(() => null)) === eventId;
  if (!isOurs) throw faultyField('occurrence_id', 'not_an_option', context.language);
}

const DAY_MS = 86_400_000;

async function isLongCancelled(context: Context, { id, status }: EventWithAccess): Promise<boolean> {
  if (status !== 'cancelled') return false;
  const since = (await latestFact(context, 'event:cancelled', { event_id: id }))?.at ?? (await changedAt(context, id));
  return Date.parse(since) + CANCELLED_IS_QUIET_AFTER_DAYS * DAY_MS <= context.now.getTime();
}

async function changedAt({ db }: Context, eventId: EventId): Promise<string> {
  const { rows } = await rowsOf({ updated_at: text })`select updated_at from event where id = ${eventId}`.execute(db);
  return rows[0]?.updated_at ?? refuse('not_found');
}
