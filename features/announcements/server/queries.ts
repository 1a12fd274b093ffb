import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

const texts = z.record(z.enum(LOCALES), z.string());
const announcementRow = z.object({
  id: ids.announcement,
  type: z.enum(['news', 'critical']),
  tenant_key: textOrNull,
  municipality_id: numberOrNull,
  title: texts,
  body: texts,
  is_dismissible: boolean,
  starts_at: text,
});
export type StoredAnnouncement = z.infer<typeof announcementRow>;

/** More than there are municipalities and portals: each has one at most. */
const MAX_SHOWN = 5000;

/** What is shown now of each municipality, in each portal and for all: the newest of what is critical, else of news. */
export async function currentAnnouncements(db: Db, now: Date): Promise<StoredAnnouncement[]> {
  const { rows } = await rowsOf(announcementRow)`
    select distinct on (municipality_id, tenant_key)
      id, type, tenant_key, municipality_id, title, body, is_dismissible, starts_at
    from announcement
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by municipality_id, tenant_key, type = 'critical' desc, starts_at desc, id
    limit ${MAX_SHOWN}`.execute(db);
  return rows;
}
