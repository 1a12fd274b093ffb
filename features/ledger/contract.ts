import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { ACCOUNT_KINDS, FAULT_KINDS, PHASES, postingKind } from './rules.ts';

const ore = z.int();
const time = z.string();

/** An account as it is shown to those who audit: a child's by its number, never by name. */
const journalAccount = z.object({
  kind: z.enum(ACCOUNT_KINDS),
  /** The end of its id, which also stands in the journal that is downloaded. */
  code: z.string(),
  /** The number of a child's account, or the name of an organisation; null where there is none. */
  name: z.string().nullable(),
});
export type JournalAccount = z.infer<typeof journalAccount>;

export const journalPosting = z.object({
  id: z.int(),
  at: time,
  kind: postingKind,
  phase: z.enum(PHASES),
  amount_ore: ore,
  from: journalAccount,
  to: journalAccount,
  /** Its place in the chain; null during the minute before it has one. */
  number: z.int().nullable(),
  digest: z.string().nullable(),
});
export type JournalPosting = z.infer<typeof journalPosting>;

const side = z.object({ account: journalAccount, amount_ore: ore });

export const openedPosting = journalPosting.extend({
  key: z.string(),
  entry_id: z.string(),
  done_by: z.enum(['system', 'user']),
  /** Everything that went out and came in with it, by account. */
  debit: z.array(side),
  credit: z.array(side),
  /** What happened has more postings than these. */
  has_more: z.boolean(),
  before: z.object({ number: z.int(), digest: z.string() }).nullable(),
  /** Whether the link follows from the one before, worked out now; null where it has no place yet. */
  is_link_right: z.boolean().nullable(),
  /** What became of it, or what it came of. */
  related: z.array(
    z.object({
      id: z.int(),
      number: z.int().nullable(),
      at: time,
      relation: z.enum(['ends', 'ended_by', 'corrects', 'corrected_by']),
      phase: z.enum(PHASES),
    }),
  ),
});
export type OpenedPosting = z.infer<typeof openedPosting>;

const fault = z.object({
  kind: z.enum(FAULT_KINDS),
  difference_ore: ore.nullable(),
  number: z.int().nullable(),
  posting_id: z.int().nullable(),
  /** Of a payment that differs, as its receipt has it. */
  receipt: z.string().nullable(),
});

export const proofDay = z.object({
  day: z.string(),
  made_at: time,
  /** In the journal by then, and how many of them were new that day. */
  postings: z.int(),
  new_postings: z.int(),
  sum_ore: ore,
  last_number: z.int(),
  last_digest: z.string(),
  /** What the worst control of the day found; empty where it found nothing. */
  faults: z.array(fault),
  /** When a control found nothing again. */
  resolved_at: time.nullable(),
});
export type ProofDay = z.infer<typeof proofDay>;

export const auditOffice = z.object({
  municipality: z.object({ id: municipalityId, name: z.string() }),
  postings: z.int(),
  first_at: time.nullable(),
  /** After the last control. */
  since_control: z.int(),
  corrections: z.int(),
  broken_links: z.int(),
  broken_last_at: time.nullable(),
  days_without_fault: z.int(),
  fault_last_at: time.nullable(),
  days: z.int(),
  last: proofDay.nullable(),
  may_pay_out: z.boolean(),
});
export type AuditOffice = z.infer<typeof auditOffice>;

/** Public money is looked into in one's own name, and never by a super-admin who acts for another. */
const reading = { access: 'user', rate: 'personal', isOwnOnly: true } as const;
const whose = { municipality_id: municipalityId.optional() };
const day = z.string().refine(isDay, { error: 'invalid' });
/** Of what counts from one; as long as the database has room for. */
const digits = z.string().regex(/^[1-9]\d{0,14}$/, { error: 'invalid' });
const cardNumber = z.string().regex(/^[1-9]\d{0,8}$/, { error: 'invalid' });

export const getAuditOffice = endpoint({
  method: 'GET',
  path: '/municipality/ledger',
  summary: 'For a municipality’s auditors and admins: how its journal stands, and what the last control found.',
  ...reading,
  query: z.object(whose),
  answer: oneOf(auditOffice),
});

export const listPostings = endpoint({
  method: 'GET',
  path: '/municipality/ledger/postings',
  summary: 'The journal, the newest first. `next` is the `before` of the following page.',
  ...reading,
  query: z.object({
    ...whose,
    from: day.optional(),
    to: day.optional(),
    kind: postingKind.optional(),
    /** The number of a child's account. */
    account: cardNumber.optional(),
    amount_ore: digits.optional(),
    before: digits.optional(),
  }),
  answer: z.object({ data: z.array(journalPosting), next: z.string().nullable() }),
});

export const getPosting = endpoint({
  method: 'GET',
  path: '/municipality/ledger/postings/{id}',
  summary: 'One posting with both sides of what happened, its links and its cause. That it was opened is written down.',
  ...reading,
  params: z.object({ id: digits }),
  answer: oneOf(openedPosting),
});

export const listProofs = endpoint({
  method: 'GET',
  path: '/municipality/ledger/proofs',
  summary: 'What the controls found, day by day, the newest first.',
  ...reading,
  query: z.object({ ...whose, before: day.optional() }),
  answer: z.object({ data: z.array(proofDay), next: z.string().nullable() }),
});

export const orderControl = endpoint({
  method: 'POST',
  path: '/municipality/ledger/control',
  summary:
    'Counts the whole ledger again, as a job. Only what it finds is written, and nothing of the journal changes.',
  ...reading,
  rate: 'write',
  body: z.object({ municipality_id: municipalityId }),
  /** Not ordered where one was made this very minute. */
  answer: oneOf(z.object({ is_ordered: z.boolean() })),
});

export const getJournalFile = endpoint({
  method: 'GET',
  path: '/municipality/ledger/journal',
  summary: 'The whole journal with its links, as lines of JSON. That it was taken along is written down.',
  ...reading,
  query: z.object(whose),
  answer: 'file',
});
