import type { Database } from '#database/schema.ts';

/** What those who merge two accounts are told of, in the order in which they read it. */
export const MERGE_KINDS = [
  'organisations',
  'memberships',
  'followed',
  'places',
  'shifts',
  'certificates',
  'activities',
  'conversations',
  'comments',
  'notifications',
  'alerts',
  'accounts',
  'files',
  'reports',
  'settings',
] as const;
type MergeKind = (typeof MERGE_KINDS)[number];

/** Each table that something is moved in. */
export const KIND_OF_TABLE: Partial<Record<keyof Database, MergeKind>> = {
  organisation: 'organisations',
  membership: 'memberships',
  follower: 'followed',
  attendance: 'places',
  slot_user: 'shifts',
  stamp: 'certificates',
  cv_paper: 'certificates',
  event: 'activities',
  event_contact: 'activities',
  event_invite: 'activities',
  thread: 'conversations',
  thread_message: 'conversations',
  thread_participant: 'conversations',
  comment: 'comments',
  notification: 'notifications',
  digest_entry: 'notifications',
  alert: 'alerts',
  card_share: 'accounts',
  claim: 'accounts',
  culture_card: 'accounts',
  equipment_loan: 'accounts',
  equipment_wait: 'accounts',
  payment: 'accounts',
  ticket: 'accounts',
  ticket_wait: 'accounts',
  upload: 'files',
  report: 'reports',
  report_case: 'reports',
  cv_choice: 'settings',
  notification_pause: 'settings',
  notification_setting: 'settings',
  quiet_hours: 'settings',
  reminder_setting: 'settings',
  user_block: 'settings',
};

/** References that move as well, and say nothing of their own: what they are in is counted already, or is another user's. */
export const NOT_COUNTED: ReadonlySet<string> = new Set([
  'app_user.merged_into',
  'attendance.registered_by',
  'digest_entry.about_user_id',
  'notification.about_user_id',
  'thread.created_by',
  'thread_message.subject_user_id',
  'user_block.blocked_user_id',
]);

/** Why two accounts are not merged: `stops` of each feature, and one's own account. */
export const MERGE_STOPS = [
  'own_account',
  'gone_closed',
  'kept_closed',
  'gone_has_rights',
  'two_people',
  'only_gone_verified',
  'born_differently',
  'one_family',
  'gone_is_child',
  'gone_has_children',
  'culture_cards',
  'payment_open',
  'decision_open',
  'report_open',
] as const;
export type MergeStopReason = (typeof MERGE_STOPS)[number];
