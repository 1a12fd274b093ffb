import { remote } from '#platform/web/client.ts';
import type * as imports from '../imports-contract.ts';
import type * as contract from '../office-contract.ts';

const TICKETS = '/municipality/tickets';

export const listOfficeTickets = remote<typeof contract.listOfficeTickets>('GET', TICKETS);
export const getTicketChoices = remote<typeof contract.getTicketChoices>('GET', `${TICKETS}/choices`);
export const createTicketGroup = remote<typeof contract.createTicketGroup>('POST', TICKETS);
export const changeTicketGroup = remote<typeof contract.changeTicketGroup>('PUT', `${TICKETS}/{id}`);
export const setTicketGroupState = remote<typeof contract.setTicketGroupState>('POST', `${TICKETS}/{id}/state`);
export const deleteTicketGroup = remote<typeof contract.deleteTicketGroup>('DELETE', `${TICKETS}/{id}`);
export const getTicketFigures = remote<typeof contract.getTicketFigures>('GET', `${TICKETS}/{id}/statistics`);
export const orderTicketsFile = remote<typeof contract.orderTicketsFile>('POST', `${TICKETS}/{id}/export`);
export const previewTicketImport = remote<typeof imports.previewTicketImport>('POST', `${TICKETS}/import`);
export const takeTicketImport = remote<typeof imports.takeTicketImport>('POST', `${TICKETS}/import/take`);
export const getTicketImportTemplate = remote<typeof imports.getTicketImportTemplate>(
  'GET',
  `${TICKETS}/import/template`,
);

/** What a change of a group can have touched. */
export const OFFICE_ANSWERS = [listOfficeTickets, getTicketFigures];
