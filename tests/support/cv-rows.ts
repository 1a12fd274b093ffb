import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CvPaperId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';

/** A user's choice, and a paper with a word of theirs. Nobody has signed it. */
export async function givenCvRows(db: Db, user: UserId, { mark, secret }: { mark: string; secret: string }) {
  const paper: CvPaperId = newId<'CvPaperId'>();
  const code = randomUUID().replaceAll('-', '').toUpperCase().slice(0, 26);
  await sql`insert into cv_choice (user_id, hours, activities, roles, certificates)
    values (${user}, 'paper', 'me', 'paper', 'me') on conflict do nothing`.execute(db);
  await sql`insert into cv_paper (id, user_id, code, file_key, tenant_key, language, content, signature, created_at, expires_at)
    values (${paper}, ${user}, ${code}, ${secret}, 'bergen', 'nb', ${JSON.stringify({ name: mark })}, ${secret}, now(),
      '2100-01-01')`.execute(db);
  return paper;
}
