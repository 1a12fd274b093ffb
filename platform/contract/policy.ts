import type { Endpoint, Restriction } from './endpoint.ts';
import type { Id } from './id.ts';
import { type ProblemKind, refuse } from './problem.ts';

export const SCOPES = ['admin', 'moderator', 'MUNICIPALITY_ADMIN', 'MUNICIPALITY_SUPPORT', 'AUDITOR'] as const;
export type Scope = (typeof SCOPES)[number];

export type Grant = { municipality_id: number; role: 'admin' | 'support' };

/** The person behind a request. Rights come from the database, never from what the ticket claims. */
export type Actor = {
  id: Id<'UserId'>;
  session_id: Id<'SessionId'>;
  scopes: readonly Scope[];
  grants: readonly Grant[];
  /** Municipalities whose journal they read as auditors. Apart from the grants: nothing else of an office is theirs. */
  audits: readonly number[];
  mode: 'full' | 'readonly';
  /** The super-admin, or support of a municipality, who is logged in as this person. */
  acting_user_id: Id<'UserId'> | null;
  /** The municipality whose support that is. They see only what a call says that they may (`isOpenToSupport`). */
  acting_municipality_id: number | null;
  is_two_factor_pending: boolean;
  has_accepted_terms: boolean;
  /** When the person last proved who they are, by password, code or eID. */
  proved_at: Date;
  /** The demo's staff can be tried without two factors and without proving themselves again. */
  is_demo_staff: boolean;
};

export const isSuperAdmin = (actor: Pick<Actor, 'scopes'> | null): boolean => actor?.scopes.includes('admin') ?? false;

export const isMunicipalStaff = (actor: Actor | null): boolean => (actor?.grants.length ?? 0) > 0;

export const isStaffOf = (actor: Actor | null, municipalityId: number): boolean =>
  actor?.grants.some((grant) => grant.municipality_id === municipalityId) ?? false;

export const isAdminOf = (actor: Pick<Actor, 'grants'> | null, municipalityId: number): boolean =>
  actor?.grants.some((grant) => grant.municipality_id === municipalityId && grant.role === 'admin') ?? false;

export const isSupportOf = (actor: Actor | null, municipalityId: number): boolean =>
  actor?.grants.some((grant) => grant.municipality_id === municipalityId && grant.role === 'support') ?? false;

export const isAuditorOf = (actor: Actor | null, municipalityId: number): boolean =>
  actor?.audits.includes(municipalityId) ?? false;

/** A user who has power over others, or reads what they do with it. */
export const isStaff = (actor: Pick<Actor, 'scopes' | 'grants' | 'audits'>): boolean =>
  actor.scopes.length > 0 || actor.grants.length > 0 || actor.audits.length > 0;

const PROOF_LASTS_MS = 10 * 60_000;

export const hasFreshProof = (actor: Actor, now: Date): boolean =>
  actor.is_demo_staff || now.getTime() - actor.proved_at.getTime() < PROOF_LASTS_MS;

type Door = Pick<Endpoint, 'access' | 'method' | 'despite' | 'isOwnOnly' | 'isOpenToSupport' | 'needsProof'>;
type Circumstances = { now: Date; isSunset: boolean };

/** The outer door of an endpoint. What may be done with the single object is the feature's policy. */
export function demandAccess(endpoint: Door, actor: Actor | null, { now, isSunset }: Circumstances): void {
  const isWrite = endpoint.method !== 'GET';
  if (!actor) {
    if (endpoint.access !== 'anyone') refuse('unauthenticated');
    if (isWrite && isSunset) demandDespite(endpoint, 'sunset', 'sunset');
    return;
  }
  if (actor.is_two_factor_pending) demandDespite(endpoint, 'twoFactorPending', 'two_factor_required');
  const isOwnRead = endpoint.isOwnOnly && actor.acting_user_id === null;
  if ((isWrite || isOwnRead) && actor.mode === 'readonly') demandDespite(endpoint, 'readonly', 'readonly');
  if (isWrite && isSunset) demandDespite(endpoint, 'sunset', 'sunset');
  if (endpoint.access === 'anyone') return;
  if (!actor.has_accepted_terms) demandDespite(endpoint, 'termsPending', 'terms_required');
  if (endpoint.access === 'municipality' && !isMunicipalStaff(actor) && !isSuperAdmin(actor)) refuse('forbidden');
  if (endpoint.access === 'superAdmin' && !isSuperAdmin(actor)) refuse('forbidden');
  if (endpoint.isOwnOnly && actor.acting_user_id) refuse('own_only');
  if (actor.acting_municipality_id !== null && !endpoint.isOpenToSupport) refuse('own_only');
  if (endpoint.needsProof && !hasFreshProof(actor, now)) refuse('proof_required');
}

function demandDespite(endpoint: Door, restriction: Restriction, problem: ProblemKind): void {
  if (!endpoint.despite?.includes(restriction)) refuse(problem);
}
