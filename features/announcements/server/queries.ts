import { sql } from 'kysely';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Announcement } from '../contract.ts';

type Texts = Record<Locale, string>;
export type StoredAnnouncement = Pick<Announcement, 'id' | 'type'> & {
  tenant_key: string | null;
  title: Texts;
  body: Texts;
};

/** All that are shown now, the critical and then the newest first; there are never many. */
export async function currentAnnouncements(db: Db, now: Date): Promise<StoredAnnouncement[]> {
  const { rows } = await sql<StoredAnnouncement>`
    select id, type, tenant_key, title, body
    from announcement
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by type = 'critical' desc, starts_at desc, id
    limit 1000`.execute(db);
  return rows;
}
