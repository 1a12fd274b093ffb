import { sql } from 'kysely';
import { receiptNumber } from '#features/claims/rules.ts';
import { type PayoutLine, putInFile, takeApproved } from '#features/claims/server/public.ts';
import { mayPayOut } from '#features/ledger/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { MAX_LINES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { payoutsOf } from './access.ts';
import { tellOfWaitingJob } from './jobs-declared.ts';
import { noteFile } from './note-file.ts';
import { lockPayer } from './payer.ts';

/** An admin's, or the job's. */
type Making = Pick<Context, 'db' | 'now' | 'enqueue'> & { actor: Actor | null };
type Made = { id: BankFileId; why: null } | { id: null; why: 'no_payer' | 'stopped' | 'nothing_to_pay' };

/**
 * CRD-05: what is approved now becomes a file, in the transaction of the caller: file, lines, postings and states are there
 * together or not at all. The payer's row is held meanwhile, so that two who make files at once make one after the other.
 */
export async function makeFile(context: Making, municipality_id: number): Promise<Made> {
  const { db, now, actor } = context;
  const payer = await lockPayer(context, municipality_id);
  if (!payer) return { id: null, why: 'no_payer' };
  if (!(await mayPayOut(db, municipality_id))) return { id: null, why: 'stopped' };
  const lines = await takeApproved(context, municipality_id, MAX_LINES);
  if (lines.length === 0) return { id: null, why: 'nothing_to_pay' };
  const id = newId<'BankFileId'>();
  const running = await nextNumber(context, municipality_id);
  const total_ore = lines.reduce((sum, { payout_ore }) => sum + payout_ore, 0);
  const message_id = `NAB-${municipality_id}-${shortDate(now).replaceAll('-', '')}-${running}`;
  await sql`
    insert into bank_file (id, municipality_id, number, message_id, payer_name, payer_number, payer_account, payer_bic,
      total_ore, lines, is_automatic, made_by, made_at)
    values (${id}, ${municipality_id}, ${running}, ${message_id}, ${payer.name}, ${payer.organisation_number},
      ${payer.bank_account}, ${payer.bic}, ${total_ore}, ${lines.length}, ${actor === null}, ${actor?.id ?? null}, ${now})`.execute(
    db,
  );
  await writeLines(context, id, lines);
  await putInFile(
    context,
    lines.map((line) => line.id),
    id,
  );
  await noteFile(context, 'make', { municipality_id, number: running, lines: lines.length, total_ore });
  await context.enqueue(db, tellOfWaitingJob, { bank_file_id: id });
  return { id, why: null };
}

async function nextNumber({ db }: Making, municipality_id: number): Promise<number> {
  const { rows } = await rowsOf({ next: number })`
    select coalesce(max(number), 0) + 1 as next from bank_file where municipality_id = ${municipality_id}`.execute(db);
  return rows[0]?.next ?? 1;
}

/** Where the family has written nothing, the payee is told which receipt it is. */
async function writeLines({ db }: Making, file: BankFileId, lines: readonly PayoutLine[]): Promise<void> {
  const written = lines.map(({ id, number: receipt, created_at, payout_ore, note, ...line }) => ({
    ...line,
    id: newId<'BankFileLineId'>(),
    claim_id: id,
    amount_ore: payout_ore,
    note: note ?? `Fritidskonto ${receiptNumber(created_at, receipt)}`,
  }));
  await sql`
    insert into bank_file_line (id, bank_file_id, claim_id, amount_ore, payee_name, bank_account, kid, note)
    select id, ${file}, claim_id, amount_ore, payee_name, bank_account, kid, note
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as line (id uuid, claim_id uuid, amount_ore bigint,
      payee_name text, bank_account text, kid text, note text)`.execute(db);
}

export function makeFileNow(context: Context, asked: MunicipalityId | undefined): Promise<{ id: BankFileId }> {
  const municipality = payoutsOf(context, asked);
  return inTransaction(context.db, async (db) => {
    const { id, why } = await makeFile({ ...context, db }, municipality);
    return id === null ? refuse('conflict', REFUSALS[context.language][why]) : { id };
  });
}
