import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

/**
 * What an office does with a claim, the same with the same one always: it says yes to most, and gives back a part of what
 * it said yes to, before and after it was paid out. Null where it leaves it as it is.
 */
const DECISION: RawBuilder<unknown> = sql`case
  when state = 'waiting' and decided_at is null then case when ${isOneIn(8)} then 'reject' else 'approve' end
  when state = 'approved' and ${isOneIn(5)} then 'roll_back'
  when state = 'paid' and ${isOneIn(3)} then 'roll_back'
end`;

function isOneIn(many: number): RawBuilder<unknown> {
  return sql`('x' || right(id::text, 6))::bit(24)::int % ${sql.lit(many)} = 0`;
}

const planned = { id: ids.claim, decision: z.enum(['approve', 'reject', 'roll_back']) };

export async function claimsToDecide(db: Db) {
  const { rows } = await rowsOf(planned)`
    select id, decision from (select id, ${DECISION} as decision from claim) as planned
    where decision is not null order by id limit 50`.execute(db);
  return rows;
}

/** Payments, what was asked for with them, and claims that wait for the office, the bank or the provider: a line for each. */
export async function openMoney(db: Db): Promise<string[]> {
  const { rows } = await rowsOf({ line: text })`
    select concat_ws(' ', kind, 'is asked for; the payment is', payment.state, 'and is asked about at', asked_again_at,
        '; since', payment_operation.created_at) as line
      from payment_operation join payment on payment.id = payment_id where payment_operation.state = 'asked'
    union all
    select concat_ws(' ', 'the payment', id, 'is', state, 'and is asked about at', asked_again_at, '; since', changed_at)
      from payment where state in ('new', 'created')
    union all
    select concat_ws(' ', 'the claim', id, 'is', state, 'of', created_at, '; since', changed_at,
        '; the office wants to', coalesce(${DECISION}, 'leave it'))
      from claim
      where state in ('authorising', 'waiting', 'approved', 'in_file', 'failed') or ${DECISION} is not null`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}
