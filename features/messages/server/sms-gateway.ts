import { StartupError } from '#platform/server/startup-error.ts';
import { TryLater } from '#platform/server/try-later.ts';
import type { Outcome, SmsTransport } from './message-transport.ts';

type SmsGatewayOptions = {
  url: string;
  token?: string | undefined;
  /** What the phone shows as the sender, unless a message has one of its own. */
  from: string;
  isProduction: boolean;
};

const TIMEOUT_MS = 5000;
/** The gateway has read the message and will not have it. Other refusals are about us, and pass. */
const REFUSALS: readonly number[] = [400, 410, 413, 422];

/** Any gateway that takes JSON over HTTP with a bearer token. */
export function smsGateway({ url, token, from, isProduction }: SmsGatewayOptions): SmsTransport {
  if (isProduction && !url.startsWith('https://')) {
    throw new StartupError('settings', 'SMS_URL has to begin with https:// in production.');
  }
  return {
    async sendSms({ id, to, text, sender }): Promise<Outcome> {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text, from: sender ?? from }),
        // Following one would hand the token and the message to another user.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new TryLater(`The SMS gateway did not answer (${isTimeout(error) ? 'timeout' : 'no connection'}).`);
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (REFUSALS.includes(response.status)) return 'refused';
      throw new TryLater(`The SMS gateway answered ${response.status}.`, {
        afterMs: patienceAskedForMs(response.headers),
      });
    },
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** `Retry-After` is in seconds, or a time by the gateway's own clock. */
function patienceAskedForMs(headers: Headers): number {
  const asked = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
