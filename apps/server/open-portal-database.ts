import { type Db, type OpenDatabase, openDatabase } from '#platform/server/database.ts';
import { outageOf } from '#platform/server/outage.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { demandRoleSettings } from '#platform/server/session-settings.ts';
import type { Settings } from '#platform/server/settings.ts';
import { StartupError } from '#platform/server/startup-error.ts';

/** Opens the database that the settings name, and makes sure that it answers before anything relies on it. */
export async function openPortalDatabase(settings: Settings): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl } = settings;
  const database = await openDatabase({
    url,
    directUrl,
    replicaUrl,
    poolSize: settings.DATABASE_POOL,
    jobPoolSize: settings.DATABASE_JOB_POOL,
    dataFolder: settings.DATA_FOLDER,
  });
  try {
    if (url) await demandAnswer(database.db, 'DATABASE_URL', url);
    if (url && directUrl) await demandRoleSettings(directUrl, url);
    if (url && replicaUrl) await demandReplica(database.replica, replicaUrl);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const OLDEST_POSTGRES = 15;

async function demandAnswer(db: Db, setting: string, url: string): Promise<void> {
  const version = await readVersion(db).catch((error: unknown) => {
    throw new StartupError(
      'database_unreachable',
      `The database ${describeAddress(url)} cannot be used: ${describeFailure(error)}. Check ${setting}, and that the ` +
        'server runs and lets this machine in.',
      error,
    );
  });
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new StartupError(
    'settings',
    `The database ${describeAddress(url)} is PostgreSQL ${version}; the portal needs ${OLDEST_POSTGRES} or newer.`,
  );
}

/** Without a replica that is away the portal starts all the same; one that will never let it in is a mistake. */
async function demandReplica(replica: Db, url: string): Promise<void> {
  await demandAnswer(replica, 'DATABASE_REPLICA_URL', url).catch((error: unknown) => {
    if (!outageOf(error)) throw error;
  });
}

async function readVersion(db: Db): Promise<string> {
  const { rows } = await rowsOf({ server_version: text })`show server_version`.execute(db);
  return rows[0]?.server_version ?? '';
}

/** Where it is, without who asks and with which password. */
function describeAddress(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

const FAILURES: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'the name cannot be looked up',
  '28P01': 'the server refuses the user name or the password',
  '28000': 'the server refuses the user name or the password',
  '3D000': 'the server has no database of that name',
  '53300': 'the server has no connection to spare',
  '57P03': 'the server is still starting',
};

function describeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAILURES[code] ?? (error instanceof Error && error.message ? error.message : 'it does not answer');
}
