import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as files from '../exports-contract.ts';
import * as lists from '../lists-contract.ts';
import * as runs from '../runs-contract.ts';
import { orderList } from './exports/order-list.ts';
import { findCard } from './find-card.ts';
import { listCards } from './list-cards.ts';
import { listFaultPage } from './lists/fault-page.ts';
import { listFaultsFile, listTemplate } from './lists/list-files.ts';
import type { ListReader } from './lists/list-reader.ts';
import { listMemberLists } from './lists/list-rows.ts';
import { readMemberList } from './lists/read-member-list.ts';
import { stopMemberList, takeMemberList } from './lists/take-member-list.ts';
import { officeNumbers } from './office-numbers.ts';
import { openCard } from './open-card.ts';
import { readStatistics } from './read-statistics.ts';
import { refillCard } from './refill-card.ts';
import { decideRun, initialiseCards, listRuns } from './runs.ts';

export const cardOfficeRoutes = (reader: ListReader): readonly Route[] => [
  route(contract.listOfficeCards, (context, { query }) => listCards(context, query)),
  route(contract.getOfficeNumbers, async (context, { query }) => ({
    data: await officeNumbers(context, query.municipality_id),
  })),
  route(contract.findOfficeCard, async (context, { body }) => ({ data: await findCard(context, body) })),
  route(contract.openOfficeCard, async (context, { params }) => ({ data: await openCard(context, params.id) })),
  route(contract.refillCard, async (context, { params, body }) => ({
    data: await refillCard(context, params.id, body),
  })),
  route(contract.getStatistics, (context, { query }) => readStatistics(context, query)),
  route(files.orderOfficeList, async (context, { body }) => ({ data: await orderList(context, body) })),
  route(runs.listRuns, async (context, { query }) => ({ data: await listRuns(context, query.municipality_id) })),
  route(runs.initialiseCards, async (context, { body }) => ({ data: await initialiseCards(context, body) })),
  route(lists.readMemberList, async (context, { query, file }) => ({
    data: await readMemberList(context, reader, query, file),
  })),
  route(lists.listMemberLists, async (context, { query }) => ({
    data: await listMemberLists(context, query.municipality_id),
  })),
  route(lists.listFaultPage, (context, { params, query }) => listFaultPage(context, params.id, query)),
  route(lists.getListFaults, (context, { params }) => listFaultsFile(context, params.id)),
  route(lists.getListTemplate, (context, { query }) => listTemplate(context, query)),
  route(lists.takeMemberList, (context, { params, body }) => takeMemberList(context, params.id, body.leaves_faulty)),
  route(lists.stopMemberList, (context, { params }) => stopMemberList(context, params.id)),
  route(runs.decideRun, (context, { params, body }) => decideRun(context, params.id, body.decision)),
];
