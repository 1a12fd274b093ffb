import { type Access, mayIn, rankOf } from '#features/organisations/policy.ts';
import { type Actor, isAdminOf, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';
import type { StampStatus } from './rules.ts';

/** An organisation's are defined by those who stand high enough in it. */
export const mayDefine = (owner: Access): boolean => mayIn(owner, 'define_certificates');

/** A municipality's own by its admins, and with a reason by super-admins; those of the whole country by these alone. */
export const mayDefineMunicipal = (actor: Actor | null, municipalityId: number | null): boolean =>
  isSuperAdmin(actor) || isOwnOffice(actor, municipalityId);

export const isOwnOffice = (actor: Actor | null, municipalityId: number | null): boolean =>
  municipalityId !== null && isAdminOf(actor, municipalityId);

/** What a municipality has defined, looked at from its own rooms. */
export const maySeeOffice = (actor: Actor | null, municipalityId: number): boolean =>
  isSuperAdmin(actor) || isStaffOf(actor, municipalityId);

/** Giving a certificate, and seeing who has it. */
export const mayGive = (organisation: Access): boolean => mayIn(organisation, 'give_certificates');

type Asker = { hasTakenPart: boolean; isSought: boolean };

/**
 * A user who belongs to it or has taken part in what it does may ask, and everybody for what a shift to come asks of
 * them; an organisation that is not accepted gives nothing.
 */
export const mayRequest = (organisation: Access, { hasTakenPart, isSought }: Asker): boolean =>
  organisation.status === 'accepted' && (rankOf(organisation) !== null || hasTakenPart || isSought);

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
