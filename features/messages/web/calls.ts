import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const readOutbox = remote<typeof contract.readOutbox>('GET', '/dev/outbox');
