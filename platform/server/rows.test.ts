import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#tests/support/templates.ts';
import type { OpenDatabase } from './database.ts';
import { inTransaction } from './guarded-dialect.ts';
import { checkRows, condition, jsonb, number, rowsOf, text, textOrNull, writtenJson } from './rows.ts';

let database: OpenDatabase;
let faults: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  faults = [];
  checkRows((fault) => faults.push(fault));
});
afterAll(async () => {
  checkRows(undefined);
  await database.close();
});

const read = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> => (await statement.execute(database.db)).rows;

describe('D-02 what a statement says of its rows', () => {
  test('is the type of what it answers, from columns or from a schema', async () => {
    const rows: { id: string; many: number }[] = await read(
      rowsOf({ id: text, many: number })`select 'a' as id, ${3}::int8 as many`,
    );
    const row = z.object({ at: z.string(), tags: z.array(z.object({ key: z.string() })) });
    const [first] = await read(
      rowsOf(row)`select '2026-11-19 16:30:00+00'::timestamptz as at, '[{"key": "sport"}]'::jsonb as tags`,
    );
    expect(rows).toEqual([{ id: 'a', many: 3 }]);
    expect(first?.tags[0]?.key).toBe('sport');
    expect(faults).toEqual([]);
  });

  test.each<[string, () => RawBuilder<unknown>, string]>([
    ['a column too many', () => rowsOf({ id: text })`select 'a' as id, 1 as many`, 'many: is not in the type'],
    ['one too few', () => rowsOf({ id: text, many: number })`select 'a' as id`, 'many: Invalid input: expected number'],
    ['another kind', () => rowsOf({ many: number })`select '1' as many`, 'many: Invalid input: expected number'],
    ['an empty one', () => rowsOf({ id: text })`select null::text as id`, 'id: Invalid input: expected string'],
    [
      'what is inside a value',
      () => rowsOf({ place: z.object({ id: z.string() }) })`select '{"id": "1", "name": "Voss"}'::jsonb as place`,
      'place.name: is not in the type',
    ],
    [
      'what is inside JSON that is sent as it is',
      () =>
        rowsOf({
          places: writtenJson(z.array(z.object({ id: z.string() }))),
        })`select '[{"id": "1", "name": "Voss"}]' as places`,
      'places: 0.name: is not in the type',
    ],
    [
      'what the schema would change',
      () => rowsOf({ name: z.string().trim() })`select ' Voss' as name`,
      'name: is made into something else',
    ],
  ])('is reported with the statement when the rows differ: %s', async (_, statement, fault) => {
    const { rows } = await statement().execute(database.db);
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([expect.stringMatching(/^Rows are not as their type says \(.*\): select /)]);
    expect(faults[0]).toContain(fault);
  });

  test('is asked of every row, and told once', async () => {
    await read(rowsOf({ id: text })`select id from (values ('a'), (null), (null)) as row (id)`);
    expect(faults).toHaveLength(1);
    await read(rowsOf({ id: textOrNull })`select id from (values ('a'), (null)) as row (id)`);
    expect(faults).toHaveLength(1);
  });

  test('holds in a transaction too', async () => {
    await inTransaction(database.db, (db) => rowsOf({ id: number })`select 'a' as id`.execute(db));
    expect(faults).toHaveLength(1);
  });

  test('is believed where nobody asks for the check, as in production', async () => {
    checkRows(undefined);
    expect(await read(rowsOf({ id: number })`select 'a' as id, 2 as surplus`)).toEqual([{ id: 'a', surplus: 2 }]);
    expect(faults).toEqual([]);
  });
});

test('a condition narrows what the query builder reads', async () => {
  const query = database.db.selectFrom('municipality').select('id').where(condition`lower(name) = ${'voss'}`);
  expect(await query.execute()).toHaveLength(1);
});

test('a list goes into a column of JSON as a list, and nothing as nothing', async () => {
  const [row] = await read(
    rowsOf({
      list: z.array(z.number()),
      nothing: z.null(),
    })`select ${jsonb([1, 2])} as list, ${jsonb(null)} as nothing`,
  );
  expect(row).toEqual({ list: [1, 2], nothing: null });
});

test('a statement is a part of another one as ever', async () => {
  const inner = rowsOf({ id: text })`select 'a' as id`;
  expect(await read(rowsOf({ many: number })`select count(*) as many from (${inner}) as inside`)).toEqual([
    { many: 1 },
  ]);
  expect(await read(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
