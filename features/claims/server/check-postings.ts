import { z } from 'zod';
import type { Db } from '#platform/server/database.ts';
import { number, numberOrNull, rowsOf } from '#platform/server/rows.ts';
import { MAX_FAULTS } from './check-claims.ts';

const BATCH = 5000;

export type StrayFault = { kind: 'stray'; posting_id: number; difference_ore: number };

/** Payments go six years after they last changed (features/retention); what was posted for them stays. */
const KEPT_FOR_SURE = '5 years';

const readRow = {
  last: numberOrNull,
  postings: number,
  stray: z.array(z.object({ posting_id: number, difference_ore: number })),
};

/**
 * Postings of payments that belong to none, and of people's own money without a payment of it. Along the chain, so that each
 * is read once however many there are.
 */
export async function strayFaults(db: Db, municipality: number, now: Date): Promise<StrayFault[]> {
  const faults: StrayFault[] = [];
  for (let after = 0; ; ) {
    const { rows } = await rowsOf(readRow)`
      with batch as (
        select seal.number, posting.id, posting.kind, posting.entry_id, posting.at, posting.amount_ore
        from ledger_seal as seal join ledger_posting as posting on posting.id = seal.posting_id
        where seal.municipality_id = ${municipality} and seal.number > ${after}
        order by seal.number limit ${BATCH}
      ),
      stray as (
        select id as posting_id, amount_ore as difference_ore from batch
        where kind not in ('fund', 'unfund', 'grant', 'take_back', 'deposit')
          and at > ${now}::timestamptz - ${KEPT_FOR_SURE}::interval
          and (
            not exists (select from claim where claim.id = batch.entry_id)
            or (kind = 'pay_own' and not exists (
              select from payment where payment.purpose = 'claim' and payment.purpose_id = batch.entry_id))
          )
        order by number limit ${MAX_FAULTS}
      )
      select (select max(number) from batch) as last, (select count(*)::int from batch) as postings,
        coalesce((select json_agg(stray) from stray), '[]') as stray`.execute(db);
    const { last = null, postings = 0, stray = [] } = rows[0] ?? {};
    faults.push(...stray.map((one) => ({ kind: 'stray', ...one }) as const));
    if (last === null || postings < BATCH || faults.length >= MAX_FAULTS) return faults.slice(0, MAX_FAULTS);
    after = last;
  }
}
