import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { DISTRICTS, MUNICIPALITIES } from '../register.ts';

const NAME = 'register';

/** Brings the tables of places up to the register that this version ships. Answers whether anything was written. */
export async function loadRegister(db: Db): Promise<boolean> {
  const municipalities = JSON.stringify(MUNICIPALITIES);
  const districts = JSON.stringify(DISTRICTS);
  const checksum = createHash('sha256').update(municipalities).update(districts).digest('hex');
  if ((await readChecksum(db)) === checksum) return false;

  await inTransaction(db, async (transaction) => {
    await writeMunicipalities(transaction, municipalities);
    await writeDistricts(transaction, districts);
    await writeChecksum(transaction, checksum);
  });
  return true;
}

async function readChecksum(db: Db): Promise<string | undefined> {
  const load = await db.selectFrom('data_load').select('checksum').where('name', '=', NAME).executeTakeFirst();
  return load?.checksum;
}

const writeMunicipalities = (db: Db, rows: string) =>
  sql`
    insert into municipality (id, number, key, name, names, county, language_form, lat, lng)
    select id, number, key, name, names, county, language_form, lat, lng
    from jsonb_to_recordset(${rows}::text::jsonb) as given (
      id int, number text, key text, name text, names jsonb, county text, language_form text, lat float8, lng float8
    )
    on conflict (id) do update set
      number = excluded.number, key = excluded.key, name = excluded.name, names = excluded.names,
      county = excluded.county, language_form = excluded.language_form, lat = excluded.lat, lng = excluded.lng
  `.execute(db);

const writeDistricts = (db: Db, rows: string) =>
  sql`
    insert into district (id, municipality_id, name, is_administrative)
    select id, municipality_id, name, is_administrative
    from jsonb_to_recordset(${rows}::text::jsonb) as given (
      id int, municipality_id int, name text, is_administrative boolean
    )
    on conflict (id) do update set
      municipality_id = excluded.municipality_id, name = excluded.name, is_administrative = excluded.is_administrative
  `.execute(db);

const writeChecksum = (db: Db, checksum: string) =>
  sql`
    insert into data_load (name, checksum) values (${NAME}, ${checksum})
    on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()
  `.execute(db);
