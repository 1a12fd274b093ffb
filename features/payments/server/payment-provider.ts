import type { OperationKind } from '../rules.ts';

export type NewPayment = {
  /** Our own name for it; the provider has one payment under it. */
  reference: string;
  amount_ore: number;
  description: string;
  /** Where the payer is led back to, whatever they answered. */
  return_url: string;
};

/** A payment as the provider has it. The amounts are of everything that has happened to it so far. */
export type ProviderPayment = {
  state: 'created' | 'authorised' | 'cancelled' | 'expired';
  captured_ore: number;
  refunded_ore: number;
};

/**
 * - `done`: the provider says so.
 * - `missing`: it has no such payment.
 * - `refused`: it will not, however often it is asked. The reason is a code, for those who look into it.
 * - `unknown`: nobody can tell whether it was done. Asking the same again is safe.
 */
export type ProviderAnswer<Result> =
  | ({ outcome: 'done' } & Result)
  | { outcome: 'missing' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; reason: string };

export type ProviderOperation = {
  kind: OperationKind;
  reference: string;
  amount_ore: number;
  /** The same key is the same operation, however often it is asked for. */
  key: string;
};

/** A request as it came, before anything of it is checked. */
export type EventRequest = {
  host: string | undefined;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  bytes: Uint8Array;
};

/** That something has happened to a payment. What it was is read from the provider, so that the order does not matter. */
export type ProviderEvent = {
  /** No two have the same. */
  key: string;
  reference: string;
  /** What was said, without anything about the payer. */
  body: { name: string; amount_ore: number; at: string; is_success: boolean };
};

/** Who takes people's own money for us. Answers are data: what becomes of a payment is decided by its feature. */
export type PaymentProvider = {
  create(payment: NewPayment, key: string): Promise<ProviderAnswer<{ redirect_url: string }>>;
  read(reference: string): Promise<ProviderAnswer<{ payment: ProviderPayment }>>;
  carryOut(operation: ProviderOperation): Promise<ProviderAnswer<unknown>>;
  /** What the provider tells by itself; null where it is not the provider's, not for us, or too old. */
  readEvent(request: EventRequest, now: Date): ProviderEvent | null;
};
