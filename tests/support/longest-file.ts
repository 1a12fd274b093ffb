import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** A bank file of Bergen with as many lines as nobody reads at once. */
export async function longestFile(db: Db): Promise<string> {
  const { rows: files } = await sql<{ id: string }>`
    select id from bank_file where municipality_id = 4601 limit 1`.execute(db);
  const id = files[0]?.id ?? '';
  await sql`insert into bank_file_line (id, bank_file_id, claim_id, amount_ore, payee_name, bank_account)
    select gen_random_uuid(), ${id}, gen_random_uuid(), 100, 'Korpset', '12345678903' from generate_series(1, 300)`.execute(
    db,
  );
  return id;
}
