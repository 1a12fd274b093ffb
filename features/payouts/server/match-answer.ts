import { sql } from 'kysely';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { isStillHere } from '../policy.ts';
import { MAX_FILES_AT_ONCE, MAX_LINES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type FileRow, type LineRow, lockFile, readFiles, readLines } from './file-rows.ts';
import type { AnswerLine, BankAnswer, Result } from './read-answer.ts';
import { referenceOf } from './references.ts';

type Settled = Exclude<Result, { result: 'waiting' }>;
type Answered = { news: { line: LineRow; result: Settled }[]; waiting: number };

/** As many as a day's files have: a notification about one account is about a day. */
const MAX_ANSWERED = MAX_LINES * MAX_FILES_AT_ONCE;

/**
 * Which lines of the municipality's files an answer is about, and what is new in it. A payment that is not ours, another
 * amount, or another answer than before is a reason to take nothing of it: a person has to ask the bank.
 */
export async function answeredLines(context: Context, municipality: number, answer: BankAnswer): Promise<Answered> {
  const words = REFUSALS[context.language].answer;
  const named = new Map<string, AnswerLine>();
  for (const line of answer.lines) named.set(line.reference, worse(named.get(line.reference), line));
  const lines =
    answer.original_message_id === null
      ? await linesNamed(context, municipality, [...named.keys()])
      : await linesOfFile(context, municipality, answer.original_message_id);
  const ours = new Map(lines.map((line) => [referenceOf(line), line]));
  const unknown = [...named.keys()].filter((reference) => !ours.has(reference)).length;
  if (ours.size === 0) refuse('invalid', words.not_ours);
  if (unknown > 0) refuse('invalid', words.unknown_lines(unknown));
  const news: Answered['news'] = [];
  let waiting = 0;
  for (const [reference, line] of ours) {
    const said = named.get(reference);
    const result = said?.result ?? answer.others;
    if (said?.amount_ore != null && said.amount_ore !== line.amount_ore) {
      refuse('invalid', words.other_amount(line.payee_name));
    }
    if (result === null || result.result === 'waiting') waiting += line.result === null ? 1 : 0;
    else if (line.result === null || cameBack(line, result)) news.push({ line, result });
    else if (line.result !== result.result) refuse('conflict', words.answered_otherwise(line.payee_name));
  }
  return { news, waiting };
}

/** A day or more after it was booked. */
const cameBack = ({ result: before }: LineRow, result: Settled): boolean =>
  before === 'paid' && result.result === 'failed' && result.isReturned === true;

/** What was booked and came back in one notification has failed. */
const worse = (one: AnswerLine | undefined, other: AnswerLine): AnswerLine =>
  one?.result.result === 'failed' ? one : other;

async function linesOfFile(context: Context, municipality: number, message_id: string): Promise<LineRow[]> {
  const [file] = await readFiles(context, {
    where: sql`file.municipality_id = ${municipality} and file.message_id = ${message_id}`,
    limit: 1,
  });
  if (!file) return [];
  await demandSent(context, [file]);
  return readLines(context, sql`bank_file_id = ${file.id}`);
}

async function linesNamed(context: Context, municipality: number, references: string[]): Promise<LineRow[]> {
  const lines = await readLines(
    context,
    sql`id = any(${references}::uuid[]) and exists (
      select from bank_file where bank_file.id = bank_file_line.bank_file_id and municipality_id = ${municipality})`,
    MAX_ANSWERED,
  );
  const files = [...new Set(lines.map(({ bank_file_id }) => bank_file_id))];
  await demandSent(
    context,
    await readFiles(context, { where: sql`file.id = any(${files}::uuid[])`, limit: MAX_ANSWERED }),
  );
  return lines;
}

/** A bank has no answer to what it has not been given. */
async function demandSent(context: Context, files: readonly FileRow[]): Promise<void> {
  const words = REFUSALS[context.language].answer;
  for (const { id, ...file } of files) {
    if (isStillHere(file)) refuse('conflict', words.not_sent);
    if (file.state === 'withdrawn') refuse('conflict', words.withdrawn);
    await lockFile(context, id satisfies BankFileId);
  }
}
