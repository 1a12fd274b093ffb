import { remote } from '#platform/web/client.ts';
import type * as contract from '../../lists-contract.ts';

const CARDS = '/municipality/leisure-cards';

export const readMemberList = remote<typeof contract.readMemberList>('POST', `${CARDS}/import`);
export const listMemberLists = remote<typeof contract.listMemberLists>('GET', `${CARDS}/imports`);
export const getListFaults = remote<typeof contract.getListFaults>('GET', `${CARDS}/imports/{id}/faults`);
export const listFaultPage = remote<typeof contract.listFaultPage>('GET', `${CARDS}/imports/{id}/fault-lines`);
export const getListTemplate = remote<typeof contract.getListTemplate>('GET', `${CARDS}/import/template`);
export const takeMemberList = remote<typeof contract.takeMemberList>('POST', `${CARDS}/imports/{id}/take`);
export const stopMemberList = remote<typeof contract.stopMemberList>('POST', `${CARDS}/imports/{id}/stop`);
