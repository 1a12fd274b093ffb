import { z } from 'zod';
import { organisationParams } from '#features/organisations/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import {
  MAX_FILES,
  MAX_LETTER_LENGTH,
  MAX_SENDER_REASON_LENGTH,
  MAX_SMS_LENGTH,
  MAX_SUBJECT_LENGTH,
  SMS_SENDER,
} from './rules.ts';

const body = z.string({ error: 'message_required' }).trim().min(1, { error: 'message_required' });
const files = z.array(ids.upload).max(MAX_FILES).default([]);

export const messageMembers = endpoint({
  method: 'POST',
  path: '/organizations/{id}/messages',
  summary: 'Sends an e-mail to the members (ORG-05). Those who have said no to e-mail from here get none.',
  access: 'user',
  rate: 'massMessage',
  params: organisationParams,
  body: z.object({
    subject: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(MAX_SUBJECT_LENGTH),
    body: body.max(MAX_LETTER_LENGTH),
    /** Those from this role upwards. */
    from_role: z.enum(['member', 'moderator', 'admin']).default('member'),
    files,
  }),
  answer: oneOf(z.object({ recipients: z.int() })),
  idempotent: true,
  isOwnOnly: true,
});

/** Before anything is written: who would get it. */
export const getAudience = endpoint({
  method: 'GET',
  path: '/organizations/{id}/messages/audience',
  summary: 'How many members an e-mail would reach, and how many there are.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  query: z.object({ from_role: z.enum(['member', 'moderator', 'admin']).default('member') }),
  answer: oneOf(z.object({ recipients: z.int(), members: z.int() })),
});

/** DLG-03. It goes out as e-mail; the user who gets it answers to the sender's own address. */
export const messageContacts = endpoint({
  method: 'POST',
  path: '/organizations/{id}/contacts/messages',
  summary: 'Writes to contact persons of an organisation.',
  access: 'user',
  rate: 'directMessage',
  params: organisationParams,
  body: z.object({
    users: z.array(ids.user).min(1, { error: 'recipients_required' }).max(20),
    name: z.string().trim().max(MAX_SUBJECT_LENGTH).default(''),
    body: body.max(MAX_LETTER_LENGTH),
    files,
  }),
  answer: oneOf(z.object({ recipients: z.int() })),
  idempotent: true,
  isOwnOnly: true,
});

export const smsConfiguration = z.object({
  /** Whether the portal can send SMS at all. */
  is_available: z.boolean(),
  is_enabled: z.boolean(),
  sender: z.string().nullable(),
  /** What the municipality says about the name; until it is approved SMS come from the portal. */
  sender_status: z.enum(['waiting', 'approved', 'refused']).nullable(),
  sender_reason: z.string().nullable(),
  /** What the phone shows now: the approved name, else the portal's own. */
  sender_in_use: z.string(),
  /** Parts that are left this month, and that there are in all. */
  parts_left: z.int(),
  parts_per_month: z.int(),
  price_ore: z.int(),
  /** Members with a phone number who have not said no. */
  recipients: z.int(),
});
export type SmsConfiguration = z.infer<typeof smsConfiguration>;

export const getSmsConfiguration = endpoint({
  method: 'GET',
  path: '/organizations/{id}/sms-config',
  summary: 'Whether and as whom the organisation sends SMS, and what is left of its quota.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  answer: oneOf(smsConfiguration),
});

export const setSmsConfiguration = endpoint({
  method: 'PUT',
  path: '/organizations/{id}/sms-config',
  summary: 'Turns SMS on or off, and says who they come from: 3 to 11 letters and digits.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({
    is_enabled: z.boolean(),
    sender: z.string().trim().regex(SMS_SENDER, { error: 'sms_sender_invalid' }).nullable(),
  }),
  answer: oneOf(smsConfiguration),
  isOwnOnly: true,
});

export const waitingSender = z.object({
  id: z.string(),
  name: z.string(),
  municipality: z.object({ id: z.string(), name: z.string() }),
  sender: z.string(),
  asked_at: z.string(),
  /** Who proposed it; null when that is not known, or the account is gone. */
  asked_by: z.string().nullable(),
});
export type WaitingSender = z.infer<typeof waitingSender>;

export const listWaitingSenders = endpoint({
  method: 'GET',
  path: '/organizations/sms-senders',
  summary: 'Names that organisations want to send SMS as, and that wait for the municipality.',
  access: 'municipality',
  rate: 'personal',
  query: z.object(pageQuery(20)),
  answer: pageOf(waitingSender),
});

const sender = z.string().trim().regex(SMS_SENDER, { error: 'sms_sender_invalid' });

export const approveSmsSender = endpoint({
  method: 'POST',
  path: '/organizations/{id}/sms-sender/approve',
  summary: 'Lets an organisation send SMS as the name that it has proposed. Its admins are told.',
  access: 'municipality',
  rate: 'write',
  params: organisationParams,
  body: z.object({ sender }),
  answer: 'nothing',
});

export const refuseSmsSender = endpoint({
  method: 'POST',
  path: '/organizations/{id}/sms-sender/refuse',
  summary: 'Refuses the name that an organisation has proposed. Its admins are told why.',
  access: 'municipality',
  rate: 'write',
  params: organisationParams,
  body: z.object({
    sender,
    reason: z
      .string({ error: 'reason_required' })
      .trim()
      .min(5, { error: 'reason_required' })
      .max(MAX_SENDER_REASON_LENGTH),
  }),
  answer: 'nothing',
});

const smsPrice = z.object({
  recipients: z.int(),
  parts_each: z.int(),
  parts: z.int(),
  cost_ore: z.int(),
  parts_left: z.int(),
  /** Why it cannot be sent; null when it can. */
  obstacle: z.enum(['not_available', 'not_enabled', 'no_recipients', 'over_quota', 'over_budget']).nullable(),
});
export type SmsPrice = z.infer<typeof smsPrice>;

const smsBody = z.object({
  body: body.max(MAX_SMS_LENGTH),
  from_role: z.enum(['member', 'moderator', 'admin']).default('member'),
});

export const priceSms = endpoint({
  method: 'POST',
  path: '/organizations/{id}/sms/price',
  summary: 'What an SMS to the members would cost. Sends nothing.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: smsBody,
  answer: oneOf(smsPrice),
});

export const sendSms = endpoint({
  method: 'POST',
  path: '/organizations/{id}/sms',
  summary: 'Sends an SMS to the members. Refused when it costs more than was agreed to.',
  access: 'user',
  rate: 'massMessage',
  params: organisationParams,
  body: smsBody.extend({ agreed_cost_ore: z.int().min(0) }),
  answer: oneOf(smsPrice),
  idempotent: true,
  isOwnOnly: true,
});

export const circular = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  subject: z.string().nullable(),
  body: z.string(),
  sender: z.string().nullable(),
  recipients_count: z.int(),
  cost_ore: z.int(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type BulkMessage = z.infer<typeof circular>;

export const listBulkMessages = endpoint({
  method: 'GET',
  path: '/organizations/{id}/messages',
  summary: 'What has been sent to the members, the latest first.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  query: z.object(pageQuery(20)),
  answer: pageOf(circular),
});
