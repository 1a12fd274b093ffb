import type { IdportenMethod } from '../rules.ts';

/** One way to the national identity service: the real one by setting, else the embedded one. */
export type IdentityProvider = {
  /** Begins a login; what comes with the address must be remembered until the browser is back. */
  begin(wish: { method: IdportenMethod; language: 'nb' | 'nn' | 'en'; state: string }): Promise<BegunLogin>;
  /** Ends it with what the browser brought back: who it is, or why that is not known. */
  finish(returned: URLSearchParams, begun: Omit<BegunLogin, 'url'> & { state: string }): Promise<FinishedLogin>;
};

export type BegunLogin = { url: string; nonce: string; verifier: string; level: string };

export type FinishedLogin = { person: ProvenPerson } | { refusal: LoginRefusal };

/** Who the national identity service says it is. It tells the number alone, no name. */
export type ProvenPerson = { ssn: string; name: string | null };

/**
 * - `cancelled` the person turned back
 * - `level` the person signed in with less than what was asked for
 * - `away` the service does not answer
 * - `failed` anything else that is not as it should be
 */
export type LoginRefusal = 'cancelled' | 'level' | 'away' | 'failed';
