import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { vacateSlotsHeldBy } from './vacate-slots.ts';

export const slotPersonalData: PersonalData = {
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
      hasOwnErasure: true,
    },
  ],
  /** Counted up and down only, so that no lock is needed with those who take a shift meanwhile. */
  async erase({ db, id }) {
    await sql`
      with given as (delete from slot_user where user_id = ${id} returning slot_id)
      update slot set taken_count = greatest(0, taken_count - 1) from given where slot.id = given.slot_id`.execute(db);
  },
  shutOut: vacateSlotsHeldBy,
};
