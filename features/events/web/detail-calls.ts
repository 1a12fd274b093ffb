import { remote } from '#platform/web/client.ts';
import type * as events from '../contract.ts';
import type * as contract from '../detail-contract.ts';

export const listSimilarEvents = remote<typeof contract.listSimilarEvents>('GET', '/events/{id}/similar');

export const getOwnEventAccess = remote<typeof events.getOwnEventAccess>('GET', '/events/{id}/permissions');
