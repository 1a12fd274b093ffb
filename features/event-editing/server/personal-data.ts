import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** Activities are the organiser's; who began one and who changed it last are people. */
export const seriesPersonalData: PersonalData = {
  tables: [
    {
      table: 'event',
      owners: ['changed_by', 'created_by'],
      exported: ['name', 'status', 'updated_at'],
      withheld: [
        'id',
        'organisation_id',
        'type_id',
        'source',
        'external_id',
        'description',
        'lang',
        'kind',
        'completed_at',
        'is_free',
        'price_ore',
        'age_mask',
        'min_age',
        'max_age',
        'capacity_max',
        'rrule',
        'venue',
        'address',
        'lat',
        'lng',
        'thumbnail_url',
        'created_at',
        'deleted_at',
        'is_listed',
        'municipality_ids',
        'category_ids',
        'next_occurrence_id',
        'next_start_at',
        'next_end_at',
        'last_start_at',
        'last_end_at',
        'occurrences_count',
        'attendees_count',
        'waiting_count',
        'places_max',
        'search',
        'access_mask',
        'keywords',
        'source_url',
        'source_name',
        'name_sort',
        'version',
        'changed_by',
        'draft',
        'times',
        'picture_upload_id',
        'has_sign_up',
        'sign_up_closes_minutes',
        'leave_closes_minutes',
        'has_waiting_list',
        'waiting_policy',
        'offer_hours',
        'lottery_hours',
        'priority_group',
        'counted_attendees',
        'cancel_reason',
        'taken_down_at',
        'taken_down_reason',
        'created_by',
      ],
      erasure: 'cleared',
      merging: { changed_by: 'stays', created_by: 'moves' },
    },
  ],
  /** A draft names those who are to be asked about it. */
  async erase({ db, id }) {
    await sql`
      update event set draft = jsonb_set(draft, '{contact_ids}', (draft -> 'contact_ids') - ${id}::text)
      where draft is not null and draft -> 'contact_ids' ? ${id}::text`.execute(db);
  },
  async merge({ db, gone, kept }) {
    await sql`
      update event set draft = jsonb_set(
        draft, '{contact_ids}', ((draft -> 'contact_ids') - ${gone}::text - ${kept}::text) || jsonb_build_array(${kept}::text))
      where draft is not null and draft -> 'contact_ids' ? ${gone}::text`.execute(db);
  },
};
