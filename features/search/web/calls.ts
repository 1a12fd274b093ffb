import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const search = remote<typeof contract.search>('GET', '/search');
