import { sql } from 'kysely';
import type { AnnouncementId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { numberOrNull, rowsOf, textOrNull } from '#platform/server/rows.ts';
import type { AnnouncementType } from '../office-rules.ts';
import { tellOfAnnouncement } from './tell-of-announcement.ts';

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
  await tellOfAnnouncement(db, { id, municipality_id: null, tenant_key: said.tenant, isOver: false });
  return id;
}

export async function withdrawAnnouncement({ db }: Pick<Telling, 'db'>, id: AnnouncementId): Promise<void> {
  const { rows } = await rowsOf({ municipality_id: numberOrNull, tenant_key: textOrNull })`
    delete from announcement where id = ${id} returning municipality_id, tenant_key`.execute(db);
  for (const whose of rows) await tellOfAnnouncement(db, { id, ...whose, isOver: true });
}
