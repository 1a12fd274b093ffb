import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const payoutPersonalData: PersonalData = {
  tables: [
    {
      table: 'bank_file',
      owners: ['made_by', 'approved_by', 'withdrawn_by'],
      exported: [
        'number',
        'state',
        'total_ore',
        'lines',
        'made_at',
        'approved_at',
        'pay_on',
        'sent_at',
        'answered_at',
        'withdrawn_at',
      ],
      withheld: [
        'id',
        'municipality_id',
        'message_id',
        'payer_name',
        'payer_number',
        'payer_account',
        'payer_bic',
        'is_automatic',
        'made_by',
        'approved_by',
        'withdrawn_by',
        'withdrawn_reason',
      ],
      // Papers of the municipality's accounts: by law they stay, without who made them.
      erasure: 'cleared',
      merging: { made_by: 'stops', approved_by: 'stays', withdrawn_by: 'stays' },
    },
  ],
  stops: [
    // Two people decide: with both accounts it would be one.
    {
      reason: 'decision_open',
      when: ({ gone }) => sql`exists (select from bank_file where made_by = ${gone} and state = 'made')`,
    },
  ],
};
