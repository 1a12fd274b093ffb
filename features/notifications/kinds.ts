import type { MessageTemplate } from '#features/messages/contract.ts';
import { goesAtNight } from '#features/messages/delivery-classes.ts';
import { type Category, GATHERED_CATEGORIES, type GatheredCategory } from '#features/messages/rules.ts';

type Kind = {
  /** As the API names it: a noun, a colon, and what became of it. */
  type: string;
  /** With which others users choose about it; null where it is about their account, or chosen elsewhere. */
  category: Category | null;
  /** Users can do without it. What answers them, and what becomes of their place or account, they are always told. */
  canBeTurnedOff?: true;
  /** To those who run an organisation, and as long as they do. */
  isForTeam?: true;
  /** Answers what the user has done this moment: no device rings for it. */
  isReceipt?: true;
  /** Never gathered with others: how soon is chosen with the thing itself, or its letter says what stands nowhere else. */
  hasOwnPace?: true;
  /** Of no use by the time a letter is read. */
  isInPortalAlone?: true;
  /** No SMS instead, to users with a phone alone. */
  isByEmailAlone?: true;
};

/** Written by an organisation to many. Its letters and SMS are its own, and paid for; here it is put into the lists. */
const FROM_ORGANISERS = { category: 'messages', canBeTurnedOff: true, hasOwnPace: true, isByEmailAlone: true } as const;

/**
 * Everything that users are told of in the portal. What is missing here is told by letter alone: codes, what goes to people
 * without an account, and what a user needs outside the portal.
 */
export const KINDS = {
  passwordChanged: { type: 'account:password_changed', category: null },
  addressChanged: { type: 'account:address_changed', category: null },
  twoFactorOn: { type: 'account:two_factor_on', category: null },
  twoFactorOff: { type: 'account:two_factor_off', category: null },
  loggedInAs: { type: 'account:logged_in_as', category: null },
  rightGiven: { type: 'rights:given', category: null },
  rightTaken: { type: 'rights:taken', category: null },
  accountsMerged: { type: 'account:merged', category: null },

  organisationRequested: { type: 'organization:requested', category: 'running', canBeTurnedOff: true },
  organisationAccepted: { type: 'organization:accepted', category: 'running' },
  organisationDeclined: { type: 'organization:declined', category: 'running' },
  requestReopened: { type: 'organization:request_reopened', category: 'running' },
  organisationSuspended: { type: 'organization:suspended', category: 'running' },
  organisationRevoked: { type: 'organization:revoked', category: 'running' },
  organisationReopened: { type: 'organization:reopened', category: 'running' },
  smsSenderProposed: { type: 'sms_sender:proposed', category: 'running', canBeTurnedOff: true },
  smsSenderApproved: { type: 'sms_sender:approved', category: 'running', canBeTurnedOff: true, isForTeam: true },
  smsSenderRefused: { type: 'sms_sender:refused', category: 'running', canBeTurnedOff: true, isForTeam: true },

  memberRequested: { type: 'member:requested', category: 'running', canBeTurnedOff: true, isForTeam: true },
  memberAccepted: { type: 'member:accepted', category: 'memberships' },
  memberDeclined: { type: 'member:declined', category: 'memberships' },
  memberRemoved: { type: 'member:removed', category: 'memberships', canBeTurnedOff: true },
  invitation: { type: 'invite:received', category: 'memberships', canBeTurnedOff: true, hasOwnPace: true },
  invitationAccepted: { type: 'invite:accepted', category: 'running', canBeTurnedOff: true, isForTeam: true },
  memberLeft: { type: 'member:left', category: 'running', canBeTurnedOff: true, isForTeam: true },
  roleChanged: { type: 'member:role_changed', category: 'memberships', canBeTurnedOff: true },
  ownershipOffered: { type: 'owner:offered', category: 'memberships' },
  ownershipAnswered: { type: 'owner:answered', category: 'memberships' },
  partnerAsked: { type: 'cohost:requested', category: 'running', canBeTurnedOff: true, isForTeam: true },
  partnerAnswered: { type: 'cohost:answered', category: 'running', canBeTurnedOff: true, isForTeam: true },
  cohostNamed: { type: 'event:cohosted', category: 'running', canBeTurnedOff: true, isForTeam: true },

  placeTaken: { type: 'attendee:signed_up', category: 'places', isReceipt: true },
  placesTaken: { type: 'attendee:signed_up', category: 'places', isReceipt: true },
  placeWaiting: { type: 'attendee:waiting', category: 'places', isReceipt: true },
  placeLeft: { type: 'attendee:left', category: 'places', isReceipt: true },
  placePromoted: { type: 'attendee:promoted', category: 'places' },
  placeOffered: { type: 'attendee:offered', category: 'places' },
  placeExpired: { type: 'attendee:expired', category: 'places' },
  placeDrawn: { type: 'attendee:drawn', category: 'places' },
  placeRemoved: { type: 'attendee:removed', category: 'places' },
  placeCancelled: { type: 'attendee:cancelled', category: 'places' },
  // How and when is chosen with the reminders.
  reminder: { type: 'event:reminder', category: null, canBeTurnedOff: true },

  eventChanged: { type: 'event:changed', category: 'places', canBeTurnedOff: true },
  eventCancelled: { type: 'event:cancelled', category: 'places' },
  eventUncancelled: { type: 'event:uncancelled', category: 'places' },
  eventPaused: { type: 'event:paused', category: 'places' },
  eventResumed: { type: 'event:resumed', category: 'places' },
  eventTakenDown: { type: 'event:taken_down', category: 'running' },
  eventLifted: { type: 'event:lifted', category: 'running' },
  newEvents: { type: 'event:published', category: 'news', canBeTurnedOff: true, isByEmailAlone: true },
  newMatches: { type: 'alert:matched', category: 'news', canBeTurnedOff: true, isByEmailAlone: true, hasOwnPace: true },

  slotTaken: { type: 'slot:taken', category: 'places', isReceipt: true },
  slotGiven: { type: 'slot:given', category: 'places' },
  slotTakenBack: { type: 'slot:taken_back', category: 'places', canBeTurnedOff: true },
  slotChanged: { type: 'slot:changed', category: 'places', canBeTurnedOff: true },
  slotRemoved: { type: 'slot:removed', category: 'places', canBeTurnedOff: true },

  stampAssigned: { type: 'certificate:assigned', category: 'certificates', canBeTurnedOff: true },
  stampApproved: { type: 'certificate:approved', category: 'certificates' },
  stampChanged: { type: 'stamp:changed', category: 'certificates', canBeTurnedOff: true },
  stampDeclined: { type: 'certificate:declined', category: 'certificates' },
  stampRemoved: { type: 'certificate:removed', category: 'certificates', canBeTurnedOff: true },
  stampExpired: { type: 'certificate:expired', category: 'certificates', canBeTurnedOff: true },
  stampExpiring: { type: 'certificate:expiring', category: 'certificates', canBeTurnedOff: true },
  stampRequested: { type: 'certificate:requested', category: 'running', canBeTurnedOff: true, isForTeam: true },
  stampAnswered: { type: 'certificate:answered', category: 'running', canBeTurnedOff: true, isForTeam: true },

  messagesUnread: {
    type: 'messenger:message:created',
    category: 'messages',
    canBeTurnedOff: true,
    isByEmailAlone: true,
  },
  threadExpiring: {
    type: 'messenger:thread:expiring',
    category: 'messages',
    canBeTurnedOff: true,
    isByEmailAlone: true,
  },
  threadAdded: {
    type: 'messenger:thread:added',
    category: 'messages',
    canBeTurnedOff: true,
    isByEmailAlone: true,
  },
  threadRemoved: {
    type: 'messenger:thread:removed',
    category: 'messages',
    canBeTurnedOff: true,
    isByEmailAlone: true,
  },
  threadDeleted: {
    type: 'messenger:thread:deleted',
    category: 'messages',
    canBeTurnedOff: true,
    isByEmailAlone: true,
  },
  eventInvitation: { type: 'event:invited', ...FROM_ORGANISERS },
  circular: { type: 'organization:message', ...FROM_ORGANISERS },
  attendeeCircular: { type: 'event:message', ...FROM_ORGANISERS },
  contactMessage: { type: 'organization:contacted', category: 'messages' },
  questionsAsked: { type: 'comment:asked', category: 'running', canBeTurnedOff: true, isForTeam: true },
  questionsAnswered: { type: 'comment:answered', category: 'messages', canBeTurnedOff: true },

  reportReceived: { type: 'report:received', category: null },
  reportReferred: { type: 'report:referred', category: null },
  reportAnswered: { type: 'report:answered', category: null },
  reportedDecided: { type: 'report:decided', category: null },
  caseOpened: { type: 'report:opened', category: 'running', canBeTurnedOff: true },

  loanNews: { type: 'loan:changed', category: 'family', canBeTurnedOff: true },
  loanOffered: { type: 'loan:offered', category: 'family' },
  depositNews: { type: 'loan:deposit', category: 'family' },
  claimChanged: { type: 'payment:changed', category: 'family' },
  ticketNews: { type: 'ticket:changed', category: 'family', canBeTurnedOff: true },
  ownMoneyEnded: { type: 'payment:not_taken', category: 'family' },
  guardianshipSettled: { type: 'guardianship:settled', category: 'family' },
  guardianshipEnded: { type: 'guardianship:ended', category: 'family' },
  accountGranted: { type: 'leisure_card:granted', category: 'family', canBeTurnedOff: true },
  participationAsked: { type: 'leisure_card:requested', category: 'running', canBeTurnedOff: true },
  participationAnswered: { type: 'leisure_card:answered', category: 'running', isForTeam: true },
  cultureCardGiven: { type: 'culture_card:given', category: 'family', canBeTurnedOff: true },
  cultureCardRemoved: { type: 'culture_card:removed', category: 'family', canBeTurnedOff: true },
  bankFileWaiting: { type: 'bank_file:waiting', category: 'running', canBeTurnedOff: true },
  payoutsStopped: { type: 'ledger:difference', category: null },
  portalClosing: { type: 'portal:closing', category: null },
  scanConflict: { type: 'scan:conflict', category: 'running' },
  exportReady: { type: 'export:ready', category: null, isReceipt: true, isInPortalAlone: true },
} as const satisfies Partial<Record<MessageTemplate, Kind>>;

export type NoticeTemplate = keyof typeof KINDS;

/** What waits for the one letter of those who want them gathered: what they can do without, and is of use on another day. */
export function gatheredCategoryOf(template: NoticeTemplate): GatheredCategory | null {
  const { category, canBeTurnedOff, hasOwnPace } = kindOf(template);
  if (!canBeTurnedOff || hasOwnPace || goesAtNight(template)) return null;
  return GATHERED_CATEGORIES.find((one) => one === category) ?? null;
}

/** Reminders have a choice and a push of their own; what is about the account is for e-mail. */
export const isPushed = (template: NoticeTemplate): boolean =>
  kindOf(template).category !== null && !kindOf(template).isReceipt;

export const kindOf = (template: NoticeTemplate): Kind => KINDS[template];
