import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { childNumberPlace } from './refresh-household.ts';

const sealedRow = z.object({ id: ids.child, ssn_sealed: text });
const AT_ONCE = 1000;
const BEFORE_THE_FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * The numbers of children go over to another secret. Without the secret from before they cannot be read again: each gets a
 * digest that belongs to no number, and the child is added again when a guardian asks the register.
 */
export async function resealChildren(db: Db, before: Secrets | null, after: Secrets): Promise<void> {
  for (let last: string = BEFORE_THE_FIRST; ; ) {
    const { rows } = await rowsOf(sealedRow)`
      select id, ssn_sealed from child where id > ${last} order by id limit ${AT_ONCE}`.execute(db);
    for (const { id, ssn_sealed } of rows) {
      const ssn = before?.open(ssn_sealed, childNumberPlace(id)) ?? `lost ${id}`;
      await db
        .updateTable('child')
        .set({ ssn_sealed: after.seal(ssn, childNumberPlace(id)), ssn_digest: after.digest('ssn', ssn) })
        .where('id', '=', id)
        .execute();
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
