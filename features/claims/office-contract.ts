import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { claimReceipt, historyEntry, receiptParams, typed } from './contract.ts';
import {
  CLAIM_STATUSES,
  MAX_DECIDED_AT_ONCE,
  MAX_MESSAGE_LENGTH,
  PARTICIPATION_STATES,
  UNPAID_REASONS,
} from './rules.ts';

const reading = { access: 'municipality', rate: 'personal' } as const;
/** Public money: nobody decides about it in the name of another. */
const deciding = { access: 'municipality', rate: 'write', isOwnOnly: true, idempotent: 'demanded' } as const;
/** One of the reader's own; else the portal's, or their first one. */
const ofMunicipality = { municipality_id: municipalityId.optional() };
const message = z.string().trim().max(MAX_MESSAGE_LENGTH);

const refusedRefund = z.object({
  amount_ore: z.int(),
  /** The provider's code. */
  reason: z.string(),
  refused_at: z.string(),
  /** How it was settled by hand; null until it is. */
  settled_note: z.string().nullable(),
});
export type ShownRefusedRefund = z.infer<typeof refusedRefund>;

/** As the municipality reads it: of the child what it takes to decide. Those who only help see an account in part. */
export const transaction = historyEntry
  .omit({ receipts: true, can_retry: true, can_change_account: true, can_abandon: true })
  .extend({
    card_number: z.int(),
    /** 'Emil L.', and the age today; null once the child has been forgotten. */
    child_name: z.string().nullable(),
    child_age: z.int().nullable(),
    /** Nothing is known of what it is for: a person looks at it first. */
    needs_look: z.boolean(),
    /** The yes is said, and waits for the trial to be over. */
    is_approved_ahead: z.boolean(),
    /** Of an account that the reader has a part in: a colleague decides. */
    is_own_case: z.boolean(),
    /** What its organisation is today that keeps it from being paid; null where nothing does. */
    why_unpaid: z.enum(UNPAID_REASONS).nullable(),
    /** Own money that was to be given back, and that the provider refused; null where it did not. */
    refused_refund: refusedRefund.nullable(),
    can: z.object({
      approve: z.boolean(),
      reject: z.boolean(),
      roll_back: z.boolean(),
      retry: z.boolean(),
      /** To have the provider asked again, or say that the family has its money in another way. */
      settle_refund: z.boolean(),
    }),
  });
export type Transaction = z.infer<typeof transaction>;

export const TRANSACTIONS_PER_PAGE = 20;

/** What payments are narrowed by. */
export const transactionFilters = z.object({
  status: z.enum(CLAIM_STATUSES).optional(),
  /** Those alone of which the provider refused to give own money back. */
  refund: z.literal('refused').optional(),
  /** A name of a payee, a KID or a receipt’s number; never of a child. */
  q: z.string().trim().max(100).default(''),
});
export type TransactionFilters = z.infer<typeof transactionFilters>;

export const listTransactions = endpoint({
  method: 'GET',
  path: '/municipality/transactions',
  summary: 'For the municipality’s own people: payments from its accounts, the newest first.',
  ...reading,
  query: transactionFilters.extend({ ...ofMunicipality, ...pageQuery(TRANSACTIONS_PER_PAGE) }),
  answer: pageOf(transaction).extend({
    municipality: z.object({ id: municipalityId, name: z.string() }),
    counts: z.object({ waiting: z.int(), waiting_ore: z.int(), failed: z.int(), refused_refunds: z.int() }),
    can: z.object({ decide: z.boolean() }),
  }),
});

export const openTransaction = endpoint({
  method: 'POST',
  path: '/municipality/transactions/{id}/open',
  summary: 'One payment with its receipt and what was done with it. That it was looked at is in the audit log.',
  ...reading,
  isOwnOnly: true,
  params: z.object({ id: ids.claim }),
  answer: oneOf(
    transaction.extend({
      paid_on: z.string().nullable(),
      /** For those who decide; null for those who only help. */
      receipts: z.array(claimReceipt).nullable(),
      decided_by: z.string().nullable(),
      decided_at: z.string().nullable(),
    }),
  ),
});

export const getReceiptAsStaff = endpoint({
  method: 'GET',
  path: '/municipality/transactions/{id}/receipts/{file}',
  summary: 'A receipt of a refund, for those who decide on it. That it was looked at is in the audit log.',
  ...reading,
  isOwnOnly: true,
  params: receiptParams,
  answer: 'file',
});

export const decideTransactions = endpoint({
  method: 'POST',
  path: '/municipality/transactions/decide',
  summary: 'Says yes or no to payments that wait, or gives back what was said yes to. All of them, or none.',
  ...deciding,
  body: z.object({
    ids: z.array(ids.claim).min(1).max(MAX_DECIDED_AT_ONCE),
    decision: z.enum(['approve', 'reject', 'roll_back']),
    /** To the family; needed for a no. */
    message: message.default(''),
  }),
  answer: oneOf(z.object({ decided: z.int() })),
});

export const retryTransactionAsStaff = endpoint({
  method: 'POST',
  path: '/municipality/transactions/{id}/retry',
  summary: 'Has a payment that the bank refused tried again.',
  ...deciding,
  params: z.object({ id: ids.claim }),
  answer: 'nothing',
});

export const retryOwnRefund = endpoint({
  method: 'POST',
  path: '/municipality/transactions/{id}/own-refund/retry',
  summary: 'Asks the provider again to give own money back that it refused to give back.',
  ...deciding,
  params: z.object({ id: ids.claim }),
  answer: 'nothing',
});

export const settleOwnRefund = endpoint({
  method: 'POST',
  path: '/municipality/transactions/{id}/own-refund/settle',
  summary: 'Says that own money which the provider refused to give back was given back in another way, and how.',
  ...deciding,
  params: z.object({ id: ids.claim }),
  body: z.object({ message }),
  answer: 'nothing',
});

export const participation = z.object({
  id: ids.participation,
  scheme_id: ids.scheme,
  scheme_name: z.string(),
  organization: z.object({ id: ids.organisation, name: z.string(), number: z.string().nullable() }),
  state: z.enum(PARTICIPATION_STATES),
  bank_account: z.string(),
  asked_at: z.string(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
  /** Of an organisation that the reader acts for: a colleague decides. */
  is_own_case: z.boolean(),
  can: z.object({ approve: z.boolean(), refuse: z.boolean(), stop: z.boolean() }),
});
export type Participation = z.infer<typeof participation>;

export const PARTICIPATIONS_PER_PAGE = 20;

export const listParticipations = endpoint({
  method: 'GET',
  path: '/municipality/participations',
  summary: 'For the municipality’s own people: organisations that take part in its schemes, or want to.',
  ...reading,
  query: z.object({
    ...ofMunicipality,
    state: z.enum(PARTICIPATION_STATES).optional(),
    ...pageQuery(PARTICIPATIONS_PER_PAGE),
  }),
  answer: pageOf(participation),
});

export const decideParticipation = endpoint({
  method: 'POST',
  path: '/municipality/participations/{id}/decide',
  summary: 'Lets an organisation take part, says no with a reason, or stops one that does.',
  ...deciding,
  idempotent: true,
  params: z.object({ id: ids.participation }),
  body: z.object({ decision: z.enum(['approve', 'refuse', 'stop']), reason: message.default('') }),
  answer: 'nothing',
});

/** A scheme of the organisation's municipality, and where it stands to it. */
export const ownParticipation = z.object({
  scheme_id: ids.scheme,
  scheme_name: z.string(),
  state: z.enum(PARTICIPATION_STATES).nullable(),
  bank_account: z.string().nullable(),
  reason: z.string().nullable(),
  asked_at: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type OwnParticipation = z.infer<typeof ownParticipation>;

const organisationParams = z.object({ id: ids.organisation });

export const listOwnParticipations = endpoint({
  method: 'GET',
  path: '/organizations/{id}/leisure-cards',
  summary: 'For an organisation’s admins: the schemes that it can take part in.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  answer: oneOf(z.array(ownParticipation)),
});

export const askToTakePart = endpoint({
  method: 'POST',
  path: '/organizations/{id}/leisure-cards',
  summary: 'Asks to take part in a scheme, or gives another account number, which the municipality looks at again.',
  access: 'user',
  rate: 'write',
  isOwnOnly: true,
  needsProof: true,
  idempotent: true,
  params: organisationParams,
  body: z.object({ scheme_id: ids.scheme, bank_account: typed(40) }),
  answer: 'nothing',
});

/** Public: whether an activity can be paid for from an account. */
export const getEventPayment = endpoint({
  method: 'GET',
  path: '/events/{id}/leisure-card',
  summary: 'The scheme from which the activity can be paid for now; null where there is none.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: ids.event }),
  answer: oneOf(z.object({ scheme_id: ids.scheme, scheme_name: z.string() }).nullable()),
});
