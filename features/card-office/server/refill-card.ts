import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { changeAmount, demandNotOwn, lockStaffCard } from '#features/cards/server/public.ts';
import { balancesOfOwners } from '#features/ledger/server/public.ts';
import type { CardId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import type { refillCard as endpoint } from '../contract.ts';
import { ALONE_UP_TO_ORE } from '../rules.ts';
import { OFFICE_REFUSALS } from '../texts/refusals.ts';
import { demandChanges } from './office-access.ts';
import { putInToday } from './put-in-today.ts';
import { demandTyped } from './read-change.ts';

type Typed = z.output<typeof endpoint.body>;

/** CRD-09: the row, the posting and the note in the audit log, all or none. Money that is held is not taken. */
export const refillCard = (context: Context, id: CardId, typed: Typed): Promise<{ left_ore: number }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const words = OFFICE_REFUSALS[context.language];
    const read = await lockStaffCard(inside, id);
    if (!read) refuse('not_found');
    const { municipality_id } = read.card;
    demandChanges(context, municipality_id);
    await demandNotOwn(inside, [id]);
    const amount_ore = demandTyped(context, typed);
    if (read.is_expired) refuse('conflict', words.expired);
    const { direction, reason: note } = typed;
    const isIn = direction === 'in';
    if (isIn && (await putInToday(inside, municipality_id)) + amount_ore > ALONE_UP_TO_ORE) {
      refuseAmount(words.day_full(shortKroner(ALONE_UP_TO_ORE)));
    }
    const changed = await changeAmount(inside, read, {
      reason: isIn ? 'refilled' : 'adjusted',
      amount_ore: isIn ? amount_ore : -amount_ore,
      note,
      // Carried out once by the key of the call: each time it gets here is another change.
      key: newId(),
    });
    if (!changed.ok) {
      const left = shortKroner(Math.max(changed.shortage.available_ore, 0));
      refuseAmount(isIn ? words.budget_short(left) : words.purse_short(left));
    }
    await recordAudit(inside, isIn ? 'card.refill' : 'card.adjust', {
      municipality_id,
      details: { card: id, amount_ore, reason: note },
    });
    const purse = { municipality_id, kind: 'purse', owner_id: id } as const;
    return { left_ore: (await balancesOfOwners(inside, [purse])).get(id)?.available_ore ?? 0 };
  });

function refuseAmount(message: string): never {
  throw new Problem('invalid', { message, errors: { amount: [message] } });
}
