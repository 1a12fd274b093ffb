import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmbeddedCopy } from './support/embedded-databases.ts';
import { putBack, rememberBeginning, type Statements } from './support/put-back.ts';

const template = process.env.TEST_TEMPLATE ?? '';

test.each([
  [
    'rows where there were none',
    sql`insert into announcement (id, tenant_key, type, title, body, starts_at, created_at)
      values (gen_random_uuid(), null, 'news', '{}', '{}', now(), now())`,
    sql`select count(*) from announcement`,
  ],
  ['a row that is changed', sql`update category set position = 99`, sql`select sum(position) from category`],
  ['rows that are gone', sql`delete from district`, sql`select count(*) from district`],
  [
    'a number that is used',
    sql`select nextval('attendance_position')`,
    sql`select last_value from attendance_position`,
  ],
  ['a setting', sql`set timezone = 'Asia/Tokyo'`, sql`show timezone`],
  [
    'a rule that is new',
    sql`alter table category add constraint never check (position < 0) not valid`,
    sql`select count(*) from pg_constraint`,
  ],
])('a file of tests does not find what another has left: %s', async (_name, change, look) => {
  const first = await openEmbeddedCopy(template);
  const { rows: before } = await look.execute(first.db);
  await change.execute(first.db);
  expect((await look.execute(first.db)).rows).not.toEqual(before);
  await first.close();
  const second = await openEmbeddedCopy(template);
  expect((await look.execute(second.db)).rows).toEqual(before);
  await second.close();
});

test('a database that is closed stays closed to those who closed it', async () => {
  const first = await openEmbeddedCopy(template);
  await first.close();
  const second = await openEmbeddedCopy(template);
  await expect(sql`select 1`.execute(first.db)).rejects.toThrow();
  await second.close();
});

test('a row is put back whichever tables have rows', async () => {
  const { engine, close } = await openEmbeddedCopy(template);
  if (engine.kind !== 'embedded') throw new Error('Expected the embedded database.');
  const { pglite } = engine;
  const statements: Statements = {
    rows: async <Row>(statement: string) => (await pglite.query<Row>(statement)).rows,
    run: (all) => pglite.exec(all),
  };
  await pglite.exec(`
    drop schema beginning cascade;
    insert into announcement (id, tenant_key, type, title, body, starts_at, created_at)
      values (gen_random_uuid(), null, 'news', '{}', '{}', now(), now())`);
  const beginning = await rememberBeginning(statements);
  await pglite.exec(`update announcement set type = 'critical'; delete from district`);
  await putBack(statements, beginning);
  const look = `select (select type from announcement), (select count(*) > 0 from district) as has_districts`;
  expect(await statements.rows(look)).toEqual([{ type: 'news', has_districts: true }]);
  await close();
});
