import { type OpenDatabase, openDatabase } from '#platform/server/database.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { type Environment, type Installation, prepareDataFolder } from './installation.ts';

/** A database that the test looks into while no portal has it: there cannot be two processes at an embedded one. */
export type CrashStore = {
  environment: Environment;
  look<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** On the database server of the run, or in a folder of the installation. */
export const openCrashStore = (installed: Installation): Promise<CrashStore> =>
  process.env.TEST_DATABASE_URL ? serverStore() : embeddedStore(installed.pathTo('data'));

async function serverStore(): Promise<CrashStore> {
  const database = await openTestDatabase();
  if (database.engine.kind !== 'postgres') throw new Error('This needs a database server.');
  return {
    environment: { DATABASE_URL: database.engine.url },
    look: (work) => work(database),
    close: () => database.close(),
  };
}

async function embeddedStore(dataFolder: string): Promise<CrashStore> {
  await prepareDataFolder(dataFolder);
  return {
    environment: { DATA_FOLDER: dataFolder },
    async look(work) {
      const database = await openDatabase({ dataFolder });
      return work(database).finally(() => database.close());
    },
    async close() {},
  };
}
