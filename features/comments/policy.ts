import { type EventAccess, mayModerate, mayWith } from '#features/events/policy.ts';
import { rankOf } from '#features/organisations/policy.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { type Actor, isStaff } from '#platform/contract/policy.ts';

/** Everybody who belongs to it or has no power over others: those who look after contents take no part in the talk. */
export const mayWrite = (actor: Actor | null, event: EventAccess): boolean =>
  actor !== null && (belongsTo(event) || !isStaff(actor));

/** In the organiser's own name. */
export const mayAnswerForOrganiser = (event: EventAccess): boolean => mayWith(event, 'run');

type Written = { author_id: UserId | null; organisation_id: OrganisationId | null };

/** One's own. What was written for the organiser is one's own as long as one speaks for it. */
export const mayEdit = (actor: Actor | null, event: EventAccess, comment: Written): boolean =>
  actor !== null &&
  comment.author_id === actor.id &&
  (comment.organisation_id === null || mayAnswerForOrganiser(event));

export const mayDelete = (actor: Actor | null, event: EventAccess, comment: Written): boolean =>
  mayEdit(actor, event, comment) || mayModerate(actor, event);

const belongsTo = ({ organisation, is_cohost_admin }: EventAccess): boolean =>
  is_cohost_admin || (organisation !== null && rankOf(organisation) !== null);
