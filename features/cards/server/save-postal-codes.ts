import { saveMissingPostalCodes } from '#features/households/server/public.ts';
import type { ChildId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandCardsHere } from './where.ts';

type TypedCode = { id: ChildId; postal_code: string };

/** DLG-04: all of the codes or none; each that is wrong is told at its field. */
export async function savePostalCodes(context: Context, codes: readonly TypedCode[]): Promise<{ message: string }> {
  demandCardsHere(context);
  const words = REFUSALS[context.language];
  const { id } = actorOf(context);
  const faults = await inTransaction(context.db, (db) => saveMissingPostalCodes({ ...context, db }, id, codes));
  const errors = Object.fromEntries(
    faults.flatMap((fault, position) =>
      fault === null ? [] : [[`postal_codes.${position}.postal_code`, [words.postal_codes[fault]]]],
    ),
  );
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  return { message: words.postal_codes_saved };
}
