import type { Notice } from '../rules.ts';

/** Where a browser is reached, and the keys that only it can read with. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

export type Sending = {
  now: Date;
  /** After this it is of no use, and the service need not keep it. */
  expires_at: Date;
};

/**
 * - `sent`: the browser's push service has it.
 * - `gone`: the browser cannot be reached there any more, or nobody may be.
 * - `refused`: this message will never be taken, however often it is tried.
 *
 * What may go better next time is thrown.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** The push services of the browsers' makers, all of which speak one protocol. */
export type PushService = {
  /** What a browser needs to let this portal send to it, and nobody else. */
  publicKey: string;
  /** Whether something can be sent there at all. */
  accepts(address: PushAddress): boolean;
  send(address: PushAddress, notice: Notice, sending: Sending): Promise<PushOutcome>;
};
