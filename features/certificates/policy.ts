import { type Access, mayIn, rankOf } from '#features/organisations/policy.ts';
import { type Actor, isSuperAdmin } from '#platform/contract/policy.ts';
import type { StampStatus } from './rules.ts';

/** The municipality's own are defined by super-admins, with a reason; an organisation's by those who stand high enough. */
export const mayDefine = (actor: Actor | null, owner: Access | null): boolean =>
  owner ? mayIn(owner, 'define_certificates') : isSuperAdmin(actor);

/** Giving a certificate, and seeing who has it. */
export const mayGive = (organisation: Access): boolean => mayIn(organisation, 'give_certificates');

/**
 * A user who belongs to it or has taken part in what it does may ask; an organisation that is not accepted gives
 * nothing.
 */
export const mayRequest = (organisation: Access, hasTakenPart: boolean): boolean =>
  organisation.status === 'accepted' && (rankOf(organisation) !== null || hasTakenPart);

export type StampAccess = {
  status: StampStatus;
  is_own: boolean;
  /** In the organisation in which it was given or asked for. */
  may_give: boolean;
  /** Another one has taken its place. */
  is_replaced: boolean;
};

/** To anybody else a stamp is not there. */
export const maySeeStamp = ({ is_own, may_give }: StampAccess): boolean => is_own || may_give;

export const canWithStamp = (stamp: StampAccess) => ({
  accept: stamp.is_own && stamp.status === 'not_accepted',
  approve: stamp.may_give && stamp.status === 'requested',
  edit: stamp.may_give && stamp.status !== 'requested' && !stamp.is_replaced,
  delete: maySeeStamp(stamp),
});
