import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { usernameField } from '#platform/contract/patterns.ts';
import { isDay } from '#platform/language/typed-day.ts';
import {
  CARD_STATES,
  MAX_GROUP_NAME_LENGTH,
  MAX_HOLDER_NAME_LENGTH,
  MAX_VISITS_PER_PERIOD,
  MEMBERS_PER_PAGE,
} from './rules.ts';

const reading = { access: 'user', rate: 'personal' } as const;
/** People are told of what they are given and what is taken from them. */
const changing = { access: 'user', rate: 'write', isOwnOnly: true } as const;
/** A venue's desk; left out, it is the municipality's office. */
const whose = { organization_id: ids.organisation.optional(), municipality_id: municipalityId.optional() };

const groupParams = z.object({ id: ids.cultureGroup });

export const cultureGroup = z.object({
  id: ids.cultureGroup,
  name: z.string(),
  /** Null where it is the municipality's, and holds at all its venues. */
  venue_name: z.string().nullable(),
  visits_per_period: z.int().nullable(),
  valid_from: z.string(),
  valid_until: z.string(),
  comes_together: z.boolean(),
  with_companion: z.boolean(),
  members: z.int(),
  /** `see`: who has a card; `run`: changing it, giving cards and taking them back. */
  can: z.object({ see: z.boolean(), run: z.boolean() }),
});
export type CultureGroup = z.infer<typeof cultureGroup>;

export const listCultureGroups = endpoint({
  method: 'GET',
  path: '/culture_groups',
  summary: 'Groups whose cards hold at a venue, or all of a municipality’s.',
  ...reading,
  query: z.object(whose),
  answer: z.object({ data: z.array(cultureGroup), can: z.object({ create: z.boolean() }) }),
});

const day = z.string().refine(isDay, { error: 'invalid' });
const groupForm = z.object({
  name: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(MAX_GROUP_NAME_LENGTH),
  /** Null is no limit. */
  visits_per_period: z.int().min(1).max(MAX_VISITS_PER_PERIOD).nullable(),
  valid_from: day,
  valid_until: day,
  comes_together: z.boolean(),
  with_companion: z.boolean(),
});
export type GroupForm = z.output<typeof groupForm>;

export const createCultureGroup = endpoint({
  method: 'POST',
  path: '/culture_groups',
  summary: 'A group of a venue’s own, or one of the municipality’s for all its venues.',
  ...changing,
  body: groupForm.extend(whose),
  answer: oneOf(z.object({ id: ids.cultureGroup })),
});

export const updateCultureGroup = endpoint({
  method: 'PUT',
  path: '/culture_groups/{id}',
  summary: 'Changes a group. Cards count what was used from its first day on: a later one is a new period.',
  ...changing,
  params: groupParams,
  body: groupForm,
  answer: 'nothing',
});

export const endCultureGroup = endpoint({
  method: 'DELETE',
  path: '/culture_groups/{id}',
  summary: 'Ends a group: its cards do not hold any more, and those with an account are told.',
  ...changing,
  params: groupParams,
  answer: 'nothing',
});

const member = z.object({
  id: ids.cultureCard,
  number: z.int(),
  /** Those who only help in an office see a first name. */
  name: z.string(),
  birth_year: z.int().nullable(),
  state: z.enum(CARD_STATES),
  visits_left: z.int().nullable(),
  /** At this venue; for an office null. */
  last_visit_at: z.string().nullable(),
});
export type GroupMember = z.infer<typeof member>;

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/culture_group_members',
  summary: 'Who has a card of a group, by name.',
  ...reading,
  query: z.object({
    group_id: ids.cultureGroup,
    organization_id: ids.organisation.optional(),
    ...pageQuery(MEMBERS_PER_PAGE),
  }),
  answer: pageOf(member),
});

export const addGroupMember = endpoint({
  method: 'POST',
  path: '/culture_group_members',
  summary: 'Gives a card. Where the address is of an account, that user has it on their phone and is told.',
  ...changing,
  body: z.object({
    group_id: ids.cultureGroup,
    name: z.string({ error: 'name_required' }).trim().min(1, { error: 'name_required' }).max(MAX_HOLDER_NAME_LENGTH),
    /** E-mail address or phone number. Whether there is such an account is not answered. */
    username: usernameField.nullable().default(null),
    birth_year: z.int().min(1900).max(2200).nullable().default(null),
  }),
  answer: oneOf(z.object({ id: ids.cultureCard, number: z.int(), digits: z.string() })),
  idempotent: true,
});

export const removeGroupMember = endpoint({
  method: 'DELETE',
  path: '/culture_group_members/{id}',
  summary: 'Takes a card back. Visits that were made with it stay counted.',
  ...changing,
  params: z.object({ id: ids.cultureCard }),
  answer: 'nothing',
});

const cardPaper = z.object({
  id: ids.cultureCard,
  number: z.int(),
  name: z.string(),
  group_name: z.string(),
  municipality_name: z.string(),
  /** Null where it holds at all venues of the municipality. */
  venue_name: z.string().nullable(),
  valid_from: z.string(),
  valid_until: z.string(),
  digits: z.string(),
  code: z.string(),
});
export type CardPaper = z.infer<typeof cardPaper>;

export const getCardPaper = endpoint({
  method: 'GET',
  path: '/culture_group_members/{id}/paper',
  summary: 'A card with its code as it is printed, for a person without a phone or an account.',
  ...reading,
  isOwnOnly: true,
  params: z.object({ id: ids.cultureCard }),
  answer: oneOf(cardPaper),
});

export const replaceCardCode = endpoint({
  method: 'POST',
  path: '/culture_group_members/{id}/code',
  summary: 'Gives a card another code, where the paper is lost. The code that it had holds no more, from now on.',
  ...changing,
  params: z.object({ id: ids.cultureCard }),
  answer: oneOf(cardPaper),
});
