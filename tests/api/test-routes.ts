import { sql } from 'kysely';
import { z } from 'zod';
import { type Access, endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type Route, route } from '#platform/server/routes.ts';

/** Calls that the portal itself does not have yet, to see how the platform treats them. */
export const testRoutes: Route[] = [
  ...(['anyone', 'user', 'municipality', 'superAdmin'] as const).flatMap(routesFor),

  route(
    endpoint({
      method: 'POST',
      path: '/test/counts',
      summary: 'Counts once for each call that is carried out.',
      access: 'anyone',
      rate: 'write',
      query: z.object({ notify: z.enum(['true', 'false']).optional() }),
      body: z.object({ tag: z.string().min(1).max(50), fails: z.boolean().optional(), note: z.unknown().optional() }),
      answer: oneOf(z.object({ tag: z.string(), count: z.int(), actor: z.string().nullable() })),
      idempotent: true,
    }),
    async ({ db, actor }, { body }) => {
      const count = await countUp(db, body.tag);
      if (body.fails) refuse('conflict');
      return { data: { tag: body.tag, count, actor: actor?.id ?? null, secret: 'not in the contract' } };
    },
  ),

  route(
    endpoint({
      method: 'POST',
      path: '/test/transactions',
      summary: 'Counts in a transaction of its own, which may be undone.',
      access: 'anyone',
      rate: 'write',
      body: z.object({ tag: z.string(), fails: z.boolean() }),
      answer: 'nothing',
      idempotent: true,
    }),
    async ({ db }, { body }) => {
      await inTransaction(db, async (transaction) => {
        await countUp(transaction, body.tag);
        if (body.fails) refuse('conflict');
      });
      return undefined;
    },
  ),

  route(
    endpoint({
      method: 'GET',
      path: '/test/broken/{kind}',
      summary: 'Breaks in the way asked for.',
      access: 'anyone',
      rate: 'publicRead',
      params: z.object({ kind: z.string() }),
      query: z.object({ value: z.string().optional() }),
      answer: oneOf(z.object({ value: z.string() })),
      publicForSeconds: 30,
    }),
    async ({ db }, { params, query }) => {
      if (params.kind === 'number') await sql`select ${query.value}::text::int`.execute(db);
      if (params.kind === 'text') throw 'a text instead of an error';
      if (params.kind === 'nothing') throw undefined;
      throw new Error('a mistake of ours');
    },
  ),
];

export async function countedIn(db: Db, tag: string): Promise<number> {
  const row = await db.selectFrom('metric').select('count').where('tag', '=', tag).executeTakeFirst();
  return row?.count ?? 0;
}

async function countUp(db: Db, tag: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into metric (day, name, tag, count) values ('2026-11-19', 'test', ${tag}, 1)
    on conflict (day, tenant_key, name, tag) do update set count = metric.count + 1
    returning count`.execute(db);
  return rows[0]?.count ?? 0;
}

function routesFor(access: Access): Route[] {
  const answer = oneOf(z.object({ name: z.string() }));
  const declared = { path: `/test/${access}`, summary: `For ${access}.`, access, rate: 'write', answer } as const;
  const answerName = () => ({ data: { name: access, secret: 'not in the contract' } });
  return [
    route(endpoint({ ...declared, method: 'GET' }), answerName),
    ...(['POST', 'PUT', 'DELETE'] as const).map((method) => route(endpoint({ ...declared, method }), answerName)),
  ];
}
