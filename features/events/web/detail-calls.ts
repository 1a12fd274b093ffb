import { remote } from '#platform/web/client.ts';
import type * as contract from '../detail-contract.ts';

export const listSimilarEvents = remote<typeof contract.listSimilarEvents>('GET', '/events/{id}/similar');
