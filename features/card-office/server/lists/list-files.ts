import type { z } from 'zod';
import { fileOf } from '#features/exports/server/public.ts';
import type { MemberListId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { LIST_COLUMNS } from '../../list-rules.ts';
import type { getListTemplate } from '../../lists-contract.ts';
import { LIST_TEXTS } from '../../texts/list-faults.ts';
import { demandChanges, officeOf } from '../office-access.ts';
import { demandFaultyList } from './fault-page.ts';
import { cellFault, faultText } from './list-rows.ts';

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BYTE_ORDER_MARK = '\ufeff';

const lineOf = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';')}\r\n`;

/** All that is wrong with a list and who has an account already, a batch at a time. Nothing of a child stands in it. */
export async function listFaultsFile(context: Context, id: MemberListId): Promise<HandedFile> {
  const words = LIST_TEXTS[context.language];
  const { rules } = await demandFaultyList(context, id);
  return { name: `${words.fault_file}.csv`, type: CSV, parts: faultLines(context, id, rules) };
}

async function* faultLines(
  context: Context,
  id: MemberListId,
  ages: { min_age: number; max_age: number },
): AsyncGenerator<string> {
  const words = LIST_TEXTS[context.language];
  yield BYTE_ORDER_MARK + lineOf(words.fault_columns);
  for (let position = 0; ; position += 1) {
    const { rows } = await rowsOf({ faults: cellFault.array() })`
      select faults from member_list_batch where list_id = ${id} and position = ${position}`.execute(context.db);
    if (!rows[0]) return;
    const lines = rows[0].faults.map((fault) =>
      lineOf([fault.row, words.columns[fault.column], faultText(context, ages, fault)]),
    );
    yield lines.join('');
  }
}

type Wanted = z.output<typeof getListTemplate.query>;

/** The headings in the reader's language, each of which is understood in all. */
export async function listTemplate(context: Context, { type, municipality_id }: Wanted): Promise<HandedFile> {
  demandChanges(context, officeOf(context, municipality_id));
  const { columns, sheet, template } = LIST_TEXTS[context.language];
  const table = {
    title: sheet,
    lead: '',
    language: context.language,
    columns: LIST_COLUMNS.map((column) => ({ name: columns[column], kind: 'text' as const, width: 20 })),
    rows: [],
  };
  return { name: `${template}.${type}`, type: type === 'csv' ? CSV : XLSX, bytes: await fileOf({ type, table }) };
}
