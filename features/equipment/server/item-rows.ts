import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { SCENES } from '#features/pictures/contract.ts';
import { tellOfOffers } from '#features/stream/server/public.ts';
import { type EquipmentItemId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { closures, openings } from '../opening.ts';
import { ITEM_STATES, UNITS } from '../rules.ts';

export const PLACE = {
  place_id: ids.lendingPlace,
  place_name: text,
  address: text,
  provider_name: text,
  organisation_id: ids.organisation.nullable(),
  openings,
  closures,
};

/** On `lending_place place`. */
export const placeColumns = sql`place.id as place_id, place.name as place_name, place.address, place.provider_name,
  place.organisation_id, place.openings, place.closures`;

export const ITEM = {
  id: ids.equipmentItem,
  municipality_id: number,
  name: text,
  description: text,
  thumbnail_url: textOrNull,
  scene: z.enum(SCENES),
  unit: z.enum(UNITS),
  max_length: number,
  min_age: numberOrNull,
  max_age: numberOrNull,
  season_from: textOrNull,
  season_to: textOrNull,
  deposit_ore: number,
  state: z.enum(ITEM_STATES),
};
const itemRow = z.object({ ...ITEM, ...PLACE });
export type ItemRow = z.infer<typeof itemRow>;

/** On `equipment_item item`. */
export const itemColumns = sql`item.id, item.municipality_id, item.name, item.description, (
    select '/uploads/' || upload.storage_key from upload
    where upload.id = item.picture_upload_id and upload.deleted_at is null) as thumbnail_url,
  item.scene, item.unit, item.max_length, item.min_age, item.max_age, item.season_from, item.season_to,
  item.deposit_ore, item.state`;

type Wanted = { where: RawBuilder<unknown>; limit: number; offset?: number };

/** In the order of their names. */
export async function readItems({ db }: Pick<Context, 'db'>, { where, limit, offset = 0 }: Wanted): Promise<ItemRow[]> {
  const { rows } = await rowsOf(itemRow)`
    select ${itemColumns}, ${placeColumns}
    from equipment_item item join lending_place place on place.id = item.place_id
    where ${where} order by item.name, item.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function readItem(context: Pick<Context, 'db'>, id: EquipmentItemId): Promise<ItemRow | undefined> {
  const [item] = await readItems(context, { where: sql`item.id = ${id}`, limit: 1 });
  return item;
}

/**
 * One change of an item's loans at a time: who comes second sees what the first one did. Those who look at what there is
 * to borrow are told afterwards.
 */
export async function lockItem(context: Pick<Context, 'db'>, id: EquipmentItemId): Promise<ItemRow> {
  await sql`select from equipment_item where id = ${id} for no key update`.execute(context.db);
  const item = (await readItem(context, id)) ?? refuse('not_found');
  await tellOfOffers(context.db, item.municipality_id);
  return item;
}

export const shownPlace = ({
  place_id,
  place_name,
  address,
  provider_name,
  openings,
}: Pick<ItemRow, keyof typeof PLACE>) => ({
  id: place_id,
  name: place_name,
  address,
  provider_name,
  openings,
});
