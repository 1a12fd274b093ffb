import { type KyselyPlugin, type OperationNode, sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** How the database carries out each statement of the work, which is done with the handle that it is given. */
export async function plansOf(db: Db, work: (watched: Db) => Promise<unknown>): Promise<string[]> {
  const statements: OperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(watch));
  const plans: string[] = [];
  for (const node of statements) {
    const statement = sql`${{ toOperationNode: () => node }}`;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(db);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
