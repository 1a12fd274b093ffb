import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const searchAddresses = remote<typeof contract.searchAddresses>('GET', '/addresses');
