import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Db, OpenDatabase } from '#platform/server/database.ts';

type Answer = { statement: string; rows: number };

/**
 * A database whose statements are noted with how many rows, or items of a list in a row, they answered. Only those of
 * the call that is watched: what the portal reads for itself meanwhile, such as its tenants, belongs to no call.
 */
export function watchRows() {
  const watched = new AsyncLocalStorage<Answer[]>();
  const nodes = new WeakMap<object, RootOperationNode>();
  const watch = (db: Db): Db => {
    const plugin: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        nodes.set(queryId, node);
        return node;
      },
      async transformResult({ result, queryId }) {
        const answers = watched.getStore();
        if (!answers) return result;
        const node = nodes.get(queryId);
        const statement = node ? db.getExecutor().compileQuery(node, queryId).sql : '';
        answers.push({ statement, rows: Math.max(result.rows.length, ...result.rows.map(longestList)) });
        return result;
      },
    };
    return db.withPlugin(plugin);
  };
  return {
    async during(call: () => Promise<unknown>): Promise<Answer[]> {
      const answers: Answer[] = [];
      await watched.run(answers, call);
      return answers;
    },
    database: (own: OpenDatabase): OpenDatabase => {
      const db = watch(own.db);
      return { ...own, db, replica: db, jobs: own.jobs === own.db ? db : watch(own.jobs) };
    },
  };
}

/** Lists may come as one JSON value. */
function longestList(value: unknown): number {
  if (typeof value === 'string' && value.startsWith('[')) return longestList(readJson(value));
  if (value === null || typeof value !== 'object') return 0;
  const items = Object.values(value).map(longestList);
  return Math.max(Array.isArray(value) ? value.length : 0, ...items);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
