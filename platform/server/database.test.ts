import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/templates.ts';
import { type Db, type OpenDatabase, openDatabase } from './database.ts';
import { inTransaction, outsideTransaction } from './guarded-dialect.ts';

const ENGINE = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe(`the values of ${ENGINE}`, () => {
  // One table for both engines: run on the other one, it holds the same.
  test.each<[string, unknown]>([
    ['1::int2', 1],
    ['2147483647::int4', 2_147_483_647],
    ['1::int8', 1],
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['-1::int8', -1],
    ['count(*) from (values (1), (2)) as rows(n)', 2],
    ['sum(n) from (values (1), (2)) as rows(n)', 3],
    ['1.5::float8', 1.5],
    [`'NaN'::float8`, Number.NaN],
    ['1.50::numeric', '1.50'],
    ['true', true],
    ['null::int8', null],
    ['null::timestamptz', null],
    [`'æøå'::text`, 'æøå'],
    [`'2026-11-19 16:30:00+01'::timestamptz`, '2026-11-19T15:30:00Z'],
    [`'2026-11-19 16:30:00.123456+00'::timestamptz`, '2026-11-19T16:30:00.123456Z'],
    [`'2026-03-29 03:30:00 Europe/Oslo'::timestamptz`, '2026-03-29T01:30:00Z'],
    [`'12026-01-01 00:00:00+00'::timestamptz`, '12026-01-01T00:00:00Z'],
    [`'infinity'::timestamptz`, 'infinity'],
    [`'2026-03-29'::date`, '2026-03-29'],
    [`'0001-01-01'::date`, '0001-01-01'],
    [`'12:00'::time`, '12:00:00'],
    [`'{"a": [1, null, "æ"], "b": {"c": true}}'::json`, { a: [1, null, 'æ'], b: { c: true } }],
    [`'{"a": 1}'::jsonb`, { a: 1 }],
    [`'null'::jsonb`, null],
    [`'"text"'::jsonb`, 'text'],
    [`json_build_object('at', '2026-11-19 16:30:00+00'::timestamptz)`, { at: '2026-11-19T16:30:00+00:00' }],
    [`json_build_object('many', 9007199254740991::int8)`, { many: Number.MAX_SAFE_INTEGER }],
    ['array[1, 2]::int4[]', [1, 2]],
    ['array[1, null, 9007199254740991]::int8[]', [1, null, Number.MAX_SAFE_INTEGER]],
    [
      'array[array[1, 2], array[3, 4]]::int8[]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['array[]::int8[]', []],
    [`array['a', 'b,"c', null, 'NULL']::text[]`, ['a', 'b,"c', null, 'NULL']],
    ['array[true, false]', [true, false]],
    ['array[1.5]::float8[]', [1.5]],
    ['array[1.50]::numeric[]', ['1.50']],
    [`array['2026-11-19 16:30:00+01', null]::timestamptz[]`, ['2026-11-19T15:30:00Z', null]],
    [`array['2026-03-29']::date[]`, ['2026-03-29']],
    [`array['{"a": 1}']::jsonb[]`, [{ a: 1 }]],
    [`'6e37cb00-0000-4000-8000-000000000000'::uuid`, '6e37cb00-0000-4000-8000-000000000000'],
    [`array['6e37cb00-0000-4000-8000-000000000000']::uuid[]`, ['6e37cb00-0000-4000-8000-000000000000']],
    [`current_setting('timezone')`, 'UTC'],
  ])('D-28 %s is handed out alike by both engines', async (expression, expected) => {
    expect(await readValue(expression)).toStrictEqual(expected);
  });

  test('I18-05 a time and a day come back as they were put in', async () => {
    const at = new Date('2026-10-25T00:59:59.999Z');
    const { rows } = await sql`select ${at}::timestamptz as at, ${'2026-10-25'}::date as day`.execute(database.db);
    expect(rows[0]).toEqual({ at: '2026-10-25T00:59:59.999Z', day: '2026-10-25' });
  });

  test('no column is of a kind that the engines read differently', async () => {
    const { rows } = await sql<{ type: string }>`
      select distinct data_type as type from information_schema.columns where table_schema = 'public'`.execute(
      database.db,
    );
    // A range is read by its ends alone (features/equipment).
    const known = [
      ...['smallint', 'integer', 'bigint', 'double precision', 'boolean', 'text', 'uuid', 'jsonb', 'date'],
      ...['timestamp with time zone', 'tstzrange', 'ARRAY', 'tsvector'],
    ];
    expect(rows.map(({ type }) => type).filter((type) => !known.includes(type))).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
  });
});

test('D-28 a database that is not there is an error and not an endless wait', async () => {
  const { db, close } = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await close();
});

test.skipIf(ENGINE === 'PGlite')(
  'D-24 jobs and requests have connections of their own, and a job’s statement may take longer',
  async () => {
    if (database.engine.kind !== 'postgres') return;
    const { db, jobs, close } = await openDatabase({ url: database.engine.url, poolSize: 1, jobPoolSize: 1 });
    const timeoutOf = async (handle: Db) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(handle)).rows[0]?.statement_timeout;
    for (const [busy, free, timeout] of [
      [jobs, db, '5s'],
      [db, jobs, '1min'],
    ] as const) {
      await inTransaction(busy, async (transaction) => {
        await sql`select 1`.execute(transaction);
        expect(await outsideTransaction(() => timeoutOf(free))).toBe(timeout);
      });
    }
    await close();
  },
);

async function readValue(expression: string): Promise<unknown> {
  const { rows } = await sql<unknown[]>`${sql.raw(`select ${expression.replace(/ from|$/, ' as value$&')}`)}`.execute(
    database.db,
  );
  return (rows[0] as { value: unknown } | undefined)?.value;
}
