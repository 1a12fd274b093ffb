import dns, { type LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, BlockList, isIP } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { kartverketSearch } from '#features/addresses/server/kartverket-search.ts';
import { dntFeed } from '#features/imports/server/dnt-feed.ts';
import { smsGateway } from '#features/messages/server/sms-gateway.ts';
import { brregRegister } from '#features/organisation-register/server/brreg-register.ts';
import { newVapidKey } from '#features/push/server/vapid-key.ts';
import { webPush } from '#features/push/server/web-push.ts';
import { s3Files } from '#platform/server/files.ts';
import { newId } from '#platform/server/new-id.ts';
import { faultInAddress, safeFetch } from '#platform/server/safe-fetch.ts';
import { IPV4_OF_LOOPBACK, IPV6, NAMES, NO_HOSTS, OTHER_IPV4 } from '#tests/support/inside-hosts.ts';
import { pushBrowser } from '#tests/support/push-browser.ts';

/**
 * D-20. Two of the portal's ways out lead where others say: notifications go to the address that a browser names, and
 * imported activities come from a server that may be anybody's by now. Both ask through `safeFetch`. All others (mail,
 * SMS, files, ID-porten, address search, register, scanner) go where the settings say, and may follow no redirect.
 */

/** Stands for a server outside, without any traffic leaving this machine. */
const OUTSIDE = '127.0.0.2';

/** What the name server says, from one question to the next; its last answer stays. */
const names = { asked: 0, answers: [] as LookupAddress[][] };
const { lookup } = dns;
const answerName = ((name: string, ...rest: [object, (error: null, addresses: LookupAddress[]) => void]) => {
  // Servers that begin to listen ask here too.
  if (isIP(name)) return Reflect.apply(lookup, dns, [name, ...rest]);
  const answer = names.answers[Math.min(names.asked, names.answers.length - 1)] ?? [];
  names.asked += 1;
  rest[1](null, answer);
}) as unknown as typeof lookup;

const LIMITS = { timeoutMs: 5000, largestBytes: 1000, isLoopbackAllowed: false };

let trapHits = 0;
let traps: Server[];
let port: number;
let keys: Awaited<ReturnType<typeof pushBrowser>>['keys'];
const listenOn = (server: Server, host: string, at = 0) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, host, resolve));

beforeAll(async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(answerName);
  syncBuiltinESMExports();
  ({ keys } = await pushBrowser());
  const trap = () =>
    createServer().on('connection', (socket) => {
      trapHits += 1;
      socket.destroy();
    });
  traps = [trap(), trap()];
  const [first, second] = traps as [Server, Server];
  await listenOn(first, '127.0.0.1');
  ({ port } = first.address() as AddressInfo);
  // A machine without IPv6 has nothing there to reach.
  await listenOn(second, '::1', port).catch(() => {});
});
beforeEach(() => {
  trapHits = 0;
  names.asked = 0;
  names.answers = [[{ address: '127.0.0.1', family: 4 }]];
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const trap of traps) trap.close();
});

const HOSTS = [...IPV4_OF_LOOPBACK, ...OTHER_IPV4, ...IPV6.map((address) => `[${address}]`), ...NAMES];
const addressesOf = (host: string): string[] => [
  `https://${host}:${port}/x`,
  `https://user:pass@${host}:${port}/x`,
  `https://fcm.googleapis.com@${host}:${port}/x`,
  `http://${host}:${port}/x`,
];

test('D-20 there are more than a hundred forms', () => {
  expect(new Set([...HOSTS, ...NO_HOSTS]).size).toBeGreaterThan(100);
});

const push = webPush({ privateKey: newVapidKey(), contact: 'mailto:drift@nabolag.example' });
const NOTICE = { title: 'Fellessang', text: 'I morgen', lang: 'nb', path: '/', tag: 'a' };
const isName = (host: string) => NAMES.includes(host);

test.each(HOSTS)('D-20 nothing goes to %s, whichever way it is asked', async (host) => {
  const now = new Date();
  for (const address of addressesOf(host)) {
    const isHttps = address.startsWith('https:');
    const asked = safeFetch(new URL(address), { headers: {} }, LIMITS);
    await expect(asked).rejects.toMatchObject({ fault: isHttps ? 'inside' : 'not_https' });
    const read = dntFeed({ url: address, isLoopbackAllowed: false }).readPage(1);
    await expect(read).rejects.toThrow(isHttps ? /inside/ : /not https/);
    expect(push.accepts({ endpoint: address, ...keys })).toBe(false);
  }
  // A name is looked up when something is sent, not before.
  expect(push.accepts({ endpoint: `https://${host}/x`, ...keys })).toBe(isName(host));
  const sent = await push.send({ endpoint: `https://${host}:${port}/x`, ...keys }, NOTICE, { now, expires_at: now });
  expect(sent).toBe('gone');
  expect(trapHits).toBe(0);
});

test.each(NO_HOSTS)('D-20 "%s" is no host', (host) => {
  expect(
    addressesOf(host).filter((address) => URL.canParse(address) && !faultInAddress(new URL(address), LIMITS)),
  ).toEqual([]);
});

describe('D-20 a name that leads inside', () => {
  const { check } = BlockList.prototype;
  beforeAll(() => {
    vi.spyOn(BlockList.prototype, 'check').mockImplementation(function (this: BlockList, ...asked) {
      return asked[0] !== OUTSIDE && check.apply(this, asked as Parameters<typeof check>);
    });
  });
  afterAll(() => {
    vi.mocked(BlockList.prototype.check).mockRestore();
  });
  const ask = () => safeFetch(new URL(`https://push.example:${port}/x`), { headers: {} }, LIMITS);
  const ipv4 = (address: string) => ({ address, family: 4 });

  test.each([
    ['alone', [ipv4('127.0.0.1')]],
    ['after one outside', [ipv4(OUTSIDE), ipv4('127.0.0.1')]],
    ['before one outside', [ipv4('127.0.0.1'), ipv4(OUTSIDE)]],
    ['in IPv6', [{ address: '::1', family: 6 }]],
    ['as IPv4 inside IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['by 6to4', [{ address: '2002:7f00:1::', family: 6 }]],
    ['nowhere', []],
  ])('D-20 %s is not connected to', async (_name, answer) => {
    names.answers = [answer];
    await expect(ask()).rejects.toMatchObject({ fault: 'inside' });
    expect(trapHits).toBe(0);
  });

  test('D-20 the second time it is asked for: it is asked for once, and what was checked is what is connected to', async () => {
    let visits = 0;
    const outside = createServer().on('connection', (socket) => {
      visits += 1;
      socket.destroy();
    });
    await listenOn(outside, OUTSIDE, port);
    names.answers = [[ipv4(OUTSIDE)], [ipv4('127.0.0.1')]];
    await expect(ask()).rejects.toMatchObject({ fault: 'unreachable' });
    expect([names.asked, visits, trapHits]).toEqual([1, 1, 0]);
    await expect(ask()).rejects.toMatchObject({ fault: 'inside' });
    expect([visits, trapHits]).toEqual([1, 0]);
    outside.close();
  });
});

describe('D-20 an answer that leads inside', () => {
  let redirecting: Server;
  let origin: string;
  let visits = 0;
  let status = 302;
  beforeAll(async () => {
    redirecting = createServer((_request, response) => {
      visits += 1;
      response.writeHead(status, { location: `http://127.0.0.1:${port}/inside` }).end();
    });
    await listenOn(redirecting, '127.0.0.1');
    origin = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`;
  });
  afterAll(() => redirecting.close());

  const ways: [string, (url: string) => Promise<unknown>][] = [
    ['safeFetch', (url) => safeFetch(new URL(url), { headers: {} }, { ...LIMITS, isLoopbackAllowed: true })],
    ['imports', (url) => dntFeed({ url, isLoopbackAllowed: true }).readPage(1)],
    [
      'notifications',
      async (endpoint) => {
        const local = webPush({ privateKey: newVapidKey(), contact: 'mailto:a@b.example', isLoopbackAllowed: true });
        const now = new Date();
        return local.send({ endpoint, ...keys }, NOTICE, { now, expires_at: now });
      },
    ],
    ['address search', (url) => kartverketSearch({ url })('Storgata')],
    ['register of organisations', (url) => brregRegister({ url, onTrouble: () => {} })('974760673')],
    [
      'SMS',
      (url) =>
        smsGateway({ url, from: 'Nabolag', isProduction: false }).sendSms({
          id: newId<'MessageId'>(),
          to: '+4799999999',
          text: 'Hei',
          sender: null,
        }),
    ],
    [
      'files',
      (endpoint) =>
        s3Files({ endpoint, bucket: 'b', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }).get(
          'k'.repeat(43),
        ),
    ],
  ];
  test.each(ways)('D-20 %s does not follow it', async (_name, ask) => {
    for (status of [301, 302, 303, 307, 308]) {
      visits = 0;
      await ask(`${origin}/x`).catch(() => {});
      expect([visits > 0, trapHits]).toEqual([true, 0]);
    }
  });
});
