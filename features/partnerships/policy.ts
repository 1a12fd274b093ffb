import { type Access, mayIn } from '#features/organisations/policy.ts';
import { type Actor, isAdminOf } from '#platform/contract/policy.ts';

/** The admins of a side ask and answer for it, and so do the admins of the municipality that it belongs to. */
export const maySpeakFor = (actor: Actor | null, access: Access): boolean =>
  mayIn(access, 'answer_partners') || (access.status === 'accepted' && isAdminOf(actor, access.municipality_id));
