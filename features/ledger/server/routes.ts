import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import type { AccountNames } from './account-names.ts';
import { readAuditOffice, readProofDays } from './audit-office.ts';
import { readJournal } from './journal.ts';
import { openPosting } from './open-posting.ts';
import { orderControl } from './order-control.ts';
import { takeJournal } from './take-journal.ts';

export const ledgerRoutes = (names: AccountNames): Route[] => [
  route(contract.getAuditOffice, async (context, { query }) => ({
    data: await readAuditOffice(context, query.municipality_id),
  })),
  route(contract.listPostings, (context, { query }) => readJournal(context, names, query)),
  route(contract.getPosting, async (context, { params }) => ({
    data: await openPosting(context, names, Number(params.id)),
  })),
  route(contract.listProofs, (context, { query }) => readProofDays(context, query)),
  route(contract.orderControl, async (context, { body }) => ({
    data: { is_ordered: await orderControl(context, body.municipality_id) },
  })),
  route(contract.getJournalFile, (context, { query }) => takeJournal(context, query.municipality_id)),
];
