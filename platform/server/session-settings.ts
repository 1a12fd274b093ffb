import pg from 'pg';
import { StartupError } from './startup-error.ts';

/** What every connection of the portal runs with. Compiling a statement takes longer than carrying out any of ours. */
const SESSION_SETTINGS = {
  timezone: 'UTC',
  jit: 'off',
  statement_timeout: '5000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
};

const optionsOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** As a connection asks for them when it is opened. */
export const SESSION_OPTIONS = optionsOf(SESSION_SETTINGS);

/** Nobody waits for what a job asks. */
export const JOB_SESSION_OPTIONS = optionsOf({ ...SESSION_SETTINGS, statement_timeout: '60000' });

/**
 * A pooler hands on no settings of a session, so that its connections get them from the role. A connection that the
 * pooler opened before is not trusted: in another time zone days would be wrong, and without limits requests would hang.
 */
export async function demandRoleSettings(directUrl: string, pooledUrl: string): Promise<void> {
  await withClient(directUrl, keepRoleSettings);
  const different = await withClient(pooledUrl, differences);
  if (different.length === 0) return;
  throw new StartupError(
    'settings',
    `DATABASE_URL leads through a pooler with connections from before the role got its settings (${different.join(', ')}). ` +
      'Let it open new ones (RECONNECT in PgBouncer), and start again.',
  );
}

/** Any number will do as long as every process takes the same one. */
const ROLE_LOCK = 4_870_202;

async function keepRoleSettings(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
  if ((await differences(client)).length > 0) {
    const { rows } = await client.query('select quote_ident(current_database()) as name');
    for (const [name, value] of Object.entries(SESSION_SETTINGS))
      await client.query(`alter role current_user in database ${rows[0].name} set ${name} = '${value}'`);
  }
  await client.query('commit');
}

async function differences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select lower(name) as name, setting from pg_settings where lower(name) = any($1)',
    [Object.keys(SESSION_SETTINGS)],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  return Object.entries(SESSION_SETTINGS).flatMap(([name, value]) => (found.get(name) === value ? [] : [name]));
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}
