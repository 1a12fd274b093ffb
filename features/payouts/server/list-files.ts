import { sql } from 'kysely';
import type { z } from 'zod';
import { toPayOut } from '#features/claims/server/public.ts';
import { mayPayOut } from '#features/ledger/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { BankFile, getBankFile } from '../contract.ts';
import { canWithFile } from '../policy.ts';
import { demandFileSeen, payoutsOf } from './access.ts';
import { type FileRow, readFiles, readLines } from './file-rows.ts';
import { payerOf } from './payer.ts';

function shownFile(context: Context, file: FileRow): BankFile {
  const { id, number: running, state, total_ore, lines, paid, failed, is_automatic, made_at, made_by } = file;
  const { approved_at, pay_on, sent_at, answered_at, withdrawn_at, withdrawn_reason } = file;
  return {
    id,
    number: running,
    state,
    total_ore,
    lines,
    paid,
    failed,
    is_automatic,
    made_at,
    made_by: file.made_by_name,
    approved_at,
    approved_by: file.approved_by_name,
    pay_on,
    sent_at,
    answered_at,
    withdrawn_at,
    withdrawn_by: file.withdrawn_by_name,
    withdrawn_reason,
    is_own: made_by === actorOf(context).id,
    has_decided: file.deciders.includes(actorOf(context).id),
    unpaid_payees: file.unpaid_payees,
    can: canWithFile(context.actor, file),
  };
}

type Listing = { municipality_id?: MunicipalityId | undefined; page: number; perPage: number };

export async function listFiles(context: Context, query: Listing) {
  const id = payoutsOf(context, query.municipality_id);
  const { name } = municipalityById(id) ?? refuse('not_found');
  const { page, perPage } = query;
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from bank_file where municipality_id = ${id}`.execute(context.db);
  const files = await readFiles(context, {
    where: sql`file.municipality_id = ${id}`,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return {
    data: files.map((file) => shownFile(context, file)),
    meta: pageMetaFor(rows[0]?.total ?? 0, query),
    municipality: { id: String(id), name },
    payer: await payerOf(context, id),
    may_pay_out: await mayPayOut(context.db, id),
    to_pay: await toPayOut(context.db, id),
  };
}

export async function openFile(
  context: Context,
  id: BankFileId,
): Promise<z.input<(typeof getBankFile)['answer']>['data']> {
  const file = await demandFileSeen(context, id);
  const lines = await readLines(context, sql`bank_file_id = ${id}`);
  return {
    ...shownFile(context, file),
    message_id: file.message_id,
    payer: {
      name: file.payer_name,
      organisation_number: file.payer_number,
      bank_account: file.payer_account,
      bic: file.payer_bic,
    },
    payments: lines.map(({ bank_file_id: _file, claim_id: _claim, note: _note, ...payment }) => payment),
  };
}
