import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { mayHandlePayouts } from '../policy.ts';
import { type FileRow, lockFile, readFile } from './file-rows.ts';

/** The one that is asked for, the portal's own, or the first of the reader's; only where they are its admin. */
export function payoutsOf(context: Context, asked: MunicipalityId | undefined): number {
  const actor = actorOf(context);
  if (asked !== undefined) return mayHandlePayouts(actor, Number(asked)) ? Number(asked) : refuse('not_found');
  const own = actor.grants
    .map(({ municipality_id }) => municipality_id)
    .filter((id) => mayHandlePayouts(actor, id))
    .sort((one, other) => one - other);
  return context.tenant.municipality_ids.find((id) => own.includes(id)) ?? own[0] ?? refuse('forbidden');
}

export async function demandFileSeen(context: Context, id: BankFileId): Promise<FileRow> {
  const file = await readFile(context, id);
  return file && mayHandlePayouts(context.actor, file.municipality_id) ? file : refuse('not_found');
}

/** One change of a file at a time, by an admin of its municipality. */
export const changeFile = <Result>(
  context: Context,
  id: BankFileId,
  work: (inside: Context, file: FileRow) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await lockFile(inside, id);
    return work(inside, await demandFileSeen(inside, id));
  });
