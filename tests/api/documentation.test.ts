import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { FILTER_PARAMETERS } from '#features/events/filters.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { testRoutes } from './test-routes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ moreRoutes: testRoutes });
});
afterAll(() => portal.close());

// The demo's mailbox is there only where the demo is.
const endpoints = (await describedApi()).filter(({ path }) => !path.startsWith('/dev/'));

describe('API-01 the contract for machines', () => {
  test('API-01 it is a valid OpenAPI 3.1 document', async () => {
    const { headers, json } = await portal.get('/api/openapi.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const validator = new Validator();
    const { valid, errors } = await validator.validate(json());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(json().openapi).toBe('3.1.0');
  });

  test('API-01 the check notices a document that is not valid', async () => {
    const { json } = await portal.get('/api/openapi.json');
    const { paths, ...rest } = json();
    const { valid } = await new Validator().validate({ ...rest, paths: { events: paths['/api/events'] } });
    expect(valid).toBe(false);
  });

  test('API-01 every call is in it, with who may call it and how often', async () => {
    const { paths } = (await portal.get('/api/openapi.json')).json();
    for (const { path, method, access } of endpoints) {
      const operation = paths[`/api${path}`]?.[method.toLowerCase()];
      expect([path, operation?.['x-access']]).toEqual([path, access]);
      expect(operation.summary.length).toBeGreaterThan(10);
      expect(operation['x-rate-limit']).toBeInstanceOf(Object);
      expect(operation.responses.default.content['application/json'].schema.$ref).toBe('#/components/schemas/Problem');
    }
    expect(endpoints.length).toBeGreaterThan(5);
  });

  test('API-01 operation ids are unique and parameters are named', async () => {
    const { paths } = (await portal.get('/api/openapi.json')).json();
    const operations = Object.values<Record<string, Operation>>(paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const list = paths['/api/events'].get as Operation;
    expect(list.parameters.map(({ name }) => name)).toEqual([
      'page',
      'perPage',
      ...FILTER_PARAMETERS,
      'municipalities[]',
      'districts[]',
      'X-App-Language',
    ]);
    expect(list.parameters.find(({ name }) => name === 'perPage')?.schema).toMatchObject({
      type: 'integer',
      maximum: 100,
    });
    expect(list.parameters.every(({ required }) => required === false)).toBe(true);
  });

  test('IDN-13 a call that needs a ticket says so', async () => {
    const { paths } = (await portal.get('/api/openapi.json')).json();
    expect(paths['/api/test/user'].post.security).toEqual([{ ticket: [] }]);
    expect(paths['/api/test/anyone'].post.security).toBeUndefined();
    const keyOf = (path: string) =>
      paths[path].post.parameters.find(({ name }: { name: string }) => name === 'Idempotency-Key');
    expect(keyOf('/api/test/counts')).toMatchObject({ required: false });
    expect(keyOf('/api/cards/{id}/withdraw')).toMatchObject({ required: true });
  });
});

describe('API-01 the contract for people', () => {
  test('API-01 the page names every call', async () => {
    const { status, headers, body } = await portal.get('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { method, path } of endpoints) expect(body).toContain(`<b>${method}</b> /api${path}`);
    expect(body).toMatch(/^<!doctype html><html lang="en">/);
    expect(body.match(/<h1>/g)).toHaveLength(1);
  });

  test('D-32 its policy lets in its own style and nothing else', async () => {
    const { headers, body } = await portal.get('/api/docs');
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<script|style=|onclick|javascript:/i);
  });
});

type Operation = { operationId: string; parameters: { name: string; required: boolean; schema: object }[] };
