import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
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
  await sql`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(db);
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
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
  const done = await sql<{ checksum: string }>`
    select checksum from migration where name = ${migration.name}`.execute(transaction);
  const before = done.rows[0];
  if (before) {
    if (before.checksum !== migration.checksum) throw changedAfterwards(migration);
    return false;
  }
  try {
    await sql`set local statement_timeout = 0`.execute(transaction);
    for (const statement of splitStatements(migration.statements)) await sql.raw(statement).execute(transaction);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError('migration', `Migration ${migration.name} failed and was undone: ${reason}`, error);
  }
  await sql`insert into migration (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(transaction);
  return true;
}

const changedAfterwards = (migration: Migration) =>
  new StartupError(
    'migration',
    `Migration ${migration.name} was changed after it had been applied. Put it back as it was and add a new one.`,
  );

/** PGlite's prepared statements take one statement at a time. Strings, $$-bodies and comments are kept whole. */
export function splitStatements(text: string): string[] {
  const token = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|;|[^;'$-]+|[$-]/g;
  const statements: string[] = [];
  let current = '';
  for (const [part] of text.matchAll(token)) {
    if (part === ';') {
      statements.push(current);
      current = '';
    } else if (!part.startsWith('--')) current += part;
  }
  return [...statements, current].map((statement) => statement.trim()).filter(Boolean);
}
