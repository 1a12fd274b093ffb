import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { OperationKind } from '../rules.ts';
import { EVENTS_PATH, type VippsKeys } from './vipps.ts';
import { signedHeaders } from './vipps-signature.ts';

export const SIMULATOR_PATH = '/dev/vipps';
export const SIMULATOR_PAYER_PATH = `${SIMULATOR_PATH}/pay`;

export type SimulatedCall = 'token' | 'create' | 'read' | OperationKind;

/**
 * - `lose_request`: it never arrives.
 * - `lose_answer`: it is carried out, and nobody hears of it.
 * - `break`: something is wrong over there.
 * - `refuse`: it is not carried out, for a reason.
 */
export type Treatment = 'answer' | 'lose_request' | 'lose_answer' | 'break' | 'refuse';

/** How well it behaves; tests make it worse. */
export type SimulatorManners = {
  treat(call: SimulatedCall, reference: string): Treatment;
  delayMs(call: SimulatedCall): number;
  /** How often what has happened is told: not at all, or twice. */
  timesTold(name: string): number;
};

export type SimulatedEvent = { path: string; headers: Record<string, string>; bytes: Uint8Array };

type SimulatorOptions = {
  keys: VippsKeys;
  /** Where the payer’s page is, as browsers know it. */
  payerOrigin: string;
  eventHost: string;
  now(): Date;
  /** Brings a webhook to the portal. */
  deliver(event: SimulatedEvent): void;
  manners?: Partial<SimulatorManners>;
};

export type SimulatorRequest = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
};
export type SimulatorAnswer = { status: number; json: unknown };

type Amount = { currency: 'NOK'; value: number };
export type SimulatedPayment = {
  reference: string;
  pspReference: string;
  state: 'CREATED' | 'AUTHORIZED' | 'ABORTED' | 'EXPIRED' | 'TERMINATED';
  amount: number;
  captured: number;
  refunded: number;
  cancelled: number;
  description: string;
  returnUrl: string;
  createdAt: Date;
  events: { name: string; amount: Amount; timestamp: string }[];
};

const MAX_PAYMENTS = 10_000;
const PAYER_MINUTES = 10;
const TOKEN_SECONDS = 3600;

const nok = z.object({ currency: z.literal('NOK'), value: z.int() });
const creation = z.object({
  amount: nok.refine(({ value }) => value >= 100),
  paymentMethod: z.object({ type: z.enum(['WALLET', 'CARD']) }),
  reference: z.string().regex(/^[a-zA-Z0-9-]{8,64}$/),
  returnUrl: z.url(),
  userFlow: z.literal('WEB_REDIRECT'),
  paymentDescription: z.string().min(3).max(100),
});
const modification = z.object({ modificationAmount: nok.refine(({ value }) => value > 0) });

/** Nobody hears what became of it. */
export class AnswerLost extends Error {}

/** Speaks Vipps MobilePay’s ePayment protocol and takes nobody’s money. What it knows is gone when the process ends. */
export function vippsSimulator({ keys, payerOrigin, eventHost, now, deliver, manners = {} }: SimulatorOptions) {
  const payments = new Map<string, SimulatedPayment>();
  const answered = new Map<string, SimulatorAnswer>();
  const tokens = new Set<string>();

  async function answer(request: SimulatorRequest): Promise<SimulatorAnswer> {
    const asked = callIn(request);
    if (!asked) return problem(404, 'Not Found', request.path);
    const delayMs = manners.delayMs?.(asked.call) ?? 0;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const treatment = manners.treat?.(asked.call, asked.reference) ?? 'answer';
    if (treatment === 'lose_request') throw new AnswerLost();
    if (treatment === 'break') return problem(500, 'Internal Server Error', request.path);
    if (treatment === 'refuse') return problem(400, 'Refused', request.path, '6010');
    const given = once(request, asked);
    if (treatment === 'lose_answer') throw new AnswerLost();
    return given;
  }

  /** The same key is the same answer. */
  function once(request: SimulatorRequest, asked: Asked): SimulatorAnswer {
    const { 'idempotency-key': key } = request.headers;
    const name = typeof key === 'string' ? `${key} ${request.path}` : undefined;
    const before = name === undefined ? undefined : answered.get(name);
    if (before) return before;
    const given = carryOut(request, asked);
    if (name !== undefined && given.status < 300) answered.set(name, given);
    return given;
  }

  function carryOut(request: SimulatorRequest, { call, reference }: Asked): SimulatorAnswer {
    const { headers, path } = request;
    if (headers['ocp-apim-subscription-key'] !== keys.subscriptionKey) return problem(401, 'Unauthorized', path);
    if (call === 'token') {
      const isOurs = headers.client_id === keys.clientId && headers.client_secret === keys.clientSecret;
      if (!isOurs) return problem(401, 'Unauthorized', path);
      const token = randomUUID();
      tokens.add(token);
      return { status: 200, json: { token_type: 'Bearer', expires_in: String(TOKEN_SECONDS), access_token: token } };
    }
    if (!tokens.has(String(headers.authorization).replace(/^Bearer /, ''))) return problem(401, 'Unauthorized', path);
    if (call === 'create') return create(request);
    const payment = find(reference);
    if (!payment) return problem(404, 'Not Found', path);
    if (call === 'read') return { status: 200, json: shown(payment) };
    return change(request, call, payment);
  }

  function create({ body, path, headers }: SimulatorRequest): SimulatorAnswer {
    if (typeof headers['idempotency-key'] !== 'string') return problem(400, 'Bad Request', path);
    const parsed = creation.safeParse(body);
    if (!parsed.success) return problem(400, 'Bad Request', path);
    const { reference, amount, paymentDescription, returnUrl } = parsed.data;
    if (payments.has(reference)) return problem(409, 'Conflict', path);
    const payment: SimulatedPayment = {
      reference,
      pspReference: randomUUID(),
      state: 'CREATED',
      amount: amount.value,
      captured: 0,
      refunded: 0,
      cancelled: 0,
      description: paymentDescription,
      returnUrl,
      createdAt: now(),
      events: [],
    };
    const [oldest] = payments.keys();
    if (payments.size >= MAX_PAYMENTS && oldest !== undefined) payments.delete(oldest);
    payments.set(reference, payment);
    tell(payment, 'CREATED', payment.amount);
    return { status: 201, json: { reference, redirectUrl: `${payerOrigin}${SIMULATOR_PAYER_PATH}/${reference}` } };
  }

  function change({ body, path, headers }: SimulatorRequest, kind: OperationKind, payment: SimulatedPayment) {
    if (typeof headers['idempotency-key'] !== 'string') return problem(400, 'Bad Request', path);
    if (kind === 'cancel') {
      if (payment.captured > 0 || !['CREATED', 'AUTHORIZED'].includes(payment.state)) {
        return problem(400, 'Payment cannot be cancelled', path, '6070');
      }
      const isReserved = payment.state === 'AUTHORIZED';
      payment.state = 'TERMINATED';
      payment.cancelled = isReserved ? payment.amount : 0;
      tell(payment, isReserved ? 'CANCELLED' : 'TERMINATED', payment.amount);
      return { status: 200, json: shown(payment) };
    }
    const parsed = modification.safeParse(body);
    if (!parsed.success) return problem(400, 'Bad Request', path);
    const { value } = parsed.data.modificationAmount;
    if (kind === 'capture') {
      if (payment.state !== 'AUTHORIZED') return problem(400, 'Cannot capture before reservation', path, '6080');
      if (payment.captured + value > payment.amount) return problem(400, 'Capture amount too high', path, '6061');
      payment.captured += value;
      tell(payment, 'CAPTURED', value);
    } else {
      if (payment.refunded + value > payment.captured) return problem(400, 'Refund amount too high', path, '6062');
      payment.refunded += value;
      tell(payment, 'REFUNDED', value);
    }
    return { status: 200, json: shown(payment) };
  }

  /** Who has not answered in time need not any more. */
  function find(reference: string): SimulatedPayment | undefined {
    const payment = payments.get(reference);
    if (payment?.state === 'CREATED' && now().getTime() - payment.createdAt.getTime() > PAYER_MINUTES * 60_000) {
      payment.state = 'EXPIRED';
      tell(payment, 'EXPIRED', payment.amount);
    }
    return payment;
  }

  /** The payer says yes or no, and is led back. Only the first answer counts. */
  function decide(reference: string, isYes: boolean): string | undefined {
    const payment = find(reference);
    if (payment?.state === 'CREATED') {
      payment.state = isYes ? 'AUTHORIZED' : 'ABORTED';
      tell(payment, payment.state, payment.amount);
    }
    return payment?.returnUrl;
  }

  function tell(payment: SimulatedPayment, name: string, value: number): void {
    const timestamp = now().toISOString();
    payment.events.push({ name, amount: { currency: 'NOK', value }, timestamp });
    const bytes = Buffer.from(
      JSON.stringify({
        msn: keys.merchantSerialNumber,
        reference: payment.reference,
        pspReference: `${payment.pspReference}-${payment.events.length}`,
        name,
        amount: { currency: 'NOK', value },
        timestamp,
        idempotencyKey: null,
        success: true,
      }),
    );
    const signed = { host: eventHost, path: EVENTS_PATH, bytes, secret: keys.webhookSecret, date: now().toUTCString() };
    const headers = { 'content-type': 'application/json', host: eventHost, ...signedHeaders(signed) };
    const times = manners.timesTold?.(name) ?? 1;
    for (let time = 0; time < times; time += 1) deliver({ path: EVENTS_PATH, headers, bytes });
  }

  return { answer, find, decide, payments };
}

export type VippsSimulator = ReturnType<typeof vippsSimulator>;

/** The protocol without a network between. */
export const simulatedFetch =
  (simulator: VippsSimulator): typeof fetch =>
  async (input, init = {}) => {
    const { status, json } = await simulator.answer({
      method: init.method ?? 'GET',
      path: new URL(String(input)).pathname,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return Response.json(json, { status });
  };

type Asked = { call: SimulatedCall; reference: string };

function callIn({ method, path }: SimulatorRequest): Asked | null {
  if (method === 'POST' && path === '/accesstoken/get') return { call: 'token', reference: '' };
  const [, reference = '', deed] = /^\/epayment\/v1\/payments(?:\/([\w-]+)(?:\/(capture|cancel|refund))?)?$/.exec(
    path,
  ) ?? ['', '-', 'none'];
  if (method === 'POST' && reference === '') return { call: 'create', reference };
  if (method === 'GET' && reference !== '-' && deed === undefined) return { call: 'read', reference };
  const isDeed = deed === 'capture' || deed === 'cancel' || deed === 'refund';
  return method === 'POST' && isDeed ? { call: deed, reference } : null;
}

const shown = ({ reference, pspReference, state, amount, captured, refunded, cancelled }: SimulatedPayment) => {
  const of = (value: number): Amount => ({ currency: 'NOK', value });
  const isReserved = state === 'AUTHORIZED' || cancelled > 0;
  return {
    reference,
    pspReference,
    state,
    amount: of(amount),
    paymentMethod: { type: 'WALLET' },
    aggregate: {
      authorizedAmount: of(isReserved ? amount : 0),
      capturedAmount: of(captured),
      refundedAmount: of(refunded),
      cancelledAmount: of(cancelled),
    },
  };
};

const problem = (status: number, title: string, instance: string, code?: string): SimulatorAnswer => ({
  status,
  json: {
    type: `https://httpstatuses.io/${status}`,
    title,
    status,
    instance,
    ...(code !== undefined && { extraDetails: [{ name: 'ErrorCode', reason: code }] }),
  },
});
