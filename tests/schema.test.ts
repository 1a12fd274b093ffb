import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawSchema, SCHEMA_FILES } from '#apps/cli/schema.ts';

test('D-30 the picture and the types of the schema are what the migrations add up to', async () => {
  const drawn = await drawSchema();
  expect(drawn.types).toBe(await readFile(SCHEMA_FILES.types, 'utf8'));
  expect(drawn.picture).toBe(await readFile(SCHEMA_FILES.picture, 'utf8'));
});
