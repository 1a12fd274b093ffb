import { type Actor, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';

/** The municipality's own people, and those who look after all portals. */
export const mayReadStatistics = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id) || isSuperAdmin(actor);
