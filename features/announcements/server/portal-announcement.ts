import { sql } from 'kysely';
import type { AnnouncementId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { newId } from '#platform/server/new-id.ts';
import type { AnnouncementType } from '../office-rules.ts';

type Telling = Pick<Context, 'db' | 'now'>;
type Words = Record<Locale, string>;
type Said = { tenant: string; type: AnnouncementType; title: Words; body: Words; starts_at: Date; ends_at: Date };

/** What the house says in one portal. Its municipality can neither change nor end it. */
export async function announceIn({ db, now }: Telling, said: Said): Promise<AnnouncementId> {
  const id = newId<'AnnouncementId'>();
  await sql`
    insert into announcement (id, tenant_key, type, title, body, starts_at, ends_at, created_at)
    values (${id}, ${said.tenant}, ${said.type}, ${JSON.stringify(said.title)}::jsonb,
      ${JSON.stringify(said.body)}::jsonb, ${said.starts_at}, ${said.ends_at}, ${now})`.execute(db);
  await tell(db, { topic: 'announcements', id });
  return id;
}

export async function withdrawAnnouncement({ db }: Pick<Telling, 'db'>, id: AnnouncementId): Promise<void> {
  await sql`delete from announcement where id = ${id}`.execute(db);
  await tell(db, { topic: 'announcements', id });
}
