import { z } from 'zod';
import { CATEGORIES, EMAIL_PACES } from '#features/messages/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { dateField, fullNameField, zipField } from '#platform/contract/patterns.ts';
import { SCOPES } from '#platform/contract/policy.ts';
import { GRANT_ROLES, LANGUAGES } from './rules.ts';

const time = z.string();

/** Everything the person may see and change of their own account (USR-01). */
export const ownUser = z.object({
  id: ids.user,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  picture_upload_id: z.string().nullable(),
  birth_date: z.string().nullable(),
  postal_code: z.string().nullable(),
  municipality: z.object({ id: z.string(), name: z.string() }).nullable(),
  lang: z.enum(LANGUAGES),
  scopes: z.array(z.enum(SCOPES)),
  has_password: z.boolean(),
  has_two_factor: z.boolean(),
  has_authenticator: z.boolean(),
  is_staff: z.boolean(),
  has_national_id: z.boolean(),
  terms_accepted: z.boolean(),
  created_at: time,
});
export type OwnUser = z.infer<typeof ownUser>;

/** Small, and asked for after every login (IDN-16). */
export const userInfo = z.object({
  id: ids.user,
  name: z.string(),
  thumbnail_url: z.string().nullable(),
  lang: z.enum(LANGUAGES),
  scopes: z.array(z.enum(SCOPES)),
  mode: z.enum(['full', 'readonly']),
  /** Settings carries a badge while e-mail or phone is missing (SHL-03). */
  has_email: z.boolean(),
  has_phone: z.boolean(),
  terms_accepted: z.boolean(),
  /** Runs activities for an organisation (SHL-03). */
  is_organiser: z.boolean(),
  /** The super-admin, or support of a municipality, who is logged in as this person, and until when. */
  acting: z
    .object({
      name: z.string(),
      until: time,
      /** Whether they have been asked a second time and change things, and whether they could be. */
      is_writing: z.boolean(),
      may_write: z.boolean(),
    })
    .nullable(),
  /** After so long without a sign of life the session ends; the browser warns first. Null where that takes days. */
  idle_seconds: z.int().nullable(),
  /** The user's leisure accounts that something has to be said about. */
  cards: z.array(z.object({ id: ids.card, postal_code_required: z.boolean() })),
});
export type UserInfo = z.infer<typeof userInfo>;

export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'Your own account.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(ownUser),
  despite: ['termsPending'],
  isOpenToSupport: true,
});

export const getMyInfo = endpoint({
  method: 'GET',
  path: '/users/me/info',
  summary: 'What the portal needs to know about you on every page.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(userInfo),
  despite: ['termsPending'],
  isOpenToSupport: true,
});

export const updateMe = endpoint({
  method: 'PUT',
  path: '/users/me',
  summary: 'Changes what you send along; e-mail and phone are changed through a code.',
  access: 'user',
  rate: 'write',
  body: z.object({
    name: fullNameField.optional(),
    birth_date: dateField.nullable().optional(),
    postal_code: zipField.nullable().optional(),
    municipality_id: z.string().max(9).nullable().optional(),
    lang: z.enum(LANGUAGES).optional(),
    picture_upload_id: ids.upload.nullable().optional(),
  }),
  answer: oneOf(ownUser),
});

export const eraseMe = endpoint({
  method: 'DELETE',
  path: '/users/me',
  summary: 'Erases your account. What the law keeps stays without your name.',
  access: 'user',
  rate: 'write',
  answer: 'nothing',
  isOwnOnly: true,
  needsProof: true,
  despite: ['termsPending', 'sunset'],
});

export const organisationOfMine = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'moderator', 'member', 'applicant']),
  is_owner: z.boolean(),
  municipality_id: z.string(),
});

export const listMyOrganizations = endpoint({
  method: 'GET',
  path: '/users/me/organizations',
  summary: 'The organisations that you belong to, with your role in each.',
  access: 'user',
  rate: 'personal',
  query: z.object(pageQuery(30)),
  answer: pageOf(organisationOfMine),
  isOpenToSupport: true,
});

export type OrganisationOfMine = z.infer<typeof organisationOfMine>;

export const getMyCounts = endpoint({
  method: 'GET',
  path: '/users/me/counts',
  summary: 'How much you have joined.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(z.object({ organizations: z.int(), events: z.int(), occurrences: z.int() })),
  isOpenToSupport: true,
});

export const getMyPermissions = endpoint({
  method: 'GET',
  path: '/users/me/permissions',
  summary: 'The rights that you have been given, by municipality.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(
    z.object({
      scopes: z.array(z.enum(SCOPES)),
      municipalities: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(GRANT_ROLES) })),
    }),
  ),
  isOpenToSupport: true,
});

export const getTerms = endpoint({
  method: 'GET',
  path: '/users/me/terms',
  summary: 'Whether you have accepted the terms, and when.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(z.object({ accepted: z.boolean(), accepted_at: time.nullable() })),
  despite: ['termsPending'],
  isOpenToSupport: true,
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/users/me/terms',
  summary: 'Accepts the terms.',
  access: 'user',
  rate: 'write',
  answer: oneOf(z.object({ accepted: z.boolean(), accepted_at: time.nullable() })),
  despite: ['termsPending', 'sunset'],
  isOwnOnly: true,
});

export const notificationSettings = z.object({
  /** Whether it stands in the portal's list; what users are always told stands there all the same. */
  by_portal: z.boolean().default(true),
  by_email: z.boolean(),
  /** Whether e-mails that can wait come each for itself, or in one letter a day or a week. */
  email_pace: z.enum(EMAIL_PACES).default('at_once'),
  by_sms: z.boolean(),
  by_push: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** Hours of the clock in Oslo; the same one twice is never quiet. */
const quietHours = z.object({ from_hour: z.int().min(0).max(23), until_hour: z.int().min(0).max(23) });
export type QuietHours = z.infer<typeof quietHours>;

export const putQuietHours = endpoint({
  method: 'PUT',
  path: '/users/me/quiet-hours',
  summary: 'From when until when nothing reaches you outside the portal but what cannot wait.',
  access: 'user',
  rate: 'write',
  body: quietHours,
  answer: 'nothing',
});

/** What holds; `is_own` where it was chosen there, and does not follow from another choice. */
const settingsInForce = notificationSettings.extend({
  by_portal: z.boolean(),
  email_pace: z.enum(EMAIL_PACES),
  is_own: z.boolean(),
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/users/me/notification-settings',
  summary:
    'How you want to be told: in general, of each category, and by each organisation that you belong to or follow.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(
    settingsInForce.extend({
      quiet_hours: quietHours,
      /** Null where nothing is paused. */
      paused_until: time.nullable(),
      has_email: z.boolean(),
      has_phone: z.boolean(),
      categories: z.array(settingsInForce.extend({ category: z.enum(CATEGORIES) })),
      organizations: z.array(settingsInForce.extend({ id: z.string(), name: z.string(), is_member: z.boolean() })),
    }),
  ),
  isOpenToSupport: true,
});

export const putNotificationSettings = endpoint({
  method: 'PUT',
  path: '/users/me/notification-settings',
  summary: 'How you want to be told in general.',
  access: 'user',
  rate: 'write',
  body: notificationSettings,
  answer: 'nothing',
});

export const putCategoryNotificationSettings = endpoint({
  method: 'PUT',
  path: '/users/me/notification-settings/categories/{category}',
  summary: 'How you want to be told of one category of things. What you chose for an organisation counts before it.',
  access: 'user',
  rate: 'write',
  params: z.object({ category: z.enum(CATEGORIES) }),
  body: notificationSettings,
  answer: 'nothing',
});

export const putOrganizationNotificationSettings = endpoint({
  method: 'PUT',
  path: '/users/me/notification-settings/{organization}',
  summary: 'How you want to be told by one organisation that you belong to or follow.',
  access: 'user',
  rate: 'write',
  params: z.object({ organization: ids.organisation }),
  body: notificationSettings,
  answer: 'nothing',
});

/** A row in the words of the table. What it has differs from part to part, so it goes out as it is. */
const exportedRow = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null);
const exportedPart = z.object({ key: z.string(), rows: z.array(exportedRow) });
export type ExportedPart = z.infer<typeof exportedPart>;

export const orderMyExport = endpoint({
  method: 'POST',
  path: '/users/me/export',
  summary: 'Opens an export of everything that is stored about you; it can be fetched for a quarter of an hour.',
  access: 'user',
  rate: 'export',
  answer: oneOf(z.object({ expires_at: time })),
  isOwnOnly: true,
  needsProof: true,
  despite: ['termsPending', 'sunset'],
});

export const exportMe = endpoint({
  method: 'GET',
  path: '/users/me/export',
  summary: 'Everything that is stored about you, once you have ordered it with POST.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(z.object({ made_at: time, parts: z.array(exportedPart) })),
  isOwnOnly: true,
  needsProof: true,
  despite: ['termsPending'],
});
