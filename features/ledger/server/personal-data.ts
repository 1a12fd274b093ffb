import type { PersonalData } from '#platform/server/personal-data.ts';

export const ledgerPersonalData: PersonalData = {
  tables: [
    {
      table: 'ledger_posting',
      owners: ['actor_user_id'],
      exported: ['at', 'kind', 'phase', 'amount_ore'],
      withheld: [
        'id',
        'municipality_id',
        'key',
        'entry_id',
        'held_id',
        'corrects_id',
        'from_account_id',
        'to_account_id',
        'actor_user_id',
      ],
      // The municipality's accounts: by law they stay, and they name nobody.
      erasure: 'kept',
      merging: { actor_user_id: 'stays' },
    },
  ],
};
