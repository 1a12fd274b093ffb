import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawSchema, SCHEMA_FILES } from '#apps/cli/schema.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { openTestDatabase } from './support/templates.ts';

test('D-30 the picture and the types of the schema are what the migrations add up to', async () => {
  const database = await openTestDatabase();
  const drawn = await drawSchema(database.db);
  await database.close();
  expect(drawn.types).toBe(await readFile(SCHEMA_FILES.types, 'utf8'));
  expect(drawn.picture).toBe(await readFile(SCHEMA_FILES.picture, 'utf8'));
});

test('API-01 every kind of id that the tables have can be read, and no other', async () => {
  const types = await readFile(SCHEMA_FILES.types, 'utf8');
  const inTables = new Set([...types.matchAll(/Id<'(\w+)Id'>/g)].map(([, name = '']) => name));
  const read = Object.keys(ids).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  expect([...inTables].sort()).toEqual(read.sort());
});
