import type { Access } from './endpoint.ts';
import { refuse } from './problem.ts';

export type Scope = 'admin' | 'moderator' | 'MUNICIPALITY_ADMIN' | 'MUNICIPALITY_SUPPORT';

export type Grant = { municipality_id: number; role: 'admin' | 'support' };

/** The person behind a request. Rights come from the database, never from what the ticket claims. */
export type Actor = {
  id: string;
  scopes: readonly Scope[];
  grants: readonly Grant[];
  mode: 'full' | 'readonly';
};

export const isSuperAdmin = (actor: Actor | null): boolean => actor?.scopes.includes('admin') ?? false;

export const isMunicipalStaff = (actor: Actor | null): boolean => (actor?.grants.length ?? 0) > 0;

/** The outer door of an endpoint. What may be done with the single object is the feature's policy. */
export function demandAccess(access: Access, actor: Actor | null, isWrite: boolean): void {
  if (access !== 'anyone' && !actor) refuse('unauthenticated');
  if (actor?.mode === 'readonly' && isWrite) refuse('readonly');
  if (access === 'municipality' && !isMunicipalStaff(actor) && !isSuperAdmin(actor)) refuse('forbidden');
  if (access === 'superAdmin' && !isSuperAdmin(actor)) refuse('forbidden');
}
