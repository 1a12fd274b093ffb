import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import type { Announcement } from '../contract.ts';
import { announcementHeader, reachesOfPortal, reachOf } from '../rules.ts';
import { currentAnnouncements, type StoredAnnouncement } from './queries.ts';

const FRESH_MS = 15_000;

type Portal = { key: string; municipality_ids: readonly number[] };

/**
 * What every answer's `announcement` header is read from, so it may not cost a query each: the few current
 * announcements are kept in memory and read again when they are a while old or have changed.
 */
export function noticeBoard(db: Db, now: () => Date) {
  let board = new Map<string | null, StoredAnnouncement>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let headers = new Map<string, string | null>();

  let changes = 0;

  const refresh = async () => {
    const [askedAt, changesBefore] = [now(), changes];
    const read = await currentAnnouncements(db, askedAt);
    // Read before a change: the next request reads again.
    if (changes !== changesBefore) return;
    board = new Map(read.map((message) => [reachOf(message), message]));
    readAt = askedAt.getTime();
    headers = new Map();
  };

  const keepFresh = async () => {
    if (now().getTime() - readAt <= FRESH_MS) return;
    reading ??= refresh().finally(() => {
      reading = null;
    });
    await reading;
  };
  const shownIn = (tenant: Portal, language: Locale): Announcement | null => {
    const [found] = [null, ...reachesOfPortal(tenant)].flatMap((reach) => board.get(reach) ?? []).sort(byImportance);
    return found
      ? {
          id: found.id,
          type: found.type,
          title: found.title[language],
          body: found.body[language],
          is_dismissible: found.is_dismissible,
        }
      : null;
  };

  return {
    forget() {
      changes += 1;
      readAt = Number.NEGATIVE_INFINITY;
      reading = null;
    },
    async announcementFor(tenant: Portal, language: Locale): Promise<Announcement | null> {
      await keepFresh();
      return shownIn(tenant, language);
    },
    async headerFor(tenant: Portal, language: Locale): Promise<string | null> {
      await keepFresh();
      const key = `${tenant.key} ${language}`;
      const before = headers.get(key);
      if (before !== undefined) return before;
      const message = shownIn(tenant, language);
      const header = message && announcementHeader(message);
      headers.set(key, header);
      return header;
    },
  };
}

/** What is critical, then the newest. */
const byImportance = (one: StoredAnnouncement, other: StoredAnnouncement): number =>
  Number(other.type === 'critical') - Number(one.type === 'critical') ||
  Date.parse(other.starts_at) - Date.parse(one.starts_at) ||
  one.id.localeCompare(other.id);

export type NoticeBoard = ReturnType<typeof noticeBoard>;
