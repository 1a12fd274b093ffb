import { type Actor, isAdminOf } from '#platform/contract/policy.ts';

/** A municipality's own log is for its admins. To anybody else there is none. */
export const mayReadLog = (actor: Actor | null, municipality_id: number): boolean => isAdminOf(actor, municipality_id);
