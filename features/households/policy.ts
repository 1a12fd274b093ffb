import { type Actor, isAdminOf } from '#platform/contract/policy.ts';

/** Doubtful cases are settled by an admin of the municipality that the child lives in. */
export const maySettle = (actor: Actor | null, municipality_id: number | null): municipality_id is number =>
  municipality_id !== null && isAdminOf(actor, municipality_id);
