import type { MessageTemplate } from './contract.ts';

/**
 * Which queue a message waits in. None of them waits for another.
 * - `code`: a person sits and waits for it, or it is of no use after minutes.
 * - `urgent`: a person may go to the wrong place, lose a place, or has to know that their account was changed.
 * - `ordinary`: answers and notices to one person, and reminders.
 * - `bulk`: one user writes to many; organisations take turns.
 */
export const DELIVERY_CLASSES = ['code', 'urgent', 'ordinary', 'bulk'] as const;
export type DeliveryClass = (typeof DELIVERY_CLASSES)[number];

export const CLASS_OF: Readonly<Record<MessageTemplate, DeliveryClass>> = {
  code: 'code',
  accountExists: 'code',
  resetLink: 'code',

  passwordChanged: 'urgent',
  addressChanged: 'urgent',
  twoFactorOff: 'urgent',
  loggedInAs: 'urgent',
  placePromoted: 'urgent',
  placeOffered: 'urgent',
  placeRemoved: 'urgent',
  placeCancelled: 'urgent',
  eventChanged: 'urgent',
  eventCancelled: 'urgent',
  eventUncancelled: 'urgent',
  eventPaused: 'urgent',
  eventResumed: 'urgent',
  slotChanged: 'urgent',
  slotRemoved: 'urgent',
  slotTakenBack: 'urgent',
  loanOffered: 'urgent',
  caseOpened: 'urgent',
  payoutsStopped: 'urgent',
  rightGiven: 'urgent',
  rightTaken: 'urgent',
  accountsMerged: 'urgent',
  accountMergedAway: 'urgent',

  welcome: 'ordinary',
  twoFactorOn: 'ordinary',
  erased: 'ordinary',
  guardianshipSettled: 'ordinary',
  guardianshipEnded: 'ordinary',
  organisationRequested: 'ordinary',
  organisationAccepted: 'ordinary',
  organisationDeclined: 'ordinary',
  requestReopened: 'ordinary',
  organisationSuspended: 'ordinary',
  organisationRevoked: 'ordinary',
  organisationReopened: 'ordinary',
  memberRequested: 'ordinary',
  memberAccepted: 'ordinary',
  memberDeclined: 'ordinary',
  memberRemoved: 'ordinary',
  invitationAccepted: 'ordinary',
  memberLeft: 'ordinary',
  roleChanged: 'ordinary',
  ownershipOffered: 'ordinary',
  ownershipAnswered: 'ordinary',
  partnerAsked: 'ordinary',
  partnerAnswered: 'ordinary',
  contactMessage: 'ordinary',
  smsSenderProposed: 'ordinary',
  smsSenderApproved: 'ordinary',
  smsSenderRefused: 'ordinary',
  placeTaken: 'ordinary',
  placeWaiting: 'ordinary',
  placesTaken: 'ordinary',
  placeLeft: 'ordinary',
  placeExpired: 'ordinary',
  placeDrawn: 'ordinary',
  reminder: 'ordinary',
  eventTakenDown: 'ordinary',
  eventLifted: 'ordinary',
  slotTaken: 'ordinary',
  slotGiven: 'ordinary',
  stampAssigned: 'ordinary',
  stampApproved: 'ordinary',
  stampChanged: 'ordinary',
  stampDeclined: 'ordinary',
  stampRemoved: 'ordinary',
  stampExpired: 'ordinary',
  stampExpiring: 'ordinary',
  stampRequested: 'ordinary',
  stampAnswered: 'ordinary',
  cohostNamed: 'ordinary',
  questionsAsked: 'ordinary',
  questionsAnswered: 'ordinary',
  messagesUnread: 'ordinary',
  threadExpiring: 'ordinary',
  threadAdded: 'ordinary',
  threadRemoved: 'ordinary',
  threadDeleted: 'ordinary',
  reportReceived: 'ordinary',
  reportReferred: 'ordinary',
  reportAnswered: 'ordinary',
  reportedDecided: 'ordinary',
  claimChanged: 'ordinary',
  ticketNews: 'ordinary',
  loanNews: 'ordinary',
  depositNews: 'ordinary',
  ownMoneyEnded: 'ordinary',
  bankFileWaiting: 'ordinary',
  scanConflict: 'ordinary',
  exportReady: 'ordinary',
  participationAsked: 'ordinary',
  participationAnswered: 'ordinary',
  cultureCardGiven: 'ordinary',
  cultureCardRemoved: 'ordinary',
  staffInvitation: 'ordinary',

  accountGranted: 'bulk',
  circular: 'bulk',
  attendeeCircular: 'bulk',
  officeLetter: 'bulk',
  smsCircular: 'bulk',
  invitation: 'bulk',
  eventInvitation: 'bulk',
  newEvents: 'bulk',
  newMatches: 'bulk',
  digest: 'bulk',
  portalClosing: 'bulk',
};

/** They answer what a user did a moment ago, or come when the user has chosen. */
const ASKED_FOR: ReadonlySet<MessageTemplate> = new Set<MessageTemplate>([
  'welcome',
  'twoFactorOn',
  'erased',
  'placeTaken',
  'placesTaken',
  'placeWaiting',
  'placeLeft',
  'reminder',
]);

/** The others wait for the morning where it is quiet. */
export const goesAtNight = (template: MessageTemplate): boolean =>
  CLASS_OF[template] === 'code' || CLASS_OF[template] === 'urgent' || ASKED_FOR.has(template);

/**
 * How many of each go out at a time, for each channel of each process. Together they are what a mail server lets one
 * client have open, and each has its own: a code never waits until a letter of the bulk queue is done.
 */
export const AT_ONCE: Readonly<Record<DeliveryClass, number>> = { code: 5, urgent: 4, ordinary: 3, bulk: 8 };
