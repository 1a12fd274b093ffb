import { sql } from 'kysely';
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
      merging: { user_id: 'moves' },
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
      merging: { ended_by: 'stays' },
    },
  ],
  stops: [
    {
      reason: 'payment_open',
      when: ({ gone }) => sql`exists (
        select from payment
        where user_id = ${gone} and (state in ('new', 'created', 'authorised')
          or exists (select from payment_operation asked where asked.payment_id = payment.id and asked.state = 'asked')))`,
    },
  ],
};
