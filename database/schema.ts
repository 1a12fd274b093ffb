// Generated from database/migrations by `npm run schema`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Id } from '#platform/contract/id.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface ActingLookTable {
  session_id: string;
  area: string;
  user_id: Id<'UserId'>;
  looked_at: ColumnType<string, Date | string, Date | string>;
}

export interface AlertTable {
  id: Id<'AlertId'>;
  user_id: Id<'UserId'>;
  filter_id: Id<'AlertFilterId'>;
  query: Json;
  frequency: 'at_once' | 'daily' | 'weekly';
  by_email: Generated<boolean>;
  created_at: ColumnType<string, Date | string, Date | string>;
  told_until: ColumnType<string, Date | string, Date | string>;
  told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  due_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface AlertFilterTable {
  id: Id<'AlertFilterId'>;
  tenant_key: string;
  query: Json;
  query_hash: string;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface AlertHitTable {
  filter_id: Id<'AlertFilterId'>;
  event_id: Id<'EventId'>;
  found_at: ColumnType<string, Date | string, Date | string>;
  is_told: Generated<boolean>;
}

export interface AlertKeyTable {
  place: string;
  topic: string;
  filter_id: Id<'AlertFilterId'>;
}

export interface AlertNewsTable {
  event_id: Id<'EventId'>;
  places_before: Json | null;
  search_before: string | null;
  changes: Generated<number>;
}

export interface AnnouncementTable {
  id: Id<'AnnouncementId'>;
  tenant_key: string | null;
  type: 'news' | 'critical';
  title: Json;
  body: Json;
  starts_at: ColumnType<string, Date | string, Date | string>;
  ends_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  municipality_id: number | null;
  is_dismissible: Generated<boolean>;
}

export interface AppUserTable {
  id: Id<'UserId'>;
  name: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  thumbnail_url: string | null;
  lang: Generated<'nb' | 'nn' | 'en'>;
  municipality_id: number | null;
  postal_code: string | null;
  birth_date: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  scopes: Generated<string[]>;
  is_readonly: Generated<boolean>;
  has_two_factor: Generated<boolean>;
  terms_accepted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  settings: Generated<Json>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  blocked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  erased_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  email_verified_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  phone_verified_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  password_changed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ssn_sealed: string | null;
  ssn_digest: string | null;
  authenticator_sealed: string | null;
  authenticator_step: number | null;
  picture_upload_id: Id<'UploadId'> | null;
  name_sort: GeneratedAlways<string>;
  suspended_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  merged_into: Id<'UserId'> | null;
}

export interface ApprovalRuleTable {
  municipality_id: number;
  version: number;
  mode: 'by_hand' | 'by_rule';
  forms: string[];
  reason: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface AttendanceTable {
  id: Id<'AttendanceId'>;
  occurrence_id: Id<'OccurrenceId'>;
  user_id: Id<'UserId'>;
  status: 'attending' | 'waiting' | 'offered' | 'left' | 'removed' | 'cancelled';
  position: number;
  registered_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  updated_at: ColumnType<string, Date | string, Date | string>;
  is_prior: Generated<boolean>;
  offer_expires_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  checked_in_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reminded_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  remind_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface AttendanceChangeTable {
  id: number;
  attendance_id: Id<'AttendanceId'>;
  at: ColumnType<string, Date | string, Date | string>;
  kind:
    | 'signed_up'
    | 'waiting'
    | 'promoted'
    | 'offered'
    | 'accepted'
    | 'expired'
    | 'drawn'
    | 'left'
    | 'removed'
    | 'cancelled'
    | 'moved_up'
    | 'moved_down'
    | 'checked_in'
    | 'unchecked';
  actor_user_id: Id<'UserId'> | null;
  reason: string | null;
}

export interface AuditEntryTable {
  position: number;
  at: ColumnType<string, Date | string, Date | string>;
  action: string;
  actor_user_id: Id<'UserId'> | null;
  acting_user_id: Id<'UserId'> | null;
  subject_user_id: Id<'UserId'> | null;
  municipality_id: number | null;
  details: Generated<Json>;
  digest: string;
}

export interface BankAnswerTable {
  id: Id<'BankAnswerId'>;
  municipality_id: number;
  kind: 'pain.002' | 'camt.054';
  message_id: string;
  received_at: ColumnType<string, Date | string, Date | string>;
}

export interface BankFileTable {
  id: Id<'BankFileId'>;
  municipality_id: number;
  number: number;
  state: Generated<'made' | 'approved' | 'sent' | 'answered' | 'withdrawn'>;
  message_id: string;
  payer_name: string;
  payer_number: string;
  payer_account: string;
  payer_bic: string;
  total_ore: number;
  lines: number;
  is_automatic: boolean;
  made_by: Id<'UserId'> | null;
  made_at: ColumnType<string, Date | string, Date | string>;
  approved_by: Id<'UserId'> | null;
  approved_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  pay_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  answered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  withdrawn_by: Id<'UserId'> | null;
  withdrawn_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  withdrawn_reason: string | null;
}

export interface BankFileLineTable {
  id: Id<'BankFileLineId'>;
  bank_file_id: Id<'BankFileId'>;
  claim_id: string;
  amount_ore: number;
  payee_name: string;
  bank_account: string;
  kid: string | null;
  note: string | null;
  result: 'paid' | 'failed' | 'withdrawn' | null;
  payment_status_code: number | null;
  reason: string | null;
}

export interface BankFileStepTable {
  from_state: string;
  to_state: string;
}

export interface CardTable {
  id: Id<'CardId'>;
  municipality_id: number;
  scheme_id: Id<'SchemeId'>;
  version_id: Id<'SchemeVersionId'>;
  child_id: Id<'ChildId'> | null;
  number: number;
  pin_sealed: string;
  owner_user_id: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  closed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CardGrantTable {
  id: Id<'CardGrantId'>;
  card_id: Id<'CardId'>;
  version_id: Id<'SchemeVersionId'>;
  reason: 'granted' | 'refilled' | 'adjusted' | 'carried_over' | 'returned';
  amount_ore: number;
  note: string | null;
  actor_user_id: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  is_single: Generated<boolean>;
}

export interface CardShareTable {
  id: Id<'CardShareId'>;
  card_id: Id<'CardId'>;
  user_id: Id<'UserId'>;
  may_pay: boolean;
  started_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_by: Id<'UserId'> | null;
}

export interface CategoryTable {
  id: number;
  key: string;
  labels: Json;
  position: Generated<number>;
}

export interface CertificateTable {
  id: Id<'CertificateId'>;
  organisation_id: Id<'OrganisationId'> | null;
  municipality_id: number | null;
  name: string;
  name_sort: GeneratedAlways<string>;
  description: Generated<string>;
  category: 'safety' | 'coaching' | 'driving' | 'course' | 'duty' | 'other';
  picture_upload_id: Id<'UploadId'> | null;
  version: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CertificateDocumentTable {
  certificate_id: Id<'CertificateId'>;
  upload_id: Id<'UploadId'>;
  name: string;
  position: number;
}

export interface CertificateOrganisationTable {
  certificate_id: Id<'CertificateId'>;
  organisation_id: Id<'OrganisationId'>;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface ChildTable {
  id: Id<'ChildId'>;
  user_id: Id<'UserId'> | null;
  first_name: string;
  last_name: string;
  born_on: ColumnType<string, Date | string, Date | string>;
  municipality_id: number | null;
  postal_code: string | null;
  ssn_sealed: string;
  ssn_digest: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  checked_at: ColumnType<string, Date | string, Date | string>;
  district_id: number | null;
}

export interface CircularTable {
  id: Id<'BulkMessageId'>;
  organisation_id: Id<'OrganisationId'>;
  sender_user_id: Id<'UserId'> | null;
  channel: 'email' | 'sms';
  audience: 'members' | 'contacts' | 'attendees';
  from_role: Generated<'member' | 'moderator' | 'admin'>;
  subject: string | null;
  body: string;
  recipients_count: Generated<number>;
  parts_count: Generated<number>;
  cost_ore: Generated<number>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  event_id: Id<'EventId'> | null;
  occurrence_id: Id<'OccurrenceId'> | null;
  includes_waiting: Generated<boolean>;
}

export interface CircularFileTable {
  circular_id: Id<'BulkMessageId'>;
  upload_id: Id<'UploadId'>;
  position: number;
}

export interface ClaimTable {
  id: Id<'ClaimId'>;
  number: number;
  municipality_id: number;
  card_id: Id<'CardId'>;
  version_id: Id<'SchemeVersionId'>;
  kind: 'payment' | 'refund';
  state:
    | 'authorising'
    | 'waiting'
    | 'approved'
    | 'in_file'
    | 'paid'
    | 'failed'
    | 'rejected'
    | 'abandoned'
    | 'rolled_back';
  organisation_id: Id<'OrganisationId'> | null;
  event_id: Id<'EventId'> | null;
  payee_id: string;
  payee_name: string;
  purpose: string | null;
  bank_account: string;
  kid: string | null;
  note: string | null;
  purse_ore: number;
  own_ore: Generated<number>;
  settled_ore: Generated<number>;
  posting_id: number;
  payment_id: string | null;
  bank_file_id: string | null;
  tries: Generated<number>;
  ready_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  paid_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  rejection_message: string | null;
  payment_status_code: number | null;
  retried_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  created_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  decided_by: Id<'UserId'> | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface ClaimReceiptTable {
  claim_id: Id<'ClaimId'>;
  position: number;
  upload_id: Id<'UploadId'>;
}

export interface ClaimReturnTable {
  event_id: Id<'EventId'>;
  asked_at: ColumnType<string, Date | string, Date | string>;
}

export interface ClaimStepTable {
  from_state: string;
  to_state: string;
}

export interface CommentTable {
  id: Id<'CommentId'>;
  event_id: Id<'EventId'>;
  author_id: Id<'UserId'> | null;
  organisation_id: Id<'OrganisationId'> | null;
  body: string;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  edited_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  deleted_by: Id<'UserId'> | null;
  told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ConditionsAnswerTable {
  organisation_id: Id<'OrganisationId'>;
  version: ColumnType<string, Date | string, Date | string>;
  is_accepted: boolean;
  answered_by: Id<'UserId'> | null;
  answered_at: ColumnType<string, Date | string, Date | string>;
}

export interface CultureCardTable {
  id: Id<'CultureCardId'>;
  municipality_id: number;
  group_id: Id<'CultureGroupId'>;
  number: number;
  name: string;
  name_sort: GeneratedAlways<string>;
  user_id: Id<'UserId'> | null;
  birth_year: number | null;
  visits_allowed: number | null;
  visits_used: Generated<number>;
  added_by: Id<'UserId'> | null;
  added_at: ColumnType<string, Date | string, Date | string>;
  removed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CultureGroupTable {
  id: Id<'CultureGroupId'>;
  municipality_id: number;
  venue_id: Id<'CultureVenueId'> | null;
  name: string;
  visits_per_period: number | null;
  valid_from: ColumnType<string, Date | string, Date | string>;
  valid_until: ColumnType<string, Date | string, Date | string>;
  comes_together: boolean;
  with_companion: boolean;
  created_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CultureVenueTable {
  id: Id<'CultureVenueId'>;
  municipality_id: number;
  organisation_id: Id<'OrganisationId'>;
  started_by: Id<'UserId'> | null;
  started_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CultureVisitTable {
  id: Id<'CultureVisitId'>;
  municipality_id: number;
  group_id: Id<'CultureGroupId'>;
  card_id: Id<'CultureCardId'> | null;
  venue_id: Id<'CultureVenueId'>;
  occurrence_id: Id<'OccurrenceId'> | null;
  occasion: string | null;
  companions: number;
  is_together: boolean;
  at: ColumnType<string, Date | string, Date | string>;
  registered_by: Id<'UserId'> | null;
  registered_at: ColumnType<string, Date | string, Date | string>;
  key: string;
  undone_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CvChoiceTable {
  user_id: Id<'UserId'>;
  hours: 'me' | 'paper';
  activities: 'me' | 'paper';
  roles: 'me' | 'paper';
  certificates: 'me' | 'paper';
}

export interface CvPaperTable {
  id: Id<'CvPaperId'>;
  user_id: Id<'UserId'>;
  code: string;
  file_key: string;
  tenant_key: string;
  language: 'nb' | 'nn' | 'en';
  content: string | null;
  signature: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  withdrawn_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface DataLoadTable {
  name: string;
  checksum: string;
  loaded_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface DigestEntryTable {
  id: Id<'NotificationId'>;
  user_id: Id<'UserId'>;
  pace: 'daily' | 'weekly';
  due_at: ColumnType<string, Date | string, Date | string>;
  tenant_key: string;
  category: string;
  organisation_id: Id<'OrganisationId'> | null;
  is_for_team: boolean;
  thread_id: Id<'ThreadId'> | null;
  event_ids: string[];
  about_user_id: Id<'UserId'> | null;
  texts: Json;
  url: string | null;
  bundle_key: string | null;
  once_key: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface DistrictTable {
  id: number;
  municipality_id: number;
  name: string;
  is_administrative: Generated<boolean>;
}

export interface DoorEntryTable {
  key: string;
  arrival: number;
  occurrence_id: Id<'OccurrenceId'>;
  attendance_id: Id<'AttendanceId'>;
  is_in: boolean;
  at: ColumnType<string, Date | string, Date | string>;
  received_at: ColumnType<string, Date | string, Date | string>;
  actor_user_id: Id<'UserId'> | null;
}

export interface EquipmentItemTable {
  id: Id<'EquipmentItemId'>;
  municipality_id: number;
  place_id: Id<'LendingPlaceId'>;
  name: string;
  description: string;
  picture_upload_id: Id<'UploadId'> | null;
  scene: string;
  unit: 'day' | 'hour';
  max_length: number;
  min_age: number | null;
  max_age: number | null;
  season_from: string | null;
  season_to: string | null;
  state: 'draft' | 'open' | 'closed';
  version: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
  deposit_ore: Generated<number>;
}

export interface EquipmentLoanTable {
  id: Id<'EquipmentLoanId'>;
  municipality_id: number;
  item_id: Id<'EquipmentItemId'>;
  piece_id: Id<'EquipmentPieceId'>;
  piece_number: number;
  card_id: Id<'CardId'>;
  period: string;
  state: 'offered' | 'reserved' | 'out' | 'returned' | 'cancelled' | 'not_fetched' | 'lapsed';
  answer_by: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reminders: Generated<number>;
  created_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  given_out_by: Id<'UserId'> | null;
  given_out_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  given_out_key: string | null;
  returned_to: Id<'UserId'> | null;
  returned_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  returned_key: string | null;
  condition: 'good' | 'worn' | 'damaged' | 'lost' | null;
  note: string | null;
  picture_upload_id: Id<'UploadId'> | null;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  deposit_ore: number | null;
  deposit_posting_id: number | null;
  deposit_state: 'held' | 'asked' | 'returned' | 'kept' | null;
  deposit_asked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  deposit_kept_ore: Generated<number>;
  deposit_reason: string | null;
  deposit_settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  deposit_settled_by: Id<'UserId'> | null;
  piece_late_told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface EquipmentLoanStepTable {
  from_state: string;
  to_state: string;
}

export interface EquipmentPieceTable {
  id: Id<'EquipmentPieceId'>;
  item_id: Id<'EquipmentItemId'>;
  number: number;
  label: string;
  state: 'ok' | 'repair' | 'lost';
  note: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface EquipmentWaitTable {
  id: Id<'EquipmentWaitId'>;
  item_id: Id<'EquipmentItemId'>;
  card_id: Id<'CardId'>;
  period: string;
  place_in_line: number;
  created_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface EventTable {
  id: Id<'EventId'>;
  organisation_id: Id<'OrganisationId'> | null;
  type_id: number | null;
  source: Generated<string>;
  external_id: string | null;
  name: string;
  description: Generated<string>;
  lang: Generated<string>;
  kind: Generated<'open' | 'scheduled'>;
  status: Generated<'draft' | 'published' | 'cancelled'>;
  completed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_free: Generated<boolean>;
  price_ore: number | null;
  age_mask: Generated<number>;
  min_age: number | null;
  max_age: number | null;
  capacity_max: number | null;
  rrule: Json | null;
  venue: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  thumbnail_url: string | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  updated_at: ColumnType<string, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_listed: GeneratedAlways<boolean>;
  municipality_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  next_occurrence_id: Id<'OccurrenceId'> | null;
  next_start_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  next_end_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_start_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_end_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  occurrences_count: Generated<number>;
  attendees_count: Generated<number>;
  waiting_count: Generated<number>;
  places_max: number | null;
  search: GeneratedAlways<string>;
  access_mask: Generated<number>;
  keywords: Generated<string[]>;
  source_url: string | null;
  source_name: string | null;
  name_sort: GeneratedAlways<string>;
  version: Generated<number>;
  changed_by: Id<'UserId'> | null;
  draft: Json | null;
  times: Json | null;
  picture_upload_id: Id<'UploadId'> | null;
  has_sign_up: Generated<boolean>;
  sign_up_closes_minutes: Generated<number>;
  leave_closes_minutes: Generated<number>;
  has_waiting_list: Generated<boolean>;
  waiting_policy: Generated<'automatic' | 'offer' | 'lottery' | 'priority'>;
  offer_hours: Generated<number>;
  lottery_hours: Generated<number>;
  priority_group: Generated<'members' | 'residents'>;
  counted_attendees: number | null;
  cancel_reason: string | null;
  taken_down_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  taken_down_reason: string | null;
  created_by: Id<'UserId'> | null;
}

export interface EventCategoryTable {
  event_id: Id<'EventId'>;
  category_id: number;
}

export interface EventCohostTable {
  event_id: Id<'EventId'>;
  organisation_id: Id<'OrganisationId'>;
}

export interface EventContactTable {
  event_id: Id<'EventId'>;
  user_id: Id<'UserId'>;
  position: Generated<number>;
}

export interface EventCountTable {
  municipality_id: number;
  upcoming: number;
}

export interface EventDocumentTable {
  id: Id<'EventDocumentId'>;
  event_id: Id<'EventId'>;
  upload_id: Id<'UploadId'>;
  name: string;
  position: Generated<number>;
}

export interface EventInviteTable {
  id: Id<'EventInviteId'>;
  event_id: Id<'EventId'>;
  email: string;
  user_id: Id<'UserId'> | null;
  invited_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface EventMunicipalityTable {
  event_id: Id<'EventId'>;
  municipality_id: number;
  district_id: number | null;
}

export interface EventPlaceTable {
  event_id: Id<'EventId'>;
  municipality_id: number;
  district_id: number | null;
  next_start_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_end_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  age_mask: Generated<number>;
  access_mask: Generated<number>;
  category_mask: Generated<number>;
  type_id: number | null;
  is_volunteer: Generated<boolean>;
  is_free: Generated<boolean>;
  has_places: Generated<boolean>;
  organisation_id: Id<'OrganisationId'> | null;
  lat: number | null;
  lng: number | null;
  name_sort: Generated<string>;
  cell: GeneratedAlways<number | null>;
}

export interface EventTypeTable {
  id: number;
  key: string;
  labels: Json;
  is_volunteer: Generated<boolean>;
  position: Generated<number>;
}

export interface EventWordsTable {
  event_id: Id<'EventId'>;
  words: string;
}

export interface ExportFileTable {
  id: Id<'ExportId'>;
  user_id: Id<'UserId'>;
  kind:
    | 'members'
    | 'events'
    | 'attendees'
    | 'slots'
    | 'own'
    | 'accounts'
    | 'transactions'
    | 'tickets'
    | 'year'
    | 'equipment';
  organisation_id: Id<'OrganisationId'> | null;
  type: 'xlsx' | 'csv' | 'pdf' | 'json';
  language: 'nb' | 'nn' | 'en';
  storage_key: string | null;
  bytes: number | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  ready_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  event_id: Id<'EventId'> | null;
  occurrence_id: Id<'OccurrenceId'> | null;
  has_contact_data: Generated<boolean>;
  municipality_id: number | null;
  filters: Generated<Json>;
}

export interface FactTable {
  id: number;
  at: ColumnType<string, Date | string, Date | string>;
  kind: string;
  organisation_id: Id<'OrganisationId'> | null;
  partner_id: Id<'OrganisationId'> | null;
  actor_user_id: Id<'UserId'> | null;
  subject_user_id: Id<'UserId'> | null;
  details: Generated<Json>;
  event_id: Id<'EventId'> | null;
}

export interface FeaturedEventTable {
  municipality_id: number;
  event_id: Id<'EventId'>;
  ends_at: ColumnType<string, Date | string, Date | string>;
}

export interface FollowerTable {
  organisation_id: Id<'OrganisationId'>;
  user_id: Id<'UserId'>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface FollowerNewsTable {
  event_id: Id<'EventId'>;
  organisation_id: Id<'OrganisationId'>;
  created_at: ColumnType<string, Date | string, Date | string>;
  told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface GalleryPictureTable {
  id: Id<'GalleryPictureId'>;
  organisation_id: Id<'OrganisationId'>;
  upload_id: Id<'UploadId'>;
  caption: Generated<string>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface GuardianshipTable {
  id: Id<'GuardianshipId'>;
  child_id: Id<'ChildId'>;
  guardian_user_id: Id<'UserId'>;
  source: 'register' | 'staff';
  reason: string | null;
  decided_by: Id<'UserId'> | null;
  started_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  asked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface IdempotencyKeyTable {
  actor: string;
  route: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: Json | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface IdportenAttemptTable {
  state_digest: string;
  sealed: string;
  tenant_key: string;
  return_url: string;
  client_digest: string;
  language: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  handle_digest: string | null;
  user_id: Id<'UserId'> | null;
  fetched_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ImportFaultTable {
  source_id: Id<'ImportSourceId'>;
  position: number;
  line: number | null;
  kind:
    | 'no_id'
    | 'no_title'
    | 'no_start'
    | 'bad_time'
    | 'unknown_zone'
    | 'absurd_time'
    | 'bad_rule'
    | 'unsupported_rule'
    | 'line_too_long'
    | 'bad_line'
    | 'not_closed'
    | 'bad_json'
    | 'private'
    | 'too_many';
  detail: string;
}

export interface ImportQuestionTable {
  id: Id<'ImportQuestionId'>;
  source_id: Id<'ImportSourceId'>;
  external_id: string;
  kind: 'duplicate' | 'changed';
  event_id: Id<'EventId'>;
  name: string;
  venue: string | null;
  start_at: ColumnType<string, Date | string, Date | string>;
  content_hash: string;
  asked_at: ColumnType<string, Date | string, Date | string>;
  answer: 'same' | 'different' | 'kept' | 'taken' | null;
  answered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ImportRunTable {
  id: Id<'ImportRunId'>;
  source: string;
  started_at: ColumnType<string, Date | string, Date | string>;
  finished_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  outcome: Generated<'running' | 'done' | 'broken' | 'failed' | 'abandoned'>;
  created_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  removed_count: Generated<number>;
  skipped_count: Generated<number>;
  message: string | null;
  source_id: Id<'ImportSourceId'> | null;
}

export interface ImportSourceTable {
  id: Id<'ImportSourceId'>;
  municipality_id: number;
  organisation_id: Id<'OrganisationId'> | null;
  kind: 'ical' | 'schema_org';
  name: string;
  address: string;
  etag: string | null;
  last_modified: string | null;
  read_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<string, Date | string, Date | string>;
  removed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ImportedEventTable {
  event_id: Id<'EventId'>;
  content_hash: string;
  is_cancelled: Generated<boolean>;
  state_hash: string | null;
}

export interface JobRunTable {
  name: string;
  host: string;
  ended_at: ColumnType<string, Date | string, Date | string>;
  milliseconds: number;
  rows: number;
  is_failed: boolean;
  failed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failure: string | null;
}

export interface KnownDeviceTable {
  user_id: Id<'UserId'>;
  device_digest: string;
  seen_at: ColumnType<string, Date | string, Date | string>;
}

export interface LedgerAccountTable {
  id: Id<'LedgerAccountId'>;
  municipality_id: number;
  kind: 'outside' | 'budget' | 'purse' | 'claim' | 'transit' | 'paid' | 'provider' | 'receivable';
  owner_id: string;
  posted_ore: Generated<number>;
  held_ore: Generated<number>;
  expected_ore: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface LedgerPostingTable {
  id: number;
  municipality_id: number;
  key: string;
  entry_id: string;
  kind: string;
  phase: 'posted' | 'held' | 'released' | 'given_up';
  held_id: number | null;
  corrects_id: number | null;
  from_account_id: string;
  to_account_id: string;
  amount_ore: number;
  at: ColumnType<string, Date | string, Date | string>;
  actor_user_id: Id<'UserId'> | null;
}

export interface LedgerProofTable {
  municipality_id: number;
  made_at: ColumnType<string, Date | string, Date | string>;
  postings: number;
  sum_ore: number;
  last_number: number;
  last_digest: string;
  faults: Json;
}

export interface LedgerRuleTable {
  kind: string;
  from_kind: string;
  to_kind: string;
}

export interface LedgerSealTable {
  municipality_id: number;
  number: number;
  posting_id: number;
  digest: string;
  sealed_at: ColumnType<string, Date | string, Date | string>;
}

export interface LedgerUnsealedTable {
  posting_id: number;
  municipality_id: number;
}

export interface LendingPlaceTable {
  id: Id<'LendingPlaceId'>;
  municipality_id: number;
  organisation_id: Id<'OrganisationId'> | null;
  name: string;
  address: string;
  provider_name: string;
  openings: Json;
  closures: Json;
  version: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface MemberListTable {
  id: Id<'MemberListId'>;
  municipality_id: number;
  version_id: Id<'SchemeVersionId'>;
  state: 'waiting' | 'running' | 'done' | 'stopped';
  right_rows: number;
  known_rows: number;
  faulty_rows: number;
  faults: number;
  preview: Json;
  next_batch: Generated<number>;
  opened: Generated<number>;
  left_out: Generated<number>;
  asked_by: Id<'UserId'> | null;
  asked_at: ColumnType<string, Date | string, Date | string>;
  taken_by: Id<'UserId'> | null;
  taken_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface MemberListBatchTable {
  list_id: Id<'MemberListId'>;
  position: number;
  rows_sealed: string | null;
  faults: Json;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface MembershipTable {
  organisation_id: Id<'OrganisationId'>;
  user_id: Id<'UserId'>;
  role: 'admin' | 'moderator' | 'member' | 'applicant';
  status: 'requested' | 'active' | 'disabled' | 'rejected' | 'left';
  note: string | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  kind: Generated<'team' | 'certificate' | 'membership'>;
  starts_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ends_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_contact: Generated<boolean>;
  title: string | null;
  answered_by: Id<'UserId'> | null;
  answered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  role_rank: GeneratedAlways<number>;
  name_sort: Generated<string>;
  owner_kind: Generated<'product' | 'ORGANIZATION' | 'USER'>;
}

export interface MetricTable {
  day: ColumnType<string, Date | string, Date | string>;
  tenant_key: Generated<string>;
  name: string;
  tag: Generated<string>;
  count: Generated<number>;
}

export interface MunicipalGrantTable {
  user_id: Id<'UserId'>;
  municipality_id: number;
  role: 'admin' | 'support' | 'auditor';
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface MunicipalInviteTable {
  id: Id<'MunicipalInviteId'>;
  municipality_id: number;
  email: string;
  role: 'support' | 'auditor';
  token_digest: string;
  invited_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  answer: 'accepted' | 'withdrawn' | null;
  answered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  user_id: Id<'UserId'> | null;
}

export interface MunicipalityTable {
  id: number;
  number: string;
  key: string;
  name: string;
  names: Generated<Json>;
  county: string;
  language_form: Generated<'nb' | 'nn' | 'neutral'>;
  lat: number;
  lng: number;
  name_sort: GeneratedAlways<string>;
}

export interface NotificationTable {
  id: Id<'NotificationId'>;
  user_id: Id<'UserId'>;
  type: string;
  texts: Json;
  payload: Json;
  path: string | null;
  bundle_key: string | null;
  once_key: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  read_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  about_user_id: Id<'UserId'> | null;
  folder: Generated<'activities' | 'messages' | 'certificates' | 'organisations' | 'family' | 'account'>;
}

export interface NotificationCountTable {
  user_id: Id<'UserId'>;
  total: number;
  unread: number;
}

export interface NotificationFolderCountTable {
  user_id: Id<'UserId'>;
  folder: string;
  total: number;
  unread: number;
}

export interface NotificationPauseTable {
  user_id: Id<'UserId'>;
  until: ColumnType<string, Date | string, Date | string>;
}

export interface NotificationSettingTable {
  user_id: Id<'UserId'>;
  organisation_id: Id<'OrganisationId'> | null;
  by_email: Generated<boolean>;
  by_sms: Generated<boolean>;
  by_push: Generated<boolean>;
  category: string | null;
  by_portal: Generated<boolean>;
  email_pace: Generated<'at_once' | 'daily' | 'weekly'>;
}

export interface OccurrenceTable {
  id: Id<'OccurrenceId'>;
  event_id: Id<'EventId'>;
  start_at: ColumnType<string, Date | string, Date | string>;
  end_at: ColumnType<string, Date | string, Date | string>;
  is_published: Generated<boolean>;
  is_cancelled: Generated<boolean>;
  capacity_max: number | null;
  attending_count: Generated<number>;
  waiting_count: Generated<number>;
  drawn_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_changed: Generated<boolean>;
}

export interface OccurrencePlaceTable {
  municipality_id: number;
  start_at: ColumnType<string, Date | string, Date | string>;
  occurrence_id: Id<'OccurrenceId'>;
  event_id: Id<'EventId'>;
  end_at: ColumnType<string, Date | string, Date | string>;
  district_id: number | null;
}

export interface OfficeFiguresTable {
  version_id: Id<'SchemeVersionId'>;
  made_at: ColumnType<string, Date | string, Date | string>;
  figures: Json;
  shown_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  shown_figures: Json | null;
}

export interface OfficeRunTable {
  id: Id<'OfficeRunId'>;
  municipality_id: number;
  version_id: Id<'SchemeVersionId'>;
  amount_ore: number;
  note: string;
  state: 'asked' | 'running' | 'done' | 'stopped';
  accounts: number;
  filled: Generated<number>;
  last_card_id: string | null;
  asked_by: Id<'UserId'> | null;
  asked_at: ColumnType<string, Date | string, Date | string>;
  decided_by: Id<'UserId'> | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface OrganisationTable {
  id: Id<'OrganisationId'>;
  municipality_id: number;
  district_id: number | null;
  name: string;
  description: Generated<string>;
  lang: Generated<'nb' | 'nn' | 'en'>;
  status: Generated<'pending' | 'accepted' | 'declined' | 'suspended' | 'revoked'>;
  is_private: Generated<boolean>;
  owner_user_id: Id<'UserId'> | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  thumbnail_url: string | null;
  settings: Generated<Json>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  updated_at: ColumnType<string, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  name_sort: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
  number: string | null;
  register_facts: Json | null;
  requested_by: Id<'UserId'> | null;
  request_note: string | null;
  decided_by: Id<'UserId'> | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  decline_reason: string | null;
  picture_upload_id: Id<'UploadId'> | null;
  cover_url: string | null;
  cover_upload_id: Id<'UploadId'> | null;
  permissions: Generated<Json>;
  followers_count: Generated<number>;
  members_count: Generated<number>;
  has_sms: Generated<boolean>;
  sms_sender: string | null;
  sms_sender_status: Generated<'waiting' | 'approved' | 'refused'>;
  sms_sender_reason: string | null;
  sms_sender_asked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sms_sender_decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sms_sender_asked_by: Id<'UserId'> | null;
  stopped_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  stopped_by: Id<'UserId'> | null;
  stop_reason: string | null;
}

export interface OrganisationDocumentTable {
  id: Id<'OrganisationDocumentId'>;
  organisation_id: Id<'OrganisationId'>;
  upload_id: Id<'UploadId'>;
  name: string;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface OrganisationInviteTable {
  id: Id<'OrganisationInviteId'>;
  organisation_id: Id<'OrganisationId'>;
  email: string;
  role: 'admin' | 'moderator' | 'member';
  token_digest: string;
  invited_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  answer: 'accepted' | 'declined' | 'withdrawn' | null;
  answered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  user_id: Id<'UserId'> | null;
}

export interface OrganisationWordsTable {
  organisation_id: Id<'OrganisationId'>;
  words: string;
}

export interface OutgoingMessageTable {
  id: Id<'MessageId'>;
  channel: 'email' | 'sms';
  recipient: string;
  user_id: Id<'UserId'> | null;
  tenant_key: string;
  template: string;
  language: 'nb' | 'nn' | 'en';
  subject: string | null;
  text: string | null;
  html: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  tries: Generated<number>;
  reply_to: string | null;
  sender: string | null;
  circular_id: Id<'BulkMessageId'> | null;
  attachment_name: string | null;
  attachment_type: string | null;
  attachment: string | null;
  once_key: string | null;
  sealed: string | null;
  delivery_class: Generated<'code' | 'urgent' | 'ordinary' | 'bulk'>;
  share: string | null;
  waits_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  held_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failure: string | null;
  retried_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  not_before: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  team_of: Id<'OrganisationId'> | null;
  about_user_id: Id<'UserId'> | null;
  unsubscribe_url: string | null;
}

export interface OwnerOfferTable {
  organisation_id: Id<'OrganisationId'>;
  from_user_id: Id<'UserId'>;
  to_user_id: Id<'UserId'>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface ParticipationTable {
  id: Id<'ParticipationId'>;
  scheme_id: Id<'SchemeId'>;
  organisation_id: Id<'OrganisationId'>;
  state: 'asked' | 'approved' | 'refused' | 'stopped';
  bank_account: string;
  asked_by: Id<'UserId'> | null;
  asked_at: ColumnType<string, Date | string, Date | string>;
  decided_by: Id<'UserId'> | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reason: string | null;
}

export interface PartnershipTable {
  id: Id<'PartnershipId'>;
  kind: 'cohost' | 'subsidiary';
  organisation_id: Id<'OrganisationId'>;
  partner_id: Id<'OrganisationId'>;
  asked_by: Id<'OrganisationId'>;
  status: Generated<'requested' | 'approved' | 'cancelled'>;
  asked_by_user_id: Id<'UserId'> | null;
  answered_by_user_id: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  answered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface PassCodeTable {
  id: Id<'PassCodeId'>;
  municipality_id: number;
  kind: 'ticket' | 'loan' | 'piece' | 'culture_card';
  thing_id: string;
  digits: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface PayerTable {
  municipality_id: number;
  name: string;
  organisation_number: string;
  bank_account: string;
  bic: string;
  changed_at: ColumnType<string, Date | string, Date | string>;
}

export interface PaymentTable {
  id: Id<'PaymentId'>;
  municipality_id: number;
  user_id: Id<'UserId'> | null;
  tenant: string;
  provider: string;
  reference: string;
  purpose: string;
  purpose_id: string;
  amount_ore: number;
  captured_ore: Generated<number>;
  refunded_ore: Generated<number>;
  state: Generated<'new' | 'created' | 'authorised' | 'captured' | 'cancelled' | 'failed' | 'expired'>;
  redirect_url: string | null;
  return_path: string;
  description: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  changed_at: ColumnType<string, Date | string, Date | string>;
  confirmed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  asked_again_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface PaymentEventTable {
  id: string;
  payment_id: Id<'PaymentId'>;
  body: Json;
  received_at: ColumnType<string, Date | string, Date | string>;
  handled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface PaymentOperationTable {
  id: Id<'PaymentOperationId'>;
  payment_id: Id<'PaymentId'>;
  kind: 'capture' | 'cancel' | 'refund';
  amount_ore: number;
  key: string;
  total_ore: number | null;
  state: Generated<'asked' | 'done' | 'refused'>;
  reason: string | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_as: 'tried_again' | 'by_hand' | null;
  ended_by: Id<'UserId'> | null;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_note: string | null;
}

export interface PaymentStepTable {
  from_state: string;
  to_state: string;
}

export interface ProcessTable {
  id: Id<'ProcessId'>;
  role: 'all' | 'web' | 'worker';
  host: string;
  version: string;
  started_at: ColumnType<string, Date | string, Date | string>;
  seen_at: ColumnType<string, Date | string, Date | string>;
  memory_mb: number;
  loop_delay_ms: number;
  connections: number;
  running: Generated<Json>;
}

export interface PushSubscriptionTable {
  id: Id<'DeviceId'>;
  user_id: Id<'UserId'>;
  session_id: Id<'SessionId'> | null;
  endpoint_digest: string;
  address_sealed: string;
  agent: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  succeeded_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  failed_count: Generated<number>;
}

export interface QuietHoursTable {
  user_id: Id<'UserId'>;
  from_hour: number;
  until_hour: number;
}

export interface RateWindowTable {
  key: string;
  count: number;
  ends_at: ColumnType<string, Date | string, Date | string>;
}

export interface RecoveryCodeTable {
  user_id: Id<'UserId'>;
  code_digest: string;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ReminderSettingTable {
  user_id: Id<'UserId'>;
  by_email: boolean;
  by_sms: boolean;
  hours_before: number;
}

export interface ReportTable {
  id: Id<'ReportId'>;
  case_id: Id<'ReportCaseId'>;
  reporter_id: Id<'UserId'> | null;
  reason: 'hurtful' | 'grooming' | 'unfit_for_children' | 'fraud' | 'impersonation' | 'no_consent' | 'other';
  words: string;
  snapshot: Json;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface ReportCaseTable {
  id: Id<'ReportCaseId'>;
  number: number;
  kind: 'event' | 'comment' | 'organisation' | 'picture' | 'message' | 'user';
  subject_id: string;
  subject_seq: Generated<number>;
  name: string;
  event_id: Id<'EventId'> | null;
  organisation_id: Id<'OrganisationId'> | null;
  reported_user_id: Id<'UserId'> | null;
  municipality_ids: number[];
  tenant_key: string;
  is_about_child: boolean;
  opened_at: ColumnType<string, Date | string, Date | string>;
  due_at: ColumnType<string, Date | string, Date | string>;
  decision: 'nothing' | 'warn' | 'hide' | 'remove' | 'suspend' | 'block' | null;
  decision_reason: string | null;
  decided_by: Id<'UserId'> | null;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  appeal_side: 'reporter' | 'reported' | null;
  appeal_words: string | null;
  appealed_by: Id<'UserId'> | null;
  appealed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  appeal_decision: 'nothing' | 'warn' | 'hide' | 'remove' | 'suspend' | 'block' | null;
  appeal_reason: string | null;
  appeal_decided_by: Id<'UserId'> | null;
  appeal_decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  assigned_to: Id<'UserId'> | null;
  is_with_platform: Generated<boolean>;
  suspended_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ReportFileTable {
  report_id: Id<'ReportId'>;
  position: number;
  upload_id: Id<'UploadId'>;
}

export interface ReportReferralTable {
  case_id: Id<'ReportCaseId'>;
  authority: 'police' | 'child_welfare';
  referred_on: ColumnType<string, Date | string, Date | string>;
  reason: string;
  referred_by: Id<'UserId'> | null;
  referred_at: ColumnType<string, Date | string, Date | string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface RoleCertificateTable {
  organisation_id: Id<'OrganisationId'>;
  role: 'moderator' | 'admin';
  certificate_id: Id<'CertificateId'>;
}

export interface SchemeTable {
  id: Id<'SchemeId'>;
  municipality_id: number;
  key: string;
  name: string;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface SchemeVersionTable {
  id: Id<'SchemeVersionId'>;
  scheme_id: Id<'SchemeId'>;
  number: number;
  state: Generated<'draft' | 'sent' | 'published' | 'ended'>;
  form: Json;
  rules: Json | null;
  starts_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ends_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  revision: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
  changed_by: Id<'UserId'> | null;
  changed_at: ColumnType<string, Date | string, Date | string>;
  sent_by: Id<'UserId'> | null;
  sent_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  published_by: Id<'UserId'> | null;
  published_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  decided_by: string | null;
  case_number: string | null;
  decided_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_by: Id<'UserId'> | null;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  ended_on: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  end_reason: string | null;
}

export interface SchemeVersionStepTable {
  from_state: string;
  to_state: string;
}

export interface ScreenTable {
  id: Id<'ScreenId'>;
  municipality_id: number;
  name: string;
  place: string;
  token_digest: string;
  paired_at: ColumnType<string, Date | string, Date | string>;
  restarts: Generated<number>;
  last_seen_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  seen_slots: Generated<number>;
  seen_slot: Generated<number>;
  version: string | null;
  shows_kind: 'activities' | 'organisation' | 'picture' | 'notice' | 'takeover' | 'dark' | null;
  shows_title: string | null;
  dark_from: string | null;
  dark_to: string | null;
  shows_item_id: string | null;
  shows_since: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ScreenCodeTable {
  code: string;
  municipality_ids: number[];
  token_digest: string;
  expires_at: ColumnType<string, Date | string, Date | string>;
}

export interface ScreenItemTable {
  id: Id<'ScreenItemId'>;
  playlist_id: Id<'ScreenPlaylistId'>;
  position: number;
  kind: 'activities' | 'organisation' | 'picture' | 'notice';
  title: string;
  body: string;
  query: string;
  organisation_id: Id<'OrganisationId'> | null;
  picture_upload_id: Id<'UploadId'> | null;
  seconds: number;
  last_day: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ScreenPlaylistTable {
  id: Id<'ScreenPlaylistId'>;
  municipality_id: number;
  name: string;
  weekdays: number[];
  from_time: string | null;
  to_time: string | null;
  screen_ids: string[] | null;
  has_card_codes: boolean;
  version: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface ScreenTakeoverTable {
  id: Id<'ScreenTakeoverId'>;
  municipality_id: number;
  title: string;
  body: string;
  starts_at: ColumnType<string, Date | string, Date | string>;
  ends_at: ColumnType<string, Date | string, Date | string>;
  screen_ids: string[] | null;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface SearchWordTable {
  word: string;
  sound: string;
  slips: string[];
  events: number;
  organisations: number;
}

export interface SecretCheckTable {
  is_only: Generated<boolean>;
  sealed: string;
  made_at: ColumnType<string, Date | string, Date | string>;
}

export interface SessionTable {
  id: Id<'SessionId'>;
  secret_digest: string;
  user_id: Id<'UserId'>;
  acting_user_id: Id<'UserId'> | null;
  acting_reason: string | null;
  method: 'password' | 'code' | 'idporten' | 'acting';
  is_two_factor_pending: Generated<boolean>;
  created_at: ColumnType<string, Date | string, Date | string>;
  seen_at: ColumnType<string, Date | string, Date | string>;
  proved_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  idle_seconds: number;
  agent: Generated<string>;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  device_digest: string | null;
  acting_municipality_id: number | null;
  acting_writes_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface SlotTable {
  id: Id<'ShiftId'>;
  event_id: Id<'EventId'>;
  name: Generated<string>;
  start_at: ColumnType<string, Date | string, Date | string>;
  end_at: ColumnType<string, Date | string, Date | string>;
  capacity_max: number | null;
  taken_count: Generated<number>;
  version: Generated<number>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  certificate_id: Id<'CertificateId'> | null;
}

export interface SlotUserTable {
  slot_id: Id<'ShiftId'>;
  user_id: Id<'UserId'>;
  registered_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface StampTable {
  id: Id<'StampId'>;
  certificate_id: Id<'CertificateId'>;
  organisation_id: Id<'OrganisationId'>;
  user_id: Id<'UserId'>;
  status: 'requested' | 'not_accepted' | 'active' | 'disabled';
  start_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  end_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  forever: Generated<boolean>;
  accepted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  given_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  version: Generated<number>;
  replaced_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  expiry_told_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reminded_days: 60 | 30 | 7 | null;
}

export interface StatisticsCellTable {
  quarter: ColumnType<string, Date | string, Date | string>;
  municipality_id: number;
  dimension: string;
  part: string;
  measure: string;
  count: number;
  people: number;
}

export interface StatisticsFigureTable {
  municipality_id: number;
  quarter: ColumnType<string, Date | string, Date | string>;
  dimension: string;
  measure: string;
  position: number;
  parts: string[];
  count: number;
  made_at: ColumnType<string, Date | string, Date | string>;
}

export interface StatisticsQuarterTable {
  quarter: ColumnType<string, Date | string, Date | string>;
  next_day: ColumnType<string, Date | string, Date | string>;
  people_until: string | null;
  is_counted: Generated<boolean>;
  made_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface StreamEntryTable {
  user_id: Id<'UserId'>;
  seq: number;
  kind: string;
  content: Json;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface StreamPositionTable {
  user_id: Id<'UserId'>;
  last_seq: number;
}

export interface TenantTable {
  key: string;
  municipality_ids: number[];
  district_ids: Generated<number[]>;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface TenantVersionTable {
  id: Id<'TenantVersionId'>;
  tenant_key: string;
  number: number | null;
  state: 'draft' | 'scheduled' | 'published';
  configuration: Json;
  revision: Generated<number>;
  publish_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  reason: string | null;
  restores: number | null;
  changed_by: Id<'UserId'> | null;
  changed_at: ColumnType<string, Date | string, Date | string>;
  published_by: Id<'UserId'> | null;
  published_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  held_back_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  colour: GeneratedAlways<string | null>;
}

export interface TenantVersionPictureTable {
  version_id: Id<'TenantVersionId'>;
  upload_id: Id<'UploadId'>;
}

export interface ThreadTable {
  id: Id<'ThreadId'>;
  kind: 'direct' | 'group' | 'organisation' | 'event';
  name: string | null;
  organisation_id: Id<'OrganisationId'> | null;
  event_id: Id<'EventId'> | null;
  first_user_id: Id<'UserId'> | null;
  second_user_id: Id<'UserId'> | null;
  last_seq: Generated<number>;
  last_message_at: ColumnType<string, Date | string, Date | string>;
  created_by: Id<'UserId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  tell_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  warned_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  tenant_key: string | null;
}

export interface ThreadFileTable {
  thread_id: Id<'ThreadId'>;
  seq: number;
  upload_id: Id<'UploadId'>;
  position: number;
}

export interface ThreadMessageTable {
  thread_id: Id<'ThreadId'>;
  seq: number;
  kind: Generated<'text' | 'added' | 'removed' | 'left' | 'renamed'>;
  author_id: Id<'UserId'> | null;
  subject_user_id: Id<'UserId'> | null;
  body: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  edited_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ThreadParticipantTable {
  thread_id: Id<'ThreadId'>;
  user_id: Id<'UserId'>;
  last_read_seq: Generated<number>;
  joined_seq: Generated<number>;
  is_muted: Generated<boolean>;
  joined_at: ColumnType<string, Date | string, Date | string>;
  left_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  told_seq: Generated<number>;
}

export interface TicketTable {
  id: Id<'TicketId'>;
  group_id: Id<'TicketGroupId'>;
  card_id: Id<'CardId'>;
  slot: number;
  state: 'reserved' | 'used' | 'cancelled' | 'expired';
  reserved_at: ColumnType<string, Date | string, Date | string>;
  reserved_by: Id<'UserId'> | null;
  runs_out_at: ColumnType<string, Date | string, Date | string>;
  reminded_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  used_by: Id<'UserId'> | null;
  used_key: string | null;
  ended_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  child_id: string | null;
}

export interface TicketGroupTable {
  id: Id<'TicketGroupId'>;
  municipality_id: number;
  scheme_id: Id<'SchemeId'> | null;
  organisation_id: Id<'OrganisationId'> | null;
  name: string;
  description: string;
  provider_name: string;
  thumbnail_url: string | null;
  picture_upload_id: Id<'UploadId'> | null;
  total: number;
  held: Generated<number>;
  used: Generated<number>;
  waiting: Generated<number>;
  opens_at: ColumnType<string, Date | string, Date | string>;
  closes_at: ColumnType<string, Date | string, Date | string>;
  valid_from: ColumnType<string, Date | string, Date | string>;
  valid_until: ColumnType<string, Date | string, Date | string>;
  hold_days: number | null;
  min_age: number | null;
  max_age: number | null;
  per_card: number;
  state: 'draft' | 'open' | 'closed';
  revision: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
  created_by: Id<'UserId'> | null;
  changed_at: ColumnType<string, Date | string, Date | string>;
  changed_by: Id<'UserId'> | null;
}

export interface TicketWaitTable {
  group_id: Id<'TicketGroupId'>;
  card_id: Id<'CardId'>;
  position: number;
  waiting_since: ColumnType<string, Date | string, Date | string>;
  asked_by: Id<'UserId'> | null;
  child_id: string | null;
}

export interface TimetableAddressTable {
  user_id: Id<'UserId'>;
  token_sealed: string;
  token_digest: string;
  created_at: ColumnType<string, Date | string, Date | string>;
  fetched_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface UploadTable {
  id: Id<'UploadId'>;
  owner_user_id: Id<'UserId'> | null;
  kind: 'image' | 'document';
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  storage_key: string;
  source_upload_id: Id<'UploadId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface UserBlockTable {
  user_id: Id<'UserId'>;
  blocked_user_id: Id<'UserId'>;
  created_at: ColumnType<string, Date | string, Date | string>;
}

export interface VerificationTable {
  id: Id<'VerificationId'>;
  purpose: 'register' | 'login' | 'email' | 'phone' | 'restore' | 'two_factor';
  username: string;
  user_id: Id<'UserId'> | null;
  session_id: Id<'SessionId'> | null;
  client_digest: string | null;
  code_digest: string | null;
  token_digest: string | null;
  tries: Generated<number>;
  created_at: ColumnType<string, Date | string, Date | string>;
  sent_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  verified_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  used_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface WindDownTable {
  id: Id<'WindDownId'>;
  tenant_key: string;
  municipality_id: number;
  neighbour_id: number | null;
  decision: string;
  announced_on: ColumnType<string, Date | string, Date | string>;
  last_day: ColumnType<string, Date | string, Date | string>;
  delete_on: ColumnType<string, Date | string, Date | string>;
  announcement_id: Id<'AnnouncementId'> | null;
  created_at: ColumnType<string, Date | string, Date | string>;
  cancelled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  cancel_reason: string | null;
  closed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  started_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  before: Json | null;
  tally: Generated<Json>;
  done_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  proof: string | null;
  proof_digest: string | null;
}

export interface WindDownLetterTable {
  wind_down_id: Id<'WindDownId'>;
  last_day: ColumnType<string, Date | string, Date | string>;
  days: 90 | 30 | 7;
  people_until: string | null;
  told: Generated<number>;
  done_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface Database {
  acting_look: ActingLookTable;
  alert: AlertTable;
  alert_filter: AlertFilterTable;
  alert_hit: AlertHitTable;
  alert_key: AlertKeyTable;
  alert_news: AlertNewsTable;
  announcement: AnnouncementTable;
  app_user: AppUserTable;
  approval_rule: ApprovalRuleTable;
  attendance: AttendanceTable;
  attendance_change: AttendanceChangeTable;
  audit_entry: AuditEntryTable;
  bank_answer: BankAnswerTable;
  bank_file: BankFileTable;
  bank_file_line: BankFileLineTable;
  bank_file_step: BankFileStepTable;
  card: CardTable;
  card_grant: CardGrantTable;
  card_share: CardShareTable;
  category: CategoryTable;
  certificate: CertificateTable;
  certificate_document: CertificateDocumentTable;
  certificate_organisation: CertificateOrganisationTable;
  child: ChildTable;
  circular: CircularTable;
  circular_file: CircularFileTable;
  claim: ClaimTable;
  claim_receipt: ClaimReceiptTable;
  claim_return: ClaimReturnTable;
  claim_step: ClaimStepTable;
  comment: CommentTable;
  conditions_answer: ConditionsAnswerTable;
  culture_card: CultureCardTable;
  culture_group: CultureGroupTable;
  culture_venue: CultureVenueTable;
  culture_visit: CultureVisitTable;
  cv_choice: CvChoiceTable;
  cv_paper: CvPaperTable;
  data_load: DataLoadTable;
  digest_entry: DigestEntryTable;
  district: DistrictTable;
  door_entry: DoorEntryTable;
  equipment_item: EquipmentItemTable;
  equipment_loan: EquipmentLoanTable;
  equipment_loan_step: EquipmentLoanStepTable;
  equipment_piece: EquipmentPieceTable;
  equipment_wait: EquipmentWaitTable;
  event: EventTable;
  event_category: EventCategoryTable;
  event_cohost: EventCohostTable;
  event_contact: EventContactTable;
  event_count: EventCountTable;
  event_document: EventDocumentTable;
  event_invite: EventInviteTable;
  event_municipality: EventMunicipalityTable;
  event_place: EventPlaceTable;
  event_type: EventTypeTable;
  event_words: EventWordsTable;
  export_file: ExportFileTable;
  fact: FactTable;
  featured_event: FeaturedEventTable;
  follower: FollowerTable;
  follower_news: FollowerNewsTable;
  gallery_picture: GalleryPictureTable;
  guardianship: GuardianshipTable;
  idempotency_key: IdempotencyKeyTable;
  idporten_attempt: IdportenAttemptTable;
  import_fault: ImportFaultTable;
  import_question: ImportQuestionTable;
  import_run: ImportRunTable;
  import_source: ImportSourceTable;
  imported_event: ImportedEventTable;
  job_run: JobRunTable;
  known_device: KnownDeviceTable;
  ledger_account: LedgerAccountTable;
  ledger_posting: LedgerPostingTable;
  ledger_proof: LedgerProofTable;
  ledger_rule: LedgerRuleTable;
  ledger_seal: LedgerSealTable;
  ledger_unsealed: LedgerUnsealedTable;
  lending_place: LendingPlaceTable;
  member_list: MemberListTable;
  member_list_batch: MemberListBatchTable;
  membership: MembershipTable;
  metric: MetricTable;
  municipal_grant: MunicipalGrantTable;
  municipal_invite: MunicipalInviteTable;
  municipality: MunicipalityTable;
  notification: NotificationTable;
  notification_count: NotificationCountTable;
  notification_folder_count: NotificationFolderCountTable;
  notification_pause: NotificationPauseTable;
  notification_setting: NotificationSettingTable;
  occurrence: OccurrenceTable;
  occurrence_place: OccurrencePlaceTable;
  office_figures: OfficeFiguresTable;
  office_run: OfficeRunTable;
  organisation: OrganisationTable;
  organisation_document: OrganisationDocumentTable;
  organisation_invite: OrganisationInviteTable;
  organisation_words: OrganisationWordsTable;
  outgoing_message: OutgoingMessageTable;
  owner_offer: OwnerOfferTable;
  participation: ParticipationTable;
  partnership: PartnershipTable;
  pass_code: PassCodeTable;
  payer: PayerTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payment_operation: PaymentOperationTable;
  payment_step: PaymentStepTable;
  process: ProcessTable;
  push_subscription: PushSubscriptionTable;
  quiet_hours: QuietHoursTable;
  rate_window: RateWindowTable;
  recovery_code: RecoveryCodeTable;
  reminder_setting: ReminderSettingTable;
  report: ReportTable;
  report_case: ReportCaseTable;
  report_file: ReportFileTable;
  report_referral: ReportReferralTable;
  role_certificate: RoleCertificateTable;
  scheme: SchemeTable;
  scheme_version: SchemeVersionTable;
  scheme_version_step: SchemeVersionStepTable;
  screen: ScreenTable;
  screen_code: ScreenCodeTable;
  screen_item: ScreenItemTable;
  screen_playlist: ScreenPlaylistTable;
  screen_takeover: ScreenTakeoverTable;
  search_word: SearchWordTable;
  secret_check: SecretCheckTable;
  session: SessionTable;
  slot: SlotTable;
  slot_user: SlotUserTable;
  stamp: StampTable;
  statistics_cell: StatisticsCellTable;
  statistics_figure: StatisticsFigureTable;
  statistics_quarter: StatisticsQuarterTable;
  stream_entry: StreamEntryTable;
  stream_position: StreamPositionTable;
  tenant: TenantTable;
  tenant_version: TenantVersionTable;
  tenant_version_picture: TenantVersionPictureTable;
  thread: ThreadTable;
  thread_file: ThreadFileTable;
  thread_message: ThreadMessageTable;
  thread_participant: ThreadParticipantTable;
  ticket: TicketTable;
  ticket_group: TicketGroupTable;
  ticket_wait: TicketWaitTable;
  timetable_address: TimetableAddressTable;
  upload: UploadTable;
  user_block: UserBlockTable;
  verification: VerificationTable;
  wind_down: WindDownTable;
  wind_down_letter: WindDownLetterTable;
}
