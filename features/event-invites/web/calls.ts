import type * as memberships from '#features/memberships/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const inviteToEvent = remote<typeof contract.inviteToEvent>('POST', '/events/{id}/invites');
export const listMembers = remote<typeof memberships.listMembers>('GET', '/organizations/{id}/members');
