import { decidedVersion } from '#features/schemes/server/public.ts';
import { ids, type MemberListId } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { ListFaultLine } from '../../lists-contract.ts';
import { maySeeAccounts } from '../../policy.ts';
import { LIST_TEXTS } from '../../texts/list-faults.ts';
import { demandChanges } from '../office-access.ts';
import { cellFault, faultText } from './list-rows.ts';

/** A list for the admins of its municipality, with the ages that its faults speak of. */
export async function demandFaultyList(context: Context, id: MemberListId) {
  const { rows } = await rowsOf({ municipality_id: number, version_id: ids.schemeVersion, faults: number })`
    select municipality_id, version_id, faults from member_list where id = ${id}`.execute(context.db);
  const list = rows[0];
  if (!list || !maySeeAccounts(context.actor, list.municipality_id)) {
    refuse('not_found', LIST_TEXTS[context.language].take.gone);
  }
  demandChanges(context, list.municipality_id);
  const { rules } = (await decidedVersion(context, list.version_id)) ?? refuse('not_found');
  return { rules, faults: list.faults };
}

/** CRD-09: what is wrong, a page at a time; who has an account already is not wrong. */
export async function listFaultPage(
  context: Context,
  id: MemberListId,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ data: ListFaultLine[]; meta: PageMeta }> {
  const { rules, faults } = await demandFaultyList(context, id);
  const { rows } = await rowsOf({ told: cellFault })`
    select fault.told
    from member_list_batch batch, jsonb_array_elements(batch.faults) with ordinality as fault (told, place)
    where batch.list_id = ${id} and fault.told ->> 'fault' <> 'has_account'
    order by batch.position, fault.place
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(context.db);
  const data = rows.map(({ told }) => ({
    row: told.row,
    column: told.column,
    message: faultText(context, rules, told),
  }));
  return { data, meta: pageMetaFor(faults, { page, perPage }) };
}
