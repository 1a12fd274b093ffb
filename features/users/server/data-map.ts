import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { ATTENDANCE_DATA } from './attendance-data.ts';
import { DOOR_DATA } from './door-data.ts';
import { ORGANISATION_DATA } from './organisation-data.ts';
import { SERIES_DATA } from './series-data.ts';
import { SHIFT_DATA } from './shift-data.ts';

/** Where a person is found in one table, and what becomes of it when they ask for it or leave. */
export type PersonalData = {
  table: keyof Database;
  /** The columns that say whose the row is. */
  owners: readonly string[];
  /** Columns that name the person in what is about others: they are told nothing of it, and leave it with erasure. */
  mentions?: readonly string[];
  /** What the person is given. Together with `withheld` these are all columns of the table. */
  exported: readonly string[];
  /** Secrets, ids of other people, and what means something to machines only. */
  withheld: readonly string[];
  /** What stands behind ids, in words. */
  inWords?: RawBuilder<unknown>;
  /** `removed`: the rows go. `cleared`: the rows stay without the person. `kept`: the law wants them as they are. */
  erasure: 'removed' | 'cleared' | 'kept';
};

/**
 * Every table that knows people. A test holds it against the schema: a new table or column that is not accounted for
 * here does not pass.
 */
export const DATA_MAP: readonly PersonalData[] = [
  {
    table: 'app_user',
    owners: ['id'],
    exported: [
      'id',
      'name',
      'email',
      'phone',
      'lang',
      'municipality_id',
      'postal_code',
      'birth_date',
      'scopes',
      'is_readonly',
      'has_two_factor',
      'terms_accepted_at',
      'settings',
      'created_at',
      'blocked_at',
      'email_verified_at',
      'phone_verified_at',
      'password_changed_at',
    ],
    withheld: [
      'password_hash',
      'thumbnail_url',
      'erased_at',
      'ssn_sealed',
      'ssn_digest',
      'authenticator_sealed',
      'authenticator_step',
      'picture_upload_id',
      'name_sort',
    ],
    inWords: sql`ssn_digest is not null as has_national_id, authenticator_sealed is not null as has_authenticator`,
    erasure: 'cleared',
  },
  {
    table: 'event_contact',
    owners: ['user_id'],
    exported: [],
    withheld: ['event_id', 'user_id', 'position'],
    inWords: sql`(select name from event where event.id = event_contact.event_id) as event`,
    erasure: 'removed',
  },
  {
    table: 'municipal_grant',
    owners: ['user_id'],
    exported: ['municipality_id', 'role', 'created_at'],
    withheld: ['user_id'],
    erasure: 'removed',
  },
  ...ORGANISATION_DATA,
  ...ATTENDANCE_DATA,
  ...DOOR_DATA,
  ...SERIES_DATA,
  ...SHIFT_DATA,
  {
    table: 'notification_setting',
    owners: ['user_id'],
    exported: ['by_email', 'by_sms', 'by_push'],
    withheld: ['user_id', 'organisation_id'],
    inWords: sql`(select name from organisation where organisation.id = organisation_id) as organisation`,
    erasure: 'removed',
  },
  {
    table: 'upload',
    owners: ['owner_user_id'],
    exported: ['kind', 'name', 'type', 'bytes', 'width', 'height', 'created_at'],
    withheld: ['id', 'owner_user_id', 'storage_key', 'source_upload_id', 'deleted_at'],
    inWords: sql`case when deleted_at is null then '/uploads/' || storage_key end as url`,
    erasure: 'cleared',
  },
  {
    table: 'outgoing_message',
    owners: ['user_id'],
    exported: ['channel', 'recipient', 'template', 'language', 'subject', 'created_at', 'sent_at'],
    // The words may hold a code or a link that still opens something.
    withheld: [
      'id',
      'user_id',
      'tenant_key',
      'text',
      'html',
      'sealed',
      'expires_at',
      'failed_at',
      'tries',
      'reply_to',
      'sender',
      'circular_id',
      'attachment_name',
      'attachment_type',
      'attachment',
      'once_key',
    ],
    erasure: 'removed',
  },
  {
    table: 'session',
    owners: ['user_id', 'acting_user_id'],
    exported: ['method', 'agent', 'acting_reason', 'created_at', 'seen_at', 'expires_at', 'ended_at'],
    withheld: [
      'id',
      'secret_digest',
      'user_id',
      'acting_user_id',
      'is_two_factor_pending',
      'proved_at',
      'idle_seconds',
      'device_digest',
    ],
    erasure: 'removed',
  },
  {
    table: 'verification',
    owners: ['user_id'],
    exported: ['purpose', 'username', 'created_at', 'sent_at', 'expires_at', 'verified_at', 'used_at'],
    withheld: ['id', 'user_id', 'session_id', 'client_digest', 'code_digest', 'token_digest', 'tries'],
    erasure: 'removed',
  },
  {
    table: 'known_device',
    owners: ['user_id'],
    exported: ['seen_at'],
    withheld: ['user_id', 'device_digest'],
    erasure: 'removed',
  },
  {
    table: 'push_subscription',
    owners: ['user_id'],
    exported: ['agent', 'created_at', 'succeeded_at'],
    withheld: ['id', 'user_id', 'session_id', 'endpoint_digest', 'address_sealed', 'failed_count'],
    erasure: 'removed',
  },
  {
    table: 'recovery_code',
    owners: ['user_id'],
    exported: ['used_at'],
    withheld: ['user_id', 'code_digest'],
    erasure: 'removed',
  },
  {
    table: 'idporten_attempt',
    owners: ['user_id'],
    exported: ['tenant_key', 'language', 'created_at', 'fetched_at'],
    withheld: ['state_digest', 'sealed', 'return_url', 'client_digest', 'handle_digest', 'user_id'],
    erasure: 'removed',
  },
  {
    table: 'audit_entry',
    owners: ['actor_user_id', 'acting_user_id', 'subject_user_id'],
    exported: ['at', 'action', 'municipality_id', 'details'],
    withheld: ['position', 'actor_user_id', 'acting_user_id', 'subject_user_id', 'digest'],
    erasure: 'kept',
  },
  {
    table: 'idempotency_key',
    owners: ['actor'],
    exported: ['route', 'created_at'],
    withheld: ['actor', 'key', 'body_hash', 'status', 'answer'],
    erasure: 'removed',
  },
];
