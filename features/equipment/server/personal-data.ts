import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** What was lent, and from when to when. */
const lentOf = (table: string) => sql`(
  select name from equipment_item shown where shown.id = ${sql.ref(`${table}.item_id`)}) as name,
  lower(${sql.ref(`${table}.period`)}) as start_at, upper(${sql.ref(`${table}.period`)}) as end_at`;

export const equipmentPersonalData: PersonalData = {
  tables: [
    {
      table: 'equipment_loan',
      owners: ['created_by'],
      mentions: ['given_out_by', 'returned_to', 'deposit_settled_by'],
      exported: [
        'state',
        'created_at',
        'given_out_at',
        'returned_at',
        'condition',
        'note',
        'deposit_ore',
        'deposit_state',
        'deposit_kept_ore',
        'deposit_reason',
      ],
      withheld: [
        'id',
        'period',
        'municipality_id',
        'item_id',
        'piece_id',
        'piece_number',
        'card_id',
        'answer_by',
        'reminders',
        'piece_late_told_at',
        'created_by',
        'given_out_by',
        'given_out_key',
        'returned_to',
        'returned_key',
        'picture_upload_id',
        'ended_at',
        'deposit_posting_id',
        'deposit_asked_at',
        'deposit_settled_at',
        'deposit_settled_by',
      ],
      inWords: lentOf('equipment_loan'),
      // The loan is the child's.
      erasure: 'cleared',
      merging: { created_by: 'moves', given_out_by: 'stays', returned_to: 'stays', deposit_settled_by: 'stays' },
    },
    {
      table: 'equipment_wait',
      owners: ['created_by'],
      exported: ['created_at'],
      withheld: ['id', 'period', 'item_id', 'card_id', 'place_in_line', 'created_by'],
      inWords: lentOf('equipment_wait'),
      erasure: 'cleared',
      merging: { created_by: 'moves' },
    },
  ],
};
