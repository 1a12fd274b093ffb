import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as organisation from '../organisation-contract.ts';
import { listFiles, openFile } from './list-files.ts';
import { makeFileNow } from './make-file.ts';
import { listOrganisationPayments } from './organisation-payments.ts';
import { organisationPaymentsFile } from './organisation-payments-file.ts';
import { setPayer } from './payer.ts';
import { approveFile, handOverFile } from './send-file.ts';
import { takeAnswer } from './take-answer.ts';
import { withdrawFile } from './withdraw-file.ts';

export const payoutRoutes = ({ origins }: { origins: OriginSettings }): Route[] => [
  route(contract.listBankFiles, (context, { query }) => listFiles(context, query)),
  route(contract.getBankFile, async (context, { params }) => ({ data: await openFile(context, params.id) })),
  route(contract.makeBankFile, async (context, { body }) => ({
    data: await makeFileNow(context, body.municipality_id),
  })),
  route(contract.approveBankFile, (context, { params }) => approveFile(context, params.id)),
  route(contract.withdrawBankFile, (context, { params, body }) => withdrawFile(context, origins, params.id, body)),
  route(contract.downloadBankFile, (context, { params }) => handOverFile(context, params.id)),
  route(contract.takeBankAnswer, async (context, { query, file }) => ({
    data: await takeAnswer(context, origins, query.municipality_id, file),
  })),
  route(organisation.listOrganisationPayments, (context, { params, query }) =>
    listOrganisationPayments(context, params.id, query),
  ),
  route(organisation.takeOrganisationPayments, (context, { params, body }) =>
    organisationPaymentsFile(context, params.id, body),
  ),
  route(contract.setPayer, (context, { body }) => setPayer(context, body)),
];
