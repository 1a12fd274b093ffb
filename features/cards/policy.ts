import { type Actor, isStaffOf } from '#platform/contract/policy.ts';
import { ADULT_AGE, ageOn, birthdayAt } from '#platform/language/ages.ts';
import type { Day } from '#platform/language/days.ts';
import type { CARD_ROLES } from './rules.ts';

/** What ties a user to an account today. */
export type CardTies = {
  born_on: Day;
  /** The account is the user's own: they were the child. */
  is_self: boolean;
  /** A guardian, as guardianship is now. */
  is_guardian: boolean;
  /** The guardian who opened it; where that one is a guardian no more, the one who has been so longest. */
  is_first_guardian: boolean;
  /** A share that has not been ended, and the day it began. */
  share: { may_pay: boolean; started_on: Day } | null;
};

export type CardRights = { role: (typeof CARD_ROLES)[number]; may_pay: boolean };

/** Null is nothing at all: to that user the account is not there. */
export function rightsTo(ties: CardTies, today: Day): CardRights | null {
  if (isGrownUp(ties, today)) {
    if (ties.is_self) return { role: 'holder', may_pay: true };
    return ties.share && !isFromChildhood(ties.share, ties.born_on) ? byShare(ties.share) : null;
  }
  if (ties.is_guardian) return { role: ties.is_first_guardian ? 'owner' : 'guardian', may_pay: true };
  return ties.share && byShare(ties.share);
}

/** What guardians had shared ended with their time. */
export const isFromChildhood = ({ started_on }: { started_on: Day }, bornOn: Day): boolean =>
  started_on < birthdayAt(bornOn, ADULT_AGE);

const byShare = ({ may_pay }: { may_pay: boolean }): CardRights => ({ role: 'share', may_pay });

export const isGrownUp = ({ born_on }: Pick<CardTies, 'born_on'>, today: Day): boolean =>
  ageOn(born_on, today) >= ADULT_AGE;

/** CRD-02: the PIN, and who else sees the account, are for one person alone. */
export const mayShare = ({ role }: Pick<CardRights, 'role'>): boolean => role === 'owner' || role === 'holder';

/** It goes to an account of the user's own: not for those whom the account is only shared with. */
export const mayAskRefund = ({ role, may_pay }: CardRights): boolean => may_pay && role !== 'share';

/** The municipality's own people; to anybody else of the staff an account is not there. */
export const maySeeAsStaff = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);
