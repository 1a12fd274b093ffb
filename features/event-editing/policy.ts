import { type EventAccess, maySeeWith, mayTakeDown, mayWith } from '#features/events/policy.ts';
import { type Access, mayIn } from '#features/organisations/policy.ts';
import { isStopped } from '#features/organisations/rules.ts';
import { type Actor, isAdminOf } from '#platform/contract/policy.ts';

/** Why no activity can be begun: the person who asked for the organisation waits until it is accepted. */
export function beginFault(organisation: Access): 'organisation_pending' | 'forbidden' | null {
  const isAskedFor = organisation.status !== 'accepted' && !isStopped(organisation.status);
  if (isAskedFor && organisation.is_requester) return 'organisation_pending';
  return mayIn(organisation, 'run_events') ? null : 'forbidden';
}

/** Times that are not published. */
export const maySeeHiddenTimes = (event: EventAccess): boolean => maySeeWith(event, 'run');

/** Those who look after the contents and run it too take it down only by saying why. */
export const isTakingDown = (actor: Actor | null, event: EventAccess, { reason }: { reason: string }): boolean =>
  mayTakeDown(actor, event) && (reason !== '' || !mayWith(event, 'run'));

/** Those who can take down what is in their municipality find it in one list. */
export const mayListEvents = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);
