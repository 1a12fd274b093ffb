import type { UserId } from '#features/vocabulary/ids.ts';
import { type Actor, isSuperAdmin } from '#platform/contract/policy.ts';
import { isChangeable } from './rules.ts';

/** What one user is to another, as the database has it. */
export type Relation = {
  /** Neither blocked by the portal nor erased. */
  is_present: boolean;
  /** One of the two has blocked the other. */
  is_blocked: boolean;
  /** Both are members of one organisation today. */
  shares_organisation: boolean;
  /** One takes part in an activity of the other's organisation, which the other helps to run. */
  is_organiser_and_participant: boolean;
  /** They are a contact person of an organisation or an activity that is open to all. */
  is_contact: boolean;
  /** One is the other's guardian, or of a child who is with the other's organisation, which the other helps to run. */
  is_guardian: boolean;
  shares_thread: boolean;
};

/** Never strangers. A user who has blocked another is a stranger to them, and they to them. */
export const mayWriteTo = (relation: Relation): boolean =>
  relation.is_present &&
  !relation.is_blocked &&
  (relation.shares_organisation ||
    relation.is_organiser_and_participant ||
    relation.is_contact ||
    relation.is_guardian ||
    relation.shares_thread);

/** Met in a conversation, an organisation or an activity, whether or not they may write to each other. */
export const isMet = (
  relation: Pick<Relation, 'shares_thread' | 'shares_organisation' | 'is_organiser_and_participant'>,
): boolean => relation.shares_thread || relation.shares_organisation || relation.is_organiser_and_participant;

/** Both sides of a conversation of two are adults. A user whose age is not known counts as a minor. */
export const mayBeAlone = (one: { is_adult: boolean }, other: { is_adult: boolean }): boolean =>
  one.is_adult && other.is_adult;

/** Where a participant stands in a conversation. */
export type ThreadAccess = {
  kind: 'direct' | 'group' | 'organisation' | 'event';
  /** Started it, or nobody who did is left. */
  is_keeper: boolean;
  /** Runs the organisation or the activity that it belongs to. */
  is_organiser: boolean;
};

const isGroup = ({ kind }: ThreadAccess): boolean => kind === 'group';

export const mayRename = isGroup;
/** Everybody in a group lets in people whom they may write to; the others follow from who takes part elsewhere. */
export const mayAdd = isGroup;
export const mayRemove = (access: ThreadAccess): boolean => isGroup(access) && access.is_keeper;
/** Out of a conversation of two one is by deleting it. */
export const mayLeave = ({ kind }: ThreadAccess): boolean => kind !== 'direct';

/** For everybody, but for a conversation of two: nobody takes from the other what was said to them. */
export const mayDelete = (access: ThreadAccess): boolean =>
  access.kind === 'direct' || (isGroup(access) ? access.is_keeper : access.is_organiser);

type Written = { kind: string; author_id: UserId | null; created_at: string; deleted_at: string | null };

/** One's own words, for a quarter of an hour. */
export const mayChange = (self: UserId, message: Written, now: Date): boolean =>
  message.kind === 'text' &&
  message.author_id === self &&
  message.deleted_at === null &&
  isChangeable(message.created_at, now);

/** Of conversations that are not theirs, those who look after the contents see and take out what has been reported, and nothing else. */
export const mayTakeOut = (actor: Actor | null): boolean =>
  isSuperAdmin(actor) || (actor?.scopes.includes('moderator') ?? false);
