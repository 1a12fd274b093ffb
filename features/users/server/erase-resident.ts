import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { endSessions } from '#features/identity/server/public.ts';
import { sendMessage } from '#features/messages/server/public.ts';
import type { Tenant } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Hearing } from '#platform/server/hear.ts';
import { tell } from '#platform/server/live.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { eraseUser } from './jobs.ts';

const personRow = z.object({ name: text, to: textOrNull, lang: z.enum(LOCALES) });

/**
 * BEY-21: as `eraseMe`, for a user who was told that it would happen when their portal ended. Whether they own anything
 * is known already.
 */
export async function eraseResident(
  inside: Hearing & { secrets: Secrets; tenant: Tenant },
  id: UserId,
): Promise<boolean> {
  const { db, now } = inside;
  const { rows } = await rowsOf(personRow)`
    update app_user set erased_at = ${now}, blocked_at = ${now}
    where id = ${id} and erased_at is null
    returning name, coalesce(email, phone) as "to", lang`.execute(db);
  const [person] = rows;
  if (!person) return false;
  const { name, to, lang } = person;
  if (to) await sendMessage(inside, { to, user_id: id, language: lang, template: 'erased', values: { name } });
  await recordAudit(inside, 'user.erase', { subject_user_id: id });
  await endSessions(inside, id);
  await tell(db, { topic: 'users', id, touches: [id] });
  await inside.enqueue(db, eraseUser, { user_id: id });
  return true;
}
