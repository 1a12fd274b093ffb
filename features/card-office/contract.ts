import { z } from 'zod';
import { GRANT_REASONS } from '#features/cards/rules.ts';
import { CLAIM_STATUSES } from '#features/claims/rules.ts';
import { GUARDIANSHIP_SOURCES } from '#features/households/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { moving, reading, whose } from './calls-contract.ts';
import { CARD_STATES, HIGHEST_AGE, LEFT, MAX_REASON_LENGTH } from './rules.ts';

const ore = z.int();
const cardNumber = z.string().regex(/^\d{1,9}$/, { error: 'invalid' });
const age = z
  .string()
  .regex(/^\d{1,3}$/, { error: 'invalid' })
  .refine((typed) => Number(typed) <= HIGHEST_AGE, { error: 'invalid' });
const reason = z.string().trim().max(MAX_REASON_LENGTH);

export const officeCard = z.object({
  id: ids.card,
  number: z.int(),
  scheme_name: z.string(),
  /** Null once the child has been forgotten. */
  first_name: z.string().nullable(),
  birth_year: z.int().nullable(),
  postal_code: z.string().nullable(),
  state: z.enum(CARD_STATES),
  /** What can be used, and what is held for payments that wait. */
  left_ore: ore,
  held_ore: ore,
  /** In the period that the account is in. */
  granted_ore: ore,
});
export type OfficeCard = z.infer<typeof officeCard>;

/** What accounts are narrowed by. */
export const accountFilters = z.object({
  scheme_id: ids.scheme.optional(),
  state: z.enum(CARD_STATES).optional(),
  min_age: age.optional(),
  max_age: age.optional(),
  postal_code: z
    .string()
    .regex(/^\d{4}$/, { error: 'invalid' })
    .optional(),
  left: z.enum(LEFT).optional(),
  /** The number of one account. */
  number: cardNumber.optional(),
});
export type AccountFilters = z.infer<typeof accountFilters>;

export const listOfficeCards = endpoint({
  method: 'GET',
  path: '/municipality/leisure-cards',
  summary:
    'For the municipality’s own people: its accounts, the newest first. `next` is the `before` of the next page.',
  ...reading,
  query: accountFilters.extend({ ...whose, before: cardNumber.optional() }),
  answer: z.object({
    data: z.array(officeCard),
    next: z.string().nullable(),
    schemes: z.array(z.object({ id: ids.scheme, name: z.string() })),
    can: z.object({ change: z.boolean() }),
  }),
});

const officeNumbers = z.object({
  /** When they were counted. */
  at: z.string(),
  since: z.string().nullable(),
  accounts: z.int(),
  granted_ore: ore,
  used_ore: ore,
  waiting: z.int(),
  waiting_ore: ore,
});
export type OfficeNumbers = z.infer<typeof officeNumbers>;

export const getOfficeNumbers = endpoint({
  method: 'GET',
  path: '/municipality/leisure-cards/numbers',
  summary: 'How many accounts there are in what runs now, what was put in, what is used and what waits.',
  ...reading,
  query: z.object(whose),
  answer: oneOf(officeNumbers.nullable()),
});

export const findOfficeCard = endpoint({
  method: 'POST',
  path: '/municipality/leisure-cards/find',
  summary: 'The accounts of a child by its number, with a reason. That it was looked for is in the audit log.',
  access: 'municipality',
  rate: 'staffLookup',
  isOwnOnly: true,
  body: z.object({ ...whose, ssn: z.string().trim().max(20), reason }),
  answer: oneOf(z.array(officeCard)),
});

const cardParams = z.object({ id: ids.card });

const openedCard = officeCard.extend({
  created_at: z.string(),
  /** The last day on which it can be used. */
  last_day: z.string(),
  /** For admins: the rest of the name, and the day of birth. */
  last_name: z.string().nullable(),
  born_on: z.string().nullable(),
  grants: z.array(
    z.object({
      id: ids.cardGrant,
      reason: z.enum(GRANT_REASONS),
      amount_ore: ore,
      note: z.string().nullable(),
      by: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      id: ids.claim,
      status: z.enum(CLAIM_STATUSES),
      payee_name: z.string(),
      amount_ore: ore,
      created_at: z.string(),
    }),
  ),
  /** As it is now; those who help see first names. */
  guardians: z.array(z.object({ name: z.string(), source: z.enum(GUARDIANSHIP_SOURCES), since: z.string() })),
  /** Who of the staff has looked at it or changed it, for admins. */
  looked: z.array(z.object({ name: z.string().nullable(), deed: z.string(), at: z.string() })).nullable(),
  /** Of the reader's own family: a colleague decides. */
  is_own_case: z.boolean(),
  can: z.object({ change: z.boolean() }),
});
export type OpenedCard = z.infer<typeof openedCard>;

export const openOfficeCard = endpoint({
  method: 'POST',
  path: '/municipality/leisure-cards/{id}/open',
  summary:
    'One account: what was put in, what was paid, who acts for the child, who has looked. This look is noted too.',
  ...reading,
  isOwnOnly: true,
  params: cardParams,
  answer: oneOf(openedCard),
});

export const refillCard = endpoint({
  method: 'POST',
  path: '/municipality/leisure-cards/{id}/refill',
  summary: 'Puts money into one account, or takes some out of it, with a reason. Never below zero.',
  ...moving,
  params: cardParams,
  body: z.object({ direction: z.enum(['in', 'out']), amount: z.string().trim().max(40), reason }),
  answer: oneOf(z.object({ left_ore: ore })),
});

/** Null where so few children are behind a number that they could be recognised. */
const hiddenOre = ore.nullable();
const count = z.int().nullable();

const period = z.object({
  id: ids.schemeVersion,
  scheme_name: z.string(),
  number: z.int(),
  starts_on: z.string(),
  last_day: z.string(),
});

const statistics = z.object({
  /** When it was counted. */
  at: z.string(),
  accounts: count,
  used_accounts: count,
  granted_ore: hiddenOre,
  used_ore: hiddenOre,
  median_ore: hiddenOre,
  by_age: z.array(z.object({ age: z.int(), accounts: count, granted_ore: hiddenOre, used_ore: hiddenOre })),
  /** Null is money back to guardians, and to those who are no organisation here. */
  by_payee: z.array(z.object({ name: z.string().nullable(), accounts: count, used_ore: hiddenOre })),
  /** Null is what was paid for no activity of the portal. */
  by_category: z.array(z.object({ name: z.string().nullable(), accounts: count, used_ore: hiddenOre })),
});
export type Statistics = z.infer<typeof statistics>;

export const getStatistics = endpoint({
  method: 'GET',
  path: '/municipality/statistics',
  summary:
    'What a period of a scheme comes to: accounts, use, ages, payees and categories. Small numbers are left out.',
  ...reading,
  query: z.object({ ...whose, version_id: ids.schemeVersion.optional() }),
  answer: z.object({
    /** The newest first. */
    periods: z.array(period),
    period: period.nullable(),
    /** Null until a large period has been counted. */
    data: statistics.nullable(),
  }),
});
