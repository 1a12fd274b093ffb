import { demandRight, type EventWithStanding, eventIdOf } from '#features/events/server/public.ts';
import { rankOf } from '#features/organisations/policy.ts';
import type { OrganisationWithStanding } from '#features/organisations/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { ATTENDEES_SEEN_FOR_DAYS } from '../rules.ts';
import { REFUSALS } from '../texts/participants/refusals.ts';

/** Who runs it counts as they do for the activity: admins of those who run it too are moderators here. */
const organiserOf = ({ organisation, is_cohost_admin }: EventWithStanding): OrganisationWithStanding =>
  organisation
    ? { ...organisation, is_parent_admin: organisation.is_parent_admin || is_cohost_admin }
    : refuse('forbidden');

/** The names of those who take part, for as long as somebody needs them. */
export async function demandNames(context: Context, eventId: string): Promise<EventWithStanding> {
  const event = await demandRight(context, eventId, 'see_attendees');
  if (rankOf(organiserOf(event)) === 'moderator' && isClosed(event, context.now)) {
    refuse('conflict', REFUSALS[context.language].list_closed(ATTENDEES_SEEN_FOR_DAYS));
  }
  return event;
}

export const demandNamesAt = async (context: Context, occurrenceId: string): Promise<EventWithStanding> =>
  demandNames(context, await eventIdOf(context, occurrenceId));

const DAY_MS = 86_400_000;

const isClosed = ({ last_end_at }: EventWithStanding, now: Date): boolean =>
  last_end_at !== null && Date.parse(last_end_at) + ATTENDEES_SEEN_FOR_DAYS * DAY_MS <= now.getTime();

/** Those from before this moment are nobody's business any more. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - ATTENDEES_SEEN_FOR_DAYS * DAY_MS);
