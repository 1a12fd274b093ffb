import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { balancesOfOwners } from '#features/ledger/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { decidedVersion } from '#features/schemes/server/public.ts';
import { ids, type MemberListId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type CellFault, LIST_COLUMNS, LIST_FAULTS, LIST_STATES } from '../../list-rules.ts';
import type { MemberList } from '../../lists-contract.ts';
import { canWithList } from '../../policy.ts';
import { LIST_TEXTS } from '../../texts/list-faults.ts';
import { demandChanges, officeOf } from '../office-access.ts';

export const cellFault = z.object({
  row: z.number(),
  column: z.enum(LIST_COLUMNS),
  fault: z.enum(LIST_FAULTS),
  of: z.number().optional(),
});
const listPreview = z.object({
  ignored: z.array(z.string()),
  sheet: z.string().nullable(),
  faults: z.array(cellFault),
});
export type ListPreview = z.infer<typeof listPreview>;

export const batchPlace = (list: MemberListId, position: number): string => `member_list_batch ${list} ${position}`;

const listRow = z.object({
  id: ids.memberList,
  municipality_id: number,
  version_id: ids.schemeVersion,
  state: z.enum(LIST_STATES),
  right_rows: number,
  known_rows: number,
  faulty_rows: number,
  faults: number,
  preview: listPreview,
  opened: number,
  left_out: number,
  asked_by: textOrNull,
  asked_at: text,
});
type ListRow = z.infer<typeof listRow>;

const MAX_LISTS = 5;

const statement = (where: RawBuilder<unknown>) => rowsOf(listRow)`
  select list.id, list.municipality_id, list.version_id, list.state, list.right_rows, list.known_rows, list.faulty_rows,
    list.faults, list.preview, list.opened, list.left_out, asker.name as asked_by, list.asked_at
  from member_list as list left join app_user as asker on asker.id = list.asked_by and asker.erased_at is null
  where ${where} order by list.asked_at desc, list.id desc limit ${MAX_LISTS}`;

/** For its admins: what helpers need not see is not shown to them. */
export async function listMemberLists(context: Context, asked: MunicipalityId | undefined): Promise<MemberList[]> {
  const office = officeOf(context, asked);
  demandChanges(context, office);
  const { rows } = await statement(sql`list.municipality_id = ${office}`).execute(context.db);
  const shown: MemberList[] = [];
  for (const row of rows) shown.push(...(await shownList(context, row)));
  return shown;
}

export async function memberListById(context: Context, id: MemberListId): Promise<MemberList> {
  const { rows } = await statement(sql`list.id = ${id}`).execute(context.db);
  const [shown] = rows[0] ? await shownList(context, rows[0]) : [];
  return shown ?? refuse('not_found');
}

/** None where the version is not decided on, which no list is for. */
async function shownList(context: Context, row: ListRow): Promise<MemberList[]> {
  const { municipality_id, version_id, faults, preview, ...list } = row;
  const version = await decidedVersion(context, version_id);
  if (!version) return [];
  const budget = { municipality_id, kind: 'budget', owner_id: version_id } as const;
  const room = (await balancesOfOwners(context, [budget])).get(version_id)?.available_ore;
  const shown: MemberList = {
    ...list,
    scheme_name: version.scheme_name,
    faults_count: faults,
    faults: preview.faults.map((fault) => ({
      row: fault.row,
      column: fault.column,
      message: faultText(context, version.rules, fault),
    })),
    ignored: preview.ignored,
    sheet: preview.sheet,
    cost_ore: list.right_rows * version.rules.amount_ore,
    // A frame that nobody has got anything from is whole.
    room_ore: room ?? version.rules.budget_ore,
    can: canWithList(context.actor, row),
  };
  return [shown];
}

export const faultText = (
  { language }: Pick<Context, 'language'>,
  ages: { min_age: number; max_age: number },
  { fault, of = 0 }: CellFault,
): string => LIST_TEXTS[language].faults[fault](ages, of);
