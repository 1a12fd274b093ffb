import { mayIn, type Standing } from '#features/organisations/policy.ts';
import type { Actor } from '#platform/contract/policy.ts';

/** The admins of a side ask and answer for it, and so do the admins of the municipality that it belongs to. */
export const maySpeakFor = (actor: Actor | null, standing: Standing): boolean =>
  mayIn(standing, 'answer_partners') || (standing.status === 'accepted' && isAdminOf(actor, standing.municipality_id));

export const isAdminOf = (actor: Actor | null, municipalityId: number): boolean =>
  actor?.grants.some((grant) => grant.municipality_id === municipalityId && grant.role === 'admin') ?? false;
