import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as imports from '../imports-contract.ts';
import * as office from '../office-contract.ts';
import { cancelTicket } from './cancel.ts';
import { spendTicket } from './desk.ts';
import { importTemplate, previewImport, takeImport } from './imports/import-groups.ts';
import type { TicketSheets } from './imports/ticket-sheets.ts';
import { changeGroup, createGroup, deleteGroup, setGroupState } from './office-commands.ts';
import { ticketFigures } from './office-figures.ts';
import { listOfficeGroups, showOfficeGroup, ticketChoices } from './office-queries.ts';
import { listOnCard, listOwnTickets, listReserved, listTickets, ownTicket } from './queries.ts';
import { leaveQueue, waitForTicket } from './queue.ts';
import { reserveTicket } from './reserve.ts';
import { orderTicketsFile } from './tickets-export.ts';

export const ticketRoutes = (sheets: TicketSheets): readonly Route[] => [
  route(contract.listTickets, (context, { query }) => listTickets(context, query)),
  route(contract.listOwnTickets, (context, { query }) => listOwnTickets(context, query)),
  route(contract.listReservedTickets, async (context) => ({ data: await listReserved(context) })),
  route(contract.listCardTickets, async (context, { params }) => ({ data: await listOnCard(context, params.id) })),
  route(contract.getTicket, async (context, { params }) => ({ data: await ownTicket(context, params.id) })),
  route(contract.reserveTicket, async (context, { params, body }) => ({
    data: await reserveTicket(context, params.group, body.card_id),
  })),
  route(contract.waitForTicket, async (context, { params, body }) => ({
    data: await waitForTicket(context, params.group, body.card_id),
  })),
  route(contract.leaveTicketQueue, (context, { params, query }) => leaveQueue(context, params.group, query.card_id)),
  route(contract.cancelTicket, (context, { params }) => cancelTicket(context, params.id)),
  route(contract.useTicket, async (context, { params, body }) => ({
    data: await spendTicket(context, params.id, body.key),
  })),
  route(office.listOfficeTickets, (context, { query }) => listOfficeGroups(context, query)),
  route(office.getTicketChoices, async (context, { query }) => ({ data: await ticketChoices(context, query) })),
  route(office.getOfficeTickets, async (context, { params }) => ({ data: await showOfficeGroup(context, params.id) })),
  route(office.createTicketGroup, async (context, { query, body }) => ({
    data: await createGroup(context, query.municipality_id, body),
  })),
  route(office.changeTicketGroup, async (context, { params, body }) => ({
    data: await changeGroup(context, params.id, body),
  })),
  route(office.setTicketGroupState, async (context, { params, body }) => ({
    data: await setGroupState(context, params.id, body.state),
  })),
  route(office.getTicketFigures, async (context, { params }) => ({ data: await ticketFigures(context, params.id) })),
  route(office.orderTicketsFile, async (context, { params, body }) => ({
    data: await orderTicketsFile(context, params.id, body.type),
  })),
  route(imports.getTicketImportTemplate, (context, { query }) => importTemplate(context, query)),
  route(imports.previewTicketImport, async (context, { query, file }) => ({
    data: await previewImport(context, sheets, query, file),
  })),
  route(imports.takeTicketImport, async (context, { query, file }) => ({
    data: await takeImport(context, sheets, query, file),
  })),
  route(office.deleteTicketGroup, (context, { params }) => deleteGroup(context, params.id)),
];
