import { createHash, createHmac } from 'node:crypto';
import { isSameText } from '#platform/server/secrets.ts';
import type { EventRequest } from './payment-provider.ts';

/** An event that was caught on its way is of no use later. Also how far two clocks may be apart. */
const MAX_AGE_MS = 5 * 60_000;
const SIGNED_HEADERS = 'x-ms-date;host;x-ms-content-sha256';

type Signed = { host: string; path: string; bytes: Uint8Array; secret: string; date: string };

/** The headers that Vipps MobilePay signs its webhooks with. */
export function signedHeaders({ host, path, bytes, secret, date }: Signed) {
  const digest = createHash('sha256').update(bytes).digest('base64');
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${date};${host};${digest}`).digest('base64');
  return {
    'x-ms-date': date,
    'x-ms-content-sha256': digest,
    authorization: `HMAC-SHA256 SignedHeaders=${SIGNED_HEADERS}&Signature=${signature}`,
  };
}

/** Whether it was signed with our secret, for the host that we gave, just now. */
export function isSigned(
  request: EventRequest,
  { host, secret }: { host: string; secret: string },
  now: Date,
): boolean {
  const { 'x-ms-date': date, 'x-ms-content-sha256': digest, authorization } = request.headers;
  if (typeof date !== 'string' || typeof digest !== 'string' || typeof authorization !== 'string') return false;
  if (request.host !== host) return false;
  const ageMs = Math.abs(now.getTime() - Date.parse(date));
  // Not a number where it is no date.
  if (!(ageMs <= MAX_AGE_MS)) return false;
  const expected = signedHeaders({ host, path: request.path, bytes: request.bytes, secret, date });
  const isSameContent = isSameText(expected['x-ms-content-sha256'], digest);
  return isSameText(expected.authorization, authorization) && isSameContent;
}
