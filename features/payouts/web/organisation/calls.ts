import { remote } from '#platform/web/client.ts';
import type * as contract from '../../organisation-contract.ts';

const PAYMENTS = '/organizations/{id}/payments';

export const listOrganisationPayments = remote<typeof contract.listOrganisationPayments>('GET', PAYMENTS);
export const takeOrganisationPayments = remote<typeof contract.takeOrganisationPayments>('POST', `${PAYMENTS}/file`);
