import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { BANK_FILE_STATES, LINE_RESULTS, MAX_ANSWER_BYTES, MAX_REASON_LENGTH } from './rules.ts';

/** Public money: nobody moves it in the name of another. */
const moving = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
/** One of the reader's own; else the portal's, or their first one. */
const ofMunicipality = { municipality_id: municipalityId.optional() };
const params = z.object({ id: ids.bankFile });
const ore = z.int();
const time = z.string();

export const payer = z.object({
  name: z.string(),
  organisation_number: z.string(),
  bank_account: z.string(),
  bic: z.string(),
});
export type PayerShown = z.infer<typeof payer>;

export const bankFile = z.object({
  id: ids.bankFile,
  number: z.int(),
  state: z.enum(BANK_FILE_STATES),
  total_ore: ore,
  lines: z.int(),
  paid: z.int(),
  failed: z.int(),
  is_automatic: z.boolean(),
  made_at: time,
  /** A name of the municipality's own people; null where the job made it, or the user is gone. */
  made_by: z.string().nullable(),
  approved_at: time.nullable(),
  approved_by: z.string().nullable(),
  pay_on: z.string().nullable(),
  sent_at: time.nullable(),
  answered_at: time.nullable(),
  withdrawn_at: time.nullable(),
  withdrawn_by: z.string().nullable(),
  withdrawn_reason: z.string().nullable(),
  /** The reader made it: another has to look at it. */
  is_own: z.boolean(),
  /** The reader said yes to a payment in it: another has to look at it. */
  has_decided: z.boolean(),
  /** Organisations in it that are stopped or deleted now, where the bank has not answered: it is not sent with them. */
  unpaid_payees: z.array(z.string()),
  can: z.object({ approve: z.boolean(), download: z.boolean(), withdraw: z.boolean() }),
});
export type BankFile = z.infer<typeof bankFile>;

export const FILES_PER_PAGE = 20;

export const listBankFiles = endpoint({
  method: 'GET',
  path: '/municipality/bank-files',
  summary: 'For the municipality’s admins: its files to the bank, the newest first, and what waits to be paid.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ ...ofMunicipality, ...pageQuery(FILES_PER_PAGE) }),
  answer: pageOf(bankFile).extend({
    municipality: z.object({ id: municipalityId, name: z.string() }),
    /** Null where it has not been set: then no file is made. */
    payer: payer.nullable(),
    /** The last control of the ledger found nothing. */
    may_pay_out: z.boolean(),
    to_pay: z.object({ count: z.int(), amount_ore: ore }),
  }),
});

export const getBankFile = endpoint({
  method: 'GET',
  path: '/municipality/bank-files/{id}',
  summary: 'One file with everything that the bank is asked to pay, and what it answered.',
  access: 'municipality',
  rate: 'personal',
  isOwnOnly: true,
  params,
  answer: oneOf(
    bankFile.extend({
      message_id: z.string(),
      payer,
      payments: z.array(
        z.object({
          id: ids.bankFileLine,
          payee_name: z.string(),
          bank_account: z.string(),
          kid: z.string().nullable(),
          amount_ore: ore,
          result: z.enum(LINE_RESULTS).nullable(),
          payment_status_code: z.int().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type OpenedBankFile = z.infer<(typeof getBankFile)['answer']>['data'];

export const makeBankFile = endpoint({
  method: 'POST',
  path: '/municipality/bank-files',
  summary: 'Makes a file of what is approved now. Another admin has to approve it.',
  ...moving,
  idempotent: 'demanded',
  body: z.object(ofMunicipality),
  answer: oneOf(z.object({ id: ids.bankFile })),
});

export const approveBankFile = endpoint({
  method: 'POST',
  path: '/municipality/bank-files/{id}/approve',
  summary:
    'Says yes to a file that another admin, or the job of the day, has made, of payments that others have approved.',
  ...moving,
  needsProof: true,
  idempotent: 'demanded',
  params,
  answer: 'nothing',
});

export const withdrawBankFile = endpoint({
  method: 'POST',
  path: '/municipality/bank-files/{id}/withdraw',
  summary:
    'Takes back a file that nobody has fetched. It stays with the reason, and the next file can take what was in it.',
  ...moving,
  needsProof: true,
  idempotent: 'demanded',
  params,
  body: z.object({ reason: z.string().trim().max(MAX_REASON_LENGTH) }),
  answer: 'nothing',
});

export const downloadBankFile = endpoint({
  method: 'POST',
  path: '/municipality/bank-files/{id}/download',
  summary: 'Hands over an approved file for the bank (pain.001.001.09). That it was fetched is written down.',
  ...moving,
  params,
  answer: 'file',
});

export const takeBankAnswer = endpoint({
  method: 'POST',
  path: '/municipality/bank-answers',
  summary: 'Takes what the bank answered (pain.002 or camt.054), field `file`. All of it, or nothing.',
  ...moving,
  query: z.object(ofMunicipality),
  takesFileOfBytes: MAX_ANSWER_BYTES,
  idempotent: 'demanded',
  answer: oneOf(
    z.object({
      paid: z.int(),
      failed: z.int(),
      waiting: z.int(),
      /** Payments in a notification that came of no file of ours: left alone. */
      not_ours: z.int(),
    }),
  ),
});

const typed = z.string().max(140);

export const setPayer = endpoint({
  method: 'PUT',
  path: '/municipality/payer',
  summary: 'Sets who pays, and from which account. Files that are made already stay as they are.',
  ...moving,
  needsProof: true,
  body: z.object({ ...ofMunicipality, name: typed, organisation_number: typed, bank_account: typed, bic: typed }),
  answer: 'nothing',
});
