import { type Actor, isAdminOf } from '#platform/contract/policy.ts';

/** What everybody sees first is chosen by the municipality's admins. */
export const mayFeature = (actor: Actor | null, office: number): boolean => isAdminOf(actor, office);
