import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { newPin, pinPlace } from './pin.ts';

const sealedRow = z.object({ id: ids.card, pin_sealed: text });
const AT_ONCE = 1000;
const BEFORE_THE_FIRST = '00000000-0000-0000-0000-000000000000';

/** The PINs go over to another secret. Without the secret from before each account gets a new one. */
export async function resealPins(db: Db, before: Secrets | null, after: Secrets): Promise<void> {
  for (let last: string = BEFORE_THE_FIRST; ; ) {
    const { rows } = await rowsOf(sealedRow)`
      select id, pin_sealed from card
      where id > ${last} and child_id is not null order by id limit ${AT_ONCE}`.execute(db);
    for (const { id, pin_sealed } of rows) {
      const pin = before?.open(pin_sealed, pinPlace(id)) ?? newPin();
      await db
        .updateTable('card')
        .set({ pin_sealed: after.seal(pin, pinPlace(id)) })
        .where('id', '=', id)
        .execute();
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
