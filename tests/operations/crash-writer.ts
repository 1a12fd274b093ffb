import { openDatabase } from '#platform/server/database.ts';

/**
 * `node tests/operations/crash-writer.ts FOLDER PREFIX` writes one row after the other and names each on its output as
 * soon as the database has it, until a user ends it. For killing.
 */
const [dataFolder, prefix] = process.argv.slice(2);
if (dataFolder === undefined || prefix === undefined) throw new Error('A folder and a prefix, please.');

const { db } = await openDatabase({ dataFolder });
for (let number = 1; ; number += 1) {
  const name = `${prefix}-${number}`;
  await db.insertInto('data_load').values({ name, checksum: 'written' }).execute();
  process.stdout.write(`${name}\n`);
}
