import type { listMunicipalities as listed } from '#features/municipalities/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const PLANS = '/wind-downs';

export const getClosing = remote<typeof contract.getClosing>('GET', '/closing');
export const readWindDown = remote<typeof contract.readWindDown>('GET', '/municipality/wind-down');
export const rehearseWindDown = remote<typeof contract.rehearseWindDown>('GET', `${PLANS}/{id}/rehearsal`);
export const listWindDowns = remote<typeof contract.listWindDowns>('GET', PLANS);
export const decideWindDown = remote<typeof contract.decideWindDown>('POST', PLANS);
export const changeWindDown = remote<typeof contract.changeWindDown>('PUT', `${PLANS}/{id}`);
export const cancelWindDown = remote<typeof contract.cancelWindDown>('POST', `${PLANS}/{id}/cancel`);
/** Which have a portal that is open. */
export const listMunicipalities = remote<typeof listed>('GET', '/municipalities');
