import { sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { receiptNumber } from '../rules.ts';
import { MAX_FAULTS } from './check-claims.ts';
import { OWN_PART_PURPOSE } from './own-money.ts';

const BATCH = 1000;

/** Its receipt, or the provider's name for it where the payment that it was a part of is gone. */
export type OwnMoneyFault = { kind: 'payment'; receipt: string; difference_ore: number };

const comparedRow = z.object({
  id: ids.payment,
  reference: text,
  number: numberOrNull,
  created_at: textOrNull,
  difference_ore: number,
});

/**
 * What was taken of people's own money, and is to be given back, against what was posted for it. What the provider refused
 * to give back counts: the ledger has let go of it, and a person settles it.
 */
export async function ownMoneyFaults(db: Db, municipality: number): Promise<OwnMoneyFault[]> {
  const faults: OwnMoneyFault[] = [];
  let after = sql`true`;
  for (;;) {
    const { rows } = await rowsOf(comparedRow)`
      with batch as (
        select id, reference, purpose, purpose_id, captured_ore, refunded_ore from payment
        where municipality_id = ${municipality} and ${after} order by id limit ${BATCH}
      ),
      compared as (
        select batch.id, batch.reference, batch.purpose_id,
          greatest(
            abs(batch.captured_ore - posted.taken),
            abs(asked.back - posted.back),
            abs(batch.refunded_ore - asked.done)
          )::bigint as difference_ore
        from batch
        cross join lateral (
          select coalesce(sum(amount_ore) filter (where kind = 'pay_own'), 0) as taken,
            coalesce(sum(amount_ore) filter (where kind in ('cancel', 'cancel_paid') and exists (
              select from ledger_account where id = to_account_id and kind = 'provider')), 0) as back
          from ledger_posting where entry_id = batch.purpose_id
        ) as posted
        cross join lateral (
          select coalesce(sum(amount_ore), 0) as back,
            coalesce(sum(amount_ore) filter (where state = 'done'), 0) as done
          from payment_operation
          where payment_id = batch.id and kind = 'refund' and ended_as is distinct from 'tried_again'
        ) as asked
        where batch.purpose = ${OWN_PART_PURPOSE}
      )
      select batch.id, batch.reference, claim.number, claim.created_at::text as created_at,
        coalesce(compared.difference_ore, 0) as difference_ore
      from batch left join compared on compared.id = batch.id left join claim on claim.id = compared.purpose_id
      order by batch.id`.execute(db);
    for (const { reference, number, created_at, difference_ore } of rows) {
      if (difference_ore === 0) continue;
      const receipt = number === null || created_at === null ? reference : receiptNumber(created_at, number);
      faults.push({ kind: 'payment', receipt, difference_ore });
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH || faults.length >= MAX_FAULTS) return faults.slice(0, MAX_FAULTS);
    after = sql`id > ${last.id}`;
  }
}
