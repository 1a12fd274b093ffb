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
    },
  ],
};
