import { recordAudit } from '#features/audit/server/public.ts';
import { fileOf } from '#features/exports/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { MAX_PAYMENTS_IN_FILE, type OrganisationPayment } from '../organisation-contract.ts';
import { PAYMENTS_FILE_TEXTS } from '../texts/payments-file.ts';
import { demandPaymentsSeen, type PaymentFilters, paymentConditions, readPayments } from './organisation-payments.ts';

/** What the screen shows, for a spreadsheet. */
export async function organisationPaymentsFile(
  context: Context,
  id: OrganisationId,
  filters: PaymentFilters,
): Promise<HandedFile> {
  const { language, now } = context;
  const texts = PAYMENTS_FILE_TEXTS[language];
  const { name, municipality_id } = await demandPaymentsSeen(context, id);
  const payments = await inTransaction(context.db, async (db) => {
    const where = paymentConditions(id, filters);
    const rows = await readPayments(db, { where, limit: MAX_PAYMENTS_IN_FILE + 1 });
    if (rows.length > MAX_PAYMENTS_IN_FILE) refuse('too_large', texts.too_many);
    const details = { organization: id, count: rows.length };
    await recordAudit({ ...context, db }, 'organization.payments_export', { municipality_id, details });
    return rows;
  });
  const table = {
    title: texts.title(name),
    lead: '',
    language,
    columns: [
      { name: texts.day, kind: 'day' as const, width: 12 },
      { name: texts.receipt, kind: 'text' as const, width: 14 },
      { name: texts.child, kind: 'text' as const, width: 16 },
      { name: texts.born, kind: 'text' as const, width: 8 },
      { name: texts.purpose, kind: 'text' as const, width: 30 },
      { name: texts.kid, kind: 'text' as const, width: 16 },
      { name: texts.amount, kind: 'amount' as const, width: 12 },
      { name: texts.kept_back, kind: 'amount' as const, width: 12 },
      { name: texts.status, kind: 'text' as const, width: 12 },
      { name: texts.payout, kind: 'text' as const, width: 10 },
      { name: texts.pay_on, kind: 'day' as const, width: 12 },
    ],
    rows: payments.map((payment) => cellsOf(payment, texts)),
  };
  return {
    name: `${texts.name}-${shortDate(now)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: await fileOf({ type: 'csv', table }),
  };
}

const cellsOf = (payment: OrganisationPayment, texts: (typeof PAYMENTS_FILE_TEXTS)['nb']): (string | null)[] => [
  shortDate(payment.created_at),
  payment.receipt_number,
  payment.child_first_name,
  payment.child_birth_year === null ? null : String(payment.child_birth_year),
  payment.purpose,
  payment.kid,
  String(payment.amount_ore),
  String(payment.kept_back_ore),
  texts.statuses[payment.status],
  payment.payout && String(payment.payout.number),
  payment.payout?.pay_on ?? null,
];
