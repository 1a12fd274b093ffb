import { sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { receiptNumber } from '../rules.ts';

/** As in a control of the ledger: enough to see what is wrong. */
export const MAX_FAULTS = 100;
const BATCH = 1000;

export type ClaimFault = { kind: 'claim'; receipt: string; difference_ore: number };

const comparedRow = z.object({
  id: ids.claim,
  number,
  /** To the last digit, to go on from. */
  created_at: text,
  difference_ore: number,
  is_miscounted: boolean,
});

/**
 * What payments from accounts say against what was posted for them: held with it, released or given up as it was decided,
 * paid out and answered as often as it says, given back where it was, each once and between its own accounts. A thousand in
 * a statement, so that payments and postings are of the same moment.
 */
export async function claimFaults(db: Db, municipality: number): Promise<ClaimFault[]> {
  const faults: ClaimFault[] = [];
  let after = sql`true`;
  for (;;) {
    const { rows } = await rowsOf(comparedRow)`
      with batch as (
        select id, number, created_at, state, card_id, payee_id, purse_ore, own_ore, settled_ore, tries, posting_id,
          municipality_id, purse_ore + own_ore - settled_ore as payout_ore,
          state in ('approved', 'in_file', 'paid', 'failed', 'rolled_back') as is_released
        from claim where municipality_id = ${municipality} and ${after}
        order by created_at desc, id limit ${BATCH}
      ),
      moved as (${MOVED}),
      compared as (${COMPARED})
      select id, number, created_at::text as created_at, difference_ore, is_miscounted from compared
      order by compared.created_at desc, id`.execute(db);
    for (const { number, created_at, difference_ore, is_miscounted } of rows) {
      if (difference_ore === 0 && !is_miscounted) continue;
      faults.push({ kind: 'claim', receipt: receiptNumber(created_at, number), difference_ore });
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH || faults.length >= MAX_FAULTS) return faults.slice(0, MAX_FAULTS);
    after = sql`created_at <= ${last.created_at}::timestamptz
      and (created_at < ${last.created_at}::timestamptz or id > ${last.id})`;
  }
}

const sumOf = (condition: string) => sql`coalesce(sum(posting.amount_ore) filter (where ${sql.raw(condition)}), 0)`;

const MOVED = sql`
  select batch.id as claim_id,
    ${sumOf("posting.kind = 'pay' and posting.phase = 'held'")} as held,
    ${sumOf("posting.kind = 'pay' and posting.phase = 'released'")} as released,
    ${sumOf("posting.kind = 'pay' and posting.phase = 'given_up'")} as given_up,
    ${sumOf("posting.kind = 'pay_own'")} as own,
    ${sumOf("posting.kind = 'settle'")} as settled,
    ${sumOf("posting.kind = 'pay_out'")} as sent,
    ${sumOf("posting.kind in ('recall', 'bank_refuses')")} as sent_back,
    ${sumOf("posting.kind = 'bank_accepts'")} as accepted,
    ${sumOf("posting.kind = 'bank_returns'")} as returned,
    ${sumOf("posting.kind in ('cancel', 'cancel_paid') and target.kind = 'purse'")} as to_purse,
    ${sumOf("posting.kind in ('cancel', 'cancel_paid') and target.kind = 'provider'")} as to_provider,
    count(*) filter (where posting.kind = 'pay_out') as times_sent,
    count(*) filter (where posting.id = batch.posting_id and posting.kind = 'pay' and posting.phase = 'held') as holding,
    count(*) filter (where posting.municipality_id <> batch.municipality_id
      or (source.kind in ('claim', 'receivable') and source.owner_id <> batch.payee_id)
      or (target.kind in ('claim', 'receivable') and target.owner_id <> batch.payee_id)
      or (source.kind = 'purse' and source.owner_id <> batch.card_id)
      or (target.kind = 'purse' and target.owner_id <> batch.card_id)) as astray
  from batch join ledger_posting as posting on posting.entry_id = batch.id
  join ledger_account as source on source.id = posting.from_account_id
  join ledger_account as target on target.id = posting.to_account_id
  group by batch.id`;

/** The largest of what differs. What came back of something that was given back already is out of the house no more. */
const COMPARED = sql`
  select batch.id, batch.number, batch.created_at,
    greatest(
      abs(batch.purse_ore - coalesce(moved.held, 0)),
      abs(case when batch.is_released then batch.purse_ore else 0 end - coalesce(moved.released, 0)),
      abs(case when batch.state in ('rejected', 'abandoned') then batch.purse_ore else 0 end - coalesce(moved.given_up, 0)),
      abs(case when batch.is_released then batch.own_ore else 0 end - coalesce(moved.own, 0)),
      abs(batch.settled_ore - coalesce(moved.settled, 0)),
      abs(case when batch.state = 'in_file' then batch.payout_ore else 0 end
        - coalesce(moved.sent - moved.sent_back - moved.accepted, 0)),
      abs(case
        when batch.state = 'paid' or (batch.state = 'rolled_back' and moved.accepted <> moved.returned)
          then batch.payout_ore
        else 0 end - coalesce(moved.accepted - moved.returned, 0)),
      abs(case when batch.state = 'rolled_back' then batch.purse_ore else 0 end - coalesce(moved.to_purse, 0)),
      abs(case when batch.state = 'rolled_back' then batch.own_ore else 0 end - coalesce(moved.to_provider, 0))
    )::bigint as difference_ore,
    coalesce(moved.times_sent, 0) <> batch.tries or coalesce(moved.holding, 0) <> 1
      or coalesce(moved.astray, 0) <> 0 as is_miscounted
  from batch left join moved on moved.claim_id = batch.id`;
