import { type Actor, isAdminOf, isAuditorOf } from '#platform/contract/policy.ts';

/** The municipality's auditors, and its admins, whose money it is. To anybody else the journal is not there. */
export const mayReadJournal = (actor: Actor | null, municipalityId: number): boolean =>
  isAuditorOf(actor, municipalityId) || isAdminOf(actor, municipalityId);
