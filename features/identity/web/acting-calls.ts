import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const writeAs = remote<typeof contract.writeAs>('POST', '/auth/acting/writing');
