import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ownAmong } from '#features/cards/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { isRefundRefused, type RefusedRefund, refusedRefunds } from '#features/payments/server/public.ts';
import { type CardId, type ClaimId, ids } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import { ageOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { accountMasked } from '../form.ts';
import type { ShownRefusedRefund, Transaction, TransactionFilters } from '../office-contract.ts';
import { canWithClaim, mayDecideClaims, maySeeClaims } from '../policy.ts';
import { statesOf } from '../rules.ts';
import { type ClaimRow, readClaims } from './claim-rows.ts';
import { shownClaim } from './history.ts';
import { noteClaims } from './note-claims.ts';
import { officeOf } from './office-access.ts';
import { receiptsOf } from './receipts.ts';

const childRow = z.object({ card_id: ids.card, number, name: textOrNull, born_on: textOrNull });
type Child = z.infer<typeof childRow>;
/** What is known of a payment's account. */
type Known = { child: Child | undefined; is_own_case: boolean; refused_refund: ShownRefusedRefund | null };

async function childrenOf({ db }: Context, cards: readonly CardId[]): Promise<Map<CardId, Child>> {
  const { rows } = await rowsOf(childRow)`
    select card.id as card_id, card.number, child.first_name || ' ' || left(child.last_name, 1) || '.' as name,
      child.born_on
    from card left join child on child.id = card.child_id
    where card.id = any(${[...cards]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.card_id, row]));
}

async function knownOf(context: Context, claims: readonly ClaimRow[]): Promise<(claim: ClaimRow) => Known> {
  const cards = claims.map(({ card_id }) => card_id);
  const children = await childrenOf(context, cards);
  const own = await ownAmong(context, cards);
  const refunds = await refusedRefunds(
    context.db,
    claims.flatMap(({ payment_id }) => payment_id ?? []),
  );
  return ({ card_id, payment_id }) => ({
    child: children.get(card_id),
    is_own_case: own.has(card_id),
    refused_refund: shownRefund(payment_id === null ? undefined : refunds.get(payment_id)),
  });
}

const shownRefund = (refund: RefusedRefund | undefined): ShownRefusedRefund | null =>
  refund
    ? {
        amount_ore: refund.amount_ore,
        reason: refund.reason ?? '',
        refused_at: refund.refused_at,
        settled_note: refund.ended_note,
      }
    : null;

/** Those who help see the end of an account number: enough to recognise it, and no more. */
function shownTransaction({ actor, now }: Context, claim: ClaimRow, known: Known): Transaction {
  const { child, is_own_case, refused_refund } = known;
  const { municipality_id, state, kind, event_id, decided_at } = claim;
  const shown = shownClaim(claim);
  return {
    ...shown,
    ...(!mayDecideClaims(actor, municipality_id) && { bank_account: accountMasked(claim.bank_account) }),
    card_number: child?.number ?? 0,
    child_name: child?.name ?? null,
    child_age: child?.born_on ? ageOn(child.born_on, shortDate(now)) : null,
    needs_look: state === 'waiting' && kind === 'payment' && event_id === null,
    is_approved_ahead: state === 'waiting' && decided_at !== null,
    is_own_case,
    why_unpaid: claim.why_unpaid,
    refused_refund,
    can: canWithClaim(actor, municipality_id, {
      ...claim,
      is_own_case,
      is_refund_refused: refused_refund !== null && refused_refund.settled_note === null,
    }),
  };
}

type Listing = TransactionFilters & { municipality_id?: MunicipalityId | undefined; page: number; perPage: number };

/** What waits for a decision in a municipality: payments, and organisations that ask to be paid. */
export async function claimsWaiting(
  { db }: Pick<Context, 'db'>,
  office: number,
): Promise<{ claims: number; participations: number }> {
  const { rows } = await rowsOf({ claims: number, participations: number })`
    select
      (
        select count(*)::int from claim
        where municipality_id = ${office} and state = 'waiting' and decided_at is null
      ) as claims,
      (
        select count(*)::int from participation join scheme on scheme.id = participation.scheme_id
        where scheme.municipality_id = ${office} and participation.state = 'asked'
      ) as participations`.execute(db);
  return rows[0] ?? { claims: 0, participations: 0 };
}

const countsRow = { waiting: number, waiting_ore: number, failed: number, refused_refunds: number };

/** CRD-09: payments from the municipality's accounts, the newest first. */
export async function listTransactions(context: Context, query: Listing) {
  const office = officeOf(context, query.municipality_id);
  const municipality = municipalityById(office) ?? refuse('not_found');
  const where = officeConditions(office, query);
  const { rows: counted } = await rowsOf({ total: number })`
    select count(*)::int as total from claim where ${where}`.execute(context.db);
  const { rows: counts } = await rowsOf(countsRow)`
    select count(*) filter (where state = 'waiting' and decided_at is null)::int as waiting,
      coalesce(sum(purse_ore) filter (where state = 'waiting' and decided_at is null), 0)::float8 as waiting_ore,
      count(*) filter (where state = 'failed')::int as failed,
      (
        select count(*)::int from claim as returned where returned.municipality_id = ${office}
          and ${isRefundRefused('returned.payment_id')}
      ) as refused_refunds
    from claim where municipality_id = ${office} and state in ('waiting', 'failed')`.execute(context.db);
  const { page, perPage } = query;
  const claims = await readClaims(context, { where, limit: perPage, offset: (page - 1) * perPage });
  const known = await knownOf(context, claims);
  return {
    data: claims.map((claim) => shownTransaction(context, claim, known(claim))),
    meta: pageMetaFor(counted[0]?.total ?? 0, query),
    municipality: { id: String(office), name: municipality.name },
    counts: counts[0] ?? { waiting: 0, waiting_ore: 0, failed: 0, refused_refunds: 0 },
    can: { decide: mayDecideClaims(context.actor, office) },
  };
}

/** What is searched for is a payee, a KID or a receipt; children are looked up by number elsewhere, and audited. */
export function officeConditions(office: number, { status, refund, q }: TransactionFilters): RawBuilder<unknown> {
  const states = status ? statesOf(status) : null;
  const [, receipt] = /^(?:\d{4}-)?0*(\d{1,12})$/.exec(q) ?? [];
  return sql`claim.municipality_id = ${office}
    and (${states}::text[] is null or claim.state = any(${states}::text[]))
    and ${refund === 'refused' ? isRefundRefused('claim.payment_id') : sql`true`}
    and (${q} = '' or claim.kid = ${q} or claim.number = ${receipt ?? null}::bigint
      or position(lower(${q}) in lower(claim.payee_name)) > 0)`;
}

const detailRow = z.object({ paid_on: textOrNull, decided_by: textOrNull });

/** One payment with its receipt; that a person of the staff looked at it is written down. */
export async function openTransaction(context: Context, id: ClaimId) {
  const [claim] = await readClaims(context, { where: sql`claim.id = ${id}`, limit: 1 });
  if (!claim || !maySeeClaims(context.actor, claim.municipality_id)) refuse('not_found');
  const { rows } = await rowsOf(detailRow)`
    select claim.paid_on, app_user.name as decided_by
    from claim left join app_user on app_user.id = claim.decided_by
    where claim.id = ${id}`.execute(context.db);
  const detail = rows[0] ?? refuse('not_found');
  await noteClaims(context, 'read', [claim]);
  const known = await knownOf(context, [claim]);
  const receipts = await receiptsOf(context, [id]);
  return {
    ...shownTransaction(context, claim, known(claim)),
    paid_on: detail.paid_on,
    receipts: mayDecideClaims(context.actor, claim.municipality_id) ? (receipts.get(id) ?? []) : null,
    decided_by: detail.decided_by,
    decided_at: claim.decided_at,
  };
}
