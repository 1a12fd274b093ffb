import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Json } from '#database/schema.ts';
import type { Endpoint, RequestOf, UploadedFile } from '#platform/contract/endpoint.ts';
import { demandAccess } from '#platform/contract/policy.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from './context.ts';
import { inTransaction } from './guarded-dialect.ts';
import { callRoute, circumstancesOf, type Route } from './routes.ts';

/**
 * Carries a call out at most once per Idempotency-Key: the key, the effect and the answer are written in one
 * transaction. A twin that arrives meanwhile waits for the first one's row and is given the same answer. What moves
 * money is not carried out without a key.
 */
export async function carryOutOnce(
  declared: Route,
  context: Context,
  request: FastifyRequest,
  parts: RequestOf<Endpoint>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  const isDemanded = declared.endpoint.idempotent === 'demanded';
  if (key === undefined && !isDemanded) return callRoute(declared, context, parts);
  if (key !== undefined && !isKey(key)) throw new Problem('malformed');
  // Asked here too: an answer from before is not for a user who has lost the right to it.
  demandAccess(declared.endpoint, context.actor, circumstancesOf(context));
  if (key === undefined) throw new Problem('key_required');
  const row = {
    actor: context.actor?.id ?? '',
    route: `${declared.endpoint.method} ${declared.endpoint.path}`,
    key,
    body_hash: hashOf(request, parts),
  };
  return inTransaction(context.db, async (transaction) => {
    const claimed = await transaction
      .insertInto('idempotency_key')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) {
      const before = await transaction
        .selectFrom('idempotency_key')
        .select(['body_hash', 'answer'])
        .where('actor', '=', row.actor)
        .where('route', '=', row.route)
        .where('key', '=', row.key)
        .executeTakeFirstOrThrow();
      if (before.body_hash !== row.body_hash) throw new Problem('conflict');
      return before.answer;
    }
    const result = await callRoute(declared, { ...context, db: transaction, replica: transaction }, parts);
    await transaction
      .updateTable('idempotency_key')
      .set({ status: 200, answer: JSON.stringify(result ?? null) as Json })
      .where('actor', '=', row.actor)
      .where('route', '=', row.route)
      .where('key', '=', row.key)
      .execute();
    return result;
  });
}

const isKey = (key: string | string[]): key is string => typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key);

function hashOf(request: FastifyRequest, { file }: { file: UploadedFile | undefined }): string {
  const hash = createHash('sha256').update(JSON.stringify([request.url, file ? null : (request.body ?? null)]));
  return (file ? hash.update(file.bytes) : hash).digest('hex');
}
