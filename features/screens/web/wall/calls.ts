import { remote } from '#platform/web/client.ts';
import type * as contract from '../../contract.ts';

export const askForCode = remote<typeof contract.askForCode>('POST', '/screens/codes');
export const pollScreen = remote<typeof contract.pollScreen>('POST', '/screens/poll');
