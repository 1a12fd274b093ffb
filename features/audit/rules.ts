/** What is written down about one person: each has words for that person to read. */
export const PERSON_ACTIONS = [
  'log_in_as.start',
  'log_in_as.stop',
  'log_in_as.write',
  'acted',
  'user.block',
  'user.unblock',
  'user.end_sessions',
  'user.scopes',
  'user.merge',
  'user.erase',
  'user.export',
  'grant.give',
  'grant.revoke',
  'guardianship.settle',
  'guardianship.end',
  'organization.accept',
  'organization.decline',
  'organisation.member.change',
  'organisation.member.remove',
  'organisation.role.change',
  'organisation.owner.offer',
  'organisation.owner.change',
  'stamp.assign',
  'stamp.approve',
  'stamp.change',
  'stamp.decline',
  'stamp.remove',
  'culture_card.give',
  'culture_card.remove',
  'culture_card.replace',
  'comment.remove',
  'comment.restore',
  'message.remove',
  'message.restore',
  'report.decide',
  'report.decide_appeal',
  'upload.harmful',
] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

/** Kinds of things that are looked at or changed by a user who is logged in as another. */
export const ACTING_AREAS = [
  'profile',
  'settings',
  'places',
  'events',
  'organisations',
  'certificates',
  'family',
  'cards',
  'things',
  'files',
  'notifications',
  'other',
] as const;
export type ActingArea = (typeof ACTING_AREAS)[number];

/** By how the address of the call begins; the first that fits. */
const AREAS: readonly [start: string, area: ActingArea][] = [
  ['/users/me/notification-settings', 'settings'],
  ['/users/me/notification-pause', 'settings'],
  ['/users/me/quiet-hours', 'settings'],
  ['/users/me/reminders', 'settings'],
  ['/users/me/events', 'places'],
  ['/users/me/occurrences', 'places'],
  ['/users/me/entries', 'places'],
  ['/users/me/organizations', 'organisations'],
  ['/users/me/cv', 'certificates'],
  ['/users', 'profile'],
  ['/auth', 'profile'],
  ['/push-subscriptions', 'settings'],
  ['/alerts', 'settings'],
  ['/occurrences/{id}/attend', 'places'],
  ['/occurrences/{id}/leave', 'places'],
  ['/occurrences/{id}/my', 'places'],
  ['/events/my', 'places'],
  ['/events/{id}/my', 'places'],
  ['/events/{id}/join', 'places'],
  ['/events/{id}/leave', 'places'],
  ['/events/{id}/children', 'family'],
  ['/events/{id}/slots/my', 'places'],
  ['/events/{id}/slots/{slot}/users', 'places'],
  ['/events', 'events'],
  ['/occurrences', 'events'],
  ['/attendees', 'events'],
  ['/organizations', 'organisations'],
  ['/invites', 'organisations'],
  ['/certificates', 'certificates'],
  ['/stamps', 'certificates'],
  ['/household', 'family'],
  ['/cards', 'cards'],
  ['/v2/cards', 'cards'],
  ['/payment_intents', 'cards'],
  ['/transactions', 'cards'],
  ['/tickets', 'things'],
  ['/loans', 'things'],
  ['/equipment', 'things'],
  ['/culture_cards', 'things'],
  ['/uploads', 'files'],
  ['/notifications', 'notifications'],
];

export const areaOf = (path: string): ActingArea =>
  AREAS.find(([start]) => `${path}/`.startsWith(`${start}/`))?.[1] ?? 'other';

/** What entries are about, for those who run the portal to choose by. */
export const AUDIT_KINDS = [
  'log_in_as',
  'accounts',
  'organisations',
  'contents',
  'money',
  'families',
  'other',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** How the names of actions begin. */
export const PREFIXES_OF: Readonly<Record<Exclude<AuditKind, 'other'>, readonly string[]>> = {
  log_in_as: ['log_in_as', 'acted'],
  accounts: ['user', 'grant'],
  organisations: ['organisation', 'organization', 'partnership', 'sms', 'participation'],
  contents: ['event', 'comment', 'message', 'report', 'upload'],
  money: ['card', 'bank_file', 'ledger', 'payer', 'claim', 'scheme'],
  families: ['guardianship', 'household'],
};

const KIND_OF = new Map(
  Object.entries(PREFIXES_OF).flatMap(([kind, prefixes]) => prefixes.map((prefix) => [prefix, kind as AuditKind])),
);

export const kindOf = (action: string): AuditKind => KIND_OF.get(action.split('.', 1)[0] ?? '') ?? 'other';
