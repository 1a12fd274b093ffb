import { type RawBuilder, sql } from 'kysely';
import { oneEach, sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** Whether the account is so. */
const is = (account: string, what: RawBuilder<unknown>) =>
  sql`exists (select from app_user where id = ${account} and ${what})`;

const isClosed = (now: Date) => sql`(blocked_at is not null or is_readonly or suspended_until > ${now})`;

/** `app_user` itself is cleared in the end, when nothing needs the addresses any more. */
export const userPersonalData: PersonalData = {
  tables: [
    {
      table: 'app_user',
      owners: ['id'],
      mentions: ['merged_into'],
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
        'merged_into',
      ],
      inWords: sql`ssn_digest is not null as has_national_id, authenticator_sealed is not null as has_authenticator`,
      erasure: 'cleared',
      merging: { id: 'stays', merged_into: 'moves' },
      hasOwnErasure: true,
    },
    {
      table: 'municipal_grant',
      owners: ['user_id'],
      exported: ['municipality_id', 'role', 'created_at'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: 'stops' },
    },
    {
      table: 'municipal_invite',
      owners: ['user_id'],
      mentions: ['invited_by'],
      exported: ['municipality_id', 'email', 'role', 'created_at', 'answer', 'answered_at'],
      withheld: ['id', 'token_digest', 'invited_by', 'expires_at', 'user_id'],
      erasure: 'removed',
      merging: { user_id: 'stays', invited_by: 'stays' },
    },
    {
      table: 'notification_pause',
      owners: ['user_id'],
      exported: ['until'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: { same: oneEach } },
    },
    {
      table: 'quiet_hours',
      owners: ['user_id'],
      exported: ['from_hour', 'until_hour'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: { same: oneEach } },
    },
    {
      table: 'notification_setting',
      owners: ['user_id'],
      exported: ['category', 'by_portal', 'by_email', 'email_pace', 'by_sms', 'by_push'],
      withheld: ['user_id', 'organisation_id'],
      inWords: sql`(select name from organisation where organisation.id = organisation_id) as organisation`,
      erasure: 'removed',
      merging: { user_id: { same: sameBy('organisation_id', 'category') } },
    },
    {
      table: 'idempotency_key',
      owners: ['actor'],
      exported: ['route', 'created_at'],
      withheld: ['actor', 'key', 'body_hash', 'status', 'answer'],
      erasure: 'removed',
      merging: { actor: 'ends' },
    },
  ],
  async erase({ db, addresses }) {
    await sql`delete from municipal_invite where lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  },
  /** The order in which they are told. */
  stops: [
    { reason: 'gone_closed', when: ({ gone, now }) => is(gone, isClosed(now)) },
    { reason: 'kept_closed', when: ({ kept, now }) => is(kept, isClosed(now)) },
    {
      // Rights are given by those who may give them, and never by way of another account.
      reason: 'gone_has_rights',
      when: ({ gone }) => sql`(
        ${is(gone, sql`scopes <> '{}'`)} or exists (select from municipal_grant where user_id = ${gone}))`,
    },
    {
      reason: 'two_people',
      when: ({ gone, kept }) => sql`(
        ${is(gone, sql`ssn_digest is not null`)} and ${is(kept, sql`ssn_digest is not null`)})`,
    },
    {
      reason: 'only_gone_verified',
      when: ({ gone, kept }) => sql`(
        ${is(gone, sql`ssn_digest is not null`)} and ${is(kept, sql`ssn_digest is null`)})`,
    },
    {
      reason: 'born_differently',
      when: ({ gone, kept }) => sql`exists (
        select from app_user one join app_user other on other.id = ${kept}
        where one.id = ${gone} and one.birth_date <> other.birth_date)`,
    },
  ],
  async merge({ db, addresses }) {
    await sql`
      delete from municipal_invite
      where answer is null and lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  },
};
