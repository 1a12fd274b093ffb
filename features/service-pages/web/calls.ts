import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getServicePage = remote<typeof contract.getServicePage>('GET', '/service-pages/{key}');
