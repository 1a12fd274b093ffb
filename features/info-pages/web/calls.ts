import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getInfoPage = remote<typeof contract.getInfoPage>('GET', '/info-page');
