import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const exportPersonalData: PersonalData = {
  tables: [
    {
      table: 'export_file',
      owners: ['user_id'],
      exported: ['kind', 'type', 'language', 'created_at', 'ready_at', 'expires_at', 'has_contact_data'],
      withheld: [
        'id',
        'user_id',
        'organisation_id',
        'municipality_id',
        'filters',
        'event_id',
        'occurrence_id',
        'storage_key',
        'bytes',
        'failed_at',
      ],
      inWords: sql`(select name from organisation where organisation.id = export_file.organisation_id) as organisation`,
      // Expired at once: row and file go together, with the job that removes files.
      erasure: 'cleared',
      merging: { user_id: 'own' },
      hasOwnErasure: true,
    },
  ],
  async erase({ db, now, id }) {
    await db.updateTable('export_file').set({ expires_at: now }).where('user_id', '=', id).execute();
  },
  /** Ordered by the account that goes, and fetched by nobody: the job that removes files takes them. */
  async merge({ db, now, gone }) {
    await db.updateTable('export_file').set({ expires_at: now }).where('user_id', '=', gone).execute();
  },
};
