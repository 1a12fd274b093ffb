import { z } from 'zod';

/** What lies where. Amounts are whole øre; what is in an account is what has come in, less what has gone out. */
export const ACCOUNT_KINDS = [
  /** Where the municipality's money comes from. Below zero by what it has set aside. */
  'outside',
  /** What is set aside for a version of a scheme, and not given yet. */
  'budget',
  /** What a child can use. */
  'purse',
  /** What an organisation, or a guardian with a receipt, is to be paid. */
  'claim',
  /** In a bank file that the bank has not answered. */
  'transit',
  /** Out of the house. */
  'paid',
  /** People's own money, by the service that holds it. Below zero by what has come through it. */
  'provider',
  /** What an organisation was paid for something that was cancelled afterwards. Below zero by what it owes. */
  'receivable',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Only these are ever below zero; the database holds the others (`ledger_account_covers`). */
const WITHOUT_FLOOR: readonly AccountKind[] = ['outside', 'provider', 'receivable'];
export const hasFloor = (kind: AccountKind): boolean => !WITHOUT_FLOOR.includes(kind);

type Way = readonly [from: AccountKind, to: AccountKind];

/** Every kind of posting with its ways. The table `ledger_rule` has the same, and a test compares them. */
export const POSTING_KINDS = {
  fund: [['outside', 'budget']],
  unfund: [['budget', 'outside']],
  grant: [['budget', 'purse']],
  take_back: [['purse', 'budget']],
  /** Held while a thing is lent, and never posted: what is kept of it is taken back. */
  deposit: [['purse', 'budget']],
  pay: [['purse', 'claim']],
  pay_own: [['provider', 'claim']],
  pay_out: [['claim', 'transit']],
  bank_accepts: [['transit', 'paid']],
  bank_refuses: [['transit', 'claim']],
  /** What was booked came back, days later. The payee owes nothing for what was cancelled meanwhile and never had. */
  bank_returns: [
    ['paid', 'claim'],
    ['paid', 'receivable'],
  ],
  /** The file was withdrawn before the bank had it. */
  recall: [['transit', 'claim']],
  cancel: [
    ['claim', 'purse'],
    ['claim', 'provider'],
  ],
  cancel_paid: [
    ['receivable', 'purse'],
    ['receivable', 'provider'],
  ],
  settle: [['claim', 'receivable']],
} as const satisfies Record<string, readonly Way[]>;
export type PostingKind = keyof typeof POSTING_KINDS;
export const postingKind = z.enum(Object.keys(POSTING_KINDS) as [PostingKind, ...PostingKind[]]);

/** `held` may still be given up; `released` and `given_up` are what became of a held one. */
export const PHASES = ['posted', 'held', 'released', 'given_up'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * What a control can find: accounts that do not add up, balances that differ from their postings, a broken chain, one that
 * is not what an earlier control wrote down; bank files and their lines, payments from accounts and people's own payments
 * that differ from what was posted for them; and postings of payments that are not there.
 */
export const FAULT_KINDS = [
  'sum',
  'balance',
  'held',
  'chain',
  'rewritten',
  'unsealed',
  'bank_file',
  'bank_line',
  'claim',
  'payment',
  'stray',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];
