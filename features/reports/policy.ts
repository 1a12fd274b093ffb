import type { UserId } from '#features/vocabulary/ids.ts';
import { type Actor, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';

/** Where a user stands to a case, as the database has it. */
export type CaseAccess = {
  /** Empty for messages and people, and for what takes place nowhere in particular. */
  municipality_ids: number[];
  /** The municipality has handed it to those who look after everything. */
  is_with_platform: boolean;
  /** They have reported it, it is about them, or they belong to the organisation that answers for it. */
  is_involved: boolean;
  decided_by: UserId | null;
  decided_at: string | null;
  appealed_at: string | null;
  appeal_decided_at: string | null;
};

/** Everything, messages and people too. */
export const looksAfterAll = (actor: Actor | null): boolean =>
  isSuperAdmin(actor) || (actor?.scopes.includes('moderator') ?? false);

/**
 * The municipality sees what its own organisations and activities are reported for, until it hands the case on. Nobody sees
 * their own case from here.
 */
export const isCaseThereFor = (actor: Actor | null, access: CaseAccess): boolean =>
  !access.is_involved &&
  (looksAfterAll(actor) || (!access.is_with_platform && access.municipality_ids.some((id) => isStaffOf(actor, id))));

/** To those who look after everything, and back to the municipality; what has none is theirs from the start. */
export const mayPassOn = (actor: Actor | null, access: CaseAccess): boolean =>
  isCaseThereFor(actor, access) &&
  access.municipality_ids.length > 0 &&
  access.decided_at === null &&
  (!access.is_with_platform || looksAfterAll(actor));

/** While it waits for its answer. */
export const mayAssign = (actor: Actor | null, access: CaseAccess): boolean =>
  isCaseThereFor(actor, access) && access.decided_at === null;

export const isAnyoneInOffice = (actor: Actor): boolean => looksAfterAll(actor) || actor.grants.length > 0;

export const mayDecide = (actor: Actor | null, access: CaseAccess): boolean =>
  isCaseThereFor(actor, access) && access.decided_at === null;

/** By another user than the one who is appealed against. */
export const mayDecideAppeal = (actor: Actor | null, access: CaseAccess): boolean =>
  isCaseThereFor(actor, access) &&
  access.appealed_at !== null &&
  access.appeal_decided_at === null &&
  access.decided_by !== (actor?.id ?? null);
