import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startVipps, VIPPS_KEYS } from '#tests/support/vipps-server.ts';
import { EVENTS_PATH, vippsProvider } from './vipps.ts';
import type { SimulatedCall, SimulatedEvent, Treatment } from './vipps-simulator.ts';

const HOST = 'nabolag.localhost:3000';
let vipps: Awaited<ReturnType<typeof startVipps>>;
let treatments: Partial<Record<SimulatedCall, Treatment[]>> = {};
let delayMs = 0;
const told: SimulatedEvent[] = [];
beforeAll(async () => {
  vipps = await startVipps({
    manners: {
      treat: (call) => treatments[call]?.shift() ?? 'answer',
      delayMs: () => delayMs,
    },
    deliver: (event) => told.push(event),
  });
});
afterAll(() => vipps.close());
beforeEach(() => {
  treatments = {};
  delayMs = 0;
  told.length = 0;
});

const provider = (more: Partial<Parameters<typeof vippsProvider>[0]> = {}) =>
  vippsProvider({ url: vipps.url, keys: VIPPS_KEYS, eventHost: HOST, ...more });
const newPayment = () => ({
  reference: randomUUID(),
  amount_ore: 12_000,
  description: 'Vårsemester',
  return_url: 'http://bergen.localhost:3000/fritidskonto',
});
const reserved = async (amount_ore = 12_000) => {
  const payment = { ...newPayment(), amount_ore };
  await provider().create(payment, `create-${payment.reference}`);
  vipps.simulator.decide(payment.reference, true);
  return payment.reference;
};

describe('BEY-07 the adapter to Vipps MobilePay', () => {
  test('BEY-07 a payment is created, approved, captured in parts and refunded in parts', async () => {
    const { create, read, carryOut } = provider();
    const payment = newPayment();
    expect(await create(payment, 'key-of-create')).toEqual({
      outcome: 'done',
      redirect_url: `http://nabolag.localhost:3000/dev/vipps/pay/${payment.reference}`,
    });
    expect(await read(payment.reference)).toEqual({
      outcome: 'done',
      payment: { state: 'created', captured_ore: 0, refunded_ore: 0 },
    });
    vipps.simulator.decide(payment.reference, true);
    const { reference } = payment;
    await carryOut({ kind: 'capture', reference, amount_ore: 7000, key: 'first' });
    await carryOut({ kind: 'capture', reference, amount_ore: 5000, key: 'second' });
    await carryOut({ kind: 'refund', reference, amount_ore: 2000, key: 'third' });
    expect(await read(reference)).toMatchObject({
      payment: { state: 'authorised', captured_ore: 12_000, refunded_ore: 2000 },
    });
  });

  test('BEY-07 the same key is the same operation, and a lost answer is unknown until it is asked again', async () => {
    const reference = await reserved();
    treatments = { capture: ['lose_answer'] };
    const { carryOut, read } = provider();
    const capture = { kind: 'capture', reference, amount_ore: 6000, key: 'one-key' } as const;
    expect(await carryOut(capture)).toEqual({ outcome: 'unknown', reason: 'lost' });
    expect(await carryOut(capture)).toMatchObject({ outcome: 'done' });
    expect(await read(reference)).toMatchObject({ payment: { captured_ore: 6000 } });
  });

  test('BEY-07 what is refused comes with its code, what is not there is missing, what breaks is unknown', async () => {
    const reference = await reserved();
    const { carryOut, read } = provider();
    expect(await carryOut({ kind: 'capture', reference, amount_ore: 12_001, key: 'too-much' })).toEqual({
      outcome: 'refused',
      reason: '6061',
    });
    expect(await read('never-heard-of')).toEqual({ outcome: 'missing' });
    treatments = { read: ['break'] };
    expect(await read(reference)).toEqual({ outcome: 'unknown', reason: 'status 500' });
  });

  test('BEY-07 an answer that does not come in time is unknown', async () => {
    const reference = await reserved();
    const slow = provider({ timeoutMs: 50 });
    delayMs = 300;
    expect(await slow.read(reference)).toMatchObject({ outcome: 'unknown' });
  });

  test('BEY-07 one token does for all calls, and a new one is fetched when it is refused', async () => {
    // Counted where they are sent: the server may still be hearing a call of an earlier test.
    let tokens = 0;
    let isTakenBack = false;
    const { read } = provider({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        if (headers.get('authorization') === null) tokens += 1;
        else if (isTakenBack && tokens < 2) headers.set('authorization', 'Bearer taken-back');
        return fetch(input, { ...init, headers });
      },
    });
    const reference = await reserved();
    await Promise.all([read(reference), read(reference), read(reference)]);
    expect(tokens).toBe(1);
    isTakenBack = true;
    expect(await read(reference)).toMatchObject({ outcome: 'done' });
    expect(tokens).toBe(2);
  });

  test('BEY-07 with wrong keys nothing is known, and nothing is believed to be refused', async () => {
    const { read } = provider({ keys: { ...VIPPS_KEYS, clientSecret: 'another' } });
    expect(await read(await reserved())).toEqual({ outcome: 'unknown', reason: 'no token' });
  });
});

describe('BEY-07 what Vipps MobilePay tells by itself', () => {
  const event = async () => {
    await reserved();
    const authorised = told.at(-1);
    if (!authorised) throw new Error('Nothing was told.');
    return { host: HOST, path: EVENTS_PATH, headers: authorised.headers, bytes: authorised.bytes };
  };
  const { readEvent } = vippsProvider({ url: 'http://127.0.0.1:1', keys: VIPPS_KEYS, eventHost: HOST });

  test('BEY-07 it is read where it is signed, without anything about the payer', async () => {
    const given = await event();
    expect(readEvent(given, new Date())).toMatchObject({ body: { name: 'AUTHORIZED', amount_ore: 12_000 } });
    expect(Object.keys(readEvent(given, new Date())?.body ?? {})).toEqual(['name', 'amount_ore', 'at', 'is_success']);
  });

  test.each([
    [
      'another body',
      (given: Given) => ({ ...given, bytes: Buffer.from(given.bytes.toString().replace('120', '999')) }),
    ],
    ['another host', (given: Given) => ({ ...given, host: 'oslo.localhost:3000' })],
    ['another path', (given: Given) => ({ ...given, path: `${EVENTS_PATH}?more` })],
    ['no signature', (given: Given) => ({ ...given, headers: { ...given.headers, authorization: undefined } })],
    [
      'a signature of another',
      (given: Given) => ({ ...given, headers: { ...given.headers, authorization: forged(given.headers) } }),
    ],
    ['no date', (given: Given) => ({ ...given, headers: { ...given.headers, 'x-ms-date': 'yesterday' } })],
  ])('BEY-07 with %s it is not', async (_what, change) => {
    const given = await event();
    expect(readEvent(change({ ...given, bytes: Buffer.from(given.bytes) }), new Date())).toBeNull();
  });

  test('BEY-07 after five minutes, or from the future, it is not', async () => {
    const given = await event();
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    expect(readEvent(given, minutes(4))).not.toBeNull();
    expect(readEvent(given, minutes(6))).toBeNull();
    expect(readEvent(given, minutes(-6))).toBeNull();
  });
});

type Given = { host: string; path: string; headers: Record<string, string>; bytes: Buffer };
const forged = (headers: Record<string, string>): string =>
  String(headers.authorization).replace(/Signature=.*/, `Signature=${Buffer.alloc(32).toString('base64')}`);
