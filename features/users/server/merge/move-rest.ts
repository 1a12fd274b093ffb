import type { UserId } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import type { MergingNow } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { mergedInto } from './merged-accounts.ts';
import { endRows, isMany, isMoved, moveRows, referencesOf } from './move-rows.ts';

const NO_LIMIT = 1_000_000;

/** All but what there may be very many of. Once or ten times, the result is the same. */
export async function moveAll(merging: MergingNow<UserId>, personalData: readonly PersonalData[]): Promise<void> {
  for (const { merge } of personalData) await merge?.(merging);
  for (const reference of referencesOf(personalData)) {
    if (reference.rule === 'ends') await endRows(merging.db, reference, merging);
    else if (isMoved(reference.rule) && !isMany(reference.rule)) {
      await moveRows(merging.db, reference, merging, NO_LIMIT);
    }
  }
}

/**
 * After the merge: what there is very much of, in batches, and once more what a request that was under way wrote for the
 * account that went.
 */
export async function moveRest(
  { db, now, enqueue, hear, countRows }: JobServices,
  gone: UserId,
  personalData: readonly PersonalData[],
): Promise<void> {
  const kept = await mergedInto(db, gone);
  // Erased meanwhile, and what was left with it.
  if (!kept) return;
  const accounts = { gone, kept };
  await inTransaction(db, (inside) =>
    moveAll({ ...accounts, db: inside, now: now(), enqueue, hear, addresses: [] }, personalData),
  );
  for (const reference of referencesOf(personalData).filter(({ rule }) => isMany(rule))) {
    const name = `merge ${reference.table}.${reference.column} of ${accounts.gone}`;
    await inBatches({ db, countRows }, name, (batch, size) => moveRows(batch, reference, accounts, size));
  }
}
