import { sql } from 'kysely';
import { z } from 'zod';
import { addDays, startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { JournalPosting, listPostings } from '../contract.ts';
import { PHASES, postingKind } from '../rules.ts';
import { journalOf } from './access.ts';
import { type AccountNames, accountRow, shownAccounts } from './account-names.ts';

const PER_PAGE = 30;

type Asked = z.output<typeof listPostings.query>;

export const postingRow = z.object({
  id: number,
  at: text,
  kind: postingKind,
  phase: z.enum(PHASES),
  amount_ore: number,
  from: accountRow,
  to: accountRow,
  number: numberOrNull,
  digest: textOrNull,
});
export type PostingRow = z.infer<typeof postingRow>;

export const postingColumns = sql`posting.id, posting.at, posting.kind, posting.phase, posting.amount_ore,
  json_build_object('id', source.id, 'kind', source.kind, 'owner_id', source.owner_id) as "from",
  json_build_object('id', target.id, 'kind', target.kind, 'owner_id', target.owner_id) as "to",
  seal.number, seal.digest`;
export const postingJoins = sql`
  join ledger_account as source on source.id = posting.from_account_id
  join ledger_account as target on target.id = posting.to_account_id
  left join ledger_seal as seal on seal.posting_id = posting.id`;

/** One page by the index that has its filter in order; however long the journal is, it reads no more. */
export async function readJournal(context: Context, names: AccountNames, asked: Asked) {
  const { db } = context;
  const municipality = journalOf(context, asked.municipality_id);
  const purse = asked.account === undefined ? null : await purseOf(db, names, municipality, Number(asked.account));
  if (purse === undefined) return { data: [], next: null };
  const { rows } = await rowsOf(postingRow)`
    with page as (
      select id, at, kind, phase, amount_ore, from_account_id, to_account_id from ledger_posting as posting
      where ${conditionsOf(municipality, asked, purse)}
      order by at desc, id desc limit ${PER_PAGE + 1}
    )
    select ${postingColumns} from page as posting ${postingJoins}
    order by posting.at desc, posting.id desc`.execute(db);
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  return {
    data: await shownPostings(db, names, shown),
    next: rows.length > PER_PAGE && last ? String(last.id) : null,
  };
}

export async function shownPostings(
  db: Db,
  names: AccountNames,
  rows: readonly PostingRow[],
): Promise<JournalPosting[]> {
  const shown = await shownAccounts(
    db,
    names,
    rows.flatMap(({ from, to }) => [from, to]),
  );
  return rows.map((row) => ({ ...row, from: shown(row.from), to: shown(row.to) }));
}

/** Only what is asked for: the planner takes the index of a condition that stands there, and none of one that may not. */
function conditionsOf(municipality: number, { from, to, kind, amount_ore, before }: Asked, purse: string | null) {
  return sql.join(
    [
      sql`posting.municipality_id = ${municipality}`,
      ...(from === undefined ? [] : [sql`posting.at >= ${startOfDay(from)}`]),
      ...(to === undefined ? [] : [sql`posting.at < ${addDays(startOfDay(to), 1)}`]),
      ...(kind === undefined ? [] : [sql`posting.kind = ${kind}`]),
      ...(amount_ore === undefined ? [] : [sql`posting.amount_ore = ${amount_ore}::bigint`]),
      ...(purse === null ? [] : [sql`(posting.from_account_id = ${purse} or posting.to_account_id = ${purse})`]),
      ...(before === undefined
        ? []
        : [
            sql`(posting.at, posting.id) < (
              select earlier.at, earlier.id from ledger_posting as earlier where earlier.id = ${before}::bigint)`,
          ]),
    ],
    sql` and `,
  );
}

/** Undefined where nobody has the number, or nothing has gone in or out yet. */
async function purseOf(db: Db, names: AccountNames, municipality: number, number: number) {
  const owner = await names.purseNumbered(db, municipality, number);
  if (owner === undefined) return undefined;
  const { rows } = await rowsOf({ id: text })`
    select id from ledger_account
    where municipality_id = ${municipality} and kind = 'purse' and owner_id = ${owner}`.execute(db);
  return rows[0]?.id;
}
