import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** `app_user` itself is cleared in the end, when nothing needs the addresses any more. */
export const userPersonalData: PersonalData = {
  tables: [
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
        'suspended_until',
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
      hasOwnErasure: true,
    },
    {
      table: 'municipal_grant',
      owners: ['user_id'],
      exported: ['municipality_id', 'role', 'created_at'],
      withheld: ['user_id'],
      erasure: 'removed',
    },
    {
      table: 'municipal_invite',
      owners: ['user_id'],
      mentions: ['invited_by'],
      exported: ['municipality_id', 'email', 'role', 'created_at', 'answer', 'answered_at'],
      withheld: ['id', 'token_digest', 'invited_by', 'expires_at', 'user_id'],
      erasure: 'removed',
    },
    {
      table: 'quiet_hours',
      owners: ['user_id'],
      exported: ['from_hour', 'until_hour'],
      withheld: ['user_id'],
      erasure: 'removed',
    },
    {
      table: 'notification_setting',
      owners: ['user_id'],
      exported: ['category', 'by_portal', 'by_email', 'email_pace', 'by_sms', 'by_push'],
      withheld: ['user_id', 'organisation_id'],
      inWords: sql`(select name from organisation where organisation.id = organisation_id) as organisation`,
      erasure: 'removed',
    },
    {
      table: 'idempotency_key',
      owners: ['actor'],
      exported: ['route', 'created_at'],
      withheld: ['actor', 'key', 'body_hash', 'status', 'answer'],
      erasure: 'removed',
    },
  ],
  async erase({ db, addresses }) {
    await sql`delete from municipal_invite where lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  },
};
