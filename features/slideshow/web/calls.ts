import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getWallPage = remote<typeof contract.getWallPage>('GET', '/slideshow');
