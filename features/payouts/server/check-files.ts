import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** As in a control of the ledger: enough to see what is wrong. */
const MAX_FAULTS = 100;

export type BankFileFault = { kind: 'bank_file'; number: number; difference_ore: number };

/**
 * What files say against what the ledger has: each file's total is that of its lines and of what went into it, what is not
 * answered lies in its account, what was paid is out of the house, and of one that was withdrawn nothing is left. In a
 * statement of its own for every municipality.
 */
export async function bankFileFaults(db: Db, municipality: number): Promise<BankFileFault[]> {
  const { rows } = await rowsOf({ number, difference_ore: number })`
    with line as (
      select bank_file_id, sum(amount_ore) as total, count(*) as lines,
        count(*) filter (where result = 'withdrawn') as withdrawn,
        coalesce(sum(amount_ore) filter (where result is null), 0) as open,
        coalesce(sum(amount_ore) filter (where result = 'paid'), 0) as paid
      from bank_file_line
      where bank_file_id in (select id from bank_file where municipality_id = ${municipality})
      group by bank_file_id
    ),
    account as (
      select owner_id, coalesce(sum(posted_ore) filter (where kind = 'transit'), 0) as open,
        coalesce(sum(posted_ore) filter (where kind = 'paid'), 0) as paid
      from ledger_account where municipality_id = ${municipality} and kind in ('transit', 'paid') group by owner_id
    ),
    sent as (
      select account.owner_id, sum(posting.amount_ore) as total
      from ledger_posting as posting join ledger_account as account on account.id = posting.to_account_id
      where posting.municipality_id = ${municipality} and posting.kind = 'pay_out' group by account.owner_id
    ),
    compared as (
      select coalesce(file.number, 0) as number,
        greatest(
          abs(coalesce(file.total_ore, 0) - coalesce(sent.total, 0)),
          abs(coalesce(file.total_ore, 0) - coalesce(line.total, 0)),
          abs(coalesce(line.open, 0) - coalesce(account.open, 0)),
          abs(coalesce(line.paid, 0) - coalesce(account.paid, 0))
        )::bigint as difference_ore,
        file.lines is distinct from line.lines
          or case file.state when 'withdrawn' then file.lines else 0 end is distinct from line.withdrawn as is_miscounted
      from (select id, number, state, total_ore, lines from bank_file where municipality_id = ${municipality}) as file
      left join line on line.bank_file_id = file.id
      left join sent on sent.owner_id = file.id
      full join account on account.owner_id = file.id
      where file.id is not null or ${isOpen}
    )
    select number, difference_ore from compared where difference_ore <> 0 or is_miscounted
    order by number limit ${MAX_FAULTS}`.execute(db);
  return rows.map((row) => ({ kind: 'bank_file', ...row }));
}

/** Money on its way with a file that is not there. Answered ones are removed when the law asks for them no more. */
const isOpen = sql`account.open <> 0`;
