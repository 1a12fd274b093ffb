import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import {
  ALL_PERMISSIONS,
  ORGANISATION_STATUSES,
  ORGANISATIONS_PER_PAGE,
  type Permission,
  RANKS,
  STOPPED_STATUSES,
} from './rules.ts';

const place = z.object({ id: z.string(), name: z.string() });
const time = z.string();

/** What a card shows. */
export const organisationCard = z.object({
  id: ids.organisation,
  name: z.string(),
  /** Its beginning. */
  description: z.string(),
  lang: z.string(),
  thumbnail_url: z.string().nullable(),
  municipality: place,
  district: place.nullable(),
  events_count: z.int(),
  followers_count: z.int(),
});
export type OrganisationCard = z.infer<typeof organisationCard>;

/** What everybody may know of an organisation. */
export const organisationDetail = organisationCard.extend({
  cover_url: z.string().nullable(),
  /** Only what a browser may open. */
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** In the national register. */
  number: z.string().nullable(),
  is_private: z.boolean(),
  status: z.enum(ORGANISATION_STATUSES),
  members_count: z.int(),
  /** Approved ones. */
  cohosts_count: z.int(),
  subsidiaries_count: z.int(),
  parent: place.nullable(),
  updated_at: time,
});
export type OrganisationDetail = z.infer<typeof organisationDetail>;

export const organisationParams = z.object({ id: ids.organisation });

export const ORGANISATION_SORTS = ['name', 'name_desc', 'newest', 'followers'] as const;

/** An address may be mistyped: what makes no sense in it is left out. */
export const listOrganisations = endpoint({
  method: 'GET',
  path: '/organizations',
  summary: 'Public organisations of the portal, in the order of the alphabet unless it says otherwise.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({
    ...pageQuery(ORGANISATIONS_PER_PAGE),
    q: z.string().trim().max(200).optional(),
    sort: z.enum(ORGANISATION_SORTS).default('name').catch('name').meta({ type: 'string', enum: ORGANISATION_SORTS }),
    /** Ids, several with commas between. */
    municipalities: z.string().max(400).optional(),
    districts: z.string().max(400).optional(),
    /** Keys of categories that its activities have. */
    categories: z.string().max(400).optional(),
    /** Only those with something coming up. */
    active: z.enum(['true']).optional().catch(undefined).meta({ type: 'string' }),
  }),
  answer: pageOf(organisationCard),
  publicForSeconds: 30,
});

const counted = z.object({ value: z.string(), name: z.string(), count: z.int() });

export const getOrganisationFacets = endpoint({
  method: 'GET',
  path: '/organizations/facets',
  summary: 'What organisations can be filtered by here, and how many each choice has.',
  access: 'anyone',
  rate: 'publicRead',
  answer: oneOf(
    z.object({
      total: z.int(),
      active: z.int(),
      municipalities: z.array(counted.extend({ districts: z.array(counted) })),
      categories: z.array(counted),
    }),
  ),
  publicForSeconds: 30,
});

/** ORG-07 */
export const searchOrganisations = endpoint({
  method: 'GET',
  path: '/organizations/search',
  summary: 'Public organisations by a part of their name, for choosing one.',
  access: 'anyone',
  rate: 'search',
  query: z.object({ q: z.string().trim().max(200).default('') }),
  answer: z.object({ data: z.array(place) }),
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/organizations/roles',
  summary: 'The roles in an organisation, with their names in the language that is asked for.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(z.object({ key: z.enum(ROLES), name: z.string() })) }),
  publicForSeconds: 3600,
});

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/organizations/{id}',
  summary: 'One organisation. A private one is refused as such to the user who is not a member (RTE-06).',
  access: 'anyone',
  rate: 'publicRead',
  params: organisationParams,
  answer: oneOf(organisationDetail),
  publicForSeconds: 30,
});

export const contactPerson = z.object({
  id: z.string(),
  name: z.string(),
  thumbnail_url: z.string().nullable(),
  role: z.enum(ROLES),
  title: z.string().nullable(),
});
export type ContactPerson = z.infer<typeof contactPerson>;

export const listContacts = endpoint({
  method: 'GET',
  path: '/organizations/{id}/contacts',
  summary: 'Whom to ask: admins and moderators who are named as contact persons.',
  access: 'anyone',
  rate: 'publicRead',
  params: organisationParams,
  answer: z.object({ data: z.array(contactPerson) }),
  publicForSeconds: 30,
});

const everyPermission = z.object(
  Object.fromEntries(ALL_PERMISSIONS.map((key) => [key, z.boolean()])) as Record<Permission, z.ZodBoolean>,
);

/** DLG-02: what an organisation has answered to the conditions as they are now. */
export const conditionsState = z.object({
  version: z.string(),
  /** Null when nobody has answered yet: then an admin is asked. */
  answer: z.enum(['accepted', 'declined']).nullable(),
  answered_at: time.nullable(),
  can_answer: z.boolean(),
});
export type ConditionsState = z.infer<typeof conditionsState>;

/** What the page needs to know about the user who looks at it. */
export const ownAccess = z.object({
  rank: z.enum(RANKS).nullable(),
  membership: z
    .object({
      role: z.enum(ROLES),
      status: z.enum(['active', 'disabled', 'requested', 'not_accepted', 'not_active_yet', 'expired']),
    })
    .nullable(),
  is_following: z.boolean(),
  /** The owner has offered the organisation to this person. */
  is_offered: z.boolean(),
  /** Since when it has been stopped, and why; null where it is not, and for those who are neither in it nor decide. */
  stop: z.object({ status: z.enum(STOPPED_STATUSES), reason: z.string(), stopped_at: time }).nullable(),
  /** For those who run it; null for everybody else. */
  conditions: conditionsState.nullable(),
  can: everyPermission.extend({
    request_membership: z.boolean(),
    follow: z.boolean(),
    leave: z.boolean(),
    decide: z.boolean(),
  }),
});
export type OwnAccess = z.infer<typeof ownAccess>;

export const getOwnAccess = endpoint({
  method: 'GET',
  path: '/organizations/{id}/permissions',
  summary: 'Where you stand in an organisation, and what you can do there (ORG-04).',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  answer: oneOf(ownAccess),
});

export const follow = endpoint({
  method: 'POST',
  path: '/organizations/{id}/follow',
  summary: 'Follows an organisation. Doing it twice changes nothing.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  answer: 'nothing',
});

export const unfollow = endpoint({
  method: 'DELETE',
  path: '/organizations/{id}/follow',
  summary: 'Stops following.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  answer: 'nothing',
});

const perMonth = z.object({ month: z.string(), followers: z.int(), members: z.int() });
const perWeek = z.object({ week: z.string(), attending: z.int(), waiting: z.int() });

export const statistic = z.object({
  followers: z.int(),
  members: z.int(),
  events: z.int(),
  /** New ones in this month and the one before, seen from Norway. */
  this_month: z.object({ attending: z.int(), capacity: z.int().nullable(), followers: z.int(), members: z.int() }),
  last_month: z.object({ attending: z.int(), capacity: z.int().nullable(), followers: z.int(), members: z.int() }),
  /** Five weeks back, this one and two to come, by when the activity takes place; `week` is its Monday. */
  weeks: z.array(perWeek),
  /** New ones in each of the last twelve months; `month` is its first day. */
  months: z.array(perMonth),
});
export type Statistic = z.infer<typeof statistic>;

export const getStatistic = endpoint({
  method: 'GET',
  path: '/organizations/{id}/statistic',
  summary: 'How it goes: people who sign up, follow and join.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  answer: oneOf(statistic),
});
