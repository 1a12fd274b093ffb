import type { AnnouncementId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';
import { reachOf } from '../rules.ts';

/** The topic of their changes. They stand on pages, and are read for nothing else. */
export const ANNOUNCEMENTS = 'announcements';

type Told = { id: AnnouncementId; isOver: boolean } & Parameters<typeof reachOf>[0];

/** What is over may stand nowhere any more; what is new or changed may come a moment later. */
export async function tellOfAnnouncement(db: Db, { id, isOver, ...whose }: Told): Promise<void> {
  const reach = reachOf(whose);
  await tell(db, {
    topic: ANNOUNCEMENTS,
    id,
    ...(reach && { touches: [reach] }),
    ...(isOver ? { gone: [id] } : { isOrdinary: true }),
  });
}
