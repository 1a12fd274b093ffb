import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/templates.ts';
import type { OpenDatabase } from './database.ts';
import { demandSameSecret, keepSecretCheck, readSecretCheck, replaceSecretCheck } from './secret-check.ts';
import { createSecrets } from './secrets.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ours = createSecrets('the secret of the first start, long enough');
const other = createSecrets('another secret, which is long enough too');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('O8 a database keeps to its secret', () => {
  test('O8 the first start keeps a sealed text, which later starts open', async () => {
    await sql`delete from secret_check`.execute(database.db);
    await demandSameSecret(database.db, other);
    await keepSecretCheck(database.db, ours, NOW);
    await keepSecretCheck(database.db, ours, NOW);
    await demandSameSecret(database.db, ours);
    expect(await readSecretCheck(database.db)).not.toContain('nabolag');
  });

  test('O8 another secret is refused in one sentence, and nothing is changed', async () => {
    await keepSecretCheck(database.db, ours, NOW);
    const before = await readSecretCheck(database.db);
    for (const refused of [demandSameSecret(database.db, other), keepSecretCheck(database.db, other, NOW)]) {
      await expect(refused).rejects.toMatchObject({
        reason: 'settings',
        message: expect.stringMatching(/^SECRET is not/),
      });
    }
    expect(await readSecretCheck(database.db)).toBe(before);
  });

  test('O8 a changed or emptied text counts as another secret', async () => {
    for (const text of ['', 'x.y', `${await readSecretCheck(database.db)}A`]) {
      await sql`update secret_check set sealed = ${text}`.execute(database.db);
      await expect(demandSameSecret(database.db, ours)).rejects.toThrow('SECRET is not');
    }
    await replaceSecretCheck(database.db, other, NOW);
    await demandSameSecret(database.db, other);
  });
});
