import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { isWithOrganiser } from './references.ts';

export const uploadPersonalData: PersonalData = {
  tables: [
    {
      table: 'upload',
      owners: ['owner_user_id'],
      exported: ['kind', 'name', 'type', 'bytes', 'width', 'height', 'created_at'],
      withheld: ['id', 'owner_user_id', 'storage_key', 'source_upload_id', 'deleted_at'],
      inWords: sql`case when deleted_at is null then '/uploads/' || storage_key end as url`,
      erasure: 'cleared',
      merging: { owner_user_id: 'moves' },
      hasOwnErasure: true,
    },
  ],
  /**
   * Files go with the job that removes files; their names may tell who they are of. What stands with an activity or an
   * organisation is the organiser's by now, and stays there without its owner.
   */
  async erase({ db, now, id }) {
    await sql`
      update upload set owner_user_id = null, name = '–'
      where owner_user_id = ${id} and ${isWithOrganiser}`.execute(db);
    await db
      .updateTable('upload')
      .set((row) => ({ name: '–', deleted_at: row.fn.coalesce('deleted_at', row.val(now.toISOString())) }))
      .where('owner_user_id', '=', id)
      .execute();
  },
};
