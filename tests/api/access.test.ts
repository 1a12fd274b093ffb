import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { testRoutes } from './test-routes.ts';

let portal: TestPortal;
const tickets: Partial<Record<string, string>> = {};
beforeAll(async () => {
  portal = await startPortal({ moreRoutes: testRoutes });
  tickets.user = await portal.given.person('Bruker');
  tickets.moderator = await portal.given.person('Moderator', { scopes: ['moderator'] });
  tickets.municipality = await portal.given.person('Kommune', { adminOf: [BERGEN] });
  tickets.superAdmin = await portal.given.person('Super', { scopes: ['admin'] });
  tickets.readonly = await portal.given.person('Lesbar', { scopes: ['admin'], adminOf: [BERGEN], isReadonly: true });
});
afterAll(() => portal.close());

/** Who calls what: the status of a read, then of a write. */
const MATRIX: Record<string, Record<string, [read: number, write: number]>> = {
  anyone: {
    nobody: [200, 200],
    user: [200, 200],
    moderator: [200, 200],
    municipality: [200, 200],
    superAdmin: [200, 200],
    readonly: [200, 405],
  },
  user: {
    nobody: [401, 401],
    user: [200, 200],
    moderator: [200, 200],
    municipality: [200, 200],
    superAdmin: [200, 200],
    readonly: [200, 405],
  },
  municipality: {
    nobody: [401, 401],
    user: [403, 403],
    moderator: [403, 403],
    municipality: [200, 200],
    superAdmin: [200, 200],
    readonly: [200, 405],
  },
  superAdmin: {
    nobody: [401, 401],
    user: [403, 403],
    moderator: [403, 403],
    municipality: [403, 403],
    superAdmin: [200, 200],
    readonly: [200, 405],
  },
};

const CELLS = Object.entries(MATRIX).flatMap(([access, row]) =>
  Object.entries(row).flatMap(([who, [read, write]]) => [
    { method: 'GET' as const, access, who, status: read },
    ...(['POST', 'PUT', 'DELETE'] as const).map((method) => ({ method, access, who, status: write })),
  ]),
);

describe('D-05 who is let in where', () => {
  test.each(CELLS)('D-05 $method for $access by $who is $status', async ({ method, access, who, status }) => {
    const answer = await portal.as(tickets[who]).send(method, `/api/test/${access}`);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (status === 200) expect(answer.json()).toEqual({ data: { name: access } });
    else expect(Object.keys(answer.json())).toEqual(['message']);
  });

  test('D-05 a person who calls is let in with a HEAD as with a GET', async () => {
    expect((await portal.send('HEAD', '/api/test/anyone')).status).toBe(200);
    expect((await portal.send('HEAD', '/api/test/user')).status).toBe(401);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'Bearer'])(
    'D-11 a ticket that nobody issued (%s) opens nothing, not even what is open to all',
    async (ticket) => {
      const { status } = await portal.as(ticket.length > 10 ? ticket : undefined).get('/api/test/anyone', {
        headers: { authorization: `Bearer ${ticket.length > 10 ? ticket : '00000000-0000-4000-8000-000000000001'}` },
      });
      expect(status).toBe(401);
    },
  );

  test('D-05 a public answer is not kept for a user who is logged in', async () => {
    const { headers } = await portal.as(tickets.user).get('/api/tenant');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('IDN-13 readonly is told so in the words that were asked for', async () => {
    const { status, json } = await portal.as(tickets.readonly).post('/api/test/user', undefined, { language: 'en' });
    expect(status).toBe(405);
    expect(json()).toEqual({ message: 'You are not allowed to make this actions in readonly mode' });
  });
});

describe('D-06 what leaves the house', () => {
  test('D-06 a field that the contract does not name is not sent', async () => {
    const { body } = await portal.post('/api/test/counts', { tag: 'fields' });
    expect(body).toContain('"tag":"fields"');
    expect(body).not.toContain('secret');
  });
});
