import { z } from 'zod';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { BulkMessageTemplates } from './circular-messages.ts';
import type { ClaimMessages } from './claim-messages.ts';
import type { DigestMessages } from './digest-message.ts';
import type { ExportMessages } from './export-messages.ts';
import type {
  ConversationMessages,
  NewsMessages,
  PayoutMessages,
  ReportMessages,
  WindDownMessages,
} from './news-messages.ts';
import type { RightsMessages } from './rights-messages.ts';
import type { ScanMessages } from './scan-messages.ts';
import type { ThingMessages } from './thing-messages.ts';

/** Every message that leaves the house, with what is put into its text. */
export type MessageValues = AccountMessages &
  OrganisationMessages &
  MembershipMessages &
  PartnershipMessages &
  BulkMessageTemplates &
  AttendanceMessages &
  SeriesMessages &
  ShiftMessages &
  StampMessages &
  EventInviteMessages &
  ConversationMessages &
  DigestMessages &
  NewsMessages &
  PayoutMessages &
  ScanMessages &
  ExportMessages &
  ReportMessages &
  RightsMessages &
  ClaimMessages &
  WindDownMessages &
  ThingMessages;

export type AccountMessages = {
  /** A code for signing up, signing in, or changing an address. */
  code: { code: string; minutes: number };
  /** A user asks for a code for an address that has an account already. */
  accountExists: { loginUrl: string };
  resetLink: { url: string; minutes: number };
  welcome: { name: string };
  passwordChanged: { name: string; restoreUrl: string };
  addressChanged: { name: string; restoreUrl: string };
  twoFactorOn: { name: string };
  twoFactorOff: { name: string; restoreUrl: string };
  loggedInAs: { name: string; reason: string };
  erased: { name: string };
};

/** `name` is the user who gets the message, `url` leads to where something can be done about it. */
export type OrganisationMessages = {
  /** To the municipality's people. */
  organisationRequested: { name: string; organisation: string; person: string; url: string };
  organisationAccepted: { name: string; organisation: string; url: string };
  organisationDeclined: { name: string; organisation: string; reason: string; url: string };
  requestReopened: StopValues;
  organisationSuspended: StopValues;
  organisationRevoked: StopValues;
  organisationReopened: StopValues;
};

type StopValues = { name: string; organisation: string; reason: string; url: string };

export type MembershipMessages = {
  memberRequested: { name: string; person: string; organisation: string; note: string; url: string };
  memberAccepted: { name: string; organisation: string; url: string };
  memberDeclined: { name: string; organisation: string };
  memberRemoved: { name: string; organisation: string };
  invitationAccepted: { name: string; person: string; organisation: string; url: string };
  memberLeft: { name: string; person: string; organisation: string; url: string };
  roleChanged: { name: string; organisation: string; role: GivenRole; url: string };
  ownershipOffered: { name: string; person: string; organisation: string; url: string };
  ownershipAnswered: { name: string; person: string; organisation: string; isAccepted: boolean; url: string };
  invitation: { person: string; organisation: string; role: GivenRole; note: string; days: number; url: string };
};

/** `organisation` is that of the user who gets the message, `partner` the other one. */
export type PartnershipMessages = {
  partnerAsked: { name: string; organisation: string; partner: string; relation: Relation; url: string };
  partnerAnswered: {
    name: string;
    organisation: string;
    partner: string;
    relation: Relation;
    isApproved: boolean;
    url: string;
  };
};
/** What the organisation that asks would be to the one that is asked. */
type Relation = 'cohost' | 'subsidiary' | 'parent';

/** `event` is the activity's name, `when` the time in words, `reason` what a user has written, or nothing. */
export type AttendanceMessages = {
  placeTaken: {
    name: string;
    event: string;
    when: string;
    venue: string | null;
    isRegisteredByOther: boolean;
    url: string;
  };
  placeWaiting: {
    name: string;
    event: string;
    when: string;
    position: number | null;
    drawsAt: string | null;
    url: string;
  };
  /** Many times of one activity at once. */
  placesTaken: {
    name: string;
    event: string;
    lines: string[];
    attendingCount: number;
    waitingCount: number;
    url: string;
  };
  placeLeft: { name: string; event: string; when: string; url: string };
  placePromoted: { name: string; event: string; when: string; venue: string | null; url: string };
  placeOffered: { name: string; event: string; when: string; until: string; url: string };
  placeExpired: { name: string; event: string; when: string; url: string };
  placeDrawn: { name: string; event: string; when: string; hasWon: boolean; position: number | null; url: string };
  placeRemoved: { name: string; event: string; when: string; reason: string; url: string };
  placeCancelled: {
    name: string;
    event: string;
    times: TimesInWords;
    reason: string;
    hasFile: boolean;
    url: string;
  };
  /** `starts` is when it begins, for an SMS. */
  reminder: { name: string; event: string; when: string; starts: string; venue: string | null; url: string };
};

/** The times of an activity that a letter is about: a line for each, and how many more there are. */
export type TimesInWords = {
  lines: string[];
  more: number;
  /** The date where there is only one. */
  day: string | null;
  /** When the first one begins, for an SMS. */
  starts: string;
};

/** What is different about an activity. `moved` are those of the reader's times that are at another time now. */
export type ChangesInWords = {
  moved: { before: string; after: string }[];
  title: { before: string; after: string } | null;
  place: { before: string; after: string } | null;
  /** In øre; 0 is free, null is not said. */
  price: { before: number | null; after: number | null } | null;
  hasNewDescription: boolean;
  hasOther: boolean;
};

/** `hasFile`: a file comes along that puts the reader's calendar right. */
export type SeriesMessages = {
  eventChanged: {
    name: string;
    event: string;
    organisation: string;
    times: TimesInWords;
    changes: ChangesInWords;
    hasFile: boolean;
    url: string;
  };
  eventCancelled: {
    name: string;
    event: string;
    organisation: string;
    times: TimesInWords;
    /** All that was to come, and not single times of it. */
    isAll: boolean;
    reason: string;
    hasFile: boolean;
    url: string;
  };
  eventUncancelled: {
    name: string;
    event: string;
    organisation: string;
    times: TimesInWords;
    keepsPlace: boolean;
    hasFile: boolean;
    url: string;
  };
  /** To those who run it: a user with power over contents has taken it down, and told those who were signed up. */
  eventTakenDown: { name: string; event: string; reason: string; hasParticipants: boolean; url: string };
  eventLifted: { name: string; event: string; reason: string; url: string };
  /** To those who are signed up: the organisation that runs it has been stopped, for a while or for good. */
  eventPaused: { name: string; event: string; organisation: string; times: TimesInWords; isForGood: boolean };
  eventResumed: { name: string; event: string; organisation: string; times: TimesInWords; url: string };
};

/** `slot` is what the shift is called, or nothing; `when` the time in words. */
export type ShiftMessages = {
  slotTaken: { name: string; event: string; slot: string; when: string; url: string };
  slotGiven: { name: string; event: string; slot: string; when: string; url: string };
  slotTakenBack: { name: string; event: string; slot: string; when: string; url: string };
  slotChanged: { name: string; event: string; slot: string; before: string; when: string; url: string };
  slotRemoved: { name: string; event: string; slot: string; when: string; url: string };
};

/** About a certificate that a user has, is given or asks for. A `period` of null is forever. */
export type StampMessages = {
  stampAssigned: {
    name: string;
    person: string;
    certificate: string;
    organisation: string;
    period: DaysInWords | null;
    url: string;
  };
  stampApproved: { name: string; certificate: string; organisation: string; period: DaysInWords | null; url: string };
  stampChanged: {
    name: string;
    certificate: string;
    organisation: string;
    period: DaysInWords | null;
    isOff: boolean;
    url: string;
  };
  stampDeclined: { name: string; certificate: string; organisation: string; reason: string };
  stampRemoved: { name: string; certificate: string; organisation: string; reason: string };
  stampExpired: { name: string; certificate: string; organisation: string; until: string; url: string };
  stampExpiring: StampMessages['stampExpired'] & { days: number };
  /** To those who give it. */
  stampRequested: { name: string; person: string; certificate: string; organisation: string; url: string };
  stampAnswered: {
    name: string;
    person: string;
    certificate: string;
    organisation: string;
    isAccepted: boolean;
    url: string;
  };
};
type DaysInWords = { from: string; until: string };

export type EventInviteMessages = {
  eventInvitation: { person: string; organisation: string; event: string; when: string; note: string; url: string };
};

export type MessageTemplate = keyof MessageValues;

export const outboxEntry = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  template: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  attachment: z.object({ name: z.string(), type: z.string(), content: z.string() }).nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

/** Exists only where there is demo data. */
export const readOutbox = endpoint({
  method: 'GET',
  path: '/dev/outbox',
  summary: 'Demo only: the e-mails and SMS that would have been sent, the newest first.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ to: z.string().max(320).optional() }),
  answer: z.object({ data: z.array(outboxEntry) }),
});
