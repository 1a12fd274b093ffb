import { z } from 'zod';
import type { NewPayment, PaymentProvider, ProviderAnswer, ProviderEvent } from './payment-provider.ts';
import { accessToken, createdPayment, problemDetails, providerPayment, webhookEvent } from './vipps-shapes.ts';
import { isSigned } from './vipps-signature.ts';

export type VippsKeys = {
  clientId: string;
  clientSecret: string;
  subscriptionKey: string;
  merchantSerialNumber: string;
  webhookSecret: string;
};

type VippsOptions = {
  /** `https://api.vipps.no`, or the test environment’s. */
  url: string;
  keys: VippsKeys;
  /** The host that the webhook is registered with. */
  eventHost: string;
  /** For the simulator, which is reached without a network. */
  fetch?: typeof fetch;
  timeoutMs?: number;
};

/** Where the webhook is registered, at the host of one tenant for all of them. */
export const EVENTS_PATH = '/payments/vipps/events';

const TIMEOUT_MS = 8000;
/** A token that is about to expire would be refused on the way. */
const TOKEN_SPARE_MS = 60_000;
const PAYMENTS_PATH = '/epayment/v1/payments';
/** `Capture failed, please try again later`: the only domain error that passes. */
const PASSING_ERROR = '6280';

type Asked = { method: 'GET' | 'POST'; path: string; body?: unknown; key?: string };
type Heard = { status: number; json: unknown } | { status: null; reason: string };

/** Vipps MobilePay’s ePayment API. Everything that changes something has a key, so that all of it can be asked again. */
export function vippsProvider({
  url,
  keys,
  eventHost,
  fetch: send = fetch,
  timeoutMs = TIMEOUT_MS,
}: VippsOptions): PaymentProvider {
  const merchant = {
    'Ocp-Apim-Subscription-Key': keys.subscriptionKey,
    'Merchant-Serial-Number': keys.merchantSerialNumber,
    'Vipps-System-Name': 'nabolag',
  };
  let token: { value: Promise<string | null>; goodUntilMs: number } | undefined;

  async function hear({ method, path, body }: Asked, headers: Record<string, string>): Promise<Heard> {
    try {
      const response = await send(new URL(path, url), {
        method,
        headers: { ...merchant, 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // Following one would hand our keys to another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, json: readJson(text) };
    } catch (error) {
      return { status: null, reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'lost' };
    }
  }

  async function fetchToken(): Promise<string | null> {
    const heard = await hear(
      { method: 'POST', path: '/accesstoken/get' },
      { client_id: keys.clientId, client_secret: keys.clientSecret },
    );
    const parsed = heard.status === 200 ? accessToken.safeParse(heard.json) : undefined;
    if (!parsed?.success) {
      token = undefined;
      return null;
    }
    if (token) token.goodUntilMs = performance.now() + parsed.data.expires_in * 1000 - TOKEN_SPARE_MS;
    return parsed.data.access_token;
  }

  /** One for all calls, until it expires; those who come at once wait for the same. */
  function currentToken(): Promise<string | null> {
    if (!token || token.goodUntilMs <= performance.now()) {
      token = { value: Promise.resolve(null), goodUntilMs: Number.POSITIVE_INFINITY };
      token.value = fetchToken();
    }
    return token.value;
  }

  async function ask(asked: Asked, isSecondTry = false): Promise<Heard> {
    const bearer = await currentToken();
    if (bearer === null) return { status: null, reason: 'no token' };
    const heard = await hear(asked, {
      Authorization: `Bearer ${bearer}`,
      ...(asked.key !== undefined && { 'Idempotency-Key': asked.key }),
    });
    if (heard.status !== 401 || isSecondTry) return heard;
    // It was taken back before its time.
    token = undefined;
    return ask(asked, true);
  }

  return {
    async create(payment, key) {
      const heard = await ask({ method: 'POST', path: PAYMENTS_PATH, body: creationOf(payment), key });
      return answerOf(heard, createdPayment, ({ redirectUrl }) => ({ redirect_url: redirectUrl }));
    },
    async read(reference) {
      const heard = await ask({ method: 'GET', path: `${PAYMENTS_PATH}/${reference}` });
      return answerOf(heard, providerPayment, (payment) => ({ payment }));
    },
    async carryOut({ kind, reference, amount_ore, key }) {
      const body = kind === 'cancel' ? {} : { modificationAmount: { currency: 'NOK', value: amount_ore } };
      const heard = await ask({ method: 'POST', path: `${PAYMENTS_PATH}/${reference}/${kind}`, body, key });
      return answerOf(heard, z.unknown(), () => ({}));
    },
    readEvent(request, now): ProviderEvent | null {
      if (!isSigned(request, { host: eventHost, secret: keys.webhookSecret }, now)) return null;
      const parsed = webhookEvent.safeParse(readJson(new TextDecoder().decode(request.bytes)));
      if (!parsed.success || parsed.data.msn !== keys.merchantSerialNumber) return null;
      const { reference, pspReference, name, amount, timestamp, success } = parsed.data;
      return {
        // They have no id of their own; no two are alike in all of this.
        key: [reference, pspReference, name, timestamp].join(' '),
        reference,
        body: { name, amount_ore: amount.value, at: timestamp, is_success: success },
      };
    },
  };
}

const creationOf = ({ reference, amount_ore, description, return_url }: NewPayment) => ({
  amount: { currency: 'NOK', value: amount_ore },
  paymentMethod: { type: 'WALLET' },
  reference,
  returnUrl: return_url,
  userFlow: 'WEB_REDIRECT',
  paymentDescription: description,
});

function answerOf<Schema extends z.ZodType, Result>(
  heard: Heard,
  schema: Schema,
  resultOf: (read: z.output<Schema>) => Result,
): ProviderAnswer<Result> {
  if (heard.status === null) return { outcome: 'unknown', reason: heard.reason };
  if (heard.status >= 200 && heard.status < 300) {
    const parsed = schema.safeParse(heard.json);
    return parsed.success
      ? { outcome: 'done', ...resultOf(parsed.data) }
      : { outcome: 'unknown', reason: 'unreadable answer' };
  }
  if (heard.status === 404) return { outcome: 'missing' };
  if (heard.status !== 400) return { outcome: 'unknown', reason: `status ${heard.status}` };
  const code = errorCodeIn(heard.json);
  return code === PASSING_ERROR ? { outcome: 'unknown', reason: code } : { outcome: 'refused', reason: code };
}

/** Never their words, which may repeat what we sent. */
function errorCodeIn(json: unknown): string {
  const parsed = problemDetails.safeParse(json);
  const named = parsed.data?.extraDetails?.find(({ name }) => name === 'ErrorCode')?.reason;
  return named !== undefined && /^\w{1,20}$/.test(named) ? named : 'status 400';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
