import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

/** Apart from the other calls, because the list's first load has no use for it. */
export const listOrganisationEvents = remote<typeof contract.listOrganisationEvents>(
  'GET',
  '/organizations/{id}/events',
);
