import { transactionFilters } from '#features/claims/office-contract.ts';
import { receiptNumber, STATUS_OF } from '#features/claims/rules.ts';
import { exportedClaims } from '#features/claims/server/public.ts';
import type { OfficeExportSource, OfficeScope, Table } from '#features/exports/server/public.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Db } from '#platform/server/database.ts';
import { accountFilters } from '../../contract.ts';
import { mayChangeAccounts } from '../../policy.ts';
import { OFFICE_FILE_TEXTS } from '../../texts/office-files.ts';
import { exportedAccounts } from './exported-accounts.ts';

const mayHave: OfficeExportSource['mayHave'] = ({ actor }, { municipality_id }) =>
  mayChangeAccounts(actor, municipality_id);

const dayOf = (moment: string): string => shortDate(new Date(moment));

export const accountsExport: OfficeExportSource = {
  fileName: (language) => OFFICE_FILE_TEXTS[language].accounts.file,
  mayHave,
  table: accountsTable,
};

async function accountsTable(db: Db, { municipality_id, filters, language, now }: OfficeScope): Promise<Table> {
  const { accounts: texts, states } = OFFICE_FILE_TEXTS[language];
  const { columns } = texts;
  const rows: (string | null)[][] = [];
  for await (const card of exportedAccounts({ db, now }, municipality_id, accountFilters.parse(filters))) {
    rows.push([
      String(card.number),
      card.scheme_name,
      card.first_name,
      card.birth_year === null ? null : String(card.birth_year),
      card.postal_code,
      states[card.state],
      String(card.granted_ore),
      String(card.left_ore),
      String(card.held_ore),
    ]);
  }
  return {
    title: texts.title(municipalityById(municipality_id)?.name ?? ''),
    lead: '',
    language,
    columns: [
      { name: columns.number, kind: 'text', width: 8 },
      { name: columns.scheme, kind: 'text', width: 22 },
      { name: columns.first_name, kind: 'text', width: 18 },
      { name: columns.birth_year, kind: 'text', width: 8 },
      { name: columns.postal_code, kind: 'text', width: 8 },
      { name: columns.state, kind: 'text', width: 9 },
      { name: columns.granted, kind: 'amount', width: 10 },
      { name: columns.left, kind: 'amount', width: 10 },
      { name: columns.held, kind: 'amount', width: 10 },
    ],
    rows,
  };
}

export const transactionsExport: OfficeExportSource = {
  fileName: (language) => OFFICE_FILE_TEXTS[language].transactions.file,
  mayHave,
  table: transactionsTable,
};

async function transactionsTable(db: Db, { municipality_id, filters, language }: OfficeScope): Promise<Table> {
  const { transactions: texts } = OFFICE_FILE_TEXTS[language];
  const { columns } = texts;
  const rows: (string | null)[][] = [];
  for await (const claim of exportedClaims(db, municipality_id, transactionFilters.parse(filters))) {
    rows.push([
      receiptNumber(claim.created_at, claim.number),
      dayOf(claim.created_at),
      texts.kinds[claim.kind],
      String(claim.card_number),
      claim.child_name,
      claim.payee_name,
      claim.purpose,
      claim.bank_account,
      claim.kid,
      String(claim.purse_ore),
      String(claim.own_ore),
      texts.statuses[STATUS_OF[claim.state]],
      claim.decided_at && dayOf(claim.decided_at),
    ]);
  }
  return {
    title: texts.title(municipalityById(municipality_id)?.name ?? ''),
    lead: '',
    language,
    columns: [
      { name: columns.receipt, kind: 'text', width: 12 },
      { name: columns.date, kind: 'day', width: 10 },
      { name: columns.kind, kind: 'text', width: 10 },
      { name: columns.card, kind: 'text', width: 8 },
      { name: columns.child, kind: 'text', width: 14 },
      { name: columns.payee, kind: 'text', width: 22 },
      { name: columns.purpose, kind: 'text', width: 22 },
      { name: columns.bank_account, kind: 'text', width: 13 },
      { name: columns.kid, kind: 'text', width: 12 },
      { name: columns.purse, kind: 'amount', width: 10 },
      { name: columns.own, kind: 'amount', width: 10 },
      { name: columns.status, kind: 'text', width: 10 },
      { name: columns.decided, kind: 'day', width: 10 },
    ],
    rows,
  };
}
