import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '#features/vocabulary/ids.ts';
import type { Sms } from './message-transport.ts';
import { smsGateway } from './sms-gateway.ts';

type Received = { path: string; headers: IncomingHttpHeaders; body: unknown };

const received: Received[] = [];
let answer: { status: number; headers?: Record<string, string>; isSilent?: boolean };
let gateway: Server;
let address: string;

beforeAll(async () => {
  gateway = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      path: `${request.method} ${request.url}`,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null'),
    });
    if (!answer.isSilent) reply.writeHead(answer.status, answer.headers).end('{}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 202 };
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const SMS: Sms = {
  id: ids.message.parse('a2b7c0de-0000-4000-8000-000000000002'),
  to: '+4791234567',
  text: 'Bærum: Koden din er 482913.',
  sender: null,
};
const send = (sms = SMS) =>
  smsGateway({ url: `${address}/sms`, token: 'a-token', from: 'Nabolag', isProduction: false }).sendSms(sms);

describe('the SMS gateway', () => {
  test('IDN-19 gets number, text and sender, with the token', async () => {
    expect(await send()).toBe('sent');
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path: 'POST /sms',
      body: { to: '+4791234567', text: 'Bærum: Koden din er 482913.', from: 'Nabolag' },
      headers: { authorization: 'Bearer a-token', 'idempotency-key': SMS.id },
    });
  });

  test('ORG-05 names an organisation as the sender, where a message has one', async () => {
    await send({ ...SMS, sender: 'Solvik IL' });
    expect(received[0]?.body).toMatchObject({ from: 'Solvik IL' });
  });

  test.each([400, 422])('D-29 %i is for good', async (status) => {
    answer = { status };
    expect(await send()).toBe('refused');
  });

  test.each([401, 429, 500, 503])('D-29 %i may go better next time, and the log learns no number', async (status) => {
    answer = { status };
    await expect(send()).rejects.toThrow(`The SMS gateway answered ${status}.`);
  });

  test.each([
    ['120', 120_000],
    ['Sun, 15 Nov 2026 12:02:00 GMT', 120_000],
    ['Sun, 15 Nov 2026 11:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
  ])('D-29 Retry-After: %s is %i ms by the clock of the gateway', async (asked, afterMs) => {
    answer = { status: 429, headers: { 'Retry-After': asked, Date: 'Sun, 15 Nov 2026 12:00:00 GMT' } };
    await expect(send()).rejects.toMatchObject({ afterMs });
  });

  test('D-22 a redirect is not followed: it would hand the code to another user', async () => {
    answer = { status: 307, headers: { location: `${address}/elsewhere` } };
    await expect(send()).rejects.toThrow('307');
    expect(received.map(({ path }) => path)).toEqual(['POST /sms']);
  });

  test('D-29 one that does not answer is not waited for', async () => {
    answer = { status: 202, isSilent: true };
    await expect(send()).rejects.toThrow(/timeout/i);
  });

  test('D-22 in production the way there is encrypted', () => {
    const options = { token: 'a-token', from: 'Nabolag', isProduction: true };
    expect(() => smsGateway({ ...options, url: 'http://sms.example/send' })).toThrow('https');
    expect(() => smsGateway({ ...options, url: 'https://sms.example/send' })).not.toThrow();
  });
});
