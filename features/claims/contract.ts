import { z } from 'zod';
import { paymentIntent } from '#features/payments/contract.ts';
import { PAYMENT_METHODS } from '#features/payments/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { isDay } from '#platform/language/typed-day.ts';
import {
  CLAIM_KINDS,
  CLAIM_STATUSES,
  MAX_NOTE_LENGTH,
  MAX_PAYEE_NAME_LENGTH,
  MAX_PURPOSE_LENGTH,
  MAX_RECEIPTS,
} from './rules.ts';

/** Longer than anything that can be read, so that what is wrong is explained and not turned away. */
export const typed = (most: number) => z.string().max(most);
/** Public money: nobody moves it in the name of another. */
const moving = { access: 'user', rate: 'write', isOwnOnly: true, idempotent: 'demanded' } as const;
const cardParams = z.object({ id: ids.card });
const claimParams = z.object({ id: ids.claim });
export const receiptParams = z.object({ id: ids.claim, file: ids.upload });

/** A receipt that was handed in with a refund, for the family and those who decide. */
export const claimReceipt = z.object({ id: ids.upload, name: z.string(), kind: z.enum(['image', 'document']) });
export type ClaimReceipt = z.infer<typeof claimReceipt>;

/** CRD-04: one line of an account's history. */
export const historyEntry = z.object({
  id: ids.claim,
  kind: z.enum(CLAIM_KINDS),
  status: z.enum(CLAIM_STATUSES),
  organization_id: ids.organisation.nullable(),
  organization_name: z.string(),
  /** What it was for, as it was called then. */
  purpose: z.string().nullable(),
  bank_account: z.string(),
  kid: z.string().nullable(),
  payment_note: z.string().nullable(),
  /** In kroner, and in whole øre; of the account alone, without what was paid beside it. */
  amount: z.number(),
  amount_ore: z.int(),
  own_ore: z.int(),
  created_at: z.string(),
  /** Until the day before, nothing is taken: the child tries first. */
  ready_on: z.string().nullable(),
  rejection_message: z.string().nullable(),
  payment_status: z.string(),
  /** 2 is refused by the bank, 5 an account that it does not know. */
  payment_status_code: z.int().nullable(),
  retried_at: z.string().nullable(),
  receipt_number: z.string(),
  receipts: z.array(claimReceipt),
  can_retry: z.boolean(),
  /** Whether another account number can be given with it. */
  can_change_account: z.boolean(),
  can_abandon: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const HISTORY_PER_PAGE = 20;

export const getCardHistory = endpoint({
  method: 'GET',
  path: '/cards/{id}/history',
  summary: 'What an account has been used for, the newest first.',
  access: 'user',
  rate: 'personal',
  params: cardParams,
  query: z.object(pageQuery(HISTORY_PER_PAGE)),
  answer: pageOf(historyEntry),
});

const reasonInWords = z.object({ key: z.string(), holds: z.boolean(), title: z.string(), told: z.string() });
export type ReasonInWords = z.infer<typeof reasonInWords>;

/** Something that can be paid for, or not, with the reasons. */
export const cardUse = z.object({
  event_id: ids.event,
  name: z.string(),
  organization_id: ids.organisation,
  organization_name: z.string(),
  price_ore: z.int().nullable(),
  times: z.int(),
  is_allowed: z.boolean(),
  reasons: z.array(reasonInWords),
  bank_account: z.string().nullable(),
});
export type CardUse = z.infer<typeof cardUse>;

const cardUses = z.object({
  child_name: z.string(),
  scheme_name: z.string(),
  available_ore: z.int(),
  /** Whether only organisations that take part can be paid. */
  takes_part_only: z.boolean(),
  is_open: z.boolean(),
  /** Whether the user can be given back what they have paid already. */
  can_ask_refund: z.boolean(),
  uses: z.array(cardUse),
});
export type CardUses = z.infer<typeof cardUses>;

export const getCardUses = endpoint({
  method: 'GET',
  path: '/cards/{id}/uses',
  summary: 'What an account can pay for now: activities that the child is signed up for, and one that is asked about.',
  access: 'user',
  rate: 'personal',
  params: cardParams,
  query: z.object({ event_id: ids.event.optional() }),
  answer: oneOf(cardUses),
});

/** What is paid, to whom. */
const paying = {
  /** The activity it is for; without one, the account number that is typed. */
  event_id: ids.event.optional(),
  bank_account: typed(40).default(''),
  organization_name: typed(MAX_PAYEE_NAME_LENGTH).default(''),
  kid: typed(60).default(''),
  payment_note: typed(MAX_NOTE_LENGTH).default(''),
  /** As it is written: '1 450,00'. */
  amount: typed(30),
};

export const withdraw = endpoint({
  method: 'POST',
  path: '/cards/{id}/withdraw',
  summary: 'Pays an organisation from an account. The amount is held until the municipality has said yes.',
  ...moving,
  params: cardParams,
  body: z.object(paying),
  answer: oneOf(historyEntry),
});

const ownPayment = z.object({
  transaction: historyEntry,
  /** What the user pays beside the account; null where the account covers all of it. */
  payment_intent: paymentIntent.nullable(),
});
export type OwnPayment = z.infer<typeof ownPayment>;

const payingTogether = {
  ...paying,
  /** How much of the amount comes from the account, as it is written; all that is there without it. */
  card_amount: typed(30).default(''),
  /** Where in the portal the user comes back to. */
  return_path: z
    .string()
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/)
    .max(500)
    .default('/'),
};

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/cards/{id}/payment_intent',
  summary: 'Begins a payment: the account first, own money for the rest, which is confirmed afterwards.',
  ...moving,
  params: cardParams,
  body: z.object(payingTogether),
  answer: oneOf(ownPayment),
});

export const payAndWithdraw = endpoint({
  method: 'POST',
  path: '/cards/{id}/payment_and_withdraw',
  summary: 'Pays from an account and with own money for the rest, in one go and with one receipt.',
  ...moving,
  params: cardParams,
  body: z.object({ ...payingTogether, payment_method: z.enum(PAYMENT_METHODS) }),
  answer: oneOf(ownPayment),
});

export const askRefund = endpoint({
  method: 'POST',
  path: '/cards/{id}/refund',
  summary: 'Asks for what was paid already, with a receipt. The amount is held until the municipality has decided.',
  ...moving,
  params: cardParams,
  body: z.object({
    upload_ids: z.array(ids.upload).max(MAX_RECEIPTS),
    /** What it was for, and who was paid. */
    purpose: typed(MAX_PURPOSE_LENGTH),
    organization_name: typed(MAX_PAYEE_NAME_LENGTH),
    amount: typed(30),
    paid_on: z.string().refine(isDay, { error: 'invalid' }),
    /** The guardian's own. */
    bank_account: typed(40),
    payment_note: typed(MAX_NOTE_LENGTH).default(''),
  }),
  answer: oneOf(historyEntry),
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/transactions/{id}/receipts/{file}',
  summary: 'A receipt of a refund, for those who have a part in the account.',
  access: 'user',
  rate: 'personal',
  isOwnOnly: true,
  params: receiptParams,
  answer: 'file',
});

export const retryTransaction = endpoint({
  method: 'POST',
  path: '/transactions/{id}/retry',
  summary: 'Has a payment that the bank refused tried again, with another account number where that one was typed.',
  ...moving,
  params: claimParams,
  body: z.object({ bank_account: typed(40).default('') }),
  answer: oneOf(historyEntry),
});

export const abandonTransaction = endpoint({
  method: 'POST',
  path: '/transactions/{id}/abandon',
  summary: 'Takes back a payment that has not been decided on. What was held can be used again.',
  ...moving,
  params: claimParams,
  answer: oneOf(historyEntry),
});
