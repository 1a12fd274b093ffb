import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const claimPersonalData: PersonalData = {
  tables: [
    {
      table: 'participation',
      owners: ['asked_by', 'decided_by'],
      exported: ['state', 'asked_at', 'decided_at'],
      withheld: ['id', 'scheme_id', 'organisation_id', 'bank_account', 'asked_by', 'decided_by', 'reason'],
      inWords: sql`(select name from organisation where organisation.id = participation.organisation_id) as organisation`,
      erasure: 'cleared',
    },
    {
      table: 'claim',
      owners: ['created_by'],
      mentions: ['decided_by'],
      exported: [
        'kind',
        'state',
        'payee_name',
        'purpose',
        'bank_account',
        'kid',
        'note',
        'purse_ore',
        'own_ore',
        'paid_on',
        'rejection_message',
        'payment_status_code',
        'retried_at',
        'created_at',
        'decided_at',
      ],
      withheld: [
        'id',
        'number',
        'municipality_id',
        'card_id',
        'version_id',
        'organisation_id',
        'event_id',
        'payee_id',
        'settled_ore',
        'posting_id',
        'payment_id',
        'bank_file_id',
        'tries',
        'ready_on',
        'created_by',
        'decided_by',
        'changed_at',
      ],
      // Papers of the municipality's accounts: by law they stay, without who sent them.
      erasure: 'cleared',
    },
  ],
};
