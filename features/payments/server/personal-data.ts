import type { PersonalData } from '#platform/server/personal-data.ts';

export const paymentPersonalData: PersonalData = {
  tables: [
    {
      table: 'payment',
      owners: ['user_id'],
      exported: [
        'created_at',
        'changed_at',
        'confirmed_at',
        'provider',
        'description',
        'amount_ore',
        'captured_ore',
        'refunded_ore',
        'state',
      ],
      withheld: [
        'id',
        'municipality_id',
        'user_id',
        'tenant',
        'reference',
        'purpose',
        'purpose_id',
        'redirect_url',
        'return_path',
        'asked_again_at',
      ],
      // The law on bookkeeping asks for what was paid, for five years; not for who has left.
      erasure: 'cleared',
    },
    {
      table: 'payment_operation',
      // The staff member who settled a refund that the provider refused.
      owners: ['ended_by'],
      exported: ['amount_ore', 'ended_as', 'ended_at', 'ended_note'],
      withheld: [
        'id',
        'payment_id',
        'kind',
        'key',
        'total_ore',
        'state',
        'reason',
        'created_at',
        'settled_at',
        'ended_by',
      ],
      erasure: 'cleared',
    },
  ],
};
