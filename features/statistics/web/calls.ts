import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getReach = remote<typeof contract.getReach>('GET', '/municipality/reach');
export const getReachFile = remote<typeof contract.getReachFile>('GET', '/municipality/reach/file');
