import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

const nameOf = (item: string) => sql`(
  select name from equipment_item shown where shown.id = ${sql.ref(item)}) as name`;

export const equipmentPersonalData: PersonalData = {
  tables: [
    {
      table: 'equipment_loan',
      owners: ['created_by'],
      mentions: ['given_out_by', 'returned_to'],
      exported: ['period', 'state', 'created_at', 'given_out_at', 'returned_at', 'condition', 'note'],
      withheld: [
        'id',
        'municipality_id',
        'item_id',
        'piece_id',
        'piece_number',
        'card_id',
        'answer_by',
        'reminders',
        'created_by',
        'given_out_by',
        'given_out_key',
        'returned_to',
        'returned_key',
        'picture_upload_id',
        'ended_at',
      ],
      inWords: nameOf('equipment_loan.item_id'),
      // The loan is the child's.
      erasure: 'cleared',
    },
    {
      table: 'equipment_wait',
      owners: ['created_by'],
      exported: ['period', 'created_at'],
      withheld: ['id', 'item_id', 'card_id', 'place_in_line', 'created_by'],
      inWords: nameOf('equipment_wait.item_id'),
      erasure: 'cleared',
    },
  ],
};
