import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const GUARDIANSHIPS = '/municipality/guardianships';

export const refreshHousehold = remote<typeof contract.refreshHousehold>('POST', '/household/refresh');
export const listSettledGuardianships = remote<typeof contract.listSettledGuardianships>('GET', GUARDIANSHIPS);
export const settleGuardianship = remote<typeof contract.settleGuardianship>('POST', GUARDIANSHIPS);
export const endGuardianship = remote<typeof contract.endGuardianship>('DELETE', `${GUARDIANSHIPS}/{id}`);
