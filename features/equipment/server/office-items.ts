import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { deleteUnreferred, takeOwnUpload } from '#features/uploads/server/public.ts';
import { type EquipmentItemId, ids, type LendingPlaceId, type UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import type { ItemForm, OfficeItem } from '../office-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandChange } from './office-access.ts';
import { readOfficeItems } from './office-queries.ts';
import { asksDeposits } from './where.ts';

export const createItem = (context: Context, form: ItemForm): Promise<OfficeItem> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const office = await officeOfPlace(inside, form.place_id);
    demandDepositAllowed(inside, form);
    const picture = await pictureFor(inside, form.picture_upload_id, null);
    const id = await insertItem(inside, office, form, picture);
    await recordAudit(inside, 'equipment.item.create', { municipality_id: office, details: { item: id } });
    return shownItem(inside, id);
  });

export async function insertItem(
  { db, now }: Context,
  office: number,
  form: ItemForm,
  picture: UploadId | null,
): Promise<EquipmentItemId> {
  const id = newId<'EquipmentItemId'>();
  await sql`
    insert into equipment_item (id, municipality_id, place_id, name, description, picture_upload_id, scene, unit,
      max_length, min_age, max_age, season_from, season_to, deposit_ore, state, created_at)
    values (${id}, ${office}, ${form.place_id}, ${form.name}, ${form.description}, ${picture}, ${form.scene},
      ${form.unit}, ${form.max_length}, ${form.min_age}, ${form.max_age}, ${form.season_from}, ${form.season_to},
      ${form.deposit_ore ?? 0}, ${form.state}, ${now})`.execute(db);
  return id;
}

const itemRow = {
  municipality_id: number,
  version: number,
  unit: text,
  picture_upload_id: ids.upload.nullable(),
  has_loans: boolean,
};

export const updateItem = (
  context: Context,
  id: EquipmentItemId,
  { version, ...form }: ItemForm & { version: number },
): Promise<OfficeItem> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf(itemRow)`
      select municipality_id, version, unit, picture_upload_id,
        exists (select from equipment_loan where item_id = ${id}) as has_loans
      from equipment_item where id = ${id} for update`.execute(db);
    const item = rows[0] ?? refuse('not_found');
    const { municipality_id } = item;
    demandChange(inside, municipality_id);
    const words = REFUSALS[context.language];
    if (item.version !== version) refuse('conflict', words.changed_meanwhile);
    if ((await officeOfPlace(inside, form.place_id)) !== municipality_id) refusePlace(inside);
    if (item.has_loans && form.unit !== item.unit) refuse('invalid', words.unit_stays, { unit: [words.unit_stays] });
    demandDepositAllowed(inside, form);
    const picture = await pictureFor(inside, form.picture_upload_id, item.picture_upload_id);
    await sql`
      update equipment_item set place_id = ${form.place_id}, name = ${form.name}, description = ${form.description},
        picture_upload_id = ${picture}, scene = ${form.scene}, unit = ${form.unit}, max_length = ${form.max_length},
        min_age = ${form.min_age}, max_age = ${form.max_age}, season_from = ${form.season_from},
        season_to = ${form.season_to}, deposit_ore = coalesce(${form.deposit_ore ?? null}, deposit_ore), state = ${form.state}, version = version + 1
      where id = ${id}`.execute(db);
    if (item.picture_upload_id) await deleteUnreferred(db, [item.picture_upload_id], inside.now);
    await recordAudit(inside, 'equipment.item.change', { municipality_id, details: { item: id, state: form.state } });
    return shownItem(inside, id);
  });

/** Only where the portal asks for deposits. */
function demandDepositAllowed(context: Context, { deposit_ore = 0 }: ItemForm): void {
  const message = REFUSALS[context.language].deposits_off;
  if (deposit_ore > 0 && !asksDeposits(context)) refuse('invalid', message, { deposit_ore: [message] });
}

/** To people of other municipalities the place is not there. */
async function officeOfPlace(context: Context, id: LendingPlaceId): Promise<number> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select municipality_id from lending_place where id = ${id} for share`.execute(context.db);
  const office = rows[0]?.municipality_id ?? refusePlace(context);
  demandChange(context, office);
  return office;
}

function refusePlace({ language }: Context): never {
  const message = REFUSALS[language].no_such_place;
  refuse('invalid', message, { place_id: [message] });
}

/** Left out, or the same as before, it keeps the picture; null takes it away. */
async function pictureFor(context: Context, wanted: UploadId | null | undefined, current: UploadId | null) {
  if (wanted === undefined) return current;
  if (wanted === null || wanted === current) return wanted;
  const upload = await takeOwnUpload(context.db, wanted, actorOf(context).id);
  const message = REFUSALS[context.language].picture_missing;
  if (upload?.kind !== 'image') refuse('invalid', message, { picture_upload_id: [message] });
  return upload.id;
}

const shownItem = async (context: Context, id: EquipmentItemId): Promise<OfficeItem> =>
  (await readOfficeItems(context, sql`item.id = ${id}`))[0] ?? refuse('not_found');
