import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listMyEntries = remote<typeof contract.listMyEntries>('GET', '/users/me/entries');
export const getTimetableAddress = remote<typeof contract.getTimetableAddress>('GET', '/users/me/timetable');
export const renewTimetableAddress = remote<typeof contract.renewTimetableAddress>('POST', '/users/me/timetable');
export const removeTimetableAddress = remote<typeof contract.removeTimetableAddress>('DELETE', '/users/me/timetable');
