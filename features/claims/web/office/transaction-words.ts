import { longDate } from '#platform/language/date-forms.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { kroner } from '#platform/language/money.ts';
import type { Transaction } from '../../office-contract.ts';
import { ACCOUNT_UNKNOWN } from '../../rules.ts';
import type { AccountsTexts } from '../../texts/office/token.ts';

/** 'Emil L., 12 år'; of a child that has been forgotten, the number of the account is left. */
export const childWords = (
  { child_name, child_age, card_number }: Pick<Transaction, 'child_name' | 'child_age' | 'card_number'>,
  texts: AccountsTexts,
): string =>
  child_name === null || child_age === null ? texts.forgotten(card_number) : texts.child(child_name, child_age);

/** What it was for, and what the family pays beside it. */
export function purposeWords(
  { kind, purpose, payment_note, own_ore }: Pick<Transaction, 'kind' | 'purpose' | 'payment_note' | 'own_ore'>,
  texts: AccountsTexts,
): string {
  const own = own_ore > 0 ? texts.own_part(kroner(own_ore)) : null;
  return [kind === 'refund' ? texts.refund : null, purpose ?? payment_note, own].filter(Boolean).join(' · ');
}

type Told = Pick<
  Transaction,
  | 'kind'
  | 'status'
  | 'payment_status'
  | 'payment_status_code'
  | 'ready_on'
  | 'rejection_message'
  | 'needs_look'
  | 'is_approved_ahead'
  | 'why_unpaid'
>;

/** What there is to know of it beside its status; null where that says all of it. */
export function toldOf(transaction: Told, { told }: AccountsTexts, moments: MomentTexts): string | null {
  const { status, payment_status, payment_status_code, rejection_message, why_unpaid } = transaction;
  if (why_unpaid !== null && waitsForPayment(transaction)) return told.unpaid[why_unpaid];
  switch (status) {
    case 'PENDING':
      return toldWhileWaiting(transaction, told, moments);
    case 'APPROVED':
      return payment_status === 'in_file' ? told.in_file : told.next_file;
    case 'FAILED':
      return payment_status_code === ACCOUNT_UNKNOWN ? told.account_unknown : told.bank_refused;
    case 'REJECTED':
      return rejection_message;
    case 'ROLLBACK':
      return rejection_message ?? told.returned;
    default:
      return null;
  }
}

const waitsForPayment = ({ status, payment_status }: Told): boolean =>
  status === 'PENDING' || (status === 'APPROVED' && payment_status !== 'in_file');

function toldWhileWaiting(
  { kind, payment_status, ready_on, needs_look, is_approved_ahead }: Told,
  told: AccountsTexts['told'],
  moments: MomentTexts,
): string | null {
  if (payment_status === 'authorising') return told.authorising;
  if (needs_look) return told.no_activity;
  if (ready_on !== null) return (is_approved_ahead ? told.ahead : told.trial)(longDate(ready_on, moments));
  return kind === 'refund' ? told.receipt : null;
}
