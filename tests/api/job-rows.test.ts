import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openIntegrations } from '#apps/server/integrations.ts';
import { portalWorkers } from '#apps/server/jobs.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET, readSettings } from '#platform/server/settings.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const ORIGINS = { baseDomain: 'localhost', scheme: 'http', port: 3000 } as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** They count one by one, and on an empty portal there is none. */
const COUNTING_ONE_BY_ONE = ['cards.grant', 'households.ask-again', 'ledger.prove', 'ledger.seal'];

/** Those that never look for what counts their rows. */
async function silentAmong(workers: readonly Worker[]): Promise<string[]> {
  const silent: string[] = [];
  for (const { job, work } of workers) {
    let isCounted = false;
    const services = Object.defineProperty({ ...portal.jobServices }, 'countRows', {
      enumerable: true,
      get: () => {
        isCounted = true;
        return () => {};
      },
    });
    await work(services, {});
    if (!isCounted) silent.push(job.name);
  }
  return silent.sort();
}

test('D-24 every scheduled job counts the rows that it deals with, for the metrics', async () => {
  const onTrouble = () => {};
  const integrations = await openIntegrations({
    settings: readSettings({ NODE_ENV: 'test' }),
    origins: ORIGINS,
    secrets: createSecrets(DEMO_SECRET),
    now: () => new Date(),
    onTrouble,
  });
  integrations.pictures.close();
  const identity = { origins: ORIGINS } as Parameters<typeof portalWorkers>[0]['identity'];
  const scheduled = portalWorkers({ identity, onTrouble, ...integrations }).filter(({ job }) => job.cron);
  expect(scheduled.length).toBeGreaterThan(40);
  expect(await silentAmong(scheduled)).toEqual(COUNTING_ONE_BY_ONE);
});

test('D-24 a job that counts nothing is found', async () => {
  const job = defineJob({ name: 'test.silent', payload: z.object({}), cron: '* * * * *' });
  expect(await silentAmong([worker(job, async ({ db }) => void (await sql`select 1`.execute(db)))])).toEqual([
    'test.silent',
  ]);
});
