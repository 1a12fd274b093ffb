import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getDoorList = remote<typeof contract.getDoorList>('GET', '/occurrences/{id}/door');
export const sendDoorEntries = remote<typeof contract.sendDoorEntries>('POST', '/occurrences/{id}/door');
export const getOwnCode = remote<typeof contract.getOwnCode>('GET', '/occurrences/{id}/code');
