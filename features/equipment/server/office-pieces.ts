import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { issuePass, passesOf } from '#features/passes/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type EquipmentItemId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OfficePiece } from '../office-contract.ts';
import { maySeeOffice } from '../policy.ts';
import { MAX_PIECES, PIECE_STATES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type ItemRow, lockItem, readItem } from './item-rows.ts';
import { offerNext } from './offers.ts';
import { demandChange } from './office-access.ts';
import { demandEquipmentHere } from './where.ts';

const pieceRow = z.object({
  id: ids.equipmentPiece,
  number,
  label: text,
  state: z.enum(PIECE_STATES),
  note: textOrNull,
  is_out: boolean,
});

export async function listPieces(context: Context, id: EquipmentItemId): Promise<OfficePiece[]> {
  demandEquipmentHere(context);
  const item = await readItem(context, id);
  if (!item || !maySeeOffice(context.actor, item.municipality_id)) refuse('not_found');
  const { rows } = await rowsOf(pieceRow)`
    select piece.id, piece.number, piece.label, piece.state, piece.note, exists (
        select from equipment_loan where piece_id = piece.id and equipment_loan.state = 'out') as is_out
    from equipment_piece piece where piece.item_id = ${id} order by piece.number limit ${MAX_PIECES}`.execute(
    context.db,
  );
  const passes = await passesOf(
    context,
    'piece',
    rows.map((piece) => piece.id),
  );
  return rows.map((piece) => ({ ...piece, code: '', digits: '', ...passes.get(piece.id) }));
}

/** Each with a code of its own, which is put on it. Who waits for one is asked at once. */
export async function addPieces(
  context: Context,
  origins: OriginSettings,
  id: EquipmentItemId,
  labels: readonly string[],
): Promise<OfficePiece[]> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const item = await insertPieces(inside, id, labels);
    const { municipality_id } = item;
    await recordAudit(inside, 'equipment.pieces', { municipality_id, details: { item: id, count: labels.length } });
    await offerNext({ ...inside, origins }, item);
  });
  return listPieces(context, id);
}

/** Locks the thing: no label is there twice, and there are never too many. */
export async function insertPieces(inside: Context, id: EquipmentItemId, labels: readonly string[]): Promise<ItemRow> {
  const item = await lockItem(inside, id);
  const { municipality_id } = item;
  demandChange(inside, municipality_id);
  const { rows } = await rowsOf({ label: text })`
    select label from equipment_piece where item_id = ${id} limit ${MAX_PIECES + 1}`.execute(inside.db);
  const words = REFUSALS[inside.language];
  if (rows.length + labels.length > MAX_PIECES) refuse('conflict', words.too_many_pieces(MAX_PIECES));
  const taken = new Set([...rows.map(({ label }) => label), ...labels]);
  if (taken.size < rows.length + labels.length) refuse('invalid', words.same_label, { labels: [words.same_label] });
  for (const label of labels) {
    const piece = newId<'EquipmentPieceId'>();
    await sql`insert into equipment_piece (id, item_id, label, state, created_at)
      values (${piece}, ${id}, ${label}, 'ok', ${inside.now})`.execute(inside.db);
    await issuePass(inside, { municipality_id, kind: 'piece', thing_id: piece });
  }
  return item;
}
