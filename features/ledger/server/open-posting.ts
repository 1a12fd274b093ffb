import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import type { JournalPosting, OpenedPosting } from '../contract.ts';
import { PHASES } from '../rules.ts';
import { demandReader } from './access.ts';
import type { AccountNames } from './account-names.ts';
import { BEFORE_THE_FIRST, linkOf } from './chain.ts';
import { postingColumns, postingJoins, postingRow, shownPostings } from './journal.ts';
import { chainedColumns, linkRow } from './seal.ts';

/** A bank file has thousands; as many as can be read are shown. */
const MAX_IN_ENTRY = 60;

const openedRow = postingRow.extend({
  municipality_id: number,
  key: text,
  entry_id: text,
  done_by: z.enum(['system', 'user']),
});

/** What is opened is written down, with who opened it. */
export function openPosting(context: Context, names: AccountNames, id: number): Promise<OpenedPosting> {
  return inTransaction(context.db, async (db) => {
    const { rows } = await rowsOf(openedRow)`
      select ${postingColumns}, posting.municipality_id, posting.key, posting.entry_id,
        case when posting.actor_user_id is null then 'system' else 'user' end as done_by
      from ledger_posting as posting ${postingJoins}
      where posting.id = ${id}`.execute(db);
    const { municipality_id, ...row } = rows[0] ?? refuse('not_found');
    demandReader(context, municipality_id);
    await recordAudit({ ...context, db }, 'ledger.open', { municipality_id, details: { posting: id } });
    const { key, entry_id, done_by } = row;
    const together = await postingsTogether(db, names, { entry_id, at: row.at, phase: row.phase });
    const [shown] = await shownPostings(db, names, [row]);
    return {
      ...(shown ?? refuse('not_found')),
      key,
      entry_id,
      done_by,
      debit: byAccount(together.postings, 'from'),
      credit: byAccount(together.postings, 'to'),
      has_more: together.has_more,
      ...(await linksOf(db, municipality_id, row)),
      related: await relatedTo(db, id),
    };
  });
}

/** What was written in the same moment about the same thing. */
async function postingsTogether(
  db: Db,
  names: AccountNames,
  { entry_id, at, phase }: { entry_id: string; at: string; phase: string },
) {
  const { rows } = await rowsOf(postingRow)`
    select ${postingColumns} from ledger_posting as posting ${postingJoins}
    where posting.entry_id = ${entry_id} and posting.at = ${at} and posting.phase = ${phase}
    order by posting.id limit ${MAX_IN_ENTRY + 1}`.execute(db);
  const postings = await shownPostings(db, names, rows.slice(0, MAX_IN_ENTRY));
  return { postings, has_more: rows.length > MAX_IN_ENTRY };
}

function byAccount(postings: readonly JournalPosting[], side: 'from' | 'to'): OpenedPosting['debit'] {
  const sums = new Map<string, OpenedPosting['debit'][number]>();
  for (const { [side]: account, amount_ore } of postings) {
    const before = sums.get(account.code)?.amount_ore ?? 0;
    sums.set(account.code, { account, amount_ore: before + amount_ore });
  }
  return [...sums.values()];
}

/** The link is worked out again from what stands in the posting now. */
async function linksOf(db: Db, municipality: number, { id, number }: { id: number; number: number | null }) {
  if (number === null) return { before: null, is_link_right: null };
  const { rows } = await rowsOf(linkRow)`
    select ${chainedColumns}, seal.number, seal.digest from ledger_seal as seal
    join ledger_posting as posting on posting.id = seal.posting_id
    where seal.municipality_id = ${municipality} and seal.number in (${number - 1}, ${number})
    order by seal.number`.execute(db);
  const link = rows.find(({ posting_id }) => posting_id === id);
  const earlier = rows.find((row) => row.number === number - 1);
  const digest = earlier?.digest ?? (number === 1 ? BEFORE_THE_FIRST : null);
  return {
    before: earlier ? { number: earlier.number, digest: earlier.digest } : null,
    is_link_right: link !== undefined && digest !== null && link.digest === linkOf(digest, number, link),
  };
}

const relatedRow = z.object({
  id: number,
  number: numberOrNull,
  at: text,
  relation: z.enum(['ends', 'ended_by', 'corrects', 'corrected_by']),
  phase: z.enum(PHASES),
});

async function relatedTo(db: Db, id: number): Promise<OpenedPosting['related']> {
  const { rows } = await rowsOf(relatedRow)`
    with related as (
      select held_id as id, 'ends' as relation from ledger_posting where id = ${id} and held_id is not null
      union all
      select id, 'ended_by' from ledger_posting where held_id = ${id}
      union all
      select corrects_id, 'corrects' from ledger_posting where id = ${id} and corrects_id is not null
      union all
      select id, 'corrected_by' from ledger_posting where corrects_id = ${id}
    )
    select posting.id, seal.number, posting.at, related.relation, posting.phase
    from related join ledger_posting as posting on posting.id = related.id
    left join ledger_seal as seal on seal.posting_id = posting.id
    order by posting.id limit ${MAX_IN_ENTRY}`.execute(db);
  return rows;
}
