import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { mergeShifts, planShifts } from './merge-shifts.ts';
import { removeFromShifts } from './vacate-shifts.ts';

export const shiftPersonalData: PersonalData = {
  tables: [
    {
      table: 'slot_user',
      owners: ['user_id'],
      mentions: ['registered_by'],
      exported: ['created_at'],
      withheld: ['slot_id', 'user_id', 'registered_by'],
      inWords: sql`
        (select event.name from slot join event on event.id = event_id where slot.id = slot_id) as event,
        (select name from slot where slot.id = slot_id) as name,
        (select start_at from slot where slot.id = slot_id) as start_at`,
      erasure: 'removed',
      merging: { user_id: 'own', registered_by: 'stays' },
      hasOwnErasure: true,
    },
  ],
  erase: (leaving) => removeFromShifts(leaving, leaving.id),
  planMerge: planShifts,
  merge: mergeShifts,
};
