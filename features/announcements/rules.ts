import type { Announcement } from './contract.ts';

/** Of a municipality, of the house in one portal, or with neither for all. */
type Whose = { municipality_id: number | null; tenant_key: string | null };

/** Whose it is, in the words of `Change.touches`; null for all. */
export const reachOf = ({ municipality_id, tenant_key }: Whose): string | null =>
  municipality_id === null
    ? tenant_key && `announcements in ${tenant_key}`
    : `announcements of municipality ${municipality_id}`;

/** What is announced in a portal beside what is for all. A municipality speaks in the portals that are its alone. */
export const reachesOfPortal = ({ key, municipality_ids }: Portal): string[] => [
  `announcements in ${key}`,
  ...(municipality_ids.length === 1 ? municipality_ids.map((id) => `announcements of municipality ${id}`) : []),
];

type Portal = { key: string; municipality_ids: readonly number[] };

const MAX_HEADER_BYTES = 4096;

/** The `announcement` header: JSON in plain ASCII, since headers know no other letters. */
export function announcementHeader(message: Announcement): string | null {
  const header = JSON.stringify(message).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return header.length <= MAX_HEADER_BYTES ? header : null;
}

/** Null for no announcement, and for anything that is not one. */
export function readAnnouncement(header: string | null): Announcement | null {
  if (header === null) return null;
  try {
    const read: unknown = JSON.parse(header);
    return isAnnouncement(read) ? read : null;
  } catch {
    return null;
  }
}

function isAnnouncement(read: unknown): read is Announcement {
  if (typeof read !== 'object' || read === null) return false;
  const { id, type, title, body } = read as Partial<Record<keyof Announcement, unknown>>;
  return [id, title, body].every((text) => typeof text === 'string') && (type === 'news' || type === 'critical');
}
