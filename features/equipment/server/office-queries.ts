import { type RawBuilder, sql } from 'kysely';
import { ownAmong } from '#features/cards/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { type EquipmentItemId, ids } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import {
  type LOAN_LISTS,
  type OfficeItem,
  type OfficeLoan,
  type OfficePlace,
  officeItem,
  officePlace,
} from '../office-contract.ts';
import { mayChangeEquipment, mayDecideDeposit } from '../policy.ts';
import { MAX_CHOICES, MAX_ITEMS, MAX_PLACES } from '../rules.ts';
import { stretchOf } from '../stretch.ts';
import { isOverdue, type LoanRow, readLoans, spanOfLoan } from './loan-rows.ts';
import { officeOf } from './office-access.ts';
import { asksDeposits } from './where.ts';

/** Everything on one page: a municipality has a few places and some hundred things. */
export async function readOffice(context: Context, asked: MunicipalityId | undefined) {
  const office = officeOf(context, asked);
  const { name } = municipalityById(office) ?? refuse('not_found');
  return {
    municipality: { id: String(office), name },
    places: await readPlaces(context, sql`place.municipality_id = ${office}`),
    items: await readOfficeItems(context, sql`item.municipality_id = ${office}`),
    deposits: { are_asked_for: asksDeposits(context), undecided: await undecidedDeposits(context, office) },
    can: { change: mayChangeEquipment(context.actor, office) },
  };
}

async function undecidedDeposits({ db }: Context, office: number): Promise<number> {
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from equipment_loan
    where municipality_id = ${office} and deposit_state = 'asked'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readPlaces({ db }: Pick<Context, 'db'>, where: RawBuilder<unknown>): Promise<OfficePlace[]> {
  const { rows } = await rowsOf(officePlace)`
    select place.id, place.name, place.address, place.provider_name, place.organisation_id as organization_id,
      organisation.name as organization_name, place.openings, place.closures, place.version, (
        select count(*)::int from equipment_item item where item.place_id = place.id) as items
    from lending_place place left join organisation on organisation.id = place.organisation_id
    where ${where} order by place.name, place.id limit ${MAX_PLACES}`.execute(db);
  return rows;
}

export async function readOfficeItems(
  { db, now }: Pick<Context, 'db' | 'now'>,
  where: RawBuilder<unknown>,
): Promise<OfficeItem[]> {
  const { rows } = await rowsOf(officeItem)`
    select item.id, item.place_id, place.name as place_name, item.name, item.description, (
        select '/uploads/' || upload.storage_key from upload
        where upload.id = item.picture_upload_id and upload.deleted_at is null) as thumbnail_url,
      item.picture_upload_id, item.scene, item.unit, item.max_length, item.min_age, item.max_age, item.season_from,
      item.season_to, item.deposit_ore, item.state, item.version, piece.pieces, piece.in_repair, piece.lost, loan.out, loan.overdue,
      loan.reserved, (select count(*)::int from equipment_wait where equipment_wait.item_id = item.id) as waiting
    from equipment_item item join lending_place place on place.id = item.place_id
    cross join lateral (
      select count(*)::int as pieces, count(*) filter (where state = 'repair')::int as in_repair,
        count(*) filter (where state = 'lost')::int as lost
      from equipment_piece where equipment_piece.item_id = item.id
    ) piece
    cross join lateral (
      select count(*) filter (where state = 'out')::int as out,
        count(*) filter (where state = 'out' and upper(period) <= ${now})::int as overdue,
        count(*) filter (where state in ('offered', 'reserved'))::int as reserved
      from equipment_loan where equipment_loan.item_id = item.id and equipment_loan.state in ('offered', 'reserved', 'out')
    ) loan
    where ${where} order by item.name, item.id limit ${MAX_ITEMS}`.execute(db);
  return rows;
}

type Choosing = { municipality_id?: MunicipalityId | undefined; q: string };

/** Who can stand at a desk of the municipality. */
export async function equipmentChoices(context: Context, { municipality_id, q }: Choosing) {
  const office = officeOf(context, municipality_id);
  const { rows } = await rowsOf({ id: ids.organisation, name: text })`
    select id, name from organisation
    where municipality_id = ${office} and status = 'accepted' and deleted_at is null
      and name ilike ${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}
    order by name, id limit ${MAX_CHOICES + 1}`.execute(context.db);
  return { organizations: rows.slice(0, MAX_CHOICES), has_more: rows.length > MAX_CHOICES };
}

type Listing = {
  municipality_id?: MunicipalityId | undefined;
  list: (typeof LOAN_LISTS)[number];
  item_id?: EquipmentItemId | undefined;
  page: number;
  perPage: number;
};

/** What is out now, overdue, reserved, or has come back. */
export async function listOfficeLoans(context: Context, query: Listing) {
  const office = officeOf(context, query.municipality_id);
  const lists: Record<Listing['list'], RawBuilder<unknown>> = {
    out: sql`loan.state = 'out'`,
    overdue: sql`loan.state = 'out' and upper(loan.period) <= ${context.now}`,
    reserved: sql`loan.state in ('offered', 'reserved')`,
    ended: sql`loan.state = 'returned'`,
    deposits: sql`loan.deposit_state = 'asked'`,
  };
  const where = sql`loan.municipality_id = ${office} and ${lists[query.list]}
    and (${query.item_id ?? null}::uuid is null or loan.item_id = ${query.item_id ?? null})`;
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from equipment_loan loan where ${where}`.execute(context.db);
  const loans = await readLoans(context, {
    where,
    orderBy: query.list === 'ended' ? sql`upper(loan.period) desc, loan.id` : sql`upper(loan.period), loan.id`,
    limit: query.perPage,
    offset: (query.page - 1) * query.perPage,
  });
  const own = await ownAmong(
    context,
    loans.map(({ card_id }) => card_id),
  );
  return {
    data: loans.map((loan) => shownLoan(context, loan, own.has(loan.card_id))),
    meta: pageMetaFor(rows[0]?.total ?? 0, query),
  };
}

export const shownLoan = ({ now, actor }: Context, loan: LoanRow, is_own_case: boolean): OfficeLoan => ({
  id: loan.loan_id,
  item_id: loan.id,
  item_name: loan.name,
  place_name: loan.place_name,
  piece_label: loan.piece_label,
  first_name: loan.first_name,
  state: loan.loan_state,
  ...stretchOf(loan.unit, spanOfLoan(loan)),
  is_overdue: isOverdue(loan, now),
  given_out_at: loan.given_out_at,
  returned_at: loan.returned_at,
  condition: loan.condition,
  note: loan.note,
  has_picture: loan.picture_upload_id !== null,
  deposit: loan.deposit,
  is_own_case,
  can: {
    decide_deposit: loan.deposit?.state === 'asked' && !is_own_case && mayDecideDeposit(actor, loan.municipality_id),
  },
});
