import { z } from 'zod';
import { IDPORTEN_METHODS } from '#features/identity/rules.ts';
import { districtId, municipalityId } from '#features/municipalities/contract.ts';
import { schemeRules } from '#features/schemes/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { CARD_ROLES, MAX_POSTAL_CODES } from './rules.ts';

/** Whose it is, as far as the user who asks needs to know. */
const cardChild = z.object({
  id: ids.child,
  first_name: z.string(),
  last_name: z.string(),
  born_on: z.string(),
  age: z.int(),
});

/** What the rules ask about; guardians and the child alone are told it. */
const home = z.object({
  municipality_id: municipalityId.nullable(),
  district_id: districtId.nullable(),
  postal_code: z.string().nullable(),
});

const provider = z.object({
  scheme_id: ids.scheme,
  key: z.string(),
  name: z.string(),
  municipality_id: municipalityId,
  /** In a sentence: 'i Asker', 'på Voss'. */
  in_place: z.string(),
});

const cardShare = z.object({
  id: ids.cardShare,
  name: z.string(),
  may_pay: z.boolean(),
  /** Ended by the owner, who can give it back. */
  is_ended: z.boolean(),
});
export type CardShare = z.infer<typeof cardShare>;

export const card = z.object({
  id: ids.card,
  name: z.string(),
  child: cardChild,
  home: home.nullable(),
  provider,
  /** What is left to use. */
  amount_ore: z.int(),
  /** What the municipality has given for the period, with what came over from the one before. */
  granted_ore: z.int(),
  rules: schemeRules,
  /** The last day on which it can be used. */
  last_day: z.string(),
  is_expired: z.boolean(),
  role: z.enum(CARD_ROLES),
  can: z.object({ pay: z.boolean(), refund: z.boolean(), share: z.boolean() }),
  shares: z.array(cardShare),
  /** The share of the user who asks, to be given back. */
  own_share_id: ids.cardShare.nullable(),
});
export type Card = z.infer<typeof card>;

const offer = z.object({
  child: cardChild,
  home,
  provider,
  rules: schemeRules,
  last_day: z.string(),
  /** Every rule holds, but for what only the family can answer. */
  is_open: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

const family = z.object({
  /** Whether the user has logged in with an eID, which opening an account asks for. */
  is_identified: z.boolean(),
  /** Accounts can be opened here now (TEN-06). */
  is_claimable: z.boolean(),
  /** Schemes for which a child has no account. */
  offers: z.array(offer),
});
export type Family = z.infer<typeof family>;

const reading = { access: 'user', rate: 'personal' } as const;
/** It is about public money and children, so it is refused to a user who is logged in as another. */
const writing = { access: 'user', rate: 'write', isOwnOnly: true } as const;
const cardParams = z.object({ id: ids.card });
const shareParams = z.object({ id: ids.card, share: ids.cardShare });
const ssn = z.string().trim().max(20);

export const listCards = endpoint({
  method: 'GET',
  path: '/cards',
  summary: 'The accounts that you see: of your children, your own from 18 on, and those that are shared with you.',
  ...reading,
  answer: oneOf(z.array(card)),
});

export const getFamily = endpoint({
  method: 'GET',
  path: '/cards/family',
  summary: 'Your children without an account, with the rules of what they could get.',
  ...reading,
  answer: oneOf(family),
});

export const checkCard = endpoint({
  method: 'POST',
  path: '/v2/cards/check',
  summary: 'Whether a child of yours has an account or can get one, by the child’s number. Others are not found.',
  access: 'user',
  rate: 'cardGuess',
  body: z.object({ ssn }),
  answer: oneOf(z.object({ child_id: ids.child, card_id: ids.card.nullable(), is_open: z.boolean() })),
  isOwnOnly: true,
});

export const createCard = endpoint({
  method: 'POST',
  path: '/v2/cards',
  summary: 'Opens an account for a child of yours, or renews it, where every rule of the scheme holds.',
  ...writing,
  body: z.object({
    child_id: ids.child,
    scheme_id: ids.scheme,
    /** Where the scheme asks for it. Only that there is an account tells the answer. */
    is_within_income: z.boolean().optional(),
  }),
  answer: oneOf(z.object({ id: ids.card })),
  idempotent: 'demanded',
});

export const takeCard = endpoint({
  method: 'POST',
  path: '/v2/cards/take',
  summary: 'Takes an account that is shared with you, by the child’s number and the PIN.',
  access: 'user',
  rate: 'cardGuess',
  body: z.object({ ssn, pin: z.string().trim().max(10) }),
  answer: oneOf(z.object({ id: ids.card })),
  isOwnOnly: true,
});

export const getShare = endpoint({
  method: 'GET',
  path: '/v2/cards/{id}/share',
  summary:
    'What another needs to take the account: the PIN, and the child’s number with most of it hidden. Owner only.',
  ...reading,
  params: cardParams,
  answer: oneOf(z.object({ ssn: z.string(), pin: z.string() })),
  isOwnOnly: true,
  needsProof: true,
});

export const changeShare = endpoint({
  method: 'PUT',
  path: '/v2/cards/{id}/shares/{share}',
  summary: 'Whether the one it is shared with may pay. What the owner has ended is given back.',
  ...writing,
  params: shareParams,
  body: z.object({ may_pay: z.boolean() }),
  answer: 'nothing',
});

export const endShare = endpoint({
  method: 'DELETE',
  path: '/v2/cards/{id}/shares/{share}',
  summary: 'Ends a share: the owner anyone’s, others their own. It cannot be taken again with the PIN.',
  ...writing,
  params: shareParams,
  answer: 'nothing',
});

export const savePostalCodes = endpoint({
  method: 'PUT',
  path: '/cards/postal-codes',
  summary: 'Where your children live, as far as the register does not say it.',
  ...writing,
  body: z.object({
    postal_codes: z
      .array(z.object({ id: ids.child, postal_code: z.string().trim().max(10) }))
      .min(1)
      .max(MAX_POSTAL_CODES),
  }),
  answer: oneOf(z.object({ message: z.string() })),
});

export const startEid = endpoint({
  method: 'GET',
  path: '/cards/eid/url',
  summary: 'Where to send the browser for a login with MinID or BankID that leads back to the accounts.',
  access: 'anyone',
  rate: 'login',
  query: z.object({ method: z.enum(IDPORTEN_METHODS).default('minid') }),
  answer: oneOf(z.object({ url: z.string() })),
});

export const getEidStatus = endpoint({
  method: 'GET',
  path: '/cards/eid/status',
  summary: 'Whether you have logged in with an eID.',
  ...reading,
  answer: oneOf(z.object({ is_identified: z.boolean() })),
});
