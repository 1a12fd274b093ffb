import type { Actor, Grant, Scope } from '#platform/contract/policy.ts';
import type { ProblemKind } from '#platform/contract/problem.ts';
import type { Row } from '#tests/authorisation-table.ts';

/** What a session can be in, beside the rights of the person who has it. */
export type DoorState = Partial<
  Pick<Actor, 'mode' | 'is_two_factor_pending' | 'has_accepted_terms' | 'acting_user_id' | 'proved_at'>
>;

export type DoorCaller = { scopes?: Scope[]; grants?: Grant[]; state?: DoorState };

/** What the door should say before anything is looked up, from the table alone; null = lets in. */
export function doorAnswer(row: Row, method: string, who: DoorCaller | null, isSunset: boolean): ProblemKind | null {
  const also = (letter: string) => row.also?.includes(letter) ?? false;
  const isWrite = method !== 'GET';
  const state = who?.state ?? {};
  if (!who) return row.who !== 'AN' ? 'unauthenticated' : isWrite && isSunset && !also('S') ? 'sunset' : null;
  if (state.is_two_factor_pending && !also('2')) return 'two_factor_required';
  if (state.mode === 'readonly' && (isWrite || row.isOwn) && !also('R')) return 'readonly';
  if (isWrite && isSunset && !also('S')) return 'sunset';
  if (row.who === 'AN') return null;
  if (state.has_accepted_terms === false && !also('T')) return 'terms_required';
  const isSuper = who.scopes?.includes('admin') ?? false;
  if (row.who === 'SA' && !isSuper) return 'forbidden';
  if (row.who === 'MU' && !isSuper && !who.grants) return 'forbidden';
  if (row.isOwn && state.acting_user_id) return 'own_only';
  return row.isProved && state.proved_at ? 'proof_required' : null;
}
