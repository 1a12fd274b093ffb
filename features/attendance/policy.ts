import { type EventAccess, maySeeDraft, maySeeWith, rankAt } from '#features/events/policy.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { isListClosed } from './rules.ts';

/** A time that is not published is there for those who see the activity as a draft. */
export const maySeeTime = (actor: Actor | null, event: EventAccess, { is_published }: { is_published: boolean }) =>
  is_published || maySeeDraft(actor, event);

/** The names of those who take part: for moderators only until the list closes. */
export const maySeeNames = (event: EventAccess & { last_end_at: string | null }, now: Date): boolean =>
  maySeeWith(event, 'see_attendees') && (rankAt(event) !== 'moderator' || !isListClosed(event.last_end_at, now));
