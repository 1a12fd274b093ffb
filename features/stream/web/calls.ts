import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const openStream = remote<typeof contract.openStream>('GET', '/stream');
