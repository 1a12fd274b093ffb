import { access, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPortalDatabase } from '#apps/server/open-portal-database.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { readSecretCheck } from '#platform/server/secret-check.ts';
import { readCommandSettings } from '#platform/server/settings.ts';
import { DATABASE_FILE, packBackup } from './backup-archive.ts';
import { dumpPostgres, type PostgresFacts } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';
import { type Ask, countRows, readSchemaVersion, totalRows } from './table-rows.ts';

/**
 * `node apps/cli/backup.ts --to FILE` writes the database and the uploaded files to one file. PostgreSQL may be in use
 * meanwhile; the embedded database may not.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new CommandError('Where to? node apps/cli/backup.ts --to FILE');
  const to = path.resolve(values.to);
  const settings = readCommandSettings(process.env);
  await demandFreeName(to);
  const staging = await mkdtemp(`${to}.`).catch((error: unknown) => {
    throw new CommandError(`${path.dirname(to)} cannot be written.`, { cause: error });
  });
  try {
    const madeAt = new Date().toISOString();
    // Opened even if pg_dump does the work: who cannot reach the database is told so in plain words.
    const database = await openPortalDatabase(settings);
    const { kind } = database.engine;
    const secret_check = await readSecretCheck(database.db);
    const facts = await dump(database, path.join(staging, DATABASE_FILE[kind])).finally(() => database.close());
    if (facts.schema_version === null) throw new CommandError('The database is empty: there is nothing to back up.');
    const manifest = { made_at: madeAt, engine: kind, secret_check, ...facts };
    const written = await packBackup({ to, staging, dataFolder: settings.DATA_FOLDER, manifest });
    const { size } = await stat(to);
    console.log(
      `${values.to}: ${(size / 1024 / 1024).toFixed(1)} MB, ${totalRows(written.rows)} rows, schema ` +
        `${written.schema_version}, ${written.has_files ? 'with' : 'no'} uploaded files.`,
    );
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
});

async function demandFreeName(to: string): Promise<void> {
  const isTaken = await access(to).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new CommandError(`${to} is there already. Backups are not overwritten: choose another name.`);
}

async function dump({ engine }: OpenDatabase, file: string): Promise<PostgresFacts> {
  if (engine.kind === 'postgres') return dumpPostgres(engine.url, file);
  const { pglite } = engine;
  const ask: Ask = async (statement) => (await pglite.query<Record<string, unknown>>(statement)).rows;
  const rows = await countRows(ask);
  const schemaVersion = await readSchemaVersion(ask);
  const [version] = await ask('show server_version');
  await pglite.exec('checkpoint');
  const content = await pglite.dumpDataDir('gzip');
  await writeFile(file, content.stream(), { mode: 0o600 });
  return { rows, schema_version: schemaVersion, server_version: String(version?.server_version) };
}
