import { loadReference } from '#database/seeds/reference.ts';
import { loadRegister } from '#features/municipalities/server/load-register.ts';
import { learnTenants } from '#features/tenants/server/public.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { migrate, readMigrations } from '#platform/server/migrate.ts';
import { projectFile } from '#platform/server/project-files.ts';

/** Brings the database up to date and loads the data that every portal needs. */
export async function prepareDatabase(database: OpenDatabase): Promise<string[]> {
  const applied = await migrate(database.db, await readMigrations(projectFile('database/migrations')));
  await loadRegister(database.db);
  await loadReference(database.db);
  await learnTenants(database.db);
  return applied;
}
