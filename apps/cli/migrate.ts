import { parseArgs } from 'node:util';
import { openPortalDatabase } from '#apps/server/open-portal-database.ts';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { readCommandSettings } from '#platform/server/settings.ts';
import { runCommand } from './run-command.ts';

/** `node apps/cli/migrate.ts` brings the database up to date before a deploy; the portal does the same when it starts. */
await runCommand(async () => {
  parseArgs({ options: {} });
  const database = await openPortalDatabase(readCommandSettings(process.env));
  try {
    const applied = await prepareDatabase(database);
    for (const name of applied) console.log(`Applied ${name}`);
    console.log(applied.length > 0 ? 'The database is up to date.' : 'The database was up to date already.');
  } finally {
    await database.close();
  }
});
