import type { FileStore } from './files.ts';
import type { JobServices } from './jobs.ts';

/** After so many the store is taken to be away, and the rest is left to the next run. */
const MAX_FAILED = 20;

type Named<Id> = { id: Id; storage_key: string };

type Forgetting<Id> = {
  /** The next rows, without those whose file could not be removed. */
  next: (failed: readonly Id[]) => Promise<readonly Named<Id>[]>;
  forget: (id: Id) => Promise<unknown>;
};

/**
 * First the file, then what names it: a name without a file is tried again, a file without a name would never be found.
 * A file that cannot be removed stops no other; the job fails when the rest is done, so that it is seen and tried again.
 */
export async function removeFiles<Id>(
  files: FileStore,
  { countRows }: Pick<JobServices, 'countRows'>,
  { next, forget }: Forgetting<Id>,
): Promise<void> {
  const failed: Id[] = [];
  let cause: unknown;
  for (let rows = await next(failed); rows.length > 0; rows = await next(failed)) {
    for (const { id, storage_key } of rows) {
      try {
        await files.remove(storage_key);
      } catch (error) {
        failed.push(id);
        cause = error;
        if (failed.length < MAX_FAILED) continue;
        throw error;
      }
      await forget(id);
      countRows(1);
    }
  }
  if (failed.length > 0) throw new Error(`Files that could not be removed: ${failed.length}.`, { cause });
}
