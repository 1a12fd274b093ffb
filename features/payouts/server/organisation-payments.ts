import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { CLAIM_STATES, type ClaimStatus, receiptNumber, STATUS_OF, statesOf } from '#features/claims/rules.ts';
import { demandSight } from '#features/organisations/server/public.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OrganisationPayment } from '../organisation-contract.ts';

export type PaymentFilters = { status?: ClaimStatus | undefined; year?: string | undefined };

const paymentRow = z.object({
  id: ids.claim,
  number,
  created_at: text,
  state: z.enum(CLAIM_STATES),
  child_first_name: textOrNull,
  child_birth_year: numberOrNull,
  purpose: textOrNull,
  kid: textOrNull,
  amount_ore: number,
  kept_back_ore: number,
  file_number: numberOrNull,
  pay_on: textOrNull,
});

/** Before the family has done its part, and when it took it back, there was no payment to the organisation. */
const NOT_SHOWN = ['authorising', 'abandoned'];

/** Only those who say which account it is paid to read what is paid there. */
export const demandPaymentsSeen = (context: Context, id: OrganisationId) => demandSight(context, id, 'edit_settings');

export function paymentConditions(id: OrganisationId, { status, year }: PaymentFilters): RawBuilder<unknown> {
  const states = status ? statesOf(status) : null;
  const from = year === undefined ? '-infinity' : startOfDay(`${year}-01-01`);
  const to = year === undefined ? 'infinity' : startOfDay(`${Number(year) + 1}-01-01`);
  return sql`claim.organisation_id = ${id} and claim.kind = 'payment' and claim.state <> all(${NOT_SHOWN}::text[])
    and (${states}::text[] is null or claim.state = any(${states}::text[]))
    and claim.created_at >= ${from}::timestamptz and claim.created_at < ${to}::timestamptz`;
}

/** The newest first. */
export async function readPayments(
  db: Db,
  { where, limit, offset = 0 }: { where: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<OrganisationPayment[]> {
  const { rows } = await rowsOf(paymentRow)`
    select claim.id, claim.number, claim.created_at, claim.state, child.first_name as child_first_name,
      extract(year from child.born_on)::int as child_birth_year, claim.purpose, claim.kid,
      claim.purse_ore + claim.own_ore as amount_ore, claim.settled_ore as kept_back_ore, file.number as file_number,
      file.pay_on
    from claim join card on card.id = claim.card_id
    left join child on child.id = card.child_id
    left join bank_file as file on file.id = claim.bank_file_id
    where ${where} order by claim.created_at desc, claim.id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ number: receipt, state, file_number, pay_on, ...row }) => ({
    ...row,
    receipt_number: receiptNumber(row.created_at, receipt),
    status: STATUS_OF[state],
    payout: file_number === null ? null : { number: file_number, pay_on },
  }));
}

const sumsRow = { total: number, amount_ore: number, paid_ore: number, coming_ore: number };

export async function listOrganisationPayments(
  context: Context,
  id: OrganisationId,
  { page, perPage, ...filters }: PaymentFilters & { page: number; perPage: number },
) {
  const { db } = context;
  await demandPaymentsSeen(context, id);
  const where = paymentConditions(id, filters);
  const { rows } = await rowsOf(sumsRow)`
    select count(*)::int as total,
      coalesce(sum(purse_ore + own_ore) filter (where state not in ('rejected', 'rolled_back')), 0)::bigint as amount_ore,
      coalesce(sum(purse_ore + own_ore - settled_ore) filter (where state = 'paid'), 0)::bigint as paid_ore,
      coalesce(sum(purse_ore + own_ore - settled_ore) filter (where state in ('approved', 'in_file')), 0)::bigint
        as coming_ore
    from claim where ${where}`.execute(db);
  const { total, ...sums } = rows[0] ?? { total: 0, amount_ore: 0, paid_ore: 0, coming_ore: 0 };
  return {
    data: await readPayments(db, { where, limit: perPage, offset: (page - 1) * perPage }),
    meta: pageMetaFor(total, { page, perPage }),
    sums,
    years: await yearsWithPayments(db, id),
  };
}

async function yearsWithPayments(db: Db, id: OrganisationId): Promise<string[]> {
  const { rows } = await rowsOf({ year: text })`
    select distinct to_char(created_at at time zone 'Europe/Oslo', 'YYYY') as year from claim
    where ${paymentConditions(id, {})} order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}
