import { sql } from 'kysely';
import { tellUsers } from '#features/stream/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { Leaving, PersonalData } from '#platform/server/personal-data.ts';
import { rowsOf } from '#platform/server/rows.ts';

export const notificationPersonalData: PersonalData = {
  tables: [
    {
      table: 'notification',
      owners: ['user_id'],
      mentions: ['about_user_id'],
      exported: ['texts', 'path', 'created_at', 'read_at'],
      withheld: ['id', 'user_id', 'type', 'folder', 'payload', 'about_user_id', 'bundle_key', 'once_key'],
      erasure: 'removed',
    },
    {
      table: 'digest_entry',
      owners: ['user_id'],
      mentions: ['about_user_id'],
      exported: ['texts', 'pace', 'due_at', 'url', 'created_at'],
      withheld: [
        'id',
        'user_id',
        'tenant_key',
        'category',
        'organisation_id',
        'is_for_team',
        'thread_id',
        'event_ids',
        'about_user_id',
        'bundle_key',
        'once_key',
      ],
      erasure: 'removed',
    },
    {
      table: 'notification_folder_count',
      owners: ['user_id'],
      exported: ['folder', 'total', 'unread'],
      withheld: ['user_id'],
      erasure: 'removed',
    },
    {
      table: 'notification_count',
      owners: ['user_id'],
      exported: ['total', 'unread'],
      withheld: ['user_id'],
      erasure: 'removed',
    },
  ],
  erase: takeOutOfOtherLists,
};

/** What others were told with the person's name in it goes as a whole: the name stands in the middle of its text. */
async function takeOutOfOtherLists({ db, now, id }: Leaving): Promise<void> {
  const { rows } = await rowsOf({ user_id: ids.user })`
    delete from notification where about_user_id = ${id} returning user_id`.execute(db);
  await sql`delete from digest_entry where about_user_id = ${id}`.execute(db);
  const readers = [...new Set(rows.map(({ user_id }) => user_id))];
  await tellUsers({ db, now }, readers, { kind: 'notification', content: {} });
}
