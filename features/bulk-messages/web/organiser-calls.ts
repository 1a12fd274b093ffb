import { remote } from '#platform/web/client.ts';
import type * as office from '../office-contract.ts';

export const messageOrganisers = remote<typeof office.messageOrganisers>('POST', '/municipality/organisers/messages');
