import { sql } from 'kysely';
import { type CardAccess, cardFor, mayAskRefund } from '#features/cards/server/public.ts';
import { balancesOfOwners } from '#features/ledger/server/public.ts';
import type { CardId, ClaimId, EventId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { CardUses, ClaimReceipt, HistoryEntry } from '../contract.ts';
import { accountShown } from '../form.ts';
import { mayBeAbandoned, mayBeRetried, mayChangeAccount } from '../policy.ts';
import { receiptNumber, STATUS_OF } from '../rules.ts';
import { isAllowed, mayBeUsedFor } from '../uses.ts';
import { type ClaimRow, readClaims } from './claim-rows.ts';
import { activitiesFor, asUse, usedIn, usedUnder } from './read-uses.ts';
import { reasonsInWords } from './reasons-in-words.ts';
import { receiptsOf } from './receipts.ts';

/** What of a claim is the same for all who read it. */
export const shownClaim = (claim: ClaimRow) => ({
  id: claim.id,
  kind: claim.kind,
  status: STATUS_OF[claim.state],
  organization_id: claim.organisation_id,
  organization_name: claim.payee_name,
  purpose: claim.purpose,
  bank_account: accountShown(claim.bank_account),
  kid: claim.kid,
  payment_note: claim.note,
  amount: claim.purse_ore / 100,
  amount_ore: claim.purse_ore,
  own_ore: claim.own_ore,
  created_at: claim.created_at,
  ready_on: claim.state === 'waiting' ? claim.ready_on : null,
  rejection_message: claim.rejection_message,
  payment_status: claim.state,
  payment_status_code: claim.payment_status_code,
  retried_at: claim.retried_at,
  receipt_number: receiptNumber(claim.created_at, claim.number),
});

const shownEntry = (
  claim: ClaimRow,
  { may_pay }: Pick<CardAccess, 'may_pay'>,
  receipts: ClaimReceipt[] = [],
): HistoryEntry => ({
  ...shownClaim(claim),
  receipts,
  can_retry: may_pay && mayBeRetried(claim),
  can_change_account: may_pay && mayChangeAccount(claim),
  can_abandon: may_pay && mayBeAbandoned(claim),
});

/** CRD-04: also of an account that has expired. */
export async function cardHistory(context: Context, id: CardId, query: { page: number; perPage: number }) {
  const access = (await cardFor(context, id)) ?? refuse('not_found');
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from claim where card_id = ${id}`.execute(context.db);
  const claims = await readClaims(context, {
    where: sql`claim.card_id = ${id}`,
    limit: query.perPage,
    offset: (query.page - 1) * query.perPage,
  });
  const receipts = await receiptsOf(
    context,
    claims.map((claim) => claim.id),
  );
  return {
    data: claims.map((claim) => shownEntry(claim, access, receipts.get(claim.id))),
    meta: pageMetaFor(rows[0]?.total ?? 0, query),
  };
}

/** As those who have just done something with it see it. */
export async function entryOf(
  context: Context,
  access: Pick<CardAccess, 'may_pay'>,
  id: ClaimId,
): Promise<HistoryEntry> {
  const [claim] = await readClaims(context, { where: sql`claim.id = ${id}`, limit: 1 });
  const receipts = await receiptsOf(context, [id]);
  return claim ? shownEntry(claim, access, receipts.get(id)) : refuse('not_found');
}

/** What can be paid for, each with its reasons at its price. */
export async function cardUses(context: Context, id: CardId, event_id: EventId | undefined): Promise<CardUses> {
  const access = (await cardFor(context, id)) ?? refuse('not_found');
  const { card, version, child, may_pay, is_expired } = access;
  const purse = { municipality_id: card.municipality_id, kind: 'purse', owner_id: id } as const;
  const available_ore = (await balancesOfOwners(context, [purse])).get(id)?.available_ore ?? 0;
  const used = version ? await usedUnder(context, id, version) : [];
  const activities = await activitiesFor(context, access, { event_id: event_id ?? null, isAlone: false });
  return {
    child_name: child.first_name,
    scheme_name: version?.scheme_name ?? '',
    available_ore,
    takes_part_only: version?.rules.takes_part_only ?? true,
    is_open: may_pay && !is_expired && version !== undefined,
    can_ask_refund: mayAskRefund(access) && !is_expired && version !== undefined,
    uses: activities.map((activity) => {
      const { category_ids: _, days_ahead: __, bank_account, ...shown } = activity;
      const amount = Math.min(activity.price_ore ?? 0, available_ore);
      const reasons = version
        ? mayBeUsedFor(
            version.rules,
            asUse(context, version, activity, amount),
            usedIn(used, activity.event_id, bank_account ?? ''),
          )
        : [];
      return {
        ...shown,
        bank_account: bank_account === null ? null : accountShown(bank_account),
        is_allowed: version !== undefined && isAllowed(reasons),
        reasons: reasonsInWords(reasons, context.language),
      };
    }),
  };
}
