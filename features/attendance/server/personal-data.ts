import { sql } from 'kysely';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { oneEach } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { mergePlaces, planPlaces } from './merge-places.ts';
import { vacatePlaces } from './vacate-places.ts';

const eventOf = sql`
  (select event.name from occurrence join event on event.id = event_id where occurrence.id = occurrence_id) as event,
  (select start_at from occurrence where occurrence.id = occurrence_id) as start_at`;

export const attendancePersonalData: PersonalData = {
  tables: [
    {
      table: 'attendance',
      owners: ['user_id', 'registered_by'],
      exported: ['status', 'offer_expires_at', 'checked_in_at', 'reminded_at', 'created_at', 'updated_at'],
      withheld: ['id', 'occurrence_id', 'user_id', 'position', 'registered_by', 'is_prior', 'remind_at'],
      inWords: eventOf,
      erasure: 'kept',
      merging: { user_id: 'own', registered_by: 'moves' },
    },
    {
      table: 'attendance_change',
      // The person who did it. What became of one's own place stands in `attendance`.
      owners: ['actor_user_id'],
      exported: ['at', 'kind', 'reason'],
      withheld: ['id', 'attendance_id', 'actor_user_id'],
      inWords: sql`(
        select event.name from attendance
        join occurrence on occurrence.id = attendance.occurrence_id join event on event.id = event_id
        where attendance.id = attendance_id
      ) as event`,
      erasure: 'cleared',
      merging: { actor_user_id: 'stays' },
    },
    {
      table: 'reminder_setting',
      owners: ['user_id'],
      exported: ['by_email', 'by_sms', 'hours_before'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: { same: oneEach } },
    },
  ],
  async erase({ id, ...leaving }) {
    await vacatePlaces({ ...leaving, actor: null, tenant: { key: DEFAULT_TENANT_KEY } }, id);
    // The reasons that organisers gave when they moved the person.
    await sql`
      update attendance_change set reason = null
      from attendance
      where attendance.id = attendance_change.attendance_id and attendance.user_id = ${id}
        and reason is not null`.execute(leaving.db);
  },
  planMerge: planPlaces,
  merge: mergePlaces,
};
