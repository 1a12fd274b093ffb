import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, numberOrNull, rowsOf, textOrNull } from '#platform/server/rows.ts';

const texts = z.record(z.enum(LOCALES), z.string());
const announcementRow = z.object({
  id: ids.announcement,
  type: z.enum(['news', 'critical']),
  tenant_key: textOrNull,
  municipality_id: numberOrNull,
  title: texts,
  body: texts,
  is_dismissible: boolean,
});
export type StoredAnnouncement = z.infer<typeof announcementRow>;

/** All that are shown now, the critical and then the newest first; there are never many. */
export async function currentAnnouncements(db: Db, now: Date): Promise<StoredAnnouncement[]> {
  const { rows } = await rowsOf(announcementRow)`
    select id, type, tenant_key, municipality_id, title, body, is_dismissible
    from announcement
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by type = 'critical' desc, starts_at desc, id
    limit 1000`.execute(db);
  return rows;
}
