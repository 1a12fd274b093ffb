import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DECLARED } from '#apps/server/build-server.ts';
import type { PortalOptions } from '#apps/server/portal.ts';
import { type Endpoint, endpoint } from '#platform/contract/endpoint.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { readSettings } from '#platform/server/settings.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { openBeside } from './second-portal.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const proper = endpoint({
  method: 'GET',
  path: '/test/proper',
  summary: 'A call that says all that it must.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.string() }),
});

/** Types demand all this; what came past them is stopped here. */
const without = (part: keyof Endpoint): Route => {
  const { [part]: _, ...rest } = proper as Endpoint;
  return { endpoint: rest as Endpoint, handle: () => ({ data: 'x' }) };
};
const withPart = (part: Partial<Record<keyof Endpoint, unknown>>): Route => ({
  endpoint: { ...proper, ...part } as Endpoint,
  handle: () => ({ data: 'x' }),
});

describe('D-05 the portal does not start', () => {
  test.each(['access', 'rate', 'answer', 'summary'] as const)(
    'D-05 with a call that does not declare its %s',
    async (part) => {
      await expect(start({ moreRoutes: [without(part)] })).rejects.toThrow(`GET /test/proper does not declare ${part}`);
    },
  );

  test.each([{ rate: 'often' }, { rate: 'toString' }])(
    'D-05 with a rate class that does not exist: %j',
    async (part) => {
      await expect(start({ moreRoutes: [withPart(part)] })).rejects.toThrow('a known rate class');
    },
  );

  test.each([{ access: 'everyone' }, { access: 'toString' }])(
    'D-05 with an access that does not exist: %j',
    async (part) => {
      await expect(start({ moreRoutes: [withPart(part)] })).rejects.toThrow('a known access');
    },
  );

  test.each(['sendCode', 'export', 'directMessage', 'massMessage', 'logInAs'])(
    'D-12 with a call of the class %s that may be made while logged in as another',
    async (rate) => {
      await expect(start({ moreRoutes: [withPart({ rate, access: 'user' })] })).rejects.toThrow('isOwnOnly');
      await (await start({ moreRoutes: [withPart({ rate, access: 'user', isOwnOnly: true })] })).close();
    },
  );

  test.each([{ access: 'user' }, { method: 'POST' }])(
    'D-05 with an answer kept for the public that is not public: %j',
    async (part) => {
      const route = withPart({ ...part, publicForSeconds: 30 });
      await expect(start({ moreRoutes: [route] })).rejects.toThrow('is not a public read');
    },
  );

  test('D-05 with the same call declared twice', async () => {
    const twice = route(proper, () => ({ data: 'x' }));
    await expect(start({ moreRoutes: [twice, twice] })).rejects.toThrow();
  });

  test.each(['/api/raw', '/api', '/api/events/raw', '/api/*'])('D-05 with a raw route at %s', async (url) => {
    const addRaw = async (server: FastifyInstance) => void server.get(url, () => 'raw');
    await expect(start({ serveAssets: addRaw })).rejects.toThrow('has no endpoint that declares who may call it');
  });
});

describe('D-05 the portal starts: the twin', () => {
  test('D-05 with a call that declares all of it', async () => {
    const portal = await start({ moreRoutes: [route(proper, () => ({ data: 'x' }))] });
    const { statusCode, body } = await portal.server.inject('/api/test/proper');
    expect([statusCode, body]).toEqual([200, '{"data":"x"}']);
    await portal.close();
  });

  test('D-05 with a raw route elsewhere, or one that is marked', async () => {
    const addRaw = async (server: FastifyInstance) => {
      server.get('/elsewhere', () => 'raw');
      server.get('/api/marked', DECLARED, () => 'raw');
    };
    const portal = await start({ serveAssets: addRaw });
    expect((await portal.server.inject('/api/marked')).statusCode).toBe(200);
    await portal.close();
  });
});

describe('D-25 overload', () => {
  test('D-25 a process that cannot keep up says so at once, and stays live', async () => {
    const settings = readSettings({ NODE_ENV: 'development', DEMO: 'off', LOG_LEVEL: 'silent' });
    const portal = await start({ settings });
    await portal.server.ready();
    const shed = await vi.waitFor(
      async () => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
        await new Promise((resolve) => setTimeout(resolve, 5));
        const answer = await portal.server.inject('/api/tenant');
        expect(answer.statusCode).toBe(503);
        return answer;
      },
      { timeout: 15_000, interval: 10 },
    );
    expect(shed.headers['retry-after']).toBe('5');
    expect(shed.json()).toEqual({ message: 'The site is busy right now. Try again in a moment.' });
    expect((await portal.server.inject('/api/health/live')).statusCode).toBe(200);
    await vi.waitFor(async () => expect((await portal.server.inject('/api/tenant')).statusCode).toBe(200), {
      timeout: 15_000,
    });
    await portal.close();
  });
});

describe('ready and live', () => {
  test('D-27 while closing it is not ready any more, but still answers', async () => {
    const portal = await start({});
    expect((await portal.server.inject('/api/health/ready')).statusCode).toBe(200);
    const closing = portal.closeAfter(300);
    const ready = await portal.server.inject('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBe('5');
    expect((await portal.server.inject('/api/health/live')).statusCode).toBe(200);
    expect((await portal.server.inject('/api/events')).statusCode).toBe(200);
    await closing;
  });

  test('D-28 without its database it is live but not ready, and says 503 and not 500', async () => {
    const gone = { ...database, db: unreachable(), replica: unreachable() };
    const portal = await start({ database: gone });
    expect((await portal.server.inject('/api/health/live')).statusCode).toBe(200);
    for (const url of ['/api/health/ready', '/api/events']) {
      const { statusCode, headers } = await portal.server.inject(url);
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '5']);
    }
    await portal.close();
  });
});

const unreachable = () =>
  new Proxy(database.db, {
    get: () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });

const start = (options: Partial<PortalOptions>) => openBeside(database, {}, options);
