import { mayIn, type Standing } from '#features/organisations/policy.ts';
import { type Actor, isAdminOf } from '#platform/contract/policy.ts';

/** The admins of a side ask and answer for it, and so do the admins of the municipality that it belongs to. */
export const maySpeakFor = (actor: Actor | null, standing: Standing): boolean =>
  mayIn(standing, 'answer_partners') || (standing.status === 'accepted' && isAdminOf(actor, standing.municipality_id));
