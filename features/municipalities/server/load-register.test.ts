import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { loadRegister } from './load-register.ts';

describe('MUN-01 the register in the database', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`delete from data_load`.execute(database.db);
  });

  afterAll(() => database?.close());

  test('MUN-01 it is written once, and again only when something has changed', async () => {
    const { db } = database;
    expect(await loadRegister(db)).toBe(true);
    expect(await loadRegister(db)).toBe(false);
    const counted = await sql<{ municipalities: number; districts: number }>`
      select (select count(*) from municipality) as municipalities, (select count(*) from district) as districts
    `.execute(db);
    expect(counted.rows).toEqual([{ municipalities: 357, districts: 38 }]);

    await sql`update municipality set name = 'Wrong', names = '{}' where id = 5610`.execute(db);
    await sql`update data_load set checksum = 'older'`.execute(db);
    expect(await loadRegister(db)).toBe(true);
    const row = await db
      .selectFrom('municipality')
      .select(['name', 'names', 'key'])
      .where('id', '=', 5610)
      .executeTakeFirst();
    expect(row).toEqual({ name: 'Karasjok', names: { no: 'Karasjok', sme: 'Kárášjohka' }, key: 'karasjok' });
  });

  test('MUN-03 the stored order is the Norwegian one', async () => {
    await loadRegister(database.db);
    const rows = await database.db.selectFrom('municipality').select('name').orderBy('name_sort').execute();
    expect([rows[0]?.name, rows.at(-1)?.name]).toEqual(['Alstahaug', 'Åsnes']);
  });
});
