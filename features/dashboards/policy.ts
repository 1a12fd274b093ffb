import { type Actor, isStaffOf } from '#platform/contract/policy.ts';

/** A municipality's own people. To anybody else of the staff there is no such office. */
export const mayEnterOffice = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);
