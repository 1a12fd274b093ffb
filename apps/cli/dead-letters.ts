import { parseArgs } from 'node:util';
import { openPortalDatabase } from '#apps/server/open-portal-database.ts';
import { CHANNELS, type Channel } from '#features/messages/rules.ts';
import { listDeadLetters, retryDeadLetters } from '#features/messages/server/dead-letters.ts';
import { QUEUE_OF } from '#features/messages/server/queues.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { readSecretCheck } from '#platform/server/secret-check.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { readSettings } from '#platform/server/settings.ts';
import { CommandError, runCommand } from './run-command.ts';

/** `npm run dead-letters [-- --retry [--channel email|sms]]`: which messages were given up and why; puts them back. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { retry: { type: 'boolean', default: false }, channel: { type: 'string' } },
  });
  const channel = CHANNELS.find((each) => each === values.channel) ?? null;
  if (values.channel !== undefined && channel === null) throw new CommandError('--channel is email or sms.');
  const settings = readSettings(process.env);
  const database = await openPortalDatabase(settings);
  try {
    if ((await readSecretCheck(database.db)) === null) throw new CommandError('Start the portal once before this.');
    await (values.retry ? retry(database, settings.SECRET, channel) : list(database));
  } finally {
    await database.close();
  }
});

async function list({ db }: OpenDatabase): Promise<void> {
  const letters = await listDeadLetters(db);
  if (letters.length === 0) {
    console.log('There are no dead letters.');
    return;
  }
  console.table(letters);
  const retryable = letters.reduce((sum, each) => sum + each.retryable, 0);
  console.log(`${retryable} of them can be tried again: npm run dead-letters -- --retry`);
}

/** A worker of the portal sends them. */
async function retry({ db, engine }: OpenDatabase, secret: string, channel: Channel | null): Promise<void> {
  const now = () => new Date();
  const jobs = await startJobs({
    engine,
    services: { db, now, secrets: createSecrets(secret), hear: async () => {} },
    // Only named: the embedded database cannot look up a queue while a transaction has its only connection.
    workers: Object.values(QUEUE_OF).map((job) => ({ job, work: async () => {} })),
    isWorker: false,
    onTrouble: (error) => console.error(String(error)),
  });
  try {
    const count = await retryDeadLetters({ db, now: now(), enqueue: jobs.enqueue }, channel);
    console.log(`${count} messages wait to be sent again.`);
  } finally {
    await jobs.stop();
  }
}
