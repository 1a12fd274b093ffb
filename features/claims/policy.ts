import { type Actor, isAdminOf, isStaffOf } from '#platform/contract/policy.ts';
import {
  ACCOUNT_UNKNOWN,
  type ClaimKind,
  type ClaimState,
  mayBecome,
  type ParticipationState,
  type PaymentStatusCode,
  type UnpaidReason,
} from './rules.ts';

/** The municipality's own people; to anybody else of the staff its payments are not there. */
export const maySeeClaims = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);

/** Its admins decide; those who help read along, and see account numbers in part. */
export const mayDecideClaims = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);

type Claim = {
  kind: ClaimKind;
  state: ClaimState;
  decided_at: string | null;
  payment_status_code: PaymentStatusCode | null;
  organisation_id: string | null;
  /** The organisation's own number, where it takes part today, is another one than the bank refused. */
  has_new_account: boolean;
  takes_part: boolean;
  /** Of an account that the reader has a part in. */
  is_own_case: boolean;
  /** What its organisation is today that keeps it from being paid. */
  why_unpaid: UnpaidReason | null;
  /** Own money was to be given back, the provider refused, and nobody has settled it. */
  is_refund_refused: boolean;
};

/** What is paid to a guardian can go to another account of theirs; whom the municipality said yes to stays the payee. */
export const mayChangeAccount = ({ kind, state }: Pick<Claim, 'kind' | 'state'>): boolean =>
  kind === 'refund' && state === 'failed';

/** An account that the bank does not know stays unknown: there another number is needed first. */
export function mayBeRetried(claim: Omit<Claim, 'is_own_case' | 'why_unpaid' | 'is_refund_refused'>): boolean {
  if (claim.state !== 'failed') return false;
  if (mayChangeAccount(claim)) return true;
  const isKnown = claim.payment_status_code !== ACCOUNT_UNKNOWN;
  return claim.organisation_id === null ? isKnown : claim.takes_part && (isKnown || claim.has_new_account);
}

export const mayBeAbandoned = ({ state }: Pick<Claim, 'state'>): boolean => mayBecome(state, 'abandoned');

/** What an admin can do with it now. A yes that waits for the trial is not said twice. */
export const canWithClaim = (actor: Actor | null, municipality_id: number, claim: Claim) => {
  const { state, decided_at, is_own_case, why_unpaid, is_refund_refused } = claim;
  const may = mayDecideClaims(actor, municipality_id) && !is_own_case;
  return {
    approve: may && state === 'waiting' && decided_at === null && why_unpaid === null,
    reject: may && mayBecome(state, 'rejected'),
    roll_back: may && mayBecome(state, 'rolled_back'),
    retry: may && mayBeRetried(claim),
    settle_refund: may && is_refund_refused,
  };
};

const PARTICIPATION_STEPS = {
  approve: ['asked', 'stopped'],
  refuse: ['asked'],
  stop: ['approved'],
} as const satisfies Record<string, readonly ParticipationState[]>;
export type ParticipationStep = keyof typeof PARTICIPATION_STEPS;

export const mayTakeStep = (state: ParticipationState, step: ParticipationStep): boolean =>
  (PARTICIPATION_STEPS[step] as readonly ParticipationState[]).includes(state);

type Asked = {
  state: ParticipationState;
  /** Of an organisation that the reader acts for. */
  is_own_case: boolean;
};

export const canWithParticipation = (actor: Actor | null, municipality_id: number, { state, is_own_case }: Asked) => {
  const may = mayDecideClaims(actor, municipality_id) && !is_own_case;
  return {
    approve: may && mayTakeStep(state, 'approve'),
    refuse: may && mayTakeStep(state, 'refuse'),
    stop: may && mayTakeStep(state, 'stop'),
  };
};
