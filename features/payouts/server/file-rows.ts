import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { PAYMENT_STATUS_CODES } from '#features/claims/rules.ts';
import { WHY_UNPAID } from '#features/claims/server/public.ts';
import { type BankFileId, ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { BANK_FILE_STATES, LINE_RESULTS, MAX_LINES } from '../rules.ts';

const fileRow = z.object({
  id: ids.bankFile,
  municipality_id: number,
  number,
  state: z.enum(BANK_FILE_STATES),
  message_id: text,
  payer_name: text,
  payer_number: text,
  payer_account: text,
  payer_bic: text,
  total_ore: number,
  lines: number,
  paid: number,
  failed: number,
  is_automatic: boolean,
  made_by: ids.user.nullable(),
  deciders: z.array(ids.user),
  unpaid_payees: z.array(text),
  made_by_name: textOrNull,
  made_at: text,
  approved_by_name: textOrNull,
  approved_at: textOrNull,
  pay_on: textOrNull,
  sent_at: textOrNull,
  answered_at: textOrNull,
  withdrawn_by_name: textOrNull,
  withdrawn_at: textOrNull,
  withdrawn_reason: textOrNull,
});
export type FileRow = z.infer<typeof fileRow>;

type Reading = Pick<Context, 'db'>;
type Wanted = { where: RawBuilder<unknown>; limit: number; offset?: number };

/** The newest first. */
export async function readFiles({ db }: Reading, { where, limit, offset = 0 }: Wanted): Promise<FileRow[]> {
  const { rows } = await rowsOf(fileRow)`
    select file.id, file.municipality_id, file.number, file.state, file.message_id, file.payer_name, file.payer_number,
      file.payer_account, file.payer_bic, file.total_ore, file.lines, file.is_automatic, file.made_by, file.made_at,
      file.approved_at, file.pay_on, file.sent_at, file.answered_at, file.withdrawn_at, file.withdrawn_reason,
      maker.name as made_by_name, approver.name as approved_by_name, withdrawer.name as withdrawn_by_name, line.paid,
      line.failed, line.deciders, line.unpaid_payees
    from bank_file as file
    left join app_user as maker on maker.id = file.made_by
    left join app_user as approver on approver.id = file.approved_by
    left join app_user as withdrawer on withdrawer.id = file.withdrawn_by
    cross join lateral (
      select count(*) filter (where result = 'paid')::int as paid, count(*) filter (where result = 'failed')::int as failed,
        coalesce(array_agg(distinct claim.decided_by) filter (where claim.decided_by is not null), '{}') as deciders,
        coalesce(array_agg(distinct bank_file_line.payee_name) filter (where result is null and ${WHY_UNPAID} is not null), '{}')
          as unpaid_payees
      from bank_file_line left join claim on claim.id = bank_file_line.claim_id where bank_file_line.bank_file_id = file.id
    ) as line
    where ${where} order by file.number desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function readFile(context: Reading, id: BankFileId): Promise<FileRow | undefined> {
  const [file] = await readFiles(context, { where: sql`file.id = ${id}`, limit: 1 });
  return file;
}

export async function lockFile({ db }: Reading, id: BankFileId): Promise<void> {
  await sql`select from bank_file where id = ${id} for no key update`.execute(db);
}

const lineRow = z.object({
  id: ids.bankFileLine,
  bank_file_id: ids.bankFile,
  claim_id: ids.claim,
  amount_ore: number,
  payee_name: text,
  bank_account: text,
  kid: textOrNull,
  note: textOrNull,
  result: z.enum(LINE_RESULTS).nullable(),
  payment_status_code: z.union(PAYMENT_STATUS_CODES.map((code) => z.literal(code))).nullable(),
  reason: textOrNull,
});
export type LineRow = z.infer<typeof lineRow>;

export const readLines = ({ db }: Reading, where: RawBuilder<unknown>, limit = MAX_LINES): Promise<LineRow[]> =>
  rowsOf(lineRow)`
    select id, bank_file_id, claim_id, amount_ore, payee_name, bank_account, kid, note, result, payment_status_code, reason
    from bank_file_line where ${where} order by id limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows);
