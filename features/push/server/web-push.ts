import { FetchFailed, faultInAddress, safeFetch } from '#platform/server/safe-fetch.ts';
import { encryptContent, isBrowserKey } from './encrypt-content.ts';
import type { PushOutcome, PushService } from './push-service.ts';
import { vapidKey } from './vapid-key.ts';

type WebPushOptions = {
  /** Of the portal: 32 bytes in base64url. */
  privateKey: string;
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  contact: string;
  /** For tests: where a browser says that it is reached is otherwise never inside the house. */
  isLoopbackAllowed?: boolean;
  timeoutMs?: number;
};

const TIMEOUT_MS = 8000;

/** RFC 8030, 8291 and 8292. The address comes from a browser, and so from anybody. */
export function webPush({
  privateKey,
  contact,
  isLoopbackAllowed = false,
  timeoutMs = TIMEOUT_MS,
}: WebPushOptions): PushService {
  const key = vapidKey(privateKey);
  const limits = { isLoopbackAllowed, timeoutMs, largestBytes: 0 };
  return {
    publicKey: key.publicKey,
    accepts({ endpoint, p256dh }) {
      if (!URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      const isPlain = url.username === '' && url.password === '' && (url.port === '' || isLoopbackAllowed);
      return isPlain && faultInAddress(url, limits) === null && isBrowserKey(p256dh);
    },
    async send(address, notice, { now, expires_at }) {
      const url = new URL(address.endpoint);
      const headers = {
        authorization: `vapid t=${await key.sign({ endpoint: url, contact, now })}, k=${key.publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.floor((expires_at.getTime() - now.getTime()) / 1000))),
        urgency: 'normal',
        // One that waits for the device to wake up gives way to its twin.
        topic: notice.tag.replaceAll('-', '').slice(0, 32),
      };
      const body = encryptContent(JSON.stringify(notice), address);
      try {
        const { status } = await safeFetch(url, { method: 'POST', headers, body }, limits);
        return outcomeOf(status);
      } catch (error) {
        if (error instanceof FetchFailed && NOBODY_IS_THERE.includes(error.fault)) return 'gone';
        throw error;
      }
    },
  };
}

/** A name that leads inside the house by now is no push service's. */
const NOBODY_IS_THERE: readonly string[] = ['not_https', 'inside'];

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`A push service answered ${status}.`);
  return 'refused';
}
