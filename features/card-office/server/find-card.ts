import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { personNumberKind, withoutSeparators } from '#platform/contract/numbers.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { findOfficeCard, OfficeCard } from '../contract.ts';
import { SHORTEST_REASON } from '../rules.ts';
import { OFFICE_REFUSALS } from '../texts/refusals.ts';
import { readLines } from './card-lines.ts';
import { officeOf } from './office-access.ts';

type Asked = z.output<typeof findOfficeCard.body>;

const MAX_FOUND = 20;

/** A child is looked for by its number with a reason; a number without an account leaves the same trace as one with. */
export async function findCard(context: Context, { municipality_id, ssn, reason }: Asked): Promise<OfficeCard[]> {
  const office = officeOf(context, municipality_id);
  const words = OFFICE_REFUSALS[context.language];
  const typed = withoutSeparators(ssn);
  const errors = {
    ...(personNumberKind(typed) === null && { ssn: [words.wrong_number] }),
    ...(reason.length < SHORTEST_REASON && { reason: [words.reason_missing] }),
  };
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new Problem('invalid', { message: first, errors });
  const digest = context.secrets.digest('ssn', typed);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const found = await readLines(inside, {
      from: sql`card`,
      where: sql`card.municipality_id = ${office} and card.child_id = (
        select sought.id from child as sought where sought.ssn_digest = ${digest})`,
      limit: MAX_FOUND,
    });
    const [card] = found;
    await recordAudit(inside, 'card.find', {
      municipality_id: office,
      details: { reason, found: found.length, ...(card && { card: card.id }) },
    });
    return found;
  });
}
