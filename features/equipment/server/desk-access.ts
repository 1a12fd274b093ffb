import { z } from 'zod';
import { mayIn } from '#features/organisations/policy.ts';
import { accessesIn, accessIn } from '#features/organisations/server/public.ts';
import {
  type EquipmentLoanId,
  type EquipmentPieceId,
  ids,
  type LendingPlaceId,
  type OrganisationId,
} from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { LendingPlace } from '../contract.ts';
import { mayStandAtDesk } from '../policy.ts';
import { MAX_PLACES } from '../rules.ts';
import { PLACE, placeColumns, shownPlace } from './item-rows.ts';
import { type LoanRow, readLoan } from './loan-rows.ts';
import { demandEquipmentHere } from './where.ts';

const deskRow = z.object({ ...PLACE, municipality_id: number });
export type DeskRow = z.infer<typeof deskRow>;
type Desk = Pick<DeskRow, 'municipality_id' | 'organisation_id'>;

/** As they stand in the organisation now. */
export async function standsAt(context: Context, desk: Desk): Promise<boolean> {
  const access = desk.organisation_id && (await accessIn(context, desk.organisation_id));
  return mayStandAtDesk(context.actor, desk, access || null);
}

/** To those who do not stand there, the desk and what lies on it are not there. */
export async function demandDesk(context: Context, id: LendingPlaceId): Promise<DeskRow> {
  demandEquipmentHere(context);
  const { rows } = await rowsOf(deskRow)`
    select ${placeColumns}, place.municipality_id from lending_place place where place.id = ${id}`.execute(context.db);
  const [desk] = rows;
  return desk && (await standsAt(context, desk)) ? desk : refuse('not_found');
}

export async function demandDeskLoan(context: Context, id: EquipmentLoanId): Promise<LoanRow> {
  demandEquipmentHere(context);
  const loan = await readLoan(context, id);
  return loan && (await standsAt(context, loan)) ? loan : refuse('not_found');
}

/** Those of one organisation, or of all that they stand for. */
export async function listDesks(context: Context, organisation: OrganisationId | undefined): Promise<LendingPlace[]> {
  demandEquipmentHere(context);
  const { id, grants } = actorOf(context);
  const offices = organisation ? [] : grants.map(({ municipality_id }) => municipality_id);
  const { rows } = await rowsOf(deskRow)`
    select ${placeColumns}, place.municipality_id from lending_place place
    where (place.organisation_id is null and place.municipality_id = any(${offices}::int[]))
      or (place.organisation_id in (
          select organisation_id from membership where user_id = ${id}
          union select organisation.id from organisation where owner_user_id = ${id})
        and (${organisation ?? null}::uuid is null or place.organisation_id = ${organisation ?? null}))
    order by place.name, place.id limit ${MAX_PLACES}`.execute(context.db);
  const organisations = await accessesIn(context, [...new Set(rows.flatMap((row) => row.organisation_id ?? []))]);
  const open = new Set(organisations.filter((access) => mayIn(access, 'run_events')).map((access) => access.id));
  return rows.filter((row) => row.organisation_id === null || open.has(row.organisation_id)).map(shownPlace);
}

/** For a piece: which desk it lies at. */
export async function deskOfPiece(context: Context, id: EquipmentPieceId) {
  demandEquipmentHere(context);
  const { rows } = await rowsOf({
    municipality_id: number,
    organisation_id: ids.organisation.nullable(),
    item_id: ids.equipmentItem,
  })`
    select item.municipality_id, place.organisation_id, item.id as item_id
    from equipment_piece piece
    join equipment_item item on item.id = piece.item_id join lending_place place on place.id = item.place_id
    where piece.id = ${id}`.execute(context.db);
  return rows[0] ?? refuse('not_found');
}
