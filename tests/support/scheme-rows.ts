import { sql } from 'kysely';
import { firstForm, readForm } from '#features/schemes/form.ts';
import type { SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb } from '#platform/server/rows.ts';
import { BERGEN } from './given.ts';

const form = {
  ...firstForm({ min_age: 6, max_age: 18, amount_ore: 200_000, min_times: 10, day: '2026-01-01' }),
  budget: '2 400 000',
  category_ids: ['1'],
};

/** A scheme with a version that was decided and ended, and a draft of the next, all by one person. */
export async function givenScheme(
  db: Db,
  by: UserId,
): Promise<{ scheme: SchemeId; ended: SchemeVersionId; draft: SchemeVersionId }> {
  const [scheme, ended, draft] = [newId<'SchemeId'>(), newId<'SchemeVersionId'>(), newId<'SchemeVersionId'>()];
  await sql`insert into scheme (id, municipality_id, key, name, created_at)
    values (${scheme}, ${BERGEN}, ${scheme}, 'Fritidskonto', now())`.execute(db);
  const { rules } = readForm(form);
  for (const [id, number] of [
    [ended, 1],
    [draft, 2],
  ] as const) {
    await sql`insert into scheme_version (id, scheme_id, number, form, created_at, changed_by, changed_at)
      values (${id}, ${scheme}, ${number}, ${jsonb(form)}, now(), ${by}, now())`.execute(db);
    if (id === draft) break;
    await sql`update scheme_version set state = 'sent', rules = ${jsonb(rules)}, starts_on = ${rules?.starts_on},
        ends_on = ${rules?.ends_on}, sent_by = ${by}, sent_at = now()
      where id = ${id}`.execute(db);
    await sql`update scheme_version set state = 'published', published_by = ${by}, published_at = now(),
        decided_by = 'Kommunestyret', case_number = '43/26', decided_on = '2026-06-11'
      where id = ${id}`.execute(db);
    await sql`update scheme_version set state = 'ended', ended_by = ${by}, ended_at = now(), ended_on = '2027-01-31',
        end_reason = 'Rammen er brukt opp'
      where id = ${id}`.execute(db);
  }
  return { scheme, ended, draft };
}
