import { cardFor } from '#features/cards/server/public.ts';
import { fileOf } from '#features/uploads/server/public.ts';
import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import { maySeeOffice } from '../policy.ts';
import { standsAt } from './desk-access.ts';
import { type LoanRow, readLoan } from './loan-rows.ts';
import { demandEquipmentHere, isAboutHere } from './where.ts';

/** What the desk photographed when it came back. */
export async function loanPicture(context: Context, files: FileStore, id: EquipmentLoanId): Promise<HandedFile> {
  demandEquipmentHere(context);
  const loan = await readLoan(context, id);
  if (!loan?.picture_upload_id || !(await maySee(context, loan))) refuse('not_found');
  return (await fileOf(context, files, loan.picture_upload_id)) ?? refuse('not_found');
}

/** The desk, the office, and those who have a part in the account, each as it is now. */
const maySee = async (context: Context, loan: LoanRow): Promise<boolean> =>
  isAboutHere(context, loan.municipality_id) &&
  (maySeeOffice(context.actor, loan.municipality_id) ||
    (await standsAt(context, loan)) ||
    (await cardFor(context, loan.card_id)) !== undefined);
