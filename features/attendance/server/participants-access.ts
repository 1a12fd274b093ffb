import { demandRight, demandSightOf, type EventWithAccess, eventIdOf } from '#features/events/server/public.ts';
import type { EventId, OccurrenceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { maySeeNames } from '../policy.ts';
import { ATTENDEES_SEEN_FOR_DAYS } from '../rules.ts';
import { REFUSALS } from '../texts/participants/refusals.ts';

/** For changing something about those who take part. */
export const demandNames = async (context: Context, eventId: EventId): Promise<EventWithAccess> =>
  demandOpenList(context, await demandRight(context, eventId, 'see_attendees'));

/** For reading who they are. */
export const demandSightOfNamesAt = async (context: Context, occurrenceId: OccurrenceId): Promise<EventWithAccess> =>
  demandOpenList(context, await demandSightOf(context, await eventIdOf(context, occurrenceId), 'see_attendees'));

function demandOpenList(context: Context, event: EventWithAccess): EventWithAccess {
  if (maySeeNames(event, context.now)) return event;
  return refuse('conflict', REFUSALS[context.language].list_closed(ATTENDEES_SEEN_FOR_DAYS));
}

export const demandNamesAt = async (context: Context, occurrenceId: OccurrenceId): Promise<EventWithAccess> =>
  demandNames(context, await eventIdOf(context, occurrenceId));
