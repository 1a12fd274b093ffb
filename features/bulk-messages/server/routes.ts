import { messageAttendees as messageAttendeesCall } from '#features/attendance/participants-contract.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { messageOrganisers as messageOrganisersCall } from '../office-contract.ts';
import { decideSmsSender, waitingSenders } from './decide-sms-sender.ts';
import { messageAttendees } from './message-attendees.ts';
import { messageContacts } from './message-contacts.ts';
import { audienceOf, messageMembers } from './message-members.ts';
import { messageOrganisers } from './message-organisers.ts';
import { circularsOf } from './queries.ts';
import { sendSms } from './send-sms.ts';
import { type SenderTerms, setSmsConfiguration, smsConfiguration } from './sms-configuration.ts';
import { priceSms } from './sms-price.ts';

type BulkMessageParts = SenderTerms & {
  origins: OriginSettings;
  /** E-mails that an organisation can send in a day (ORG-05, D-13). */
  lettersPerDay: number;
};

export const bulkMessageRoutes = ({ origins, lettersPerDay, ...terms }: BulkMessageParts): Route[] => [
  route(contract.listBulkMessages, (context, { params, query }) => circularsOf(context, params.id, query)),
  route(contract.getAudience, async (context, { params, query }) => ({
    data: await audienceOf(context, params.id, query.from_role),
  })),
  route(contract.messageMembers, async (context, { params, body }) => ({
    data: await messageMembers(context, lettersPerDay, params.id, body),
  })),
  route(messageAttendeesCall, async (context, { params, body }) => ({
    data: await messageAttendees(context, lettersPerDay, params.id, body),
  })),
  route(contract.messageContacts, async (context, { params, body }) => ({
    data: await messageContacts(context, origins, params.id, body),
  })),
  route(contract.getSmsConfiguration, async (context, { params }) => ({
    data: await smsConfiguration(context, terms, params.id),
  })),
  route(contract.setSmsConfiguration, async (context, { params, body }) => ({
    data: await setSmsConfiguration(context, { ...terms, origins }, params.id, body),
  })),
  route(contract.listWaitingSenders, (context, { query }) => waitingSenders(context, query)),
  route(contract.approveSmsSender, (context, { params, body }) =>
    decideSmsSender(context, origins, params.id, { sender: body.sender, reason: null }),
  ),
  route(contract.refuseSmsSender, (context, { params, body }) => decideSmsSender(context, origins, params.id, body)),
  route(contract.priceSms, async (context, { params, body }) => ({
    data: await priceSms(context, terms, params.id, body),
  })),
  route(contract.sendSms, async (context, { params, body }) => ({
    data: await sendSms(context, terms, params.id, body),
  })),
  route(messageOrganisersCall, async (context, { body }) => ({ data: await messageOrganisers(context, body) })),
];
