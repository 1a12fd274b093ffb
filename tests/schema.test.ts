import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawSchema, SCHEMA_FILES } from '#apps/cli/schema.ts';
import { openTestDatabase } from './support/templates.ts';

test('D-30 the picture and the types of the schema are what the migrations add up to', async () => {
  const database = await openTestDatabase();
  const drawn = await drawSchema(database.db);
  await database.close();
  expect(drawn.types).toBe(await readFile(SCHEMA_FILES.types, 'utf8'));
  expect(drawn.picture).toBe(await readFile(SCHEMA_FILES.picture, 'utf8'));
});
