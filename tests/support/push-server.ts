import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import type { Notice } from '#features/push/rules.ts';
import { type PushBrowser, pushBrowser } from './push-browser.ts';

type Taken = {
  device: string;
  notice: Notice;
  headers: IncomingHttpHeaders;
  subject: string | undefined;
  bytes: number;
};

/** A push service on this machine, which believes nothing: whose message it is, and that the browser can read it. */
export async function startPushServer(now: () => Date) {
  const browsers = new Map<string, PushBrowser>();
  const taken: Taken[] = [];
  const faults: unknown[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const device = request.url ?? '';
    const content = await buffer(request);
    try {
      const browser = browsers.get(device);
      if (!browser) throw new Error(`Nobody is at ${device}.`);
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('Another encryption.');
      const subject = await demandSigned(request.headers, origin, now());
      const notice = JSON.parse(await browser.read(content));
      if (status === 201) taken.push({ device, notice, headers: request.headers, subject, bytes: content.length });
      response.writeHead(status, { location: `${origin}/taken` }).end();
    } catch (error) {
      faults.push(error);
      response.writeHead(403).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let count = 0;
  return {
    origin,
    taken,
    /** What was wrong with what came. */
    faults,
    answerWith(next: number) {
      status = next;
    },
    /** What a browser gives the portal, once it is turned on. */
    async newDevice() {
      count += 1;
      const path = `/device/${count}`;
      const browser = await pushBrowser();
      browsers.set(path, browser);
      return { endpoint: `${origin}${path}`, expirationTime: null, keys: browser.keys };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type PushServer = Awaited<ReturnType<typeof startPushServer>>;

/** RFC 8292: signed with the key that it names, for this service, and not for long. */
async function demandSigned(headers: IncomingHttpHeaders, origin: string, now: Date): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const publicKey = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const { payload } = await jwtVerify(token, publicKey, { audience: origin, algorithms: ['ES256'], currentDate: now });
  const seconds = (payload.exp ?? Number.POSITIVE_INFINITY) - now.getTime() / 1000;
  if (seconds > 86_400) throw new Error('Good for longer than a day.');
  return payload.sub;
}
