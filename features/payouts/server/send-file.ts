import { sql } from 'kysely';
import { mayPayOut } from '#features/ledger/server/public.ts';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { type Day, dayAfter, weekdayOfDay } from '#platform/language/days.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { isForTheBank, isSecondPerson, isStillHere, paysOnlyThoseToBePaid } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeFile } from './access.ts';
import { bankText } from './bank-text.ts';
import { type FileRow, readLines } from './file-rows.ts';
import { noteFile } from './note-file.ts';
import { referenceOf } from './references.ts';
import { writePain001 } from './write-pain001.ts';

const SATURDAY = 5;

/** The next day from Monday to Friday: what is sent tonight is paid then. On a holiday the bank waits by itself. */
export function nextBankDay(today: Day): Day {
  const next = dayAfter(today, 1);
  return weekdayOfDay(next) < SATURDAY ? next : nextBankDay(next);
}

/**
 * Where the ledger does not add up, no money leaves, whatever was said yes to before, and none by a file that would pay
 * an organisation which has been stopped since it was made.
 */
async function demandPayouts({ db, language }: Context, file: FileRow): Promise<void> {
  const words = REFUSALS[language];
  if (!(await mayPayOut(db, file.municipality_id))) refuse('conflict', words.stopped);
  if (paysOnlyThoseToBePaid(file)) return;
  const payees = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(file.unpaid_payees);
  refuse('conflict', isStillHere(file) ? words.payee_stopped(payees) : words.payee_stopped_since(payees));
}

export async function approveFile(context: Context, id: BankFileId): Promise<undefined> {
  await changeFile(context, id, async (inside, file) => {
    const words = REFUSALS[inside.language];
    if (file.state !== 'made') refuse('conflict', words.changed);
    if (!isSecondPerson(inside.actor, file))
      refuse('forbidden', file.made_by === actorOf(inside).id ? words.second_person : words.decided_own);
    await demandPayouts(inside, file);
    await sql`
      update bank_file set state = 'approved', approved_by = ${actorOf(inside).id}, approved_at = ${inside.now},
        pay_on = ${nextBankDay(shortDate(inside.now))}
      where id = ${id}`.execute(inside.db);
    await noteFile(inside, 'approve', file);
  });
  return undefined;
}

/** The same bytes each time: a bank that gets them twice knows them by their message id. */
export const handOverFile = (context: Context, id: BankFileId): Promise<HandedFile> =>
  changeFile(context, id, async (inside, file) => {
    if (!isForTheBank(file)) refuse('conflict', REFUSALS[inside.language].not_approved);
    await demandPayouts(inside, file);
    const xml = await contentOf(inside, file);
    if (file.state === 'approved') {
      await sql`update bank_file set state = 'sent', sent_at = ${inside.now} where id = ${id}`.execute(inside.db);
    }
    await noteFile(inside, 'download', file);
    return {
      name: `${file.message_id}.xml`,
      type: 'application/xml; charset=utf-8',
      bytes: new TextEncoder().encode(xml),
    };
  });

/** A name without a letter that a bank can write. */
const NAMELESS = 'Mottaker';

async function contentOf(context: Context, file: FileRow): Promise<string> {
  const { message_id, approved_at, pay_on } = file;
  if (approved_at === null || pay_on === null) throw new Error('What is handed over has been approved.');
  const lines = await readLines(context, sql`bank_file_id = ${file.id}`);
  return writePain001({
    message_id,
    created_at: new Date(approved_at),
    pay_on,
    payer: {
      name: file.payer_name,
      organisation_number: file.payer_number,
      bank_account: file.payer_account,
      bic: file.payer_bic,
    },
    payments: lines.map(({ amount_ore, payee_name, bank_account, kid, note, ...line }) => ({
      reference: referenceOf(line),
      amount_ore,
      payee_name: bankText(payee_name, payee_name.length) === '' ? NAMELESS : payee_name,
      bank_account,
      kid,
      note,
    })),
  });
}
