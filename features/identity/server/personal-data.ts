import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const identityPersonalData: PersonalData = {
  tables: [
    {
      table: 'session',
      owners: ['user_id', 'acting_user_id'],
      exported: [
        'method',
        'agent',
        'acting_reason',
        'acting_writes_at',
        'created_at',
        'seen_at',
        'expires_at',
        'ended_at',
      ],
      withheld: [
        'id',
        'secret_digest',
        'user_id',
        'acting_user_id',
        'acting_municipality_id',
        'is_two_factor_pending',
        'proved_at',
        'idle_seconds',
        'device_digest',
      ],
      erasure: 'removed',
      merging: { user_id: 'stays', acting_user_id: 'stays' },
    },
    {
      table: 'verification',
      owners: ['user_id'],
      exported: ['purpose', 'username', 'created_at', 'sent_at', 'expires_at', 'verified_at', 'used_at'],
      withheld: ['id', 'user_id', 'session_id', 'client_digest', 'code_digest', 'token_digest', 'tries'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
    {
      table: 'known_device',
      owners: ['user_id'],
      exported: ['seen_at'],
      withheld: ['user_id', 'device_digest'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
    {
      table: 'recovery_code',
      owners: ['user_id'],
      exported: ['used_at'],
      withheld: ['user_id', 'code_digest'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
    {
      table: 'idporten_attempt',
      owners: ['user_id'],
      exported: ['tenant_key', 'language', 'created_at', 'fetched_at'],
      withheld: ['state_digest', 'sealed', 'return_url', 'client_digest', 'handle_digest', 'user_id'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
  ],
  async erase({ db, addresses }) {
    await sql`delete from verification where username = any(${sql.val(addresses)}::text[])`.execute(db);
  },
  async merge({ db, addresses }) {
    await sql`delete from verification where username = any(${sql.val(addresses)}::text[])`.execute(db);
  },
};
