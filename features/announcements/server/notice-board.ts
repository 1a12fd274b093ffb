import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Announcement } from '../contract.ts';
import { announcementHeader } from '../rules.ts';
import { currentAnnouncements, type StoredAnnouncement } from './queries.ts';

const FRESH_MS = 15_000;

type Portal = { key: string; municipality_ids: readonly number[] };

/**
 * What every answer's `announcement` header is read from, so it may not cost a query each: the few current
 * announcements are kept in memory and read again when they are a while old or have changed.
 */
export function noticeBoard(db: Db, now: () => Date) {
  let board: StoredAnnouncement[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let headers = new Map<string, string | null>();

  let changes = 0;

  const refresh = async () => {
    const [askedAt, changesBefore] = [now(), changes];
    const read = await currentAnnouncements(db, askedAt);
    // Read before a change: the next request reads again.
    if (changes !== changesBefore) return;
    board = read;
    readAt = askedAt.getTime();
    headers = new Map();
  };

  return {
    forget() {
      changes += 1;
      readAt = Number.NEGATIVE_INFINITY;
      reading = null;
    },
    async announcementFor(tenant: Portal, language: Locale): Promise<Announcement | null> {
      if (now().getTime() - readAt > FRESH_MS) {
        reading ??= refresh().finally(() => {
          reading = null;
        });
        await reading;
      }
      const found = board.find((message) => isFor(message, tenant));
      return found
        ? {
            id: found.id,
            type: found.type,
            title: found.title[language],
            body: found.body[language],
            is_dismissible: found.is_dismissible,
          }
        : null;
    },
    async headerFor(tenant: Portal, language: Locale): Promise<string | null> {
      const message = await this.announcementFor(tenant, language);
      const key = `${tenant.key} ${language}`;
      const before = headers.get(key);
      if (before !== undefined) return before;
      const header = message && announcementHeader(message);
      headers.set(key, header);
      return header;
    },
  };
}

/** A municipality speaks in the portals that are its alone; what is for no one in particular is for all. */
const isFor = ({ tenant_key, municipality_id }: StoredAnnouncement, { key, municipality_ids }: Portal): boolean =>
  municipality_id === null
    ? tenant_key === null || tenant_key === key
    : municipality_ids.length === 1 && municipality_ids[0] === municipality_id;

export type NoticeBoard = ReturnType<typeof noticeBoard>;
