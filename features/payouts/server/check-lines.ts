import { z } from 'zod';
import { receiptNumber } from '#features/claims/rules.ts';
import type { Db } from '#platform/server/database.ts';
import { number, numberOrNull, rowsOf, textOrNull } from '#platform/server/rows.ts';

/** As in a control of the ledger: enough to see what is wrong. */
const MAX_FAULTS = 100;
/** Five hundred lines each at most. */
const FILES_AT_ONCE = 10;

/** The number of the file, and the receipt of the payment where that is still kept. */
export type BankLineFault = { kind: 'bank_line'; number: number; receipt: string | null; difference_ore: number };

const readRow = {
  last: numberOrNull,
  files: number,
  off: z.array(z.object({ file: number, receipt: numberOrNull, created_at: textOrNull, difference_ore: number })),
};

/** What each line of a file says, as the bank answered it, against the postings between its payment and the file. */
export async function bankLineFaults(db: Db, municipality: number): Promise<BankLineFault[]> {
  const faults: BankLineFault[] = [];
  for (let after = 0; ; ) {
    const { rows } = await rowsOf(readRow)`
      with file as (
        select id, number from bank_file where municipality_id = ${municipality} and number > ${after}
        order by number limit ${FILES_AT_ONCE}
      ),
      account as (
        select ledger_account.id, kind, file.id as bank_file_id from file
        join ledger_account on ledger_account.municipality_id = ${municipality} and owner_id = file.id
          and kind in ('transit', 'paid')
      ),
      posting as (
        select account.bank_file_id, entry_id as claim_id, ledger_posting.kind, amount_ore from account
        join ledger_posting on municipality_id = ${municipality} and to_account_id = account.id
        where account.kind = 'transit'
        union all
        select account.bank_file_id, entry_id, ledger_posting.kind, amount_ore from account
        join ledger_posting on municipality_id = ${municipality} and from_account_id = account.id
      ),
      moved as (
        select bank_file_id, claim_id,
          coalesce(sum(amount_ore) filter (where kind = 'pay_out'), 0) as sent,
          coalesce(sum(amount_ore) filter (where kind = 'recall'), 0) as recalled,
          coalesce(sum(amount_ore) filter (where kind = 'bank_refuses'), 0) as refused,
          coalesce(sum(amount_ore) filter (where kind = 'bank_accepts'), 0) as accepted,
          coalesce(sum(amount_ore) filter (where kind = 'bank_returns'), 0) as returned
        from posting group by bank_file_id, claim_id
      ),
      line as (
        select bank_file_id, claim_id, amount_ore as amount, result from bank_file_line
        where bank_file_id in (select id from file)
      ),
      compared as (
        select coalesce(line.bank_file_id, moved.bank_file_id) as bank_file_id,
          coalesce(line.claim_id, moved.claim_id) as claim_id,
          greatest(
            abs(coalesce(line.amount, 0) - coalesce(moved.sent, 0)),
            abs(case when line.result = 'withdrawn' then line.amount else 0 end - coalesce(moved.recalled, 0)),
            abs(case when line.result = 'failed' then line.amount else 0 end
              - coalesce(moved.refused + moved.returned, 0)),
            abs(case when line.result = 'paid' then line.amount else 0 end
              - coalesce(moved.accepted - moved.returned, 0))
          )::bigint as difference_ore
        from line full join moved on moved.bank_file_id = line.bank_file_id and moved.claim_id = line.claim_id
      ),
      off as (
        select file.number as file, claim.number as receipt, claim.created_at::text as created_at, difference_ore
        from compared join file on file.id = compared.bank_file_id left join claim on claim.id = compared.claim_id
        where difference_ore <> 0 order by file.number, claim.number limit ${MAX_FAULTS}
      )
      select (select max(number) from file) as last, (select count(*)::int from file) as files,
        coalesce((select json_agg(off) from off), '[]') as off`.execute(db);
    const { last = null, files = 0, off = [] } = rows[0] ?? {};
    faults.push(...off.map(faultOf));
    if (last === null || files < FILES_AT_ONCE || faults.length >= MAX_FAULTS) return faults.slice(0, MAX_FAULTS);
    after = last;
  }
}

const faultOf = ({
  file,
  receipt,
  created_at,
  difference_ore,
}: z.infer<typeof readRow.off>[number]): BankLineFault => ({
  kind: 'bank_line',
  number: file,
  receipt: receipt === null || created_at === null ? null : receiptNumber(created_at, receipt),
  difference_ore,
});
