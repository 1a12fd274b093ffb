import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { isAsSigned, paperRow, signatureOf } from './paper-rows.ts';

const AT_ONCE = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Papers go over to another secret, so that those in people's hands still hold. What is not as it was signed stays so;
 * without the secret from before nobody can tell, and all of them are forgotten.
 */
export async function signPapersAgain(db: Db, before: Secrets | null, after: Secrets): Promise<void> {
  if (before === null) {
    await sql`delete from cv_paper`.execute(db);
    return;
  }
  let last: string = FIRST;
  for (;;) {
    const { rows } = await rowsOf(paperRow)`
      select id, user_id, code, file_key, tenant_key, language, content, signature, created_at, expires_at, withdrawn_at
      from cv_paper where id > ${last} and content is not null order by id limit ${AT_ONCE}`.execute(db);
    for (const row of rows) {
      if (row.content === null || !isAsSigned(before, row)) continue;
      await sql`
        update cv_paper set signature = ${signatureOf(after, row.id, row.content)} where id = ${row.id}`.execute(db);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < AT_ONCE) return;
  }
}
