import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d{8,15}/g;

export const idsIn = (content: string): Set<string> => new Set(content.match(UUID));

/** The e-mail addresses and phone numbers of users, with whose they are. */
export type Contact = { contact: string; user_id: string };

export async function contactFinder(db: Db): Promise<(content: string) => Contact[]> {
  const { rows } = await rowsOf({ contact: text, user_id: text })`
    select email as contact, id as user_id from app_user where email is not null
    union all select phone, id from app_user where phone is not null`.execute(db);
  const known = new Map(rows.map((row) => [row.contact, row]));
  return (content) => [...new Set(content.match(CONTACT))].flatMap((contact) => known.get(contact) ?? []);
}

/** What is no secret: activities that are published, organisations with a page, and the people who speak for them. */
export async function publicIds(db: Db): Promise<Set<string>> {
  const { rows } = await rowsOf({ id: text })`
    select id from organisation where status = 'accepted' and not is_private and deleted_at is null
    union select event_id from event_place
    union select occurrence.id from occurrence where event_id in (select event_id from event_place)
    union select user_id from event_contact where event_id in (select event_id from event_place)
    union select user_id from membership where is_contact and status = 'active'
    union select id from slot where event_id in (select event_id from event_place)
    union select id from certificate`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
