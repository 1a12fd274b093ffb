import { type Access, mayIn } from '#features/organisations/policy.ts';
import { type Actor, isStaffOf } from '#platform/contract/policy.ts';

/** The moderators, the admins and the owner as they are today, where the organisation has not been stopped. */
export const mayScanFor = (access: Access): boolean => mayIn(access, 'run_events');

/** Its own people. Super-admins have no desk. */
export const mayScanIn = (actor: Actor | null, municipality_id: number): boolean => isStaffOf(actor, municipality_id);
