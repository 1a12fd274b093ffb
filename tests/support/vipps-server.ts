import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import {
  type SimulatedEvent,
  type SimulatorManners,
  type Treatment,
  type VippsSimulator,
  vippsSimulator,
} from '#features/payments/server/vipps-simulator.ts';

export const VIPPS_KEYS = {
  clientId: 'client-of-tests',
  clientSecret: 'secret-of-tests',
  subscriptionKey: 'subscription-of-tests',
  merchantSerialNumber: '654321',
  webhookSecret: 'webhook-secret-of-tests',
};
export const EVENT_HOST = 'nabolag.localhost:3000';

type VippsServer = { url: string; simulator: VippsSimulator; close(): Promise<void> };

/** The simulator behind a socket, as the real one is. What is lost ends in a connection that breaks off. */
export async function startVipps({
  manners = {},
  eventHost = EVENT_HOST,
  deliver = () => {},
}: {
  manners?: Partial<SimulatorManners>;
  eventHost?: string;
  deliver?: (event: SimulatedEvent) => void;
} = {}): Promise<VippsServer> {
  const simulator = vippsSimulator({
    keys: VIPPS_KEYS,
    payerOrigin: 'http://nabolag.localhost:3000',
    eventHost,
    now: () => new Date(),
    deliver,
    manners,
  });
  const server = createServer(async (incoming, outgoing) => {
    try {
      const body = incoming.method === 'POST' ? await readJson(incoming).catch(() => undefined) : undefined;
      const { method = '', url: path = '', headers } = incoming;
      const { status, json } = await simulator.answer({ method, path, headers, body });
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    } catch {
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    simulator,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Brings a webhook to a portal that listens, under the host that it is signed for. Nobody may be there. */
export function deliverTo(port: number, { path, headers, bytes }: SimulatedEvent): void {
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  sent.on('error', () => {});
  sent.on('response', (response) => response.resume());
  sent.end(bytes);
}

/** Until it is calm, answers come late, not at all, or after it was done; events come never, once or twice. */
export function badManners(isCalm: () => boolean): SimulatorManners {
  return {
    treat(): Treatment {
      const drawn = isCalm() ? 1 : Math.random();
      if (drawn < 0.1) return 'lose_request';
      if (drawn < 0.25) return 'lose_answer';
      return drawn < 0.3 ? 'break' : 'answer';
    },
    delayMs: () => Math.random() * 300,
    timesTold: () => Math.floor(Math.random() * 3),
  };
}

export const vippsSettings = (url: string): Record<string, string> => ({
  VIPPS_URL: url,
  VIPPS_CLIENT_ID: VIPPS_KEYS.clientId,
  VIPPS_CLIENT_SECRET: VIPPS_KEYS.clientSecret,
  VIPPS_SUBSCRIPTION_KEY: VIPPS_KEYS.subscriptionKey,
  VIPPS_MERCHANT_SERIAL_NUMBER: VIPPS_KEYS.merchantSerialNumber,
  VIPPS_WEBHOOK_SECRET: VIPPS_KEYS.webhookSecret,
});
