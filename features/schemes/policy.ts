import type { UserId } from '#features/vocabulary/ids.ts';
import { type Actor, isAdminOf, isStaffOf } from '#platform/contract/policy.ts';
import { STEPS, type Step, type VersionState } from './rules.ts';

/** The municipality's own people; to anybody else its drafts are not there. */
export const maySeeSchemes = (actor: Actor | null, municipalityId: number): boolean => isStaffOf(actor, municipalityId);

/** Its admins; those who only help read along. */
export const mayChangeSchemes = (actor: Actor | null, municipalityId: number): boolean =>
  isAdminOf(actor, municipalityId);

export type VersionAccess = {
  municipality_id: number;
  state: VersionState;
  sent_by: UserId | null;
  /** Another admin of the municipality than the one who asks, with an account that is open. */
  has_other_admin: boolean;
};

const mayTake = (actor: Actor | null, { municipality_id, state }: VersionAccess, step: Step): boolean =>
  mayChangeSchemes(actor, municipality_id) && STEPS[step].from === state;

/** Public money has two names: the one who sent it publishes it only where there is nobody else who could. */
export const isSecondName = (actor: Actor | null, { sent_by, has_other_admin }: VersionAccess): boolean =>
  sent_by !== (actor?.id ?? null) || !has_other_admin;

export const canWithVersion = (actor: Actor | null, version: VersionAccess) => ({
  edit: mayChangeSchemes(actor, version.municipality_id) && version.state === 'draft',
  send: mayTake(actor, version, 'send'),
  take_back: mayTake(actor, version, 'take_back'),
  publish: mayTake(actor, version, 'publish') && isSecondName(actor, version),
  end: mayTake(actor, version, 'end'),
});
