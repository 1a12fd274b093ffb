import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Db } from './database.ts';
import { inTransaction } from './guarded-dialect.ts';
import { StartupError } from './startup-error.ts';

export type Migration = { name: string; checksum: string; statements: string };

/** Reads the numbered files of a folder in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(path.join(folder, name), 'utf8');
      return { name, checksum: createHash('sha256').update(statements).digest('hex'), statements };
    }),
  );
}

/**
 * Brings the database up to date: each migration in a transaction of its own, one process at a time, forward only.
 * A migration that was changed after it ran, or that failed, stops the start with nothing half done.
 */
export async function migrate(db: Db, migrations: Migration[]): Promise<string[]> {
  await inTransaction(db, async (transaction) => {
    await waitForTurn(transaction);
    await sql`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
      transaction,
    );
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    const isNew = await inTransaction(db, (transaction) => apply(transaction, migration));
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

/** Any number will do as long as every process takes the same one. */
const MIGRATION_LOCK = 4_870_201;

async function apply(transaction: Transaction<Database>, migration: Migration): Promise<boolean> {
  await waitForTurn(transaction);
  const done = await rowsOf({ checksum: text })`
    select checksum from migration where name = ${migration.name}`.execute(transaction);
  const before = done.rows[0];
  if (before) {
    if (before.checksum !== migration.checksum) throw changedAfterwards(migration);
    return false;
  }
  try {
    for (const statement of splitStatements(migration.statements)) await sql.raw(statement).execute(transaction);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError('migration', `Migration ${migration.name} failed and was undone: ${reason}`, error);
  }
  await sql`insert into migration (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
    transaction,
  );
  return true;
}

/** Another process's migration, and this one, may take longer than a request may; waiting for a table may not. */
async function waitForTurn(transaction: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
  await sql`set local lock_timeout to default`.execute(transaction);
}

const changedAfterwards = (migration: Migration) =>
  new StartupError(
    'migration',
    `Migration ${migration.name} was changed after it had been applied. Put it back as it was and add a new one.`,
  );

/** PGlite's prepared statements take one statement at a time. Strings, names and $$-bodies are kept whole. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [part] of text.matchAll(TOKEN)) {
    if (part === ';') {
      statements.push(current);
      current = '';
    } else current += /^(--|\/\*)/.test(part) ? ' ' : part;
  }
  return [...statements, current].map((statement) => statement.trim()).filter(Boolean);
}

/** String, name, body, two kinds of comment, plain text, and whatever single character is left. */
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|[^;'"$/-]+|[\s\S]/g;
