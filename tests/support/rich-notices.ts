import { sql } from 'kysely';
import { tellUsers } from '#features/stream/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { TestPortal } from './portal.ts';

/** In the list, on its way to an open page, and waiting for the one letter of the morning. */
export async function givenNotification({ db }: TestPortal, id: UserId): Promise<void> {
  await sql`
    insert into notification (id, user_id, type, texts, payload, created_at)
    values (gen_random_uuid(), ${id}, 'event:changed', '{"nb": "Endret", "nn": "Endra", "en": "Changed"}', '{}', now())`.execute(
    db,
  );
  await sql`
    insert into digest_entry (id, user_id, pace, due_at, tenant_key, category, is_for_team, event_ids, texts, created_at)
    values (gen_random_uuid(), ${id}, 'daily', now(), 'bergen', 'messages', false, '{}',
      '{"nb": "Svar", "nn": "Svar", "en": "Answer"}', now())`.execute(db);
  await tellUsers({ db, now: new Date() }, [id], { kind: 'notification', content: {} });
}
