import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { CommandError } from './run-command.ts';
import { type Ask, countRows, readSchemaVersion, type TableRows } from './table-rows.ts';

export type PostgresFacts = { rows: TableRows; schema_version: string | null; server_version: string };

/** Dumps a database that may be in use. What is counted and what is dumped are the same moment. */
export async function dumpPostgres(url: string, file: string): Promise<PostgresFacts> {
  return withClient(url, async (ask) => {
    await ask('begin isolation level repeatable read read only');
    const [exported] = await ask('select pg_export_snapshot() as snapshot');
    const facts = {
      rows: await countRows(ask),
      schema_version: await readSchemaVersion(ask),
      ...(await readVersion(ask)),
    };
    const parameters = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${exported?.snapshot}`];
    await runTool(url, 'pg_dump', [...parameters, `--file=${file}`, `--dbname=${withoutPassword(url)}`]);
    await ask('rollback');
    return facts;
  });
}

/** Whether the database holds anything, and how many portals are at work on it. */
export const inspectPostgres = (url: string): Promise<{ tables: number; portals: number }> =>
  withClient(url, async (ask) => {
    const tables = Object.keys(await countRows(ask)).length;
    // Every portal keeps one connection on which it listens for changes.
    const [row] = await ask(`
      select count(*)::int as portals from pg_stat_activity
      where datname = current_database() and query = 'listen nabolag'`);
    return { tables, portals: Number(row?.portals) };
  });

/**
 * Replaces what the database holds by the dump, in one transaction that also counts the rows: either all of it is
 * there and right, or the database is as it was.
 */
export async function restorePostgres(
  url: string,
  file: string,
  { rows, scratch }: { rows: TableRows; scratch: string },
) {
  const [before, content, after] = ['before', 'content', 'after'].map((name) => path.join(scratch, `${name}.sql`));
  await writeFile(`${before}`, EMPTY_THE_DATABASE);
  await writeFile(`${after}`, Object.entries(rows).map(demandRows).join('\n'));
  // Not piped: psql could not tell the end of a script from the end of a pg_restore that died on the way.
  await runTool(url, 'pg_restore', ['--no-owner', '--no-privileges', `--file=${content}`, file]);
  const manners = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const scripts = [before, content, after].map((script) => `--file=${script}`);
  await runTool(url, 'psql', [...manners, ...scripts, `--dbname=${withoutPassword(url)}`]);
}

const EMPTY_THE_DATABASE = `
set client_min_messages = warning;
drop schema if exists jobs cascade;
drop schema if exists public cascade;
create schema public authorization pg_database_owner;
grant usage on schema public to public;
`;

const demandRows = ([table, expected]: [string, number]): string => `
do $check$
declare
  found bigint := (select count(*) from ${table});
begin
  if found <> ${expected} then
    raise exception '% has % rows, and the backup ${expected}', ${pg.escapeLiteral(table)}, found;
  end if;
end $check$;`;

async function withClient<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A connection that ends is told by the query that fails.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}

async function readVersion(ask: Ask): Promise<{ server_version: string }> {
  const [row] = await ask('show server_version');
  return { server_version: String(row?.server_version) };
}

async function runTool(url: string, tool: string, parameters: string[]): Promise<void> {
  // Other users of the machine can read a command line, but not an environment.
  const password = decodeURIComponent(new URL(url).password);
  const environment = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const child = spawn(tool, parameters, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', () => reject(new CommandError(notInstalled(tool))));
  });
  const [complaint, status] = await Promise.all([text(child.stderr), code]);
  if (status !== 0) throw new CommandError(`${tool} failed: ${complaint.trim()}`);
}

const notInstalled = (tool: string): string =>
  `The program ${tool} is not on the PATH. Install the PostgreSQL client programs, of the server's version or newer.`;

function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}
