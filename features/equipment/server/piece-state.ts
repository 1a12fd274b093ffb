import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { EquipmentPieceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { mayChangeEquipment } from '../policy.ts';
import type { PieceState } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { deskOfPiece, standsAt } from './desk-access.ts';
import { lockItem } from './item-rows.ts';
import { keepPromises } from './keep-back.ts';
import { offerNext } from './offers.ts';

type Change = { state: PieceState; note: string; label?: string | undefined };

/** By the desk that has it, or the municipality's admins. What is whole again goes to the first in the queue. */
export const setPieceState = (
  context: Context,
  origins: OriginSettings,
  id: EquipmentPieceId,
  { state, note, label }: Change,
): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const desk = await deskOfPiece(inside, id);
    const { municipality_id, item_id } = desk;
    if (!mayChangeEquipment(context.actor, municipality_id) && !(await standsAt(inside, desk))) refuse('not_found');
    const item = await lockItem(inside, item_id);
    const { rows } = await sql`
      select from equipment_piece where item_id = ${item_id} and label = ${label ?? null} and id <> ${id}`.execute(db);
    const words = REFUSALS[context.language];
    if (rows.length > 0) refuse('invalid', words.same_label, { label: [words.same_label] });
    await sql`
      update equipment_piece set state = ${state}, note = ${note === '' ? null : note},
        label = coalesce(${label ?? null}, label)
      where id = ${id}`.execute(db);
    await recordAudit(inside, 'equipment.piece', { municipality_id, details: { piece: id, state } });
    if (state === 'ok') await offerNext({ ...inside, origins }, item);
    else await keepPromises({ ...inside, origins }, item);
    return undefined;
  });
