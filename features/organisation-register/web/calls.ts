import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const lookUpNumber = remote<typeof contract.lookUpNumber>('GET', '/organizations/register');
