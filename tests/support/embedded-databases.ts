import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '#platform/server/database.ts';
import { type Beginning, putBack, rememberBeginning, type Statements } from './put-back.ts';

type Kept = { pglite: PGlite; beginning: Beginning };

/**
 * Opening an embedded database takes ten times the work of putting one back as it was in the beginning. So a worker
 * keeps its own, and hands it from one file of tests to the next.
 */
const idle: Kept[] = [];

export async function openEmbeddedCopy(templateFile: string): Promise<OpenDatabase> {
  const kept = idle.pop() ?? (await openAgain(templateFile));
  const database = await openDatabase({ embedded: lent(kept.pglite) });
  return {
    ...database,
    async close() {
      await database.close();
      const restored = await restore(kept);
      if (restored) idle.push(restored);
      else await kept.pglite.close();
    },
  };
}

/** To those who have closed it, it is closed, whatever they left running. */
function lent(pglite: PGlite): PGlite {
  let isClosed = false;
  const close = async () => {
    isClosed = true;
  };
  return new Proxy(pglite, {
    get(target, name) {
      if (name === 'closed') return isClosed;
      if (name === 'close') return close;
      if (isClosed) throw new Error('This database is closed.');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function openAgain(templateFile: string): Promise<Kept> {
  const { engine } = await openDatabase({ template: new Blob([await readFile(templateFile)]) });
  if (engine.kind !== 'embedded') throw new Error('Expected the embedded database.');
  const { pglite } = engine;
  return { pglite, beginning: await rememberBeginning(statementsOf(pglite)) };
}

/** Null where it cannot be handed on. */
async function restore({ pglite, beginning }: Kept): Promise<Kept | null> {
  await pglite.exec('reset all; unlisten *; select pg_advisory_unlock_all()');
  const restored = await putBack(statementsOf(pglite), beginning);
  return restored && { pglite, beginning: restored };
}

const statementsOf = (pglite: PGlite): Statements => ({
  rows: async <Row>(statement: string) => (await pglite.query<Row>(statement)).rows,
  run: (statements) => pglite.exec(statements),
});
