import type { MessageTemplate } from '#features/messages/contract.ts';

/** What a user can choose for, in the order in which it is shown. */
export const CATEGORIES = [
  'places',
  'reminders',
  'messages',
  'questions',
  'memberships',
  'certificates',
  'news',
] as const;
export type Category = (typeof CATEGORIES)[number];

type Kind = {
  /** As the API names it: a noun, a colon, and what became of it. */
  type: string;
  /** Null: it concerns the account, or answers what the user did, and cannot be turned off. */
  category: Category | null;
  /** It goes at once, also at night. */
  isUrgent?: true;
};

/**
 * Everything that users are told of in the portal. What is missing here is told by letter alone: codes, what goes to people
 * without an account, and what a user needs outside the portal.
 */
export const KINDS = {
  passwordChanged: { type: 'account:password_changed', category: null, isUrgent: true },
  addressChanged: { type: 'account:address_changed', category: null, isUrgent: true },
  twoFactorOn: { type: 'account:two_factor_on', category: null },
  twoFactorOff: { type: 'account:two_factor_off', category: null, isUrgent: true },
  loggedInAs: { type: 'account:logged_in_as', category: null, isUrgent: true },

  organisationRequested: { type: 'organization:requested', category: 'memberships' },
  organisationAccepted: { type: 'organization:accepted', category: null },
  organisationDeclined: { type: 'organization:declined', category: null },
  smsSenderProposed: { type: 'sms_sender:proposed', category: 'memberships' },
  smsSenderApproved: { type: 'sms_sender:approved', category: 'memberships' },
  smsSenderRefused: { type: 'sms_sender:refused', category: 'memberships' },

  memberRequested: { type: 'member:requested', category: 'memberships' },
  memberAccepted: { type: 'member:accepted', category: null },
  memberDeclined: { type: 'member:declined', category: null },
  memberRemoved: { type: 'member:removed', category: 'memberships' },
  roleChanged: { type: 'member:role_changed', category: 'memberships' },
  ownershipOffered: { type: 'owner:offered', category: 'memberships' },
  ownershipAnswered: { type: 'owner:answered', category: 'memberships' },
  partnerAsked: { type: 'cohost:requested', category: 'memberships' },
  partnerAnswered: { type: 'cohost:answered', category: 'memberships' },
  cohostNamed: { type: 'event:cohosted', category: 'memberships' },

  placeTaken: { type: 'attendee:signed_up', category: null },
  placesTaken: { type: 'attendee:signed_up', category: null },
  placeWaiting: { type: 'attendee:waiting', category: null },
  placeLeft: { type: 'attendee:left', category: null },
  placePromoted: { type: 'attendee:promoted', category: 'places', isUrgent: true },
  placeOffered: { type: 'attendee:offered', category: 'places', isUrgent: true },
  placeExpired: { type: 'attendee:expired', category: 'places' },
  placeDrawn: { type: 'attendee:drawn', category: 'places' },
  placeRemoved: { type: 'attendee:removed', category: 'places', isUrgent: true },
  placeCancelled: { type: 'attendee:cancelled', category: 'places', isUrgent: true },
  reminder: { type: 'event:reminder', category: 'reminders' },

  eventChanged: { type: 'event:changed', category: 'places', isUrgent: true },
  eventCancelled: { type: 'event:cancelled', category: 'places', isUrgent: true },
  eventUncancelled: { type: 'event:uncancelled', category: 'places', isUrgent: true },
  eventTakenDown: { type: 'event:taken_down', category: null },
  eventLifted: { type: 'event:lifted', category: null },
  newEvents: { type: 'event:published', category: 'news' },

  slotTaken: { type: 'slot:taken', category: null },
  slotTakenBack: { type: 'slot:taken_back', category: 'places', isUrgent: true },
  slotChanged: { type: 'slot:changed', category: 'places', isUrgent: true },
  slotRemoved: { type: 'slot:removed', category: 'places', isUrgent: true },

  stampAssigned: { type: 'certificate:assigned', category: 'certificates' },
  stampApproved: { type: 'certificate:approved', category: null },
  stampChanged: { type: 'stamp:changed', category: 'certificates' },
  stampDeclined: { type: 'certificate:declined', category: null },
  stampRemoved: { type: 'certificate:removed', category: 'certificates' },
  stampExpired: { type: 'certificate:expired', category: 'certificates' },
  stampRequested: { type: 'certificate:requested', category: 'certificates' },
  stampAnswered: { type: 'certificate:answered', category: 'certificates' },

  contactMessage: { type: 'organization:contacted', category: 'messages' },
  questionsAsked: { type: 'comment:asked', category: 'questions' },
  questionsAnswered: { type: 'comment:answered', category: 'questions' },
} as const satisfies Partial<Record<MessageTemplate, Kind>>;

export type NoticeTemplate = keyof typeof KINDS;

export const kindOf = (template: NoticeTemplate): Kind => KINDS[template];
