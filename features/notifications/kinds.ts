import type { MessageTemplate } from '#features/messages/contract.ts';

type Kind = {
  /** As the API names it: a noun, a colon, and what became of it. */
  type: string;
  /** Users can do without the letter. What answers them, and what becomes of their place or account, they always get. */
  hasOptionalLetter?: true;
};

/**
 * Everything that users are told of in the portal. What is missing here is told by letter alone: codes, what goes to people
 * without an account, and what a user needs outside the portal.
 */
export const KINDS = {
  passwordChanged: { type: 'account:password_changed' },
  addressChanged: { type: 'account:address_changed' },
  twoFactorOn: { type: 'account:two_factor_on' },
  twoFactorOff: { type: 'account:two_factor_off' },
  loggedInAs: { type: 'account:logged_in_as' },

  organisationRequested: { type: 'organization:requested', hasOptionalLetter: true },
  organisationAccepted: { type: 'organization:accepted' },
  organisationDeclined: { type: 'organization:declined' },
  requestReopened: { type: 'organization:request_reopened' },
  organisationSuspended: { type: 'organization:suspended' },
  organisationRevoked: { type: 'organization:revoked' },
  organisationReopened: { type: 'organization:reopened' },
  smsSenderProposed: { type: 'sms_sender:proposed', hasOptionalLetter: true },
  smsSenderApproved: { type: 'sms_sender:approved', hasOptionalLetter: true },
  smsSenderRefused: { type: 'sms_sender:refused', hasOptionalLetter: true },

  memberRequested: { type: 'member:requested', hasOptionalLetter: true },
  memberAccepted: { type: 'member:accepted' },
  memberDeclined: { type: 'member:declined' },
  memberRemoved: { type: 'member:removed', hasOptionalLetter: true },
  roleChanged: { type: 'member:role_changed', hasOptionalLetter: true },
  ownershipOffered: { type: 'owner:offered', hasOptionalLetter: true },
  ownershipAnswered: { type: 'owner:answered', hasOptionalLetter: true },
  partnerAsked: { type: 'cohost:requested', hasOptionalLetter: true },
  partnerAnswered: { type: 'cohost:answered', hasOptionalLetter: true },
  cohostNamed: { type: 'event:cohosted', hasOptionalLetter: true },

  placeTaken: { type: 'attendee:signed_up' },
  placesTaken: { type: 'attendee:signed_up' },
  placeWaiting: { type: 'attendee:waiting' },
  placeLeft: { type: 'attendee:left' },
  placePromoted: { type: 'attendee:promoted' },
  placeOffered: { type: 'attendee:offered' },
  placeExpired: { type: 'attendee:expired' },
  placeDrawn: { type: 'attendee:drawn' },
  placeRemoved: { type: 'attendee:removed' },
  placeCancelled: { type: 'attendee:cancelled' },
  reminder: { type: 'event:reminder', hasOptionalLetter: true },

  eventChanged: { type: 'event:changed', hasOptionalLetter: true },
  eventCancelled: { type: 'event:cancelled' },
  eventUncancelled: { type: 'event:uncancelled' },
  eventPaused: { type: 'event:paused' },
  eventResumed: { type: 'event:resumed' },
  eventTakenDown: { type: 'event:taken_down' },
  eventLifted: { type: 'event:lifted' },
  newEvents: { type: 'event:published', hasOptionalLetter: true },

  slotTaken: { type: 'slot:taken' },
  slotTakenBack: { type: 'slot:taken_back', hasOptionalLetter: true },
  slotChanged: { type: 'slot:changed', hasOptionalLetter: true },
  slotRemoved: { type: 'slot:removed', hasOptionalLetter: true },

  stampAssigned: { type: 'certificate:assigned', hasOptionalLetter: true },
  stampApproved: { type: 'certificate:approved' },
  stampChanged: { type: 'stamp:changed', hasOptionalLetter: true },
  stampDeclined: { type: 'certificate:declined' },
  stampRemoved: { type: 'certificate:removed', hasOptionalLetter: true },
  stampExpired: { type: 'certificate:expired', hasOptionalLetter: true },
  stampRequested: { type: 'certificate:requested', hasOptionalLetter: true },
  stampAnswered: { type: 'certificate:answered', hasOptionalLetter: true },

  messagesUnread: { type: 'messenger:message:created', hasOptionalLetter: true },
  threadExpiring: { type: 'messenger:thread:expiring', hasOptionalLetter: true },
  contactMessage: { type: 'organization:contacted' },
  questionsAsked: { type: 'comment:asked', hasOptionalLetter: true },
  questionsAnswered: { type: 'comment:answered', hasOptionalLetter: true },

  reportReceived: { type: 'report:received' },
  reportAnswered: { type: 'report:answered' },
  reportedDecided: { type: 'report:decided' },
  caseOpened: { type: 'report:opened', hasOptionalLetter: true },
} as const satisfies Partial<Record<MessageTemplate, Kind>>;

export type NoticeTemplate = keyof typeof KINDS;

export const kindOf = (template: NoticeTemplate): Kind => KINDS[template];
