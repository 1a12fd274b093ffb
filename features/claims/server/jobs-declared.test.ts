import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startJobs, worker } from '#platform/server/jobs.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { asId } from '#tests/support/as-id.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { returnForEvent } from './jobs-declared.ts';

test('CRD-04 an activity that is cancelled again soon after is gone through again', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const troubles: unknown[] = [];
  const jobs = await startJobs({
    engine: database.engine,
    services: {
      db,
      now: () => new Date(),
      secrets: createSecrets('a secret for tests, long enough to be one'),
      hear: async () => {},
    },
    workers: [worker(returnForEvent, async () => {})],
    isWorker: false,
    onTrouble: (error) => troubles.push(error),
  });
  const event_id = asId<'EventId'>(randomUUID());
  const waiting = async () => {
    const { rows } = await sql`
      select from jobs.job
      where name = ${returnForEvent.name} and data ->> 'event_id' = ${event_id} and state = 'created'`.execute(db);
    return rows.length;
  };
  await jobs.enqueue(db, returnForEvent, { event_id });
  expect(await waiting()).toBe(1);
  // What is done stays in the queue's table for a while.
  await sql`
    update jobs.job set state = 'completed', completed_on = now() where name = ${returnForEvent.name}`.execute(db);
  await jobs.enqueue(db, returnForEvent, { event_id });
  expect(await waiting()).toBe(1);
  expect(troubles).toEqual([]);
  await jobs.stop();
  await database.close();
});
