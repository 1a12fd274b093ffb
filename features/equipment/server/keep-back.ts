import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';
import { deal, freeIn } from '../arrange.ts';
import { endLoan } from './change-loan.ts';
import type { ItemRow } from './item-rows.ts';
import { readLoan } from './loan-rows.ts';
import type { Lending } from './offers.ts';
import { holdApart, moveLoans, stockOf } from './stock.ts';
import { tellFamily } from './tell-family.ts';

/**
 * A piece is gone, for a time or for good: what was promised of it gets another, all of it where it is dealt out again,
 * else one by one. Who gets none is told at once, while there is time to plan something else. Of an item that is locked.
 */
export async function keepPromises(context: Lending, item: ItemRow): Promise<void> {
  const { pieces, loans } = await stockOf(context, item.id);
  const isStranded = (loan: (typeof loans)[number]) => !loan.is_fixed && !pieces.includes(loan.piece);
  if (!loans.some(isStranded)) return;
  const moved = deal(pieces, loans);
  if (moved) {
    await moveLoans(context, moved);
    return holdApart(context);
  }
  for (const loan of loans.filter(isStranded)) {
    const [piece] = freeIn(pieces, loans, loan);
    if (piece === undefined) {
      await giveUpPromise(context, loan.id);
      loan.to = loan.from;
    } else {
      loan.piece = piece;
      await moveLoans(context, [{ id: loan.id, piece }]);
    }
  }
  await holdApart(context);
}

async function giveUpPromise(context: Lending, id: EquipmentLoanId): Promise<void> {
  const loan = await readLoan(context, id);
  if (!loan) return;
  await endLoan(context, loan, 'cancelled');
  await tellFamily(context, loan, 'no_piece');
}
