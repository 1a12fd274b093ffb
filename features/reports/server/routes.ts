import { type Route, route } from '#platform/server/routes.ts';
import * as cases from '../cases-contract.ts';
import * as contract from '../contract.ts';
import { appealCase } from './appeal-case.ts';
import { listCases } from './case-queue.ts';
import { createReport, type ReportParts } from './create-report.ts';
import { decideAppeal, decideCase } from './decide-case.ts';
import { listAboutMe, listMyReports } from './own-cases.ts';
import { endReferral, referCase } from './refer-case.ts';
import { caseFile, showCase } from './show-case.ts';
import { updateCase } from './update-case.ts';

export const reportRoutes = (parts: ReportParts): Route[] => [
  route(contract.createReport, async (context, { body }) => ({ data: await createReport(context, parts, body) })),
  route(contract.listMyReports, (context, { query }) => listMyReports(context, query)),
  route(contract.listAboutMe, (context, { query }) => listAboutMe(context, query)),
  route(contract.appealCase, (context, { params, body }) => appealCase(context, parts.origins, { ...params, ...body })),
  route(cases.listCases, (context, { query }) => listCases(context, query)),
  route(cases.getCase, async (context, { params }) => ({ data: await showCase(context, params.id) })),
  route(cases.getCaseFile, (context, { params, query }) => caseFile(context, parts.files, { ...params, ...query })),
  route(cases.updateCase, (context, { params, body }) => updateCase(context, parts.origins, { ...params, ...body })),
  route(cases.decideCase, (context, { params, body }) => decideCase(context, parts.origins, { ...params, ...body })),
  route(cases.decideAppeal, (context, { params, body }) =>
    decideAppeal(context, parts.origins, { ...params, ...body }),
  ),
  route(cases.referCase, (context, { params, body }) => referCase(context, parts.origins, { ...params, ...body })),
  route(cases.endReferral, (context, { params, body }) => endReferral(context, { ...params, ...body })),
];
