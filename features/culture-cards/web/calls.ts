import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as groups from '../groups-contract.ts';
import type * as office from '../office-contract.ts';

export const findCultureCards = remote<typeof contract.findCultureCards>('GET', '/culture_cards');
export const readCultureCard = remote<typeof contract.readCultureCard>('POST', '/culture_cards/read');
export const listOwnCultureCards = remote<typeof contract.listOwnCultureCards>('GET', '/culture_cards/assigned');
export const connectCultureCard = remote<typeof contract.connectCultureCard>('POST', '/culture_cards/connect');
export const listOwnVisits = remote<typeof contract.listOwnVisits>('GET', '/culture_cards/visited');
export const listOwnVenues = remote<typeof contract.listOwnVenues>('GET', '/culture_venues');
export const getDesk = remote<typeof contract.getDesk>('GET', '/visits');
export const registerVisit = remote<typeof contract.registerVisit>('POST', '/visits');
export const registerGroupVisit = remote<typeof contract.registerGroupVisit>('POST', '/visits/group');
export const undoVisit = remote<typeof contract.undoVisit>('DELETE', '/visits/{id}');
export const getVisitNumbers = remote<typeof contract.getVisitNumbers>('GET', '/visits/numbers');
export const getVisitsFile = remote<typeof contract.getVisitsFile>('GET', '/visits/numbers/file');

export const listCultureGroups = remote<typeof groups.listCultureGroups>('GET', '/culture_groups');
export const createCultureGroup = remote<typeof groups.createCultureGroup>('POST', '/culture_groups');
export const updateCultureGroup = remote<typeof groups.updateCultureGroup>('PUT', '/culture_groups/{id}');
export const endCultureGroup = remote<typeof groups.endCultureGroup>('DELETE', '/culture_groups/{id}');
export const listGroupMembers = remote<typeof groups.listGroupMembers>('GET', '/culture_group_members');
export const addGroupMember = remote<typeof groups.addGroupMember>('POST', '/culture_group_members');
export const removeGroupMember = remote<typeof groups.removeGroupMember>('DELETE', '/culture_group_members/{id}');
export const getCardPaper = remote<typeof groups.getCardPaper>('GET', '/culture_group_members/{id}/paper');
export const replaceCardCode = remote<typeof groups.replaceCardCode>('POST', '/culture_group_members/{id}/code');

const VENUES = '/municipality/culture-venues';
const NUMBERS = '/municipality/culture-numbers';
export const listCultureVenues = remote<typeof office.listCultureVenues>('GET', VENUES);
export const startCultureVenue = remote<typeof office.startCultureVenue>('POST', VENUES);
export const endCultureVenue = remote<typeof office.endCultureVenue>('DELETE', `${VENUES}/{id}`);
export const getCultureNumbers = remote<typeof office.getCultureNumbers>('GET', NUMBERS);
export const getCultureFile = remote<typeof office.getCultureFile>('GET', `${NUMBERS}/file`);
