import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { CLAIM_KINDS, CLAIM_STATES, PAYMENT_STATUS_CODES, UNPAID_REASONS } from '../rules.ts';

const claimRow = z.object({
  id: ids.claim,
  number,
  municipality_id: number,
  card_id: ids.card,
  version_id: ids.schemeVersion,
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  organisation_id: ids.organisation.nullable(),
  event_id: ids.event.nullable(),
  payee_id: text,
  payee_name: text,
  purpose: textOrNull,
  bank_account: text,
  kid: textOrNull,
  note: textOrNull,
  purse_ore: number,
  own_ore: number,
  settled_ore: number,
  posting_id: number,
  payment_id: ids.payment.nullable(),
  bank_file_id: textOrNull,
  tries: number,
  ready_on: textOrNull,
  paid_on: textOrNull,
  rejection_message: textOrNull,
  payment_status_code: z.union(PAYMENT_STATUS_CODES.map((code) => z.literal(code))).nullable(),
  retried_at: textOrNull,
  created_at: text,
  decided_at: textOrNull,
  /** Whether the organisation takes part today, and with another number than this. */
  takes_part: boolean,
  has_new_account: boolean,
  /** What its organisation is today that keeps it from being paid. */
  why_unpaid: z.enum(UNPAID_REASONS).nullable(),
});
export type ClaimRow = z.infer<typeof claimRow>;

/** Nothing is paid to an organisation that is stopped or deleted, as it is now; what is on its way there waits. */
export const WHY_UNPAID = sql`(
  select case when organisation.deleted_at is not null then 'deleted'
    when organisation.status <> 'accepted' then 'stopped' end
  from organisation where organisation.id = claim.organisation_id)`;

const COLUMNS = sql`claim.id, claim.number, claim.municipality_id, claim.card_id, claim.version_id, claim.kind, claim.state,
  claim.organisation_id, claim.event_id, claim.payee_id, claim.payee_name, claim.purpose, claim.bank_account, claim.kid,
  claim.note, claim.purse_ore, claim.own_ore, claim.settled_ore, claim.posting_id, claim.payment_id, claim.bank_file_id,
  claim.tries, claim.ready_on, claim.paid_on, claim.rejection_message, claim.payment_status_code, claim.retried_at,
  claim.created_at, claim.decided_at, part.bank_account is not null as takes_part,
  coalesce(part.bank_account <> claim.bank_account, false) as has_new_account, ${WHY_UNPAID} as why_unpaid`;

/** With the account that its organisation is paid to today, where it takes part. */
const WITH_PART = sql`claim
  left join lateral (
    select participation.bank_account from participation
    join card on card.id = claim.card_id and card.scheme_id = participation.scheme_id
    join organisation on organisation.id = participation.organisation_id
    where participation.organisation_id = claim.organisation_id and participation.state = 'approved'
      and organisation.status = 'accepted' and organisation.deleted_at is null
  ) part on true`;

type Wanted = { where: RawBuilder<unknown>; limit: number; offset?: number };

/** The newest first. */
export async function readClaims(
  { db }: Pick<Context, 'db'>,
  { where, limit, offset = 0 }: Wanted,
): Promise<ClaimRow[]> {
  const { rows } = await rowsOf(claimRow)`
    select ${COLUMNS} from ${WITH_PART}
    where ${where} order by claim.created_at desc, claim.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Locked until the transaction ends, the lowest id first, so that no two who lock several wait for each other. */
export async function lockClaims(context: Pick<Context, 'db'>, claims: readonly string[]): Promise<ClaimRow[]> {
  await sql`select from claim where id = any(${[...claims]}::uuid[]) order by id for update`.execute(context.db);
  return readClaims(context, { where: sql`claim.id = any(${[...claims]}::uuid[])`, limit: claims.length });
}
