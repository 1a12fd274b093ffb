import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/templates.ts';
import type { OpenDatabase } from './database.ts';
import { type JobTurns, jobTurns } from './job-turns.ts';

let database: OpenDatabase;
let one: JobTurns;
let other: JobTurns;
beforeAll(async () => {
  database = await openTestDatabase();
  one = jobTurns(database.engine);
  other = jobTurns(database.engine);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.close();
});

test('D-24 a turn is taken once, by name, until it is given back', async () => {
  const [name, beside] = [randomUUID(), randomUUID()];
  const giveBack = await one.take(name);
  expect(giveBack).not.toBeNull();
  expect(await one.take(name)).toBeNull();
  const giveBackBeside = await one.take(beside);
  await giveBackBeside?.();
  await giveBack?.();
  await (await one.take(name))?.();
});

// One process has the embedded database to itself.
const hasCluster = process.env.TEST_DATABASE_URL !== undefined;

test.skipIf(!hasCluster)('D-24 one process of the cluster has it at a time', async () => {
  const name = randomUUID();
  const giveBack = await one.take(name);
  expect(await other.take(name)).toBeNull();
  await giveBack?.();
  const givenToOther = await other.take(name);
  expect(givenToOther).not.toBeNull();
  expect(await one.take(name)).toBeNull();
  await givenToOther?.();
});

test.skipIf(!hasCluster)(
  'D-29 what a process had when it died is free, and one that lost its connection goes on',
  async () => {
    const name = randomUUID();
    const giveBack = await one.take(name);
    await sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
      and objid::bigint = hashtext(${name})::bigint & 4294967295`.execute(database.db);
    await vi.waitFor(async () => expect(await other.take(name)).not.toBeNull());
    await giveBack?.();
    expect(await one.take(name)).toBeNull();
  },
);
