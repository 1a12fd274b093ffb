import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { type DecidedVersion, runningVersionOf } from '#features/schemes/server/public.ts';
import type { MemberListId } from '#features/vocabulary/ids.ts';
import type { UploadedFile } from '#platform/contract/endpoint.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { type CellFault, FAULTS_SHOWN, MAX_LIST_BYTES, ROWS_SHOWN } from '../../list-rules.ts';
import type { readMemberList as endpoint, ReadMemberList } from '../../lists-contract.ts';
import { LIST_TEXTS, neededHeadings } from '../../texts/list-faults.ts';
import { demandChanges, officeOf } from '../office-access.ts';
import { type Judged, judgeRows } from './judge-rows.ts';
import type { ListReader } from './list-reader.ts';
import { batchPlace, type ListPreview, memberListById } from './list-rows.ts';
import type { ListRow, ReadList } from './read-list.ts';

type Asked = z.output<typeof endpoint.query>;

/** CRD-09: a file is read and judged, and waits. Nothing of it is an account yet. */
export async function readMemberList(
  context: Context,
  reader: ListReader,
  { municipality_id, scheme_id }: Asked,
  { bytes }: UploadedFile,
): Promise<ReadMemberList> {
  const office = officeOf(context, municipality_id);
  demandChanges(context, office);
  const words = LIST_TEXTS[context.language].file;
  const version = await runningVersionOf(context, scheme_id, shortDate(context.now));
  if (version && Number(version.municipality_id) !== office) refuse('not_found');
  if (!version) refuse('conflict', words.no_scheme);
  if (bytes.length > MAX_LIST_BYTES) refuse('too_large', words.too_large);
  const read = await reader.read(bytes, actorOf(context).id);
  if (!read.ok) return refuseFile(context, read);
  const judged = await judgeAll(context, version, read.rows);
  const id = await keep(context, office, version, sorted(read, judged));
  const first_rows = read.rows.slice(0, ROWS_SHOWN).map(({ first_name, last_name, ssn, postal_code }) => ({
    first_name,
    last_name,
    ssn: `${ssn.slice(0, 6)} *****`,
    postal_code,
  }));
  return { ...(await memberListById(context, id)), first_rows };
}

function refuseFile({ language }: Context, read: Exclude<ReadList, { ok: true }>): never {
  const words = LIST_TEXTS[language];
  const message =
    'columns' in read
      ? read.fault === 'no_headings'
        ? words.file.no_headings(neededHeadings(language, read.columns))
        : words.file.double_heading(read.columns.map((column) => words.columns[column]).join(', '))
      : words.file[read.fault];
  throw new Problem('invalid', { message, errors: { file: [message] } });
}

const JUDGED_AT_ONCE = 1000;

/** Between the questions to the database others get their turn. */
async function judgeAll(context: Context, version: DecidedVersion, rows: readonly ListRow[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (let at = 0; at < rows.length; at += JUDGED_AT_ONCE) {
    judged.push(...(await judgeRows(context, version, rows.slice(at, at + JUDGED_AT_ONCE))));
  }
  return judged;
}

type Sorted = {
  right: ListRow[];
  known: number;
  faulty: number;
  faults: CellFault[];
  /** With those who have an account, by row: what the file of faults has. */
  told: CellFault[];
  ignored: string[];
  sheet: string | null;
};

function sorted(read: Extract<ReadList, { ok: true }>, judged: readonly Judged[]): Sorted {
  const known = judged.filter(({ has_account }) => has_account);
  const byRow = (one: CellFault, other: CellFault) => one.row - other.row;
  const faults = [...read.faults, ...judged.flatMap((one) => one.faults)].sort(byRow);
  const skipped = known.map(({ row: { row } }): CellFault => ({ row, column: 'ssn', fault: 'has_account' }));
  return {
    right: judged.filter((one) => !one.has_account && one.faults.length === 0).map(({ row }) => row),
    known: known.length,
    faulty: new Set(faults.map(({ row }) => row)).size,
    faults,
    told: [...faults, ...skipped].sort(byRow),
    ignored: read.ignored,
    sheet: read.sheet,
  };
}

const keep = (context: Context, office: number, version: DecidedVersion, list: Sorted): Promise<MemberListId> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const id = newId<'MemberListId'>();
    const { right, known, faulty, faults, ignored, sheet } = list;
    const actor = actorOf(context).id;
    const preview: ListPreview = { ignored, sheet, faults: faults.slice(0, FAULTS_SHOWN) };
    // A file that is read again is a new try: of each user one waits.
    await sql`delete from member_list where asked_by = ${actor} and state = 'waiting'`.execute(db);
    await sql`
      insert into member_list (id, municipality_id, version_id, state, right_rows, known_rows, faulty_rows, faults, preview,
        asked_by, asked_at)
      values (${id}, ${office}, ${version.id}, 'waiting', ${right.length}, ${known}, ${faulty}, ${faults.length},
        ${JSON.stringify(preview)}::jsonb, ${actor}, ${context.now})`.execute(db);
    await keepBatches(inside, id, list);
    await recordAudit(inside, 'card.list_read', {
      municipality_id: office,
      details: { list: id, right: right.length, known, faulty },
    });
    return id;
  });

export const ROWS_AT_ONCE = 200;
/** What is told of each row is short. */
const TOLD_AT_ONCE = 2000;
const BATCHES_AT_ONCE = 20;

async function keepBatches({ db, now, secrets }: Context, id: MemberListId, { right, told }: Sorted): Promise<void> {
  const count = Math.max(Math.ceil(right.length / ROWS_AT_ONCE), Math.ceil(told.length / TOLD_AT_ONCE));
  const batches = Array.from({ length: count }, (_, position) => {
    const rows = right.slice(position * ROWS_AT_ONCE, (position + 1) * ROWS_AT_ONCE);
    return {
      position,
      rows_sealed: rows.length === 0 ? null : secrets.seal(JSON.stringify(rows), batchPlace(id, position)),
      faults: told.slice(position * TOLD_AT_ONCE, (position + 1) * TOLD_AT_ONCE),
    };
  });
  for (let at = 0; at < batches.length; at += BATCHES_AT_ONCE) {
    await sql`
      insert into member_list_batch (list_id, position, rows_sealed, faults, created_at)
      select ${id}, position, rows_sealed, faults, ${now}
      from jsonb_to_recordset(${JSON.stringify(batches.slice(at, at + BATCHES_AT_ONCE))}::jsonb)
        as kept (position int, rows_sealed text, faults jsonb)`.execute(db);
  }
}
