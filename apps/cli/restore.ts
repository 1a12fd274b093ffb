import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPortalDatabase } from '#apps/server/open-portal-database.ts';
import { openDatabase } from '#platform/server/database.ts';
import { type FolderLock, lockFolder } from '#platform/server/folder-lock.ts';
import { readMigrations } from '#platform/server/migrate.ts';
import { projectFile } from '#platform/server/project-files.ts';
import { opensSecretCheck } from '#platform/server/secret-check.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { readCommandSettings, type Settings } from '#platform/server/settings.ts';
import { DATABASE_FILE, FILES_FOLDER, type Manifest, unpackBackup } from './backup-archive.ts';
import { inspectPostgres, restorePostgres } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';
import { countRows, describeDifferences, totalRows } from './table-rows.ts';

/** Where the database from before waits until the restored one has its place. */
const BEFORE = 'database-before';

/**
 * `node apps/cli/restore.ts --from FILE --yes [--replace] [--other-secret]` puts a backup back. Without `--yes` it only checks the file.
 * What is there is given up only when the backup stands ready, checked, to take its place.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      yes: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      'other-secret': { type: 'boolean', default: false },
    },
  });
  if (values.from === undefined) throw new CommandError('From where? node apps/cli/restore.ts --from FILE --yes');
  const settings = readCommandSettings(process.env);
  const { DATA_FOLDER: dataFolder } = settings;
  const lock = await claimFolder(dataFolder);
  const scratch = path.join(dataFolder, 'restoring');
  try {
    await putBackFromBefore(dataFolder, scratch);
    await rm(scratch, { recursive: true, force: true });
    const unpacked = path.join(scratch, 'unpacked');
    const manifest = await unpackBackup(values.from, unpacked);
    await demandFit(manifest, settings);
    console.log(
      `${values.from} is whole: ${totalRows(manifest.rows)} rows of ${manifest.made_at}, schema ${manifest.schema_version}.`,
    );
    const secretTrouble = describeSecret(manifest, settings);
    if (secretTrouble) console.log(secretTrouble);
    if (!values.yes) {
      console.log('Nothing was changed. Add --yes to restore it.');
      return;
    }
    if (secretTrouble && !values['other-secret'])
      throw new CommandError('Not restored. Add --other-secret to do it all the same.');
    await restore({ manifest, unpacked, scratch, settings, mayReplace: values.replace });
    console.log(`Restored ${Object.keys(manifest.rows).length} tables; every one has as many rows as in the backup.`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await lock.release();
  }
});

async function claimFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new CommandError(`The data folder ${folder} cannot be written.`, { cause: error });
  });
  return lockFolder(folder);
}

/** A restore that was cut off between its two renames left the database from before here, and nothing in its place. */
async function putBackFromBefore(dataFolder: string, scratch: string): Promise<void> {
  const place = path.join(dataFolder, 'database');
  if (!(await hasContent(place))) await rename(path.join(scratch, BEFORE), place).catch(ignoreMissing);
}

async function demandFit(manifest: Manifest, settings: Settings): Promise<void> {
  const engine = settings.DATABASE_URL ? 'postgres' : 'embedded';
  if (manifest.engine !== engine) {
    throw new CommandError(
      manifest.engine === 'postgres'
        ? 'This is a backup of a PostgreSQL database. Set DATABASE_URL to the one that it shall go to.'
        : 'This is a backup of an embedded database. It cannot go to PostgreSQL: leave DATABASE_URL out.',
    );
  }
  const known = await readMigrations(projectFile('database/migrations'));
  if (known.some(({ name }) => name === manifest.schema_version)) return;
  throw new CommandError(
    `This backup comes from a newer version of the portal (${manifest.schema_version}). Install that first.`,
  );
}

function describeSecret({ secret_check }: Manifest, { SECRET }: Settings): string | null {
  if (secret_check === null || opensSecretCheck(createSecrets(SECRET), secret_check)) return null;
  return (
    'SECRET is not the one that this backup was made with. A portal starts on it only with that one, or after npm run ' +
    'change-secret.'
  );
}

type Restoring = { manifest: Manifest; unpacked: string; scratch: string; settings: Settings; mayReplace: boolean };

async function restore(restoring: Restoring): Promise<void> {
  const { manifest, unpacked, scratch, settings, mayReplace } = restoring;
  const files = path.join(settings.DATA_FOLDER, FILES_FOLDER);
  if (!mayReplace && (await hasContent(files)))
    throw new CommandError(wouldOverwrite(`the folder ${files} holds files`));
  if (manifest.engine === 'postgres') await restoreToPostgres(restoring);
  else await restoreEmbedded(restoring);
  if (manifest.has_files) await takePlace(path.join(unpacked, FILES_FOLDER), files, path.join(scratch, 'files-before'));
}

function wouldOverwrite(what: string): string {
  return `Not restored: ${what}. Add --replace if they may be lost.`;
}

async function restoreToPostgres({ manifest, unpacked, scratch, settings, mayReplace }: Restoring): Promise<void> {
  const database = await openPortalDatabase(settings);
  await database.close();
  if (database.engine.kind !== 'postgres') return;
  const { url } = database.engine;
  const { tables, portals } = await inspectPostgres(url);
  if (tables > 0 && !mayReplace) throw new CommandError(wouldOverwrite(`the database holds ${tables} tables`));
  if (portals > 0) throw new CommandError(`${portals} portals are at work on this database. Stop them first.`);
  await restorePostgres(url, path.join(unpacked, DATABASE_FILE.postgres), { rows: manifest.rows, scratch });
}

async function restoreEmbedded({ manifest, unpacked, scratch, settings, mayReplace }: Restoring): Promise<void> {
  const place = path.join(settings.DATA_FOLDER, 'database');
  if (!mayReplace && (await hasContent(place))) throw new CommandError(wouldOverwrite('there is a database already'));
  const content = await readFile(path.join(unpacked, DATABASE_FILE.embedded));
  const fresh = path.join(scratch, 'fresh');
  const database = await openDatabase({
    dataFolder: fresh,
    template: new Blob([content], { type: 'application/x-gzip' }),
  });
  if (database.engine.kind !== 'embedded') return;
  const { pglite } = database.engine;
  const found = await countRows(
    async (statement) => (await pglite.query<Record<string, unknown>>(statement)).rows,
  ).finally(() => database.close());
  const differences = describeDifferences(manifest.rows, found);
  if (differences.length > 0) {
    throw new CommandError(`Not restored, and nothing was changed: the rows differ.\n${differences.join('\n')}`);
  }
  await takePlace(path.join(fresh, 'database'), place, path.join(scratch, BEFORE));
}

async function hasContent(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** Two renames, so that there is never half of each. */
async function takePlace(fresh: string, place: string, aside: string): Promise<void> {
  await rename(place, aside).catch(ignoreMissing);
  await rename(fresh, place);
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
