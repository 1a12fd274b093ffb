import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { returnClaim, settleClaim, tellOfBank } from '#features/claims/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { BankFileId, BankFileLineId } from '#features/vocabulary/ids.ts';
import type { UploadedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { MAX_ANSWER_BYTES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { payoutsOf } from './access.ts';
import { answeredLines } from './match-answer.ts';
import { lockPayer } from './payer.ts';
import { type AnswerFault, type BankAnswer, readAnswer } from './read-answer.ts';

export type TakenAnswer = { paid: number; failed: number; waiting: number; not_ours: number };

/** CRD-05: what the bank says of each payment, once. All of it is taken, or nothing. */
export async function takeAnswer(
  context: Context,
  origins: OriginSettings,
  asked: MunicipalityId | undefined,
  { bytes }: UploadedFile,
): Promise<TakenAnswer> {
  const municipality_id = payoutsOf(context, asked);
  const answer = readBytes(context, bytes);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await lockPayer(inside, municipality_id);
    await demandNew(inside, municipality_id, answer);
    const answered = await answeredLines(inside, municipality_id, answer);
    const refused = [];
    for (const news of answered.news) if (await settle(inside, news)) refused.push(news.line.claim_id);
    await writeResults(inside, answered.news);
    await closeFiles(inside, [...new Set(answered.news.map(({ line }) => line.bank_file_id))]);
    const taken = {
      paid: answered.news.filter(({ result }) => result.result === 'paid').length,
      failed: answered.news.filter(({ result }) => result.result === 'failed').length,
      waiting: answered.waiting,
      not_ours: answer.not_ours,
    };
    const { kind, message_id } = answer;
    await sql`insert into bank_answer (id, municipality_id, kind, message_id, received_at)
      values (${newId<'BankAnswerId'>()}, ${municipality_id}, ${kind}, ${message_id}, ${context.now})`.execute(db);
    await recordAudit(inside, 'bank_file.answer', { municipality_id, details: { kind, message_id, ...taken } });
    await tellOfBank({ ...inside, origins }, refused);
    return taken;
  });
}

type News = Awaited<ReturnType<typeof answeredLines>>['news'][number];

/** Whether the family is to hear of it: the bank has said no, and not to something that they have back already. */
async function settle(context: Context, { line, result }: News): Promise<boolean> {
  if (line.result === 'paid' && result.result === 'failed') {
    const became = await returnClaim(context, line.claim_id, result.code);
    if (became) return became === 'failed';
  } else if (await settleClaim(context, line.claim_id, result)) return result.result === 'failed';
  throw new Error(`Line ${line.id} and its payment are not in the same state.`);
}

const MAX_MESSAGE_ID_LENGTH = 100;

function readBytes({ language }: Context, bytes: Uint8Array): BankAnswer {
  const words = REFUSALS[language].answer;
  if (bytes.length > MAX_ANSWER_BYTES) refuse('too_large', words.too_large);
  const text = decoded(bytes) ?? refuse('invalid', words.not_read);
  const read = readAnswer(text);
  if (!read.ok) return refuse('invalid', words[SENTENCES[read.fault]]);
  return read.answer.message_id.length <= MAX_MESSAGE_ID_LENGTH ? read.answer : refuse('invalid', words.not_read);
}

const SENTENCES: Record<AnswerFault, 'not_read' | 'unknown_kind' | 'amount' | 'too_large'> = {
  malformed: 'not_read',
  forbidden: 'not_read',
  too_deep: 'not_read',
  incomplete: 'not_read',
  too_large: 'too_large',
  unknown_kind: 'unknown_kind',
  currency: 'amount',
  amount: 'amount',
};

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function demandNew(context: Context, municipality: number, { kind, message_id }: BankAnswer): Promise<void> {
  const { rows } = await rowsOf({ is_taken: boolean })`
    select exists (
      select from bank_answer
      where municipality_id = ${municipality} and kind = ${kind} and message_id = ${message_id}) as is_taken`.execute(
    context.db,
  );
  if (rows[0]?.is_taken) refuse('conflict', REFUSALS[context.language].answer.taken_already);
}

const MAX_REASON_LENGTH = 300;

async function writeResults({ db }: Context, news: readonly News[]): Promise<void> {
  const written = news.map(({ line: { id }, result }) => ({
    id: id satisfies BankFileLineId,
    result: result.result,
    code: result.result === 'failed' ? result.code : null,
    reason: result.result === 'failed' ? result.reason.slice(0, MAX_REASON_LENGTH) : null,
  }));
  await sql`
    update bank_file_line as line set result = answered.result, payment_status_code = answered.code, reason = answered.reason
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as answered (id uuid, result text, code int, reason text)
    where line.id = answered.id`.execute(db);
}

/** Those with nothing left that the bank has not said yes or no to. */
async function closeFiles({ db, now }: Context, files: readonly BankFileId[]): Promise<void> {
  await sql`
    update bank_file set state = 'answered', answered_at = ${now}
    where id = any(${[...files]}::uuid[]) and not exists (
      select from bank_file_line where bank_file_id = bank_file.id and result is null)`.execute(db);
}
