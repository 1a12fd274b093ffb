import { remote } from '#platform/web/client.ts';
import type * as contract from '../office-contract.ts';

export const listDeadLetters = remote<typeof contract.listDeadLetters>('GET', '/messages/dead-letters');
export const retryDeadLetters = remote<typeof contract.retryDeadLetters>('POST', '/messages/dead-letters/retry');
