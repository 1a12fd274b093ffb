import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getCalendar = remote<typeof contract.getCalendar>('GET', '/events/calendar');
