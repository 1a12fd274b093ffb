import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const WAIT = '/tickets/{group}/wait';

export const listTickets = remote<typeof contract.listTickets>('GET', '/tickets');
export const listReservedTickets = remote<typeof contract.listReservedTickets>('GET', '/tickets/reserved');
export const listOwnTickets = remote<typeof contract.listOwnTickets>('GET', '/tickets/mine');
export const reserveTicket = remote<typeof contract.reserveTicket>('POST', '/tickets/{group}/reserve');
export const waitForTicket = remote<typeof contract.waitForTicket>('POST', WAIT);
export const leaveTicketQueue = remote<typeof contract.leaveTicketQueue>('DELETE', WAIT);
export const cancelTicket = remote<typeof contract.cancelTicket>('DELETE', '/tickets/{id}');

/** Whatever is done with a ticket changes these. */
export const TICKET_ANSWERS = [listTickets, listReservedTickets, listOwnTickets];
