import { z } from 'zod';
import { CLAIM_STATUSES } from '#features/claims/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';

const params = z.object({ id: ids.organisation });
const ore = z.int();

/** A payment from a leisure account as the organisation that gets it sees it. */
const organisationPayment = z.object({
  id: ids.claim,
  receipt_number: z.string(),
  created_at: z.string(),
  status: z.enum(CLAIM_STATUSES),
  /** Of the child no more than this; null once it has been forgotten. */
  child_first_name: z.string().nullable(),
  child_birth_year: z.int().nullable(),
  purpose: z.string().nullable(),
  kid: z.string().nullable(),
  /** From the account and of own money, together. */
  amount_ore: ore,
  /** Of it, what the organisation owed for something that was cancelled. */
  kept_back_ore: ore,
  /** The file to the bank that it went with last; null before that. */
  payout: z.object({ number: z.int(), pay_on: z.string().nullable() }).nullable(),
});
export type OrganisationPayment = z.infer<typeof organisationPayment>;

const filters = {
  status: z.enum(CLAIM_STATUSES).optional(),
  year: z
    .string()
    .regex(/^20\d\d$/, { error: 'invalid' })
    .optional(),
};

export const ORGANISATION_PAYMENTS_PER_PAGE = 30;
/** As many as an organisation has in a year, and many more. */
export const MAX_PAYMENTS_IN_FILE = 10_000;

export const listOrganisationPayments = endpoint({
  method: 'GET',
  path: '/organizations/{id}/payments',
  summary: 'For an organisation’s admins: payments to it from leisure accounts, the newest first.',
  access: 'user',
  rate: 'personal',
  params,
  query: z.object({ ...filters, ...pageQuery(ORGANISATION_PAYMENTS_PER_PAGE) }),
  answer: pageOf(organisationPayment).extend({
    /** Of all that the filter leaves. */
    sums: z.object({ amount_ore: ore, paid_ore: ore, coming_ore: ore }),
    /** In which there were payments, the latest first. */
    years: z.array(z.string()),
  }),
});

export const takeOrganisationPayments = endpoint({
  method: 'POST',
  path: '/organizations/{id}/payments/file',
  summary: 'The same payments as CSV. That the list was taken along is written down.',
  access: 'user',
  rate: 'export',
  // It has children in it, so a user who is logged in as another cannot fetch it.
  isOwnOnly: true,
  params,
  body: z.object(filters),
  answer: 'file',
});
