import type { UserId } from '#features/vocabulary/ids.ts';
import { type Actor, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';

/** Where a user stands to a case, as the database has it. */
export type CaseAccess = {
  /** Empty for messages and people, and for what takes place nowhere in particular. */
  municipality_ids: number[];
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

/** The municipality sees what its own organisations and activities are reported for. Nobody sees their own case from here. */
export const isCaseThereFor = (actor: Actor | null, { municipality_ids, is_involved }: CaseAccess): boolean =>
  !is_involved && (looksAfterAll(actor) || municipality_ids.some((id) => isStaffOf(actor, id)));

export const isAnyoneInOffice = (actor: Actor): boolean => looksAfterAll(actor) || actor.grants.length > 0;

export const mayDecide = (actor: Actor | null, access: CaseAccess): boolean =>
  isCaseThereFor(actor, access) && access.decided_at === null;

/** By another user than the one who is appealed against. */
export const mayDecideAppeal = (actor: Actor | null, access: CaseAccess): boolean =>
  isCaseThereFor(actor, access) &&
  access.appealed_at !== null &&
  access.appeal_decided_at === null &&
  access.decided_by !== (actor?.id ?? null);
