import { sql } from 'kysely';
import { tellUsers } from '#features/stream/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { SameThing } from '#platform/server/merging.ts';
import type { Leaving, PersonalData } from '#platform/server/personal-data.ts';
import { rowsOf } from '#platform/server/rows.ts';

const sameKey = (column: string, one: string, other: string) =>
  sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`;

const sameNotice: SameThing = (one, other) =>
  sql`(${sameKey('once_key', one, other)} or ${sameKey('bundle_key', one, other)})`;

/** What has been read is bundled with nothing any more. */
const sameUnread: SameThing = (one, other) => sql`(${sameKey('once_key', one, other)}
  or (${sameKey('bundle_key', one, other)}
    and ${sql.ref(`${one}.read_at`)} is null and ${sql.ref(`${other}.read_at`)} is null))`;

export const notificationPersonalData: PersonalData = {
  tables: [
    {
      table: 'notification',
      owners: ['user_id'],
      mentions: ['about_user_id'],
      exported: ['texts', 'path', 'created_at', 'read_at'],
      withheld: ['id', 'user_id', 'type', 'folder', 'payload', 'about_user_id', 'bundle_key', 'once_key'],
      erasure: 'removed',
      merging: { user_id: { same: sameUnread, isMany: true }, about_user_id: { isMany: true } },
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
      merging: { user_id: { same: sameNotice }, about_user_id: 'moves' },
    },
    {
      table: 'notification_folder_count',
      owners: ['user_id'],
      exported: ['folder', 'total', 'unread'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: 'stays' },
    },
    {
      table: 'notification_count',
      owners: ['user_id'],
      exported: ['total', 'unread'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: 'stays' },
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
